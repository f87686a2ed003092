import { isSameBundle } from '../domain/bundle.ts';
import { noConsent } from '../domain/consent.ts';
import { hasErrors, type Problem } from '../domain/problem.ts';
import type { PullReport, PullOutcome } from '../domain/pull.ts';
import type { Source } from '../domain/source.ts';
import type { World } from '../world.ts';
import { check, load, type Loaded, type Wanted } from './load.ts';
import { policyTexts } from './edits/policy-texts.ts';
import { type Previewed, previewFiles } from './preview.ts';
import { type Aims, findAims, type LiveAim, readAims } from './pull/aims.ts';
import { overlay } from './edits/overlay.ts';
import { pulledFiles } from './pull/pulled-files.ts';
import { refuseUnread } from './edits/refuse-unread.ts';
import { type LiveTexts, writeLive } from './pull/write-live.ts';
import { type FindUnsaved, refuseUnsaved } from './edits/refuse-unsaved.ts';
import { replaceTexts } from './edits/replace-texts.ts';
import { refusePoliciesAbove } from './refuse-policies-above.ts';

export type PullOptions = Omit<Wanted, 'paths' | 'judge'> & {
  /** The folder that `source` reads. */
  readonly root: string;
  readonly unsaved: FindUnsaved;
  /** Only tell. */
  readonly check: boolean;
  /** All policies of a bundle that no file declares yet go into one file. */
  readonly single: boolean;
  /** Also the bundles that no file declares yet. */
  readonly all: boolean;
};

/**
 * Writes what the platform has into the files. A dry run of them has to come back empty, before they are written and after; otherwise
 * all files are as they were.
 */
export async function pull(options: PullOptions, world: World): Promise<PullOutcome> {
  const files = load({ ...options, paths: [], judge: null }, world);
  refusePoliciesAbove(files, world);
  const problems = check(files, world).filter((problem) => !isFilled(problem, files, options.all));
  if (hasErrors(problems)) return { kind: 'invalid', problems: files.report(problems) };
  const before = policyTexts(files);
  const aims = await findAims(files, options.all, world);
  const read = await readAims(aims.aims, world);
  const texts = writeLive(read, before, files, options.single);
  return settle({ options, files, aims, read, before, texts }, world);
}

/** Whether a problem is one that a pull solves: there is nothing yet. */
function isFilled({ code, at }: Problem, { bundles, settings }: Loaded, all: boolean): boolean {
  if (code === 'deployment-unknown') return settings.deployments.size === 0;
  const isFolder = code === 'path-missing' && at.file !== '' && at.file === settings.file;
  return (code === 'no-files' || isFolder) && (all || bundles.length === 0);
}

type Pulling = {
  readonly options: PullOptions;
  readonly files: Loaded;
  readonly aims: Aims;
  readonly read: readonly LiveAim[];
  readonly before: ReadonlyMap<string, string>;
  readonly texts: LiveTexts;
};

/** Proves the texts, writes them, and proves them again as they stand on the disk. */
async function settle(pulling: Pulling, world: World): Promise<PullOutcome> {
  const { options, before, texts } = pulling;
  const { edits, unsaid } = texts;
  // Two objects of one identity may still mean the same: the dry run tells.
  if (unsaid.some(({ why }) => why !== 'no-field' && why !== 'repeated'))
    return { kind: 'differs', pull: summary(pulling, []), left: [], moved: false, problems: [] };
  refuseUnread(edits, before, options.source, pulling.files);
  const planned = await prove(pulling, overlay(options.source, edits), world);
  if (planned.kind === 'differs' || edits.size === 0) return planned;
  if (options.check) return { ...planned, kind: 'changes' };
  refuseUnsaved('a pull', edits, { before, unsaved: options.unsaved });
  const restore = replaceTexts(options.root, before, edits);
  try {
    const written = await prove(pulling, options.source, world);
    if (written.kind === 'differs') restore();
    return written.kind === 'differs' ? written : { ...written, kind: 'written' };
  } catch (error) {
    restore();
    throw error;
  }
}

type Proof = Extract<PullOutcome, { kind: 'no-changes' | 'changes' | 'written' | 'differs' }>;

/** Dry-runs what some files declare; `no-changes` when that is what the platform has. */
async function prove(pulling: Pulling, source: Source, world: World): Promise<Proof> {
  const wanted = { ...pulling.files.wanted, source };
  const { outcome, files } = await previewFiles({ ...wanted, consent: noConsent }, world);
  const { problems } = outcome;
  const found = { pull: summary(pulling, files.bundles), problems };
  if (outcome.kind === 'no-changes') return { ...found, kind: 'no-changes' };
  if (outcome.kind !== 'changes') return { ...found, kind: 'differs', left: [], moved: false };
  const { bundles } = outcome.plan;
  const moved = bundles.some((bundle) =>
    pulling.read.some(({ aim, live }) => isSameBundle(aim, bundle) && live.stateVersion !== bundle.stateVersion),
  );
  return { ...found, kind: 'differs', left: bundles.filter(({ changes }) => changes.length > 0), moved };
}

function summary({ aims, read, before, texts }: Pulling, after: Previewed['files']['bundles']): PullReport {
  return {
    bundles: read.map(({ aim: { deployment, kind } }) => ({ deployment, kind })),
    files: pulledFiles(texts.edits, before, texts.touched, after),
    unsaid: texts.unsaid,
    unmanaged: aims.unmanaged.map(({ deployment, kind }) => ({ deployment, kind })),
  };
}
