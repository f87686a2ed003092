import { type Document, isScalar, parseAllDocuments, visit } from 'yaml';

/** What another reader of YAML makes of a file. */
export type SecondReading =
  | { readonly kind: 'value'; readonly json: string }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Reads a file by `yaml` as a whole: the core schema of YAML 1.2, strict, no merge keys, and no tags, keys and texts that a file must not hold. Ask
 * it only about what our reader accepts: it overflows the stack on `[[[…`, and takes minutes for a hundred thousand keys.
 */
export function readAgain(text: string): SecondReading {
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
  const [wrong] = [...document.errors, ...document.warnings];
  const why = wrong?.message ?? forbiddenIn(document);
  if (why !== null) return refused(why);
  return { kind: 'value', json: JSON.stringify(document.toJS({ maxAliasCount: -1 })) ?? 'null' };
}

const refused = (why: string): SecondReading => ({ kind: 'refused', why });

/** Markers `...` may follow each other (production 211); `yaml` counts a document between two of them. */
const isNothing = ({ contents, directives, errors }: Document): boolean =>
  errors.length === 0 &&
  directives?.docStart !== true &&
  (contents === null || (isScalar(contents) && contents.source === ''));

const plainTags = [undefined, 'tag:yaml.org,2002:str', 'tag:yaml.org,2002:seq', 'tag:yaml.org,2002:map'];
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** What a document holds that no file may hold. */
function forbiddenIn(document: Document): string | null {
  if (document.directives?.yaml.explicit === true) return 'it has a directive';
  let found: string | null = null;
  visit(document, {
    Alias(_, node) {
      if (node.resolve(document) === undefined) found ??= 'an alias of nothing';
    },
    Pair(_, { key }) {
      const isText = isScalar(key) && typeof key.value === 'string';
      // With a tag it is the text that the tag says.
      const isMerge = isText && key.value === '<<' && key.type === 'PLAIN' && key.tag === undefined;
      if (!isText || isMerge) found ??= `the key ${String(key)}`;
    },
    Value(_, node) {
      if (!plainTags.includes(node.tag)) found ??= `the tag ${String(node.tag)}`;
      if (!isScalar(node)) return;
      if (typeof node.value === 'string' && forbidden.test(node.value)) found ??= 'a control character';
      // A number that no double can hold is infinite for `yaml`, and text in doubt for us, so that it is refused with «quote it».
      if (typeof node.value === 'number' && !Number.isFinite(node.value) && /\d/.test(node.source ?? ''))
        node.value = node.source;
    },
  });
  return found;
}
