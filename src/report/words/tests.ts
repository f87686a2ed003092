import { foreign, listed, say, type Sentence } from '../../domain/sentence.ts';
import type { BaseTests, NamedTest } from '../../domain/tests.ts';
import { placeWords } from './terms.ts';

type TestBlock =
  | { readonly kind: 'text'; readonly tone: 'warning' | 'plain'; readonly message: Sentence }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly Sentence[])[];
    };

/** Whoever weakens what is proven is seen: the tests that a change removes, rewrites or adds. */
export function testDecisions(tests: BaseTests | undefined): TestBlock[] {
  if (tests === undefined) return [];
  const { removed, changed, added, failing } = tests;
  return [
    ...touched('Removes', removed, 'warning'),
    ...touched('Changes', changed, 'warning'),
    ...touched('Adds', added, 'plain'),
    ...failing.map(({ name, at, why }): TestBlock => ({
      kind: 'text',
      tone: 'warning',
      message: say`The new or changed test ${name} (${placeWords(at)}) fails, so it would stop every later change: ${why}`,
    })),
  ];
}

/** `Removes the invariant: critical findings block a merge`; other tests apart. */
function touched(verb: string, tests: readonly NamedTest[], tone: 'warning' | 'plain'): TestBlock[] {
  const { invariant = [], test = [] } = Object.groupBy(tests, nounOf);
  return [invariant, test]
    .filter((all) => all.length > 0)
    .map((all) => {
      const noun = `${all.map(nounOf)[0] ?? ''}${all.length === 1 ? '' : 's'}`;
      return {
        kind: 'text',
        tone,
        message: say`${[verb]} the ${[noun]}: ${listed(all.map(({ name }) => [foreign(name)]))}`,
      };
    });
}

const nounOf = ({ isInvariant }: NamedTest): 'invariant' | 'test' => (isInvariant ? 'invariant' : 'test');

/** `12 of 12 invariants hold`, of the base branch; the list of them is in the details. */
export function testLine(tests: BaseTests | undefined): TestBlock[] {
  if (tests === undefined || tests.results.length === 0) return [];
  const { results } = tests;
  const passed = results.filter(({ isPassed }) => isPassed).length;
  const nouns = [...new Set(results.map(nounOf))].toSorted().map((noun) => `${noun}s`);
  return [{ kind: 'text', tone: 'plain', message: say`${passed} of ${results.length} ${[nouns.join(' and ')]} hold` }];
}

/** Each test of the base branch, and whether it holds. */
export function testDetails(tests: BaseTests | undefined): TestBlock[] {
  if (tests === undefined || tests.results.length === 0) return [];
  const rows = tests.results.map(({ name, isPassed, verdict }): readonly Sentence[] => [
    [foreign(name)],
    [isPassed ? 'holds' : failedWords[verdict]],
  ]);
  return [{ kind: 'table', title: 'Tests', head: ['Test', 'Result'], rows }];
}

const failedWords = { holds: 'holds', broken: 'broken', unknown: 'not known' } as const;
