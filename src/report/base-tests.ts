import { foreign, listSentence, say, type Sentence } from '../domain/sentence.ts';
import type { BaseTests, NamedTest } from '../domain/policy-tests.ts';
import type { BlockOf } from './blocks.ts';
import { positionText } from './words/labels.ts';

// The tests of the base branch, which guard a change.

/** The tests that a change removes, rewrites or adds, so that reviewers see a weakened invariant; and those of its own that fail. */
export function testDecisionBlocks(tests: BaseTests | undefined): BlockOf<'text'>[] {
  if (tests === undefined) return [];
  const { removed, changed, added, failing } = tests;
  return [
    ...touchedTestsBlocks('Removes', removed, 'warning'),
    ...touchedTestsBlocks('Changes', changed, 'warning'),
    ...touchedTestsBlocks('Adds', added, 'plain'),
    ...failing.map(({ name, at, why }): BlockOf<'text'> => ({
      kind: 'text',
      tone: 'warning',
      message: say`The new or changed test ${name} (${positionText(at)}) fails, so it would stop every later change: ${why}`,
    })),
  ];
}

/** `Removes the invariant: critical findings block a merge`; a block for invariants, one for other tests. */
function touchedTestsBlocks(verb: string, tests: readonly NamedTest[], tone: 'warning' | 'plain'): BlockOf<'text'>[] {
  const { invariant = [], test = [] } = Object.groupBy(tests, testNoun);
  return [
    { noun: 'invariant', named: invariant },
    { noun: 'test', named: test },
  ]
    .filter(({ named }) => named.length > 0)
    .map(({ noun, named }) => {
      const names = listSentence(named.map(({ name }) => [foreign(name)]));
      return {
        kind: 'text',
        tone,
        message: say`${[verb]} the ${[`${noun}${named.length === 1 ? '' : 's'}`]}: ${names}`,
      };
    });
}

const testNoun = ({ isInvariant }: NamedTest): 'invariant' | 'test' => (isInvariant ? 'invariant' : 'test');

/** `12 of 12 invariants hold`, of the base branch; the list of them is in the background of the report. */
export function testCountBlocks(tests: BaseTests | undefined): BlockOf<'text'>[] {
  if (tests === undefined || tests.results.length === 0) return [];
  const { results } = tests;
  const passed = results.filter(({ isPassed }) => isPassed).length;
  const nouns = [...new Set(results.map(testNoun))].toSorted().map((noun) => `${noun}s`);
  return [{ kind: 'text', tone: 'plain', message: say`${passed} of ${results.length} ${[nouns.join(' and ')]} hold` }];
}

/** Each test of the base branch, and whether it holds. */
export function testTableBlocks(tests: BaseTests | undefined): BlockOf<'table'>[] {
  if (tests === undefined || tests.results.length === 0) return [];
  const rows = tests.results.map(({ name, isPassed, verdict }): readonly Sentence[] => [
    [foreign(name)],
    [isPassed ? 'holds' : failedLabels[verdict]],
  ]);
  return [{ kind: 'table', title: 'Tests', head: ['Test', 'Result'], rows }];
}

const failedLabels = { holds: 'holds', broken: 'broken', unknown: 'not known' } as const;
