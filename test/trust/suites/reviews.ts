import fc from 'fast-check';
import { type Sequence, sequence } from '../../review/model/actions.ts';
import { type SequenceResult, playSequence } from '../../review/model/world.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

export const suite: TrustSuite = {
  name: 'reviews',
  threat:
    'Pushes, retargets, merges, queues, re-runs, kills and refusals in any order, while others edit comments, statuses and the platform',
  claim:
    'judged by what comments showed and the platform held: a merge sends only its last plan that was visible before it, once, with its undo on disk; every later run has applied it or names it, for a true reason; a result has all that its run did; no preview is green without its plan recorded, and no commit gets a second plan without a person',
  cases: { full: 20_000, quick: 200 },
  run: tryReviews,
};

async function tryReviews({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const knownSequences = readCorpus(suite.name);
  const failures: string[] = [];
  const figures: Record<string, number> = {};
  const check = async (actions: Sequence): Promise<string[]> => {
    const { violations, eventCounts } = await playSafely(actions);
    for (const [what, count] of eventCounts) figures[what] = (figures[what] ?? 0) + count;
    return violations;
  };
  for (const { name, bytes } of knownSequences) {
    const violations = await check(JSON.parse(bytes.toString('utf8')) as Sequence);
    if (violations.length > 0) failures.push(`${name}: ${violations.join('; ')}`);
  }
  const property = fc.asyncProperty(sequence, async (actions) => {
    const violations = await check(actions);
    if (violations.length > 0) throw new Error(violations.join('; '));
  });
  const result = await fc.check(property, { seed, numRuns: cases });
  if (result.counterexample !== null) {
    const { message } = result.errorInstance as Error;
    failures.push(`${message}, after ${JSON.stringify(result.counterexample[0])}`);
  }
  const sortedFigures = Object.fromEntries(Object.entries(figures).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { cases: knownSequences.length + result.numRuns, figures: sortedFigures, failures };
}

/** Reports an exception as a violation. */
async function playSafely(actions: Sequence): Promise<SequenceResult> {
  try {
    return await playSequence(actions);
  } catch (error) {
    return { violations: [String(error instanceof Error ? error.stack : error)], eventCounts: new Map() };
  }
}
