/** What may come next in a JSON text; `end` is nothing at all. */
type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'end';
/** The closing brackets that are still to come, innermost last. */
type Open = ('}' | ']')[];

const space = /[ \t\n\r]*/y;
// Every character but quote, backslash and control characters; or an escape.
const texts = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\uffff]*)*"/y;
const scalars = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;
const marks = /[{}[\],:]/y;

/** Offset at which a text stops being JSON: its length when it ends too early. JSON.parse does not always tell. */
export function brokenAt(text: string): number {
  const open: Open = [];
  let expected: Expected | null = 'value';
  let offset = 0;
  for (;;) {
    offset += matchAt(space, text, offset).length;
    const token = tokenAt(text, offset);
    expected = token === '' ? null : next[expected](token, open);
    if (expected === null) return offset;
    offset += token.length;
  }
}

const tokenAt = (text: string, offset: number): string =>
  matchAt(texts, text, offset) || matchAt(scalars, text, offset) || matchAt(marks, text, offset);

function matchAt(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? '';
}

/** What may follow a token; null when the token itself may not stand there. */
const next: Readonly<Record<Expected, (token: string, open: Open) => Expected | null>> = {
  value,
  'value or ]': (token, open) => (token === ']' ? close(token, open) : value(token, open)),
  key,
  'key or }': (token, open) => (token === '}' ? close(token, open) : key(token)),
  ':': (token) => (token === ':' ? 'value' : null),
  ', or end': (token, open) => (token === ',' ? afterComma(open) : close(token, open)),
  end: () => null,
};

function value(token: string, open: Open): Expected | null {
  if (token === '{' || token === '[') {
    open.push(token === '{' ? '}' : ']');
    return token === '{' ? 'key or }' : 'value or ]';
  }
  return /^[}\],:]/.test(token) ? null : afterValue(open);
}

function key(token: string): Expected | null {
  return token.startsWith('"') ? ':' : null;
}

function close(token: string, open: Open): Expected | null {
  return token === open.at(-1) && open.pop() !== undefined ? afterValue(open) : null;
}

const afterComma = (open: Open): Expected => (open.at(-1) === '}' ? 'key' : 'value');
const afterValue = (open: Open): Expected => (open.length === 0 ? 'end' : ', or end');
