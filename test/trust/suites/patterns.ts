import { analyse } from 'scslre';
import { credentialFormats } from '../../../src/domain/credentials.ts';
import { findPatterns } from '../patterns/find-patterns.ts';
import type { TrustSuite } from '../suite.ts';

/** Files that build patterns at run time from JSON schemas. The patterns are analysed where `src/generated` defines them. */
const fromSchemas: readonly RegExp[] = [
  /^src\/platform\/call\.ts:/,
  /^src\/sandbox\/http\/request\.ts:/,
  /^src\/sandbox\/http\/respond\.ts:/,
  // The patterns of our own schemas.
  /^src\/files\/corrections\.ts:/,
  // Added below.
  /^src\/domain\/credentials\.ts:/,
];

const inSources = findPatterns();
const credentials = { location: 'src/domain/credentials.ts', source: credentialFormats, flags: '' };
const patterns = [
  ...new Map(
    [...inSources.patterns, credentials].map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]),
  ).entries(),
];

export const suite: TrustSuite = {
  name: 'patterns',
  threat: 'A regular expression takes time out of proportion to its input',
  claim:
    'a static analysis of every pattern in the sources finds no input for which its time grows faster than linearly',
  cases: { full: patterns.length, quick: patterns.length },
  run: async () => {
    const unknown = inSources.unreadable
      .filter((location) => !fromSchemas.some((file) => file.test(location)))
      .map(
        (location) =>
          `${location} makes a pattern that cannot be read from the source: say in this suite what bounds it`,
      );
    const slow = patterns.flatMap(([pattern, { location, source, flags }]) =>
      analyse(new RegExp(source, flags)).reports.map(({ type }) => `${location}: ${pattern} takes too long (${type})`),
    );
    return Promise.resolve({ cases: patterns.length, figures: {}, failures: [...unknown, ...slow] });
  },
};
