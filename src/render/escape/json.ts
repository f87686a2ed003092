// What JSON leaves as it is, though a terminal may obey it or hide it; and what would begin a command in the log of GitHub's runner.
const acting = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|(?<=##)\[/g;

/** A value as JSON in which nothing can act on a terminal or in a log; read again, it is the same. */
export const toJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replaceAll(
    acting,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
