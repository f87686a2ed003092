import { analyse } from 'scslre';
import { credentialFormats } from '../../../src/domain/credentials.ts';
import { findPatterns } from '../patterns/find-patterns.ts';
import type { TrustSuite } from '../suite.ts';

/** Made at run time of what stands in the document, whose patterns are tried where they stand in `src/generated`. */
const fromTheDocument: readonly RegExp[] = [
  /^src\/platform\/call\.ts:/,
  /^src\/sandbox\/http\/request\.ts:/,
  /^src\/sandbox\/http\/respond\.ts:/,
  // The same patterns, of our schemas.
  /^src\/files\/corrections\.ts:/,
  // Added below.
  /^src\/domain\/credentials\.ts:/,
];

const { found, unread } = findPatterns();
const credentials = { at: 'src/domain/credentials.ts', source: credentialFormats, flags: '' };
const patterns = [...new Map([...found, credentials].map((one) => [`/${one.source}/${one.flags}`, one])).entries()];

export const suite: TrustSuite = {
  name: 'patterns',
  threat: 'A regular expression takes time out of proportion to its input',
  claim:
    'a static analysis of every pattern in the sources finds no input for which its time grows faster than linearly',
  cases: { full: patterns.length, quick: patterns.length },
  run: async () => {
    const unknown = unread
      .filter((at) => !fromTheDocument.some((known) => known.test(at)))
      .map((at) => `${at} makes a pattern that cannot be read from the source: say in this suite what bounds it`);
    const slow = patterns.flatMap(([pattern, { at, source, flags }]) =>
      analyse(new RegExp(source, flags)).reports.map(({ type }) => `${at}: ${pattern} takes too long (${type})`),
    );
    return Promise.resolve({ cases: patterns.length, figures: {}, failures: [...unknown, ...slow] });
  },
};
