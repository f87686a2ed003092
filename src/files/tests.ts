import { actionTypes, modes } from '../domain/action-types.ts';
import type { Bundle } from '../domain/bundle.ts';
import type { PathSelection } from '../domain/file-selection.ts';
import type { Place, Pointer, Problem, ProblemFacts } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { Source } from '../domain/source.ts';
import { type DeclaredTest, readExpected, readExpectedAction } from '../domain/tests.ts';
import { isTestFile } from '../generated/guards/tests.js';
import type { PolicyTest, TestFile } from '../generated/types.ts';
import { candidatesFor } from './assemble.ts';
import { readText } from './disk.ts';
import { nearest } from './nearest.ts';
import { readPlain } from './yaml/plain.ts';

/** The tests of some files, and their mistakes. A file with a mistake has no tests. */
export type LoadedTests = { readonly tests: readonly DeclaredTest[]; readonly problems: readonly Problem[] };

type TestContext = {
  readonly settings: Settings;
  readonly bundles: readonly Bundle[];
  /** The deployment of the run, null for all. */
  readonly deployment: PathSelection['deployment'];
};

/** Reads and checks test files. Their tests are about the deployments that have bundles. */
export async function loadTests(source: Source, files: readonly string[], context: TestContext): Promise<LoadedTests> {
  const tests: DeclaredTest[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const { content, problems: found } = await readTestFile(source, file);
    const wrong = content === null ? [] : mistakesOf(file, content, context);
    problems.push(...found, ...wrong);
    if (content !== null && wrong.length === 0) tests.push(...declaredIn(file, content, context));
  }
  return { tests, problems };
}

async function readTestFile(source: Source, file: string) {
  const read = readText(source, file);
  if ('problem' in read) return { content: null, problems: [read.problem] };
  const plain = readPlain(read.text);
  if (isTestFile(plain)) return { content: plain, problems: [] };
  const { examineTests } = await import('./examine.ts');
  return examineTests(file, read.text);
}

// ── What the schema does not express ────────────────────────────────────────────────────────────────────────────────────────────

function mistakesOf(file: string, content: TestFile, context: TestContext): Problem[] {
  const used = usedActions(context.bundles);
  const known = deploymentsOf(context);
  const own = content.tests.flatMap((test, index) => {
    const pointer: Pointer = ['tests', index];
    const at: Place = { file, pointer };
    const facts = [formOf(test), ...expectedOf(test, used)].flatMap((one) => one ?? []);
    return [
      ...facts.map((one): Problem => ({
        severity: 'error',
        at: { ...at, pointer: [...pointer, ...one.steps] },
        ...one.facts,
      })),
      ...unknownSlugs(test.deployment_slug, known, { file, pointer }),
    ];
  });
  return [...unknownSlugs(content.deployment_slug, known, { file, pointer: [] }), ...own];
}

/** A problem of a test, and its steps from there. */
type Mistake = { readonly steps: Pointer; readonly facts: ProblemFacts };

/** A test is about findings, with `expect`, or about a project, with its product and rules. */
function formOf(test: PolicyTest): Mistake[] {
  const subjects = (['always', 'finding', 'project'] as const).filter((field) => test[field] !== undefined);
  const [subject] = subjects;
  if (subject === undefined || subjects.length > 1)
    return [{ steps: [], facts: { code: 'test-subject', given: subjects } }];
  const [needed, foreign] =
    subject === 'project' ? [['product'], ['expect']] : [['expect'], ['product', 'scanned_by', 'not_excluded']];
  const fields: Readonly<Record<string, unknown>> = test;
  const missing = needed.filter((field) => fields[field] === undefined);
  const others = foreign.filter((field) => fields[field] !== undefined);
  const isAimless = subject === 'project' && test.scanned_by === undefined && test.not_excluded === undefined;
  return [
    ...missing.map((field): Mistake => ({ steps: [], facts: { code: 'missing-field', field } })),
    ...(isAimless ? [{ steps: [], facts: { code: 'missing-field', field: 'scanned_by' } } as const] : []),
    ...others.map((field): Mistake => ({ steps: [field], facts: { code: 'test-field', field, subject } })),
  ];
}

