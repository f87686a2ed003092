import type { JsonNode } from './json-tree.ts';

type ObjectNode = Extract<JsonNode, { kind: 'object' }>;

/** The text with one more member at the end of an object, laid out as the others are; nothing else of it changes. */
export function addMember(text: string, object: ObjectNode, key: string, value: unknown): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const outer = indentAt(text, object.start);
  const inner = memberIndent(text, object) ?? outer + unitOf(text);
  const printed = `${JSON.stringify(key)}: ${JSON.stringify(value, null, unitOf(text))}`.replaceAll('\n', eol + inner);
  const last = object.members.at(-1);
  const close = object.end - 1;
  const body = text.slice(object.start + 1, close);
  // Comments behind the last member stay where they are, so the new one goes below them.
  const stop = object.start + 1 + body.trimEnd().length;
  const tail = text.slice(stop, close);
  const before =
    last === undefined || object.comma
      ? text.slice(0, stop)
      : `${text.slice(0, last.node.end)},${text.slice(last.node.end, stop)}`;
  const after = tail.includes('\n') ? tail : eol + outer;
  return `${before}${eol}${inner}${printed}${object.comma ? ',' : ''}${after}${text.slice(close)}`;
}

/** White space at the beginning of the line of an offset. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** How the members are indented that have a line of their own. */
function memberIndent(text: string, { members }: ObjectNode): string | null {
  const own = members.find(({ start }) => /(?:^|\n)[ \t]*$/.test(text.slice(0, start)));
  return own === undefined ? null : indentAt(text, own.start);
}

const unitOf = (text: string): string => /\n(\t| +)"/.exec(text)?.[1] ?? '  ';
