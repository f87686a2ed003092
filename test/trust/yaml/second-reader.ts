import { type Document, isScalar, parseAllDocuments, visit } from 'yaml';

/** What another YAML parser reads from a file. */
export type SecondReading =
  | { readonly kind: 'value'; readonly json: string }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Reads a file with `yaml` alone: the core schema of YAML 1.2, strict, without merge keys, and without tags, keys and characters that a file must not have. Use
 * it only for files that ifmatch accepts: it overflows the stack on `[[[…`, and takes minutes for a hundred thousand keys.
 */
export function readWithSecondReader(text: string): SecondReading {
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
  const [document, second] = documents.filter((candidate, index) => index === 0 || !isEmptyDocument(candidate));
  if (document === undefined || second !== undefined) return refused('it has several documents');
  const [diagnostic] = [...document.errors, ...document.warnings];
  const reason = diagnostic?.message ?? findForbidden(document);
  if (reason !== null) return refused(reason);
  return { kind: 'value', json: JSON.stringify(document.toJS({ maxAliasCount: -1 })) ?? 'null' };
}

const refused = (reason: string): SecondReading => ({ kind: 'refused', reason });

/** Whether a document is only the gap between two markers `...`. They may follow each other (YAML 1.2.2, production 211), but `yaml` counts a document between them. */
const isEmptyDocument = ({ contents, directives, errors }: Document): boolean =>
  errors.length === 0 &&
  directives?.docStart !== true &&
  (contents === null || (isScalar(contents) && contents.source === ''));

const plainTags = [undefined, 'tag:yaml.org,2002:str', 'tag:yaml.org,2002:seq', 'tag:yaml.org,2002:map'];
const forbiddenCharacter = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** Returns the first thing in a document that ifmatch does not allow in a file, or null. */
function findForbidden(document: Document): string | null {
  if (document.directives?.yaml.explicit === true) return 'it has a directive';
  let found: string | null = null;
  visit(document, {
    Alias(_, node) {
      if (node.resolve(document) === undefined) found ??= 'an alias of nothing';
    },
    Pair(_, { key }) {
      const isText = isScalar(key) && typeof key.value === 'string';
      // With a tag, `<<` is the text that the tag says, and no merge key.
      const isMerge = isText && key.value === '<<' && key.type === 'PLAIN' && key.tag === undefined;
      if (!isText || isMerge) found ??= `the key ${String(key)}`;
    },
    Value(_, node) {
      if (!plainTags.includes(node.tag)) found ??= `the tag ${String(node.tag)}`;
      if (!isScalar(node)) return;
      if (typeof node.value === 'string' && forbiddenCharacter.test(node.value)) found ??= 'a control character';
      // A number too large for a double is infinite for `yaml`. ifmatch refuses it as an ambiguous scalar, so compare its source.
      if (typeof node.value === 'number' && !Number.isFinite(node.value) && /\d/.test(node.source ?? ''))
        node.value = node.source;
    },
  });
  return found;
}