/** A word that is no mode and no action would make `not blok` pass. */
function expectedOf({ expect }: PolicyTest, used: ReadonlySet<string>): Mistake[] {
  if (expect === undefined) return [];
  if (typeof expect === 'string') return wordOf(expect, ['expect'], 'any', used);
  const { mode, actions = [], by } = expect;
  const said = mode === undefined ? null : readExpected(mode);
  const names = by !== undefined && (said === null || !('modes' in said) || said.isNegated);
  return [
    ...(mode === undefined ? [] : wordOf(mode, ['expect', 'mode'], 'mode', used)),
    ...actions.flatMap((action, index) => wordOf(action, ['expect', 'actions', index], 'action', used)),
    ...(names ? [{ steps: ['expect', 'by'], facts: { code: 'test-by' } } as const] : []),
  ];
}

function wordOf(text: string, steps: Pointer, kind: 'any' | 'mode' | 'action', used: ReadonlySet<string>): Mistake[] {
  const said = kind === 'action' ? readExpectedAction(text) : readExpected(text);
  const isMode = said !== null && 'modes' in said;
  const isAction = said !== null && 'type' in said && used.has(said.type);
  if ((isMode && kind !== 'action') || (isAction && kind !== 'mode')) return [];
  const allowed = [...(kind === 'action' ? [] : modes), ...(kind === 'mode' ? [] : used)];
  const word = text.split(' ').at(-1) ?? '';
  return [{ steps, facts: { code: 'bad-expectation', value: text, allowed, nearest: nearest(word, allowed) } }];
}

/** The types of actions that we know, or that some policy takes. */
const usedActions = (bundles: readonly Bundle[]): ReadonlySet<string> =>
  new Set([
    ...actionTypes.keys(),
    ...bundles.flatMap((bundle) =>
      bundle.kind === 'remediation'
        ? bundle.content.policies.flatMap(({ actions }) => actions.map(({ type }) => type))
        : [],
    ),
  ]);

function unknownSlugs(named: TestFile['deployment_slug'], known: readonly (string | null)[], at: Place): Problem[] {
  const slugs = known.filter((slug) => slug !== null);
  // Of a run for one deployment, and of files that name none, the others are not known.
  if (named === undefined || slugs.length === 0) return [];
  return [named].flat().flatMap((slug, index): Problem[] => {
    if (slugs.includes(slug)) return [];
    const pointer = [...at.pointer, 'deployment_slug', ...(Array.isArray(named) ? [index] : [])];
    const facts = { code: 'deployment-unknown', slug, configured: slugs, nearest: nearest(slug, slugs) } as const;
    return [{ severity: 'error', at: { ...at, pointer }, ...facts }];
  });
}

/** All deployments that the config or the files name. */
const deploymentsOf = ({ settings, bundles }: TestContext): (string | null)[] => [
  ...new Set([...settings.deployments.keys(), ...bundles.map(({ deployment }) => deployment)]),
];

// ── For which deployments ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The tests of a sound file, each for its deployments: those that it or its file names, else all that list its folder. */
function declaredIn(file: string, content: TestFile, { settings, bundles, deployment }: TestContext): DeclaredTest[] {
  const present = [...new Set(bundles.map((bundle) => bundle.deployment))];
  const candidates = new Set<string | null>(candidatesFor(file, settings));
  const listing = present.filter((slug) => candidates.has(slug));
  const usual = listing.length > 0 ? listing : present;
  return content.tests.map((test, index) => {
    const named = test.deployment_slug ?? content.deployment_slug;
    // Files without a deployment belong to the only one.
    const own = named === undefined || present.includes(null) ? usual : [...new Set([named].flat())];
    const deployments = own.filter((slug) => deployment === null || slug === null || slug === deployment);
    return { test, at: { file, pointer: ['tests', index] }, deployments };
  });
}
