/** A word in single quotes for bash and zsh. */
export const quotePosix = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A word in single quotes for fish, where a backslash escapes within them. */
export const quoteFish = (text: string): string =>
  `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;

/** The first sentence of a description, as one line: a list of candidates has no room for more. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [sentence = line] = /^.+?[.;](?= )/.exec(line) ?? [];
  const bare = sentence.replace(/[.;]$/, '');
  return bare.length > 80 ? `${bare.slice(0, 79)}…` : bare;
}
