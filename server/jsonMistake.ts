/** Where a file stops being JSON, for the person who wrote it by hand. What stands there is not repeated: it may be a secret. */
export interface JsonMistake {
  readonly line: number;
  readonly problem: string;
}

type Kind = 'text' | 'plain' | 'sign' | 'comment' | 'odd' | 'end';

interface Token {
  readonly kind: Kind;
  readonly sign: string;
  readonly at: number;
}

const TEXT = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`;
const PLAIN = String.raw`(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])`;
const TOKEN = new RegExp(
  String.raw`[ \t\r\n]*(?:(?<text>${TEXT})|(?<plain>${PLAIN})|(?<sign>[[\]{},:])|(?<comment>//|/\*|#)|(?<odd>[^])|(?<end>$))`,
  'y',
);

/** The first mistake in `text`; null when it is JSON. */
export function jsonMistake(text: string): JsonMistake | null {
  const tokens = tokensOf(text);
  /** The brackets that are still to come. */
  const open: string[] = [];
  let wanted: 'value' | 'name' | 'colon' | 'next' = 'value';
  let before: Token | null = null;
  for (const token of tokens) {
    const { kind, sign } = token;
    const closing = open.at(-1);
    const isAfterComma = before?.sign === ',';
    const found = (problem: string, at = token.at) => ({ line: lineOf(text, at), problem });
    if (kind === 'comment') return found('JSON has no comments; take this one out');
    if (kind === 'odd' && text[token.at] === '"')
      return found('this text has no closing " on its line, or a lone \\ in it');
    if (sign !== '' && sign === closing && (wanted === 'next' || before?.sign === OPENING[sign])) {
      open.pop();
      wanted = 'next';
    } else if ((sign === '}' || sign === ']') && isAfterComma) {
      return found(`there is a comma too many before this ${sign}`, before?.at);
    } else if (wanted === 'name') {
      if (kind !== 'text') return found('the name of a setting must be in "quotation marks"');
      wanted = 'colon';
    } else if (wanted === 'colon') {
      if (sign !== ':') return found('a colon is missing between a name and its value');
      wanted = 'value';
    } else if (wanted === 'next') {
      if (kind === 'end') return closing === undefined ? null : found(`a ${closing} is missing at the end`);
      if (closing === undefined) return found('there is something after the end');
      if (sign !== ',') return found(`a comma or a ${closing} is missing before this`);
      wanted = closing === '}' ? 'name' : 'value';
    } else if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? '}' : ']');
      wanted = sign === '{' ? 'name' : 'value';
    } else if (kind === 'text' || kind === 'plain') {
      wanted = 'next';
    } else return found('here must be a number, true, false, null, a text in "quotation marks", { or [');
    before = token;
  }
  return null;
}

const OPENING: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

function* tokensOf(text: string): Generator<Token> {
  TOKEN.lastIndex = 0;
  for (;;) {
    const match = TOKEN.exec(text);
    const [kind, written] = Object.entries(match?.groups ?? {}).find(([, part]) => part !== undefined) ?? ['end', ''];
    const at = TOKEN.lastIndex - written.length;
    yield { kind: kind as Kind, sign: kind === 'sign' ? written : '', at };
    if (kind === 'end' || kind === 'odd') return;
  }
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
