/** What `npm run bench` measures, in this order. */
export const raceNames = [
  'files-1',
  'files-100',
  'files-1000',
  'files-10000',
  'list-1000',
  'list-10000',
  'preview',
  'stages',
  'package',
  'action',
] as const;
export type RaceName = (typeof raceNames)[number];

/** Those in which whole processes read one target of the corpus. */
export type ReadingRace = Extract<RaceName, `files-${string}` | `list-${string}`>;

export const isReading = (name: RaceName): name is ReadingRace => /^(?:files|list)-/.test(name);
