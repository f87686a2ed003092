import fc from 'fast-check';
import { beforeEach } from 'vitest';

// A mutant is dead at the first counterexample: to find the smallest one takes seconds, and most are found among the first cases.
// A mutant in files meets fifty properties on its way, and tests of the very text beside them.
const most = process.env['MUTATION_FOLDER'] === 'files' ? 100 : 400;
// As a plugin, which is the new way, it cannot be set for all properties.
// oxlint-disable-next-line typescript/no-deprecated
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: most });

/** What measures time or size, or counts its cases: it would fail, or take seconds for each mutant. */
const leftOut =
  /takes? no time|is quick, however|is never an exception|is judged quickly|in long texts and deep ones|ten thousand|the largest file that is taken|nearly as large as it may be|in a world of twelve findings|read alike what both accept|in worlds of every kind/;

beforeEach(({ task, skip }) => {
  skip(leftOut.test(task.fullTestName), 'not for each mutant');
});
