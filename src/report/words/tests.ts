import { foreign, listed, say, type Sentence } from '../../domain/sentence.ts';
import type { BaseTests } from '../../domain/tests.ts';

type TestBlock =
  | { readonly kind: 'text'; readonly tone: 'warning' | 'plain'; readonly message: Sentence }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly Sentence[])[];
    };

/** Whoever weakens what is proven is seen: the tests that a change removes or rewrites. */
export function testDecisions(tests: BaseTests | undefined): TestBlock[] {
  if (tests === undefined) return [];
  const words = (verb: string, names: readonly string[]): TestBlock[] =>
    names.length === 0
      ? []
      : [
          {
            kind: 'text',
            tone: 'warning',
            message: say`${[verb]} the ${[names.length === 1 ? 'test' : 'tests']}: ${listed(names.map((name) => [foreign(name)]))}`,
          },
        ];
  return [...words('Removes', tests.removed), ...words('Changes', tests.changed)];
}

/** `12 of 12 tests of the base branch hold`, and each of them. */
export function testDetails(tests: BaseTests | undefined): TestBlock[] {
  if (tests === undefined || tests.results.length === 0) return [];
  const { results } = tests;
  const passed = results.filter(({ isPassed }) => isPassed).length;
  const message = say`${passed} of ${results.length} invariants and tests of the base branch hold`;
  const rows = results.map(({ name, isPassed }): readonly Sentence[] => [
    [foreign(name)],
    [isPassed ? 'holds' : 'broken'],
  ]);
  return [
    { kind: 'text', tone: 'plain', message },
    { kind: 'table', title: 'Tests', head: ['Test', 'Result'], rows },
  ];
}
