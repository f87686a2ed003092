import {
  countOrigins,
  type Drift,
  type DriftBase,
  type DriftEntry,
  type DriftFix,
  type DriftOrigin,
  driftOrigins,
  type DriftOutcome,
  entriesOf,
  type NoBase,
  type NotFixed,
} from '../domain/drift.ts';
import type { Change } from '../domain/plan.ts';
import type { Headline } from './verdict.ts';
import { count, problemWords, slugsOf } from './words.ts';

/** What was found, in one line. */
export function driftHeadline(outcome: DriftOutcome): Headline {
  if (outcome.kind === 'invalid')
    return { before: `Not valid: ${problemWords(outcome.problems)}`, slug: null, after: '' };
  if (outcome.kind === 'failed') return { before: 'Failed', slug: null, after: '' };
  const { drift, fix } = outcome;
  if (outcome.kind === 'drift') return within('Drift in ', drift, `: ${originCounts(drift).join(', ')}`);
  return fix === null ? within('No drift in ', drift, '') : within('No drift is left in ', drift, '');
}

function within(before: string, { bundles }: Drift, after: string): Headline {
  const slugs = slugsOf(bundles);
  const [slug = 'no deployment'] = slugs;
  if (slugs.length === 1) return { before, slug, after };
  return { before: before + (slugs.length === 0 ? slug : count(slugs.length, 'deployment')), slug: null, after };
}

/** `2 edited on the platform`, `1 waiting in the repository`; what is zero is left out. */
export function originCounts(drift: Drift): string[] {
  const counts = countOrigins(entriesOf(drift));
  return driftOrigins
    .filter((origin) => counts[origin] > 0)
    .map((origin) => `${String(counts[origin])} ${counted[toldAs(origin, drift)]}`);
}

/** What stands in the repository only is `waiting` where a plan says what was applied, and not where the base is `ahead` of the files. */
type Told = DriftOrigin | 'waiting' | 'behind';

/** The platform may be put back to any commit, and by a rollback: then it is not sure that the files are ahead. */
function toldAs(origin: DriftOrigin, { bundles }: Pick<Drift, 'bundles'>): Told {
  if (origin !== 'repository') return origin;
  const bases = bundles.flatMap(({ base, entries }) => (entries.some((entry) => entry.origin === origin) ? base : []));
  if (bases.every((base) => base.kind === 'plan' && !base.isUndo)) return 'waiting';
  return bases.some((base) => base.kind === 'commit' && base.chosen === 'ahead') ? 'behind' : origin;
}

const counted = {
  waiting: 'waiting in the repository',
  behind: 'different in the files',
  platform: 'edited on the platform',
  repository: 'where the platform has an earlier version',
  both: 'edited on both sides',
  unknown: 'not told apart',
} as const satisfies Record<Told, string>;

const titles = {
  waiting: 'Waiting in the repository',
  behind: 'Different in the files',
  platform: 'Edited on the platform',
  repository: 'The platform has an earlier version',
  both: 'Edited on both sides',
  unknown: 'Not told apart',
} as const satisfies Record<Told, string>;

export const originTitle = (origin: DriftOrigin, drift: Drift): string => titles[toldAs(origin, drift)];

/** Which side of the diff of an entry is which. */
export const diffLegend = (entry: DriftEntry): string =>
  showsEdit(entry) ? '- as in the files, + as on the platform' : '- as on the platform, + as in the files';

type Step = readonly [string, string, string];

/** What to do about each kind: ours, a command, ours. */
export const nextStep = (origin: DriftOrigin, drift: Drift, again: string): Step =>
  nextSteps[toldAs(origin, drift)](again);

const nextSteps = {
  waiting: (again) => ['Nothing is wrong: apply the files, after a look at ', command('preview', again), '.'],
  behind: (again) => [
    'The base has commits that these files lack, and applying them may take back what those brought. Bring the files up to date first, then see ',
    command('preview', again),
    '.',
  ],
  platform: (again) => [
    '',
    command('drift --fix', again),
    ' takes this into the files; applying the files as they are reverts it.',
  ],
  repository: (again) => [
    'Not applied yet, or put back on the platform. If these changes were reviewed, apply the files, after a look at ',
    command('preview', again),
    '.',
  ],
  both: (again) => [
    'A person decides: write into the files what is meant, and apply them. See ',
    command('preview', again),
    '.',
  ],
  unknown: (again) => [
    'Decide for each: write it into the files, or apply the files to revert it. See ',
    command('preview', again),
    '.',
  ],
} as const satisfies Record<Told, (again: string) => Step>;

const command = (name: string, again: string): string => `ifmatch ${name}${again === '' ? '' : ` ${again}`}`;

/** The change to show: what was done on the platform where that is known, else what applying the files would do. */
export const shownChange = (entry: DriftEntry): Change => (showsEdit(entry) ? entry.edit : entry.change);

