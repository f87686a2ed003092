import { foreign, joinSentences, listSentence, type Sentence } from '../domain/sentence.ts';
import { type Cube, valueBits, valuesNamed } from '../plan/effect/filter-space.ts';

/** `a critical finding with confidence low in a repository without the tag production`; `any finding` if nothing is known of it. */
export function describeFindings(cube: Cube): Sentence {
  const severity = possibleValues(cube, 'severity');
  const isAdjective = severity !== null && !severity.includes('');
  const adjective: Sentence = isAdjective ? [`${severity.toReversed().join(' or ')} `] : [];
  const parts = [
    { separator: ' ', words: isAdjective ? [] : valueWords('severity', severity) },
    { separator: ' ', words: valueWords('confidence', possibleValues(cube, 'confidence')) },
    { separator: ' ', words: fullScanWords(cube) },
    { separator: ' ', words: breakingChangeWords(cube) },
    classPart(cube),
    { separator: ' ', words: repositoryWords(cube) },
  ].filter(({ words }) => words.length > 0);
  if (adjective.length === 0 && parts.length === 0) return ['any finding'];
  return ['a ', ...adjective, 'finding', ...parts.flatMap(({ separator, words }) => [separator, ...words])];
}

/** The values that are possible, '' for none; null if all are. */
function possibleValues({ allowedValues }: Cube, type: string): string[] | null {
  const all = [...valueBits(type)];
  const possible = all.filter(([, bit]) => (allowedValues & bit) !== 0).map(([value]) => value);
  return possible.length === all.length ? null : possible;
}

function valueWords(noun: string, values: readonly string[] | null): Sentence {
  if (values === null) return [];
  if (values.length === 1 && values[0] === '') return [`without a ${noun}`];
  return [`with ${noun} ${values.map((value) => (value === '' ? 'none' : value)).join(' or ')}`];
}

function fullScanWords(cube: Cube): Sentence {
  const values = possibleValues(cube, 'full_scan');
  if (values?.length !== 1) return valueWords('full scan', values);
  if (values[0] === 'true') return ['from a full scan'];
  return values[0] === 'false' ? ['not from a full scan'] : ['without information on a full scan'];
}

function breakingChangeWords(cube: Cube): Sentence {
  const values = possibleValues(cube, 'breaking_change');
  if (values?.length !== 1) return valueWords('breaking change', values);
  if (values[0] === 'true') return ['whose fix is a breaking change'];
  return values[0] === 'false' ? ['whose fix is no breaking change'] : ['without information on a breaking change'];
}

function classPart(cube: Cube): { readonly separator: string; readonly words: Sentence } {
  const { present, absent } = openValues(cube, 'vulnerability_class');
  const words = joinSentences(
    [
      present.length === 0 ? [] : ['of the class ', ...listSentence(present)],
      absent.length === 0 ? [] : ['not of the class ', ...listSentence(absent, 'or')],
    ],
    ' and ',
  );
  return { separator: present.length === 0 ? ', ' : ' ', words };
}

function repositoryWords(cube: Cube): Sentence {
  const { present, absent } = openValues(cube, 'repository_tag');
  if (present.length + absent.length === 0) return [];
  const words = joinSentences(
    [
      present.length === 0 ? [] : ['tagged ', ...listSentence(present)],
      absent.length === 0 ? [] : ['without the tag ', ...listSentence(absent, 'or')],
    ],
    ' and ',
  );
  return ['in a repository ', ...words];
}

/** The values of an open type that the findings have, each or one of several, and those that they lack. */
function openValues(
  { anyOf, noneOf }: Cube,
  type: string,
): { readonly present: Sentence[]; readonly absent: Sentence[] } {
  const valuesIn = (names: Iterable<string>): Sentence[] => valuesNamed(type, names).map((value) => [foreign(value)]);
  const present = anyOf.map(valuesIn).filter((values) => values.length > 0);
  return { present: present.map((values) => listSentence(values, 'or')), absent: valuesIn(noneOf) };
}
