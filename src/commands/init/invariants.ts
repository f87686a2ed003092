import { posix } from 'node:path';
import { policyId, slugOf } from '../../domain/bundle.ts';
import { schemaFrom } from '../../domain/editor-schemas.ts';
import { hasErrors } from '../../domain/problem.ts';
import type { PolicyTest } from '../../generated/types.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { replaceTexts } from '../edits/replace-texts.ts';
import { loadSelection } from '../shared/load.ts';
import { formatTestFile, type SuggestedTests, suggestTestsOfBundles } from '../shared/suggested-tests.ts';

/** Maximum number of invariants for a deployment: enough to see what one is, and few enough to read. */
const maxInvariants = 3;

const fileComment = `# What is blocked today, each proven for every finding that can exist. \`ifmatch test\` proves it again, and a change that
# breaks one needs approval. Keep those that you rely on, under your own names, and delete the rest.
`;

/** A file of tests that was written, and how many are in it. */
export type WrittenTests = { readonly path: string; readonly tests: number };

/**
 * Writes the strongest invariants about blocking that hold for the policies, into a file beside the policies of each deployment. Writes none if there are
 * tests already.
 */
export async function writeInvariants(runtime: Runtime): Promise<WrittenTests[]> {
  const { source } = runtime;
  const files = await loadSelection({ source, paths: [], config: null, deployment: null, baseSettings: null }, runtime);
  if (hasErrors(files.problems) || files.tests.length > 0) return [];
  const root = posix.dirname(files.settings.file ?? '');
  const testsByPath = groupByPath(suggestTestsOfBundles(files.bundles));
  const edits = new Map<string, string>();
  for (const [path, tests] of testsByPath) {
    const modeline = `# yaml-language-server: $schema=${schemaFrom(path, 'test-file', root)}\n`;
    edits.set(path, `${modeline}\n${fileComment}${formatTestFile(tests)}`);
  }
  replaceTexts(runtime.root, new Map(), edits);
  return Array.from(testsByPath, ([path, tests]) => ({ path, tests: tests.length }));
}

/** The tests that require a block, by the path of their file, which is beside the first policy of the bundle. */
function groupByPath(suggested: readonly SuggestedTests[]): ReadonlyMap<string, readonly PolicyTest[]> {
  const testsByPath = new Map<string, readonly PolicyTest[]>();
  for (const { bundle, tests } of suggested) {
    const [firstPolicy] = bundle.content.policies;
    const policyFile = firstPolicy === undefined ? undefined : bundle.origins.get(policyId(slugOf(firstPolicy)))?.file;
    const blocking = tests.filter(({ expect }) => expect === 'block').slice(0, maxInvariants);
    if (policyFile === undefined || blocking.length === 0) continue;
    const path = posix.join(posix.dirname(policyFile), 'invariants.test.yaml');
    testsByPath.set(path, [...(testsByPath.get(path) ?? []), ...blocking]);
  }
  return testsByPath;
}
