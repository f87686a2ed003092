import { isDeepStrictEqual } from 'node:util';
import type { PlanFile } from '../../../src/generated/types.ts';
import { bundleDigest, diffDigest, planDigest } from '../../../src/plan/digest.ts';
import { toPlanFile } from '../../../src/report/formats/json/plan-file.ts';
import { PlanFileError, planFromFile, readPlanFile, signPlanFile } from '../../../src/plan/file/plan-file.ts';
import { exampleOutcomes, planFileRun } from '../../plan/outcomes.ts';
import type { TrustFigures, TrustSuite } from '../suite.ts';

export const suite: TrustSuite = {
  name: 'saved-plans',
  threat: 'A saved plan is edited or forged: its content, undo, digests or signature',
  claim:
    'every plan with a changed, removed or added value is refused, even with matching digests and the signature of another token; every original plan is accepted',
  cases: { full: makePlanFiles().length, quick: 1 },
  run: async ({ cases }) => tryPlans(makePlanFiles().slice(0, cases)),
};

const token = async (): Promise<string> => 'sandbox_0123456789abcdefghij';
const otherToken = async (): Promise<string> => 'sandbox_9876543210abcdefghij';

/** One plan file for each outcome that has a plan, the longest first. */
function makePlanFiles(): PlanFile[] {
  const files = exampleOutcomes
    .map((outcome) => toPlanFile(outcome, planFileRun))
    .filter(({ bundles }) => bundles.length > 0);
  return files.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
}

async function tryPlans(files: readonly PlanFile[]): Promise<TrustFigures> {
  const failures: string[] = [];
  let [leafCount, forgeryCount] = [0, 0];
  for (const file of files) {
    const saved = JSON.parse(JSON.stringify(await signPlanFile(file, token))) as PlanFile;
    if (!(await isAccepted(saved))) failures.push(`not read as it was saved: ${file.outcome}`);
    if (!isDeepStrictEqual(withMatchingDigests(saved), saved)) failures.push(`digests do not match: ${file.outcome}`);
    const paths = leavesOf(saved).filter(([top]) => top !== 'signatures');
    leafCount += paths.length;
    for (const path of paths) {
      const forgeries = await makeForgeries(saved, path);
      forgeryCount += forgeries.length;
      const isReadEach = await Promise.all(forgeries.map(isAccepted));
      if (isReadEach.includes(true)) failures.push(`${file.outcome}: ${path.join('/')}`);
    }
  }
  return {
    cases: forgeryCount,
    figures: { plans: files.length, leaves: leafCount, forgeries: forgeryCount },
    failures: failures.slice(0, 20),
  };
}

async function makeForgeries(saved: PlanFile, path: readonly string[]): Promise<PlanFile[]> {
  const edited = [changeValue, removeValue, addValue].map((edit) => editAt(saved, path, edit));
  const withDigests = edited.map(withMatchingDigests);
  const forgeries = [...edited, ...withDigests, ...(await Promise.all(withDigests.map(signWithOtherToken)))];
  // An edited digest that is computed again gives the saved plan, which is no forgery.
  return forgeries.filter((forged) => !isDeepStrictEqual(forged, saved));
}

async function isAccepted(file: PlanFile): Promise<boolean> {
  try {
    await readPlanFile(JSON.stringify(file), token);
    return true;
  } catch (error) {
    if (error instanceof PlanFileError) return false;
    throw error;
  }
}

/** The paths of all leaves of a JSON value: strings, numbers, booleans, null, and empty lists and objects. */
const leavesOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [path];

type Edit = (parent: Record<string, unknown>, key: string) => void;

/** Changes a value to another one that the schema allows, if there is one. */
const changeValue: Edit = (parent, key) => {
  const value = parent[key];
  if (typeof value === 'number') parent[key] = value + 1;
  else if (typeof value === 'boolean') parent[key] = !value;
  else if (typeof value === 'string') parent[key] = value.replace(/.$/, (last) => (last === '0' ? '1' : '0')) || 'x';
  else parent[key] = value === null ? { policies: [] } : null;
};

const removeValue: Edit = (parent, key) => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
};

const addValue: Edit = (parent, key) => {
  if (Array.isArray(parent)) parent.push(parent[Number(key)]);
  else parent['x-more'] = parent[key];
};

function editAt(file: PlanFile, path: readonly string[], edit: Edit): PlanFile {
  const copy = structuredClone(file);
  const parent = path.slice(0, -1).reduce<Record<string, unknown>>((value, key) => value[key] as never, copy as never);
  edit(parent, path.at(-1) ?? '');
  return copy;
}

/** The plan with the digests that match its edited content. */
function withMatchingDigests(file: PlanFile): PlanFile {
  const bundles = file.bundles.map((bundle) => {
    const kind = bundle.kind === 'remediation' ? 'remediation' : `detection/${bundle.product}`;
    try {
      const digestible = { kind, content: bundle.bundle } as Parameters<typeof bundleDigest>[0];
      return { ...bundle, bundle_digest: bundleDigest(digestible), diff_digest: diffDigest(bundle.changes) };
    } catch {
      // Content that breaks the schema has no digest.
      return bundle;
    }
  });
  try {
    return { ...file, bundles, digest: planDigest(planFromFile({ ...file, bundles }).bundles) };
  } catch {
    // A plan that breaks the schema has no digest.
    return { ...file, bundles };
  }
}

/** The plan with a signature by another token. */
async function signWithOtherToken(file: PlanFile): Promise<PlanFile> {
  try {
    return await signPlanFile(file, otherToken);
  } catch {
    // The edit removed what would be signed.
    return file;
  }
}
