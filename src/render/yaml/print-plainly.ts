type Fields = Readonly<Record<string, unknown>>;

/** Lines of YAML that grow. Each method answers whether all of its value could be written. */
class Lines {
  readonly all: string[] = [];

  /** `lead` stands before the first name, `indent` before the others. */
  fields(fields: Fields, lead: string, indent: string): boolean {
    const names = Object.keys(fields);
    return (
      names.length > 0 &&
      names.every(
        (name, index) => isName(name) && this.value(fields[name], `${index === 0 ? lead : indent}${name}:`, indent),
      )
    );
  }

  private value(value: unknown, head: string, indent: string): boolean {
    if (typeof value === 'string') return this.text(value, head, indent);
    if (typeof value === 'boolean') return this.add(`${head} ${String(value)}`);
    if (typeof value !== 'object' || value === null) return false;
    this.add(head);
    if (!Array.isArray(value)) return this.fields(value as Fields, `${indent}  `, `${indent}  `);
    return value.length > 0 && value.every((item) => this.item(item, `${indent}  - `, `${indent}    `));
  }

  private item(item: unknown, lead: string, indent: string): boolean {
    if (typeof item === 'string') return isInLine(item) && this.add(`${lead}${inLine(item)}`);
    return (
      typeof item === 'object' && item !== null && !Array.isArray(item) && this.fields(item as Fields, lead, indent)
    );
  }

  private text(text: string, head: string, indent: string): boolean {
    if (isInLine(text)) return this.add(`${head} ${inLine(text)}`);
    if (!isBlock(text)) return false;
    const isEnded = text.endsWith('\n');
    this.add(`${head} ${isEnded ? '|' : '|-'}`);
    for (const line of (isEnded ? text.slice(0, -1) : text).split('\n'))
      this.add(line === '' ? '' : `${indent}  ${line}`);
    return true;
  }

  private add(line: string): true {
    this.all.push(line);
    return true;
  }
}

/** A very long name has a form of its own. */
const isName = (text: string): boolean =>
  text.length < 100 && /^[A-Za-z][A-Za-z0-9_-]*$/.test(text) && !meaning.test(text);

// Far fewer than YAML allows, so that nobody can take them for anything else than text.
const isPlain = (text: string): boolean =>
  /^[A-Za-z](?:[ -~]*[!-~])?$/.test(text) && !/:(?: |$)| #/.test(text) && !meaning.test(text);
const meaning = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i;

/** As channels are named: the sign would begin a comment. */
const isTagged = (text: string): boolean => /^#[A-Za-z0-9_-]+$/.test(text);

const isInLine = (text: string): boolean => isPlain(text) || isTagged(text);
const inLine = (text: string): string => (isTagged(text) ? `'${text}'` : text);

/** Several lines without white space around any of them. One pattern for all of them throws where there are millions. */
const isBlock = (text: string): boolean =>
  text.includes('\n') && !/^\n|\n\n$/.test(text) && text.split('\n').every((line) => line === '' || isTrimmed(line));
const isTrimmed = (line: string): boolean => /^[!-~](?:[ -~]*[!-~])?$/.test(line);

/**
 * The lines of an object's YAML as js-yaml prints them, for what most objects hold: plain texts, lists and objects, true and false. Null
 * where there is anything else.
 */
export function printPlainly(fields: Fields): string[] | null {
  const lines = new Lines();
  return lines.fields(fields, '', '') ? lines.all : null;
}
