import { parseHostLine, parseLine } from '../../../firmware-protocol/index.js';

/** What a line means to the person at the terminal tower; undefined for what only keeps the link alive. */
export function describeLine(from: 'tower' | 'host', text: string): string | undefined {
  return from === 'host' ? describeHost(text) : describeTower(text);
}

function describeHost(text: string): string | undefined {
  const line = parseHostLine(text);
  if (line.kind === 'unreadable') return undefined;
  const { message } = line;
  switch (message.kind) {
    case 'hello':
      return 'the table says hello';
    case 'otherHello':
      return `a program that speaks version ${message.version} says hello`;
    case 'ack':
    case 'typedAck':
      return `the table has stored event ${message.seq}`;
    case 'light':
      return `light ${message.colour.join(', ')}`;
    case 'buzz':
      return `tone of ${message.tone[0]} Hz for ${message.tone[1]} ms`;
    case 'show':
      return `display "${message.text}"`;
    case 'ask':
      return message.ask === 0 ? 'no roll is wanted' : `roll ${message.ask} is wanted`;
    case 'bye':
      return 'the table says goodbye';
    default:
      return undefined;
  }
}

function describeTower(text: string): string | undefined {
  const message = parseLine(text);
  switch (message.kind) {
    case 'roll':
      return `event ${message.seq}: red ${message.d6 ?? 'not rolled'}, black ${message.d8 ?? 'not rolled'}`;
    case 'button':
      return `event ${message.seq}: button ${message.button} ${message.action}`;
    case 'fault':
      return `event ${message.seq}: ${message.code}${message.count === undefined ? '' : `, ${message.count} refused`}`;
    default:
      return undefined;
  }
}
