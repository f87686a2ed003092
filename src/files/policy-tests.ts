import { actionTypes, modes } from '../domain/action-types.ts';
import type { Bundle } from '../domain/bundle.ts';
import type { PathSelection } from '../domain/file-selection.ts';
import type { Place, Pointer, Problem, ProblemFacts } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { Source } from '../domain/source.ts';
import { type DeclaredTest, readExpectation, readExpectedAction } from '../domain/policy-tests.ts';
import { isTestFile } from '../generated/guards/tests.js';
import type { PolicyTest, TestFile } from '../generated/types.ts';
import { nearest } from './nearest.ts';
import { readPlain } from './yaml/plain.ts';
import { readText } from './text.ts';
import { candidatesFor } from './deployments.ts';

/** The tests of some files, and the problems of these files. The tests of a file with a problem are left out. */
export type LoadedTests = { readonly tests: readonly DeclaredTest[]; readonly problems: readonly Problem[] };

export type TestContext = {
  readonly settings: Settings;
  readonly bundles: readonly Bundle[];
  /** The deployment that the run selects; null for all. */
  readonly deployment: PathSelection['deployment'];
};

/** Reads and checks test files. Their tests run against the deployments that have bundles. */
export async function loadTests(source: Source, files: readonly string[], context: TestContext): Promise<LoadedTests> {
  const tests: DeclaredTest[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const { result, problems: schemaProblems } = await readTestFile(source, file);
    problems.push(...schemaProblems);
    if (result === null) continue;
    const lintProblems = lintTestFile(file, result, context);
    problems.push(...lintProblems);
    if (lintProblems.length === 0) tests.push(...toDeclaredTests(file, result, context));
  }
  return { tests, problems };
}

async function readTestFile(source: Source, file: string) {
  const decoded = readText(source, file);
  if ('problem' in decoded) return { result: null, problems: [decoded.problem] };
  const plain = readPlain(decoded.text);
  if (isTestFile(plain)) return { result: plain, problems: [] };
  const { diagnoseTests } = await import('./diagnose.ts');
  return diagnoseTests(file, decoded.text);
}

// ── Checks that the schema cannot express ───────────────────────────────────────────────────────────────────────────────────────────

function lintTestFile(file: string, testFile: TestFile, context: TestContext): Problem[] {
  const actionTypesInUse = knownActionTypes(context.bundles);
  const knownSlugs = deploymentsOf(context);
  const testProblems = testFile.tests.flatMap((test, index) => {
    const pointer: Pointer = ['tests', index];
    const problems = [...subjectProblems(test), ...expectationProblems(test, actionTypesInUse)];
    return [
      ...problems.map((problem): Problem => ({
        severity: 'error',
        at: { file, pointer: [...pointer, ...problem.pointer] },
        ...problem.facts,
      })),
      ...unknownSlugs(test.deployment_slug, knownSlugs, { file, pointer }),
    ];
  });
  return [...unknownSlugs(testFile.deployment_slug, knownSlugs, { file, pointer: [] }), ...testProblems];
}

/** A problem of a test. `pointer`: relative to the test. */
type TestProblem = { readonly pointer: Pointer; readonly facts: ProblemFacts };

/** A test is either about findings, and then has `expect`, or about a project, and then has a product and what is checked of it. */
function subjectProblems(test: PolicyTest): TestProblem[] {
  const subjects = (['always', 'finding', 'project'] as const).filter((field) => test[field] !== undefined);
  const [subject] = subjects;
  if (subject === undefined || subjects.length > 1)
    return [{ pointer: [], facts: { code: 'test-subject', given: subjects } }];
  const isProject = subject === 'project';
  const required = isProject ? ['product'] : ['expect'];
  const forbidden = isProject ? ['expect'] : ['product', 'scanned_by', 'not_excluded'];
  const fields: Readonly<Record<string, unknown>> = test;
  const missing = required.filter((field) => fields[field] === undefined);
  const unexpected = forbidden.filter((field) => fields[field] !== undefined);
  const checksNothing = isProject && test.scanned_by === undefined && test.not_excluded === undefined;
  return [
    ...missing.map((field): TestProblem => ({ pointer: [], facts: { code: 'missing-field', field } })),
    ...(checksNothing ? [{ pointer: [], facts: { code: 'missing-field', field: 'scanned_by' } } as const] : []),
    ...unexpected.map((field): TestProblem => ({ pointer: [field], facts: { code: 'test-field', field, subject } })),
  ];
}

/** Reports expectations that name neither a mode nor a known action, because a test that expects `not blok` would always pass. */
function expectationProblems({ expect }: PolicyTest, knownTypes: ReadonlySet<string>): TestProblem[] {
  if (expect === undefined) return [];
  if (typeof expect === 'string') return expectedWordProblems(expect, ['expect'], 'any', knownTypes);
  const { mode, actions = [], by } = expect;
  const expectedMode = mode === undefined ? null : readExpectation(mode);
  const lacksMode = by !== undefined && (expectedMode === null || !('modes' in expectedMode) || expectedMode.isNegated);
  return [
    ...(mode === undefined ? [] : expectedWordProblems(mode, ['expect', 'mode'], 'mode', knownTypes)),
    ...actions.flatMap((action, index) =>
      expectedWordProblems(action, ['expect', 'actions', index], 'action', knownTypes),
    ),
    ...(lacksMode ? [{ pointer: ['expect', 'by'], facts: { code: 'test-by' } } as const] : []),
  ];
}

function expectedWordProblems(
  text: string,
  pointer: Pointer,
  kind: 'any' | 'mode' | 'action',
  knownTypes: ReadonlySet<string>,
): TestProblem[] {
  const expectation = kind === 'action' ? readExpectedAction(text) : readExpectation(text);
  const isMode = expectation !== null && 'modes' in expectation;
  const isAction = expectation !== null && 'type' in expectation && knownTypes.has(expectation.type);
  if ((isMode && kind !== 'action') || (isAction && kind !== 'mode')) return [];
  const allowed = [...(kind === 'action' ? [] : modes), ...(kind === 'mode' ? [] : knownTypes)];
  const word = text.split(' ').at(-1) ?? '';
  return [{ pointer, facts: { code: 'bad-expectation', value: text, allowed, nearest: nearest(word, allowed) } }];
}

/** The action types that ifmatch knows, and those that the policies use. */
const knownActionTypes = (bundles: readonly Bundle[]): ReadonlySet<string> =>
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
  // The other deployments are not known if the files name none.
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

// ── The deployments of a test ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The tests of a file with their deployments: those that the test or its file names, else those that list its folder, else all. */
function toDeclaredTests(
  file: string,
  testFile: TestFile,
  { settings, bundles, deployment }: TestContext,
): DeclaredTest[] {
  const slugs = [...new Set(bundles.map((bundle) => bundle.deployment))];
  const candidates = new Set<string | null>(candidatesFor(file, settings));
  const candidatesWithBundles = slugs.filter((slug) => candidates.has(slug));
  const defaultDeployments = candidatesWithBundles.length > 0 ? candidatesWithBundles : slugs;
  return testFile.tests.map((test, index) => {
    const named = test.deployment_slug ?? testFile.deployment_slug;
    // Policies without a deployment belong to the platform's only one, whatever a test names.
    const usesDefault = named === undefined || slugs.includes(null);
    const allDeployments = usesDefault ? defaultDeployments : [...new Set([named].flat())];
    const deployments = allDeployments.filter((slug) => deployment === null || slug === null || slug === deployment);
    return { test, at: { file, pointer: ['tests', index] }, deployments };
  });
}