/** Whether what was done on the platform is shown: from the files to the platform, and not the other way round. */
export const showsEdit = (entry: DriftEntry): entry is DriftEntry & { readonly edit: Change } =>
  entry.origin === 'platform' && entry.edit !== null;

/** What happened to an object, in sentences without its name. */
export function entrySays(entry: DriftEntry): string[] {
  const { origin, edit, change, changedWithin } = entry;
  if (origin === 'both' && edit !== null)
    return [edit.says && `on the platform: ${edit.says}`, change.says && `applying the files: ${change.says}`].filter(
      Boolean,
    );
  const { says } = shownChange(entry);
  return [says, changedWithin === undefined ? '' : openWords(changedWithin)].filter(Boolean);
}

const openWords = (commits: number): string =>
  `it also changed in the repository within the last ${count(commits, 'commit')}, and nothing tells whether that was applied; give --plan or --base`;

/** What files that are not accepted keep from being looked at. */
export const notLookedAt = 'Edits on the platform could not be looked at, because the files are not accepted.';

/**
 * What is taken for what was applied last; null where nobody needs to know. A commit is as old as it is on the day `today`; without one
 * it has its date, for texts that are read later.
 */
export function baseWords(base: DriftBase, today: string | null): string | null {
  if (base.kind === 'plan') return `taking ${base.path} as what was applied last`;
  if (base.kind === 'none') return base.why === 'not-needed' ? null : noBaseWords[base.why];
  const which = `taking ${base.short} of ${today === null ? base.at.slice(0, 10) : ageWords(base.at, today)} as what was applied last`;
  if (base.chosen !== 'nearest') return which;
  const fits =
    base.differs === 0 ? 'the platform is exactly that' : 'the nearest, but the platform is not exactly that';
  return `${which} (${fits})`;
}

const noBaseWords = {
  'not-needed': '',
  'no-git':
    'this cannot be told apart: git reads no commit here (no repository, none yet, or it belongs to another user: `git log` says). Give what was applied last: --plan FILE or --base REF.',
  shallow:
    'this cannot be told apart: the clone is shallow and may end before what was applied last. Fetch the whole history (git fetch --unshallow; in a workflow fetch-depth: 0), or give --plan FILE.',
  unread:
    'this cannot be told apart: this partial clone lacks older commits, and ifmatch does not fetch them. Run `git fetch --refetch --no-filter`, or give --plan FILE.',
  'no-history':
    'this cannot be told apart: none of the last 50 commits that touch the policies declares this bundle without errors. Give what was applied last: --plan FILE or --base REF.',
  'not-in-base':
    'this cannot be told apart: the commit that --base names does not declare this bundle. Name another one.',
  'not-in-plan':
    'this cannot be told apart: the plan that --plan names does not hold this bundle. Give another one, or --base REF.',
  'not-applied':
    'this cannot be told apart: by the plan that --plan names this bundle was not applied. Give another one, or --base REF.',
} as const satisfies Record<NoBase, string>;

/** Days between two dates; a clock that is wrong makes no negative age. */
function ageWords(at: string, today: string): string {
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(at.slice(0, 10))) / 86_400_000));
  return days === 0 ? 'today' : `${count(days, 'day')} ago`;
}

/** `2 edits of the platform are in the files now: policies/a.yaml.` */
export function fixWords({ fixed, written, removed }: DriftFix): string[] {
  if (fixed.length === 0) return ['Nothing was fixed: no edit of the platform could be taken into the files.'];
  const verb = fixed.length === 1 ? 'is' : 'are';
  return [
    `${count(fixed.length, 'edit')} of the platform ${verb} in the files now. Look at them, and commit them.`,
    ...written.map((path) => `wrote ${path}`),
    ...removed.map((path) => `removed ${path}`),
  ];
}

export const notFixedWords = {
  unwritable: 'a policy file cannot say it',
  repeated: 'the platform has it twice',
  layout: 'the YAML around it is laid out in a way that cannot be edited safely',
  'too-large': 'the file would become too large',
  'unread-file': 'it needs a file of its own, and the config does not look where that would be',
  'no-file': 'no file declares what it belongs to',
  'broken-file': 'its file has errors',
} as const satisfies Record<NotFixed, string>;

/** How and for whom drift is shown. */
type DriftView = {
  /** Name of the platform; null when none was asked. */
  readonly platform: string | null;
  /** Options and paths to say again after the command's name, as they were typed. */
  readonly again: string;
};

export type DriftTerminalView = DriftView & {
  /** Path of the config, where it is another than usual. */
  readonly config: string | null;
  /** `YYYY-MM-DD`, to say how old a commit is. */
  readonly today: string;
  /** Columns; fewer than 40 count as 40. */
  readonly width: number;
  readonly color: boolean;
  /** Diffs in full. */
  readonly verbose: boolean;
};

export type DriftMarkdownView = DriftView & {
  /** Characters that the answer may have. GitHub cuts a body at 65,536 and answers 422. */
  readonly budget?: number;
};
