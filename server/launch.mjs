#!/usr/bin/env node
/** `watchroom [program] [flags]`: makes sure all is installed and built, then runs the table or one of the programs around it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './launch/build.mjs';
import { ensurePackages, giveUp, requireNode, root } from './launch/install.mjs';

const programs = ['engine', 'tower', 'demo', 'bench', 'torture'];

requireNode();
ensurePackages();
ensureBuild();

const [first] = process.argv.slice(2);
const isProgram = first !== undefined && !first.startsWith('-');
if (isProgram && !programs.includes(first))
  giveUp(`there is no program "${first}". There are: ${programs.join(', ')}; none starts the table.`);
if (isProgram) process.argv.splice(2, 1);

const file = isProgram ? join('cli', `${first}.js`) : 'main.js';
const path = join(root, 'dist', 'server', file);
if (!existsSync(path)) giveUp(`${file} is missing from this installation. Install it again.`);
await import(pathToFileURL(path).href);
