import { isDeepStrictEqual } from 'node:util';
import type { PlanFile } from '../../../src/generated/types.ts';
import { bundleDigest, diffDigest } from '../../../src/plan/digest.ts';
import { toPlanFile } from '../../../src/report/formats/json/plan-file.ts';
import { PlanFileError, readPlanFile, signPlanFile } from '../../../src/plan/file/plan-file.ts';
import { outcomes, run as made } from '../../plan/outcomes.ts';
import type { TrustFigures, TrustSuite } from '../suite.ts';

export const suite: TrustSuite = {
  name: 'saved-plans',
  threat: 'A saved plan is edited or forged: its content, undo, digests or signature',
  claim:
    'every plan with a changed, removed or added value is refused, even with matching digests and the signature of another token; every original plan is accepted',
  cases: { full: plans().length, quick: 1 },
  run: async ({ cases }) => tryPlans(plans().slice(0, cases)),
};

const token = async (): Promise<string> => 'sandbox_0123456789abcdefghij';
const otherToken = async (): Promise<string> => 'sandbox_9876543210abcdefghij';

/** One of each outcome that has a plan. The longest comes first. */
function plans(): PlanFile[] {
  const files = outcomes.map((outcome) => toPlanFile(outcome, made)).filter(({ bundles }) => bundles.length > 0);
  return files.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
}

async function tryPlans(files: readonly PlanFile[]): Promise<TrustFigures> {
  const failures: string[] = [];
  let [leaves, tried] = [0, 0];
  for (const file of files) {
    const saved = JSON.parse(JSON.stringify(await signPlanFile(file, token))) as PlanFile;
    if (!(await isRead(saved))) failures.push(`not read as it was saved: ${file.outcome}`);
    const paths = leavesOf(saved).filter(([top]) => top !== 'signatures');
    leaves += paths.length;
    for (const path of paths) {
      const forgeries = await forgeriesAt(saved, path);
      tried += forgeries.length;
      const read = await Promise.all(forgeries.map(isRead));
      if (read.includes(true)) failures.push(`${file.outcome}: ${path.join('/')}`);
    }
  }
  return { cases: tried, figures: { plans: files.length, leaves, forgeries: tried }, failures: failures.slice(0, 20) };
}

async function forgeriesAt(saved: PlanFile, path: readonly string[]): Promise<PlanFile[]> {
  const edited = [changed, removed, addedTo].map((edit) => redo(saved, path, edit));
  const fitting = edited.map(redigested);
  const forgeries = [...edited, ...fitting, ...(await Promise.all(fitting.map(resigned)))];
  // To put a digest right that was edited makes the plan that was saved.
  return forgeries.filter((forged) => !isDeepStrictEqual(forged, saved));
}

async function isRead(file: PlanFile): Promise<boolean> {
  try {
    await readPlanFile(JSON.stringify(file), token);
    return true;
  } catch (error) {
    if (error instanceof PlanFileError) return false;
    throw error;
  }
}

/** Every place in a JSON value that holds nothing but a text, a number, a boolean, null, or an empty list or object. */
const leavesOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [path];

type Edit = (parent: Record<string, unknown>, key: string) => void;

/** To a value that the shape of the file allows there, as far as there is one. */
const changed: Edit = (parent, key) => {
  const value = parent[key];
  if (typeof value === 'number') parent[key] = value + 1;
  else if (typeof value === 'boolean') parent[key] = !value;
  else if (typeof value === 'string') parent[key] = value.replace(/.$/, (last) => (last === '0' ? '1' : '0')) || 'x';
  else parent[key] = value === null ? { policies: [] } : null;
};

const removed: Edit = (parent, key) => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
};

const addedTo: Edit = (parent, key) => {
  if (Array.isArray(parent)) parent.push(parent[Number(key)]);
  else parent['x-more'] = parent[key];
};

function redo(file: PlanFile, path: readonly string[], edit: Edit): PlanFile {
  const copy = structuredClone(file);
  const parent = path.slice(0, -1).reduce<Record<string, unknown>>((value, key) => value[key] as never, copy as never);
  edit(parent, path.at(-1) ?? '');
  return copy;
}

/** What somebody does who knows how digests are made. */
const redigested = (file: PlanFile): PlanFile => ({
  ...file,
  bundles: file.bundles.map((bundle) => {
    const kind = bundle.kind === 'remediation' ? 'remediation' : 'detection/code';
    try {
      const sent = bundleDigest({ kind, content: bundle.bundle } as Parameters<typeof bundleDigest>[0]);
      return {
        ...bundle,
        bundle_digest: sent,
        diff_digest: diffDigest(bundle.changes),
      };
    } catch {
      // What has no shape any more has no digest either.
      return bundle;
    }
  }),
});

/** With a token of their own, for the deployment of others. */
async function resigned(file: PlanFile): Promise<PlanFile> {
  try {
    return await signPlanFile(file, otherToken);
  } catch {
    // Nothing is left that could be signed.
    return file;
  }
}
