import { isAlias, isCollection, isPair, isScalar, parseAllDocuments, type Document, type Node } from 'yaml';

/** What another reader of YAML, held to the rules of our files, makes of a file. */
export type SecondReading =
  | { readonly kind: 'value'; readonly json: string }
  | { readonly kind: 'refused'; readonly why: string };

const largestFile = 10 * 1024 * 1024;

/**
 * Reads a file by `yaml`: the core schema of YAML 1.2, strict, no merge keys, and every rule of the architecture judged on its tree. Ask it
 * only about what is bounded: it overflows the stack on `[[[…` and takes exponential time for `? ? ?…`.
 */
export function readAgain(bytes: Buffer): SecondReading {
  const text = textOf(bytes);
  if (text === null) return refused('it is no clean UTF-8');
  return read(text);
}

function read(text: string): SecondReading {
  const documents = parseAllDocuments(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    strict: true,
    uniqueKeys: true,
    prettyErrors: false,
    logLevel: 'silent',
  });
  if ('empty' in documents) return { kind: 'value', json: 'null' };
  const [document, second] = documents.filter((one, index) => index === 0 || !isNothing(one));
  if (document === undefined || second !== undefined) return refused('it has several documents');
  const wrong = [...document.errors, ...document.warnings].find(({ code }) => code !== tabs);
  const bare = text.replaceAll(/^[ \t]*#.*$/gm, '');
  if (wrong?.code === commentBetween && bare !== text) return read(bare);
  if (wrong !== undefined) return refused(wrong.message);
  const broken = brokenRule(document);
  if (broken !== null) return refused(broken);
  return { kind: 'value', json: JSON.stringify(document.toJS({ maxAliasCount: -1 })) ?? 'null' };
}

const refused = (why: string): SecondReading => ({ kind: 'refused', why });

function textOf(bytes: Buffer): string | null {
  if (bytes.length > largestFile) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return Array.from(text).some((character) => isForbidden(character)) || /\r(?!\n)/.test(text) ? null : text;
  } catch {
    return null; // the only error is about bytes that are no UTF-8
  }
}

function isForbidden(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return !'\t\n\r'.includes(character);
  return (code >= 0x7f && code <= 0x9f) || [0xfeff, 0xfffe, 0xffff].includes(code);
}

/** Tabs may separate tokens and stand in empty lines; `yaml` minds more of them than YAML 1.2 does, and reads them all the same. */
const tabs = 'TAB_AS_INDENT';
/** `yaml` takes the next key into a value that stands below a comment and an empty line. */
const commentBetween = 'MULTILINE_IMPLICIT_KEY';

/** Markers `...` may follow each other (production 211); `yaml` counts a document between two of them. */
const isNothing = ({ contents, directives, errors }: Document): boolean =>
  errors.length === 0 &&
  directives?.docStart !== true &&
  (contents === null || (isScalar(contents) && contents.source === ''));

/** A rule of our files that a tree breaks. */
class Broken extends Error {}

type Measure = { readonly size: number; readonly height: number };
type Walk = { readonly document: Document; aliases: number; growth: number; readonly known: Map<Node, Measure> };

/** The first rule of our files that a tree breaks, or null. */
function brokenRule(document: Document): string | null {
  const { directives, contents } = document;
  if (directives?.yaml.explicit === true) return 'it has a directive';
  try {
    if (contents !== null) measure({ document, aliases: 0, growth: 0, known: new Map() }, contents, 0);
    return null;
  } catch (error) {
    if (error instanceof Broken) return error.message;
    throw error;
  }
}

/** How many values a node stands for, and how deep it is, with what its aliases repeat. Throws Broken. */
function measure(walk: Walk, node: Node, depth: number): Measure {
  if (isAlias(node)) return repeat(walk, node.resolve(walk.document), depth);
  checkNode(node);
  const own = isCollection(node) ? measureItems(walk, node.items.flatMap(partsOf), depth) : { size: 1, height: 0 };
  walk.known.set(node, own);
  return own;
}

function repeat(walk: Walk, target: Node | undefined, depth: number): Measure {
  const named = target === undefined ? undefined : walk.known.get(target);
  if (named === undefined) throw new Broken('an alias of nothing, or of what holds it');
  walk.aliases += 1;
  walk.growth += named.size;
  if (walk.aliases > 100) throw new Broken('it has over 100 aliases');
  if (walk.growth > 100_000) throw new Broken('its aliases add over 100,000 values');
  if (depth + named.height > 32) throw new Broken('it is deeper than 32');
  return named;
}

function measureItems(walk: Walk, parts: readonly Node[], depth: number): Measure {
  if (depth === 32) throw new Broken('it is deeper than 32');
  const inner = parts.map((part) => measure(walk, part, depth + 1));
  return {
    size: inner.reduce((sum, { size }) => sum + size, 1),
    height: inner.reduce((most, { height }) => Math.max(most, height), 0) + 1,
  };
}

/** An item of a list, or key and value of a pair. Throws Broken for a key that is no text. */
function partsOf(item: unknown): Node[] {
  if (!isPair(item)) return [item as Node];
  const broken = brokenKey(item.key);
  if (broken !== null) throw new Broken(broken);
  return [item.key, item.value].filter((part): part is Node => part !== null);
}

function brokenKey(key: unknown): string | null {
  if (!isScalar(key)) return 'a key is no scalar';
  if (typeof key.value !== 'string') return `the key ${String(key.value)} is no text`;
  // With a tag it is the text that the tag says.
  return key.value === '<<' && key.type === 'PLAIN' && key.tag === undefined ? 'a merge key' : null;
}

const plainTags = ['tag:yaml.org,2002:str', 'tag:yaml.org,2002:seq', 'tag:yaml.org,2002:map'];

/** Throws Broken for a tag that chooses what a text becomes, and for what is no text. */
function checkNode(node: Node): void {
  keepOverflow(node);
  const { tag } = node as { tag?: string };
  if (tag !== undefined && !plainTags.includes(tag)) throw new Broken(`the tag ${tag}`);
  if (!isScalar(node) || typeof node.value !== 'string') return;
  if (!node.value.isWellFormed()) throw new Broken('half of a pair of surrogates');
  // A byte order mark may be written as an escape on purpose.
  if (Array.from(node.value).some((one) => one !== '\uFEFF' && isForbidden(one)))
    throw new Broken('a control character');
}

/** A number that no double can hold is infinite for `yaml`, and text in doubt for us, so that it is refused with «quote it». */
function keepOverflow(node: Node): void {
  if (!isScalar(node) || Math.abs(Number(node.value)) !== Infinity || typeof node.value !== 'number') return;
  if (/\d/.test(node.source ?? '')) node.value = node.source;
}
