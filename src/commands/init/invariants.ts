import { posix } from 'node:path';
import { policyId, slugOf } from '../../domain/bundle.ts';
import { schemaFrom } from '../../domain/editor-schemas.ts';
import { hasErrors } from '../../domain/problem.ts';
import type { PolicyTest } from '../../generated/types.ts';
import { provablePolicies } from '../../prove/policies.ts';
import { suggestTests } from '../../prove/suggest.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { replaceTexts } from '../edits/replace-texts.ts';
import { load, type LoadedSelection } from '../shared/load.ts';
import { formatTestFile } from '../test/suggest.ts';

/** Maximum number of invariants for a deployment: enough to see what one is, and few enough to read. */
const maxInvariants = 3;

const fileComment = `# What is blocked today, each proven for every finding that can exist. \`ifmatch test\` proves it again, and a change that
# breaks one needs approval. Keep those that you rely on, under your own names, and delete the rest.
`;

/** A file of tests that was written, and how many are in it. */
type WrittenTests = { readonly path: string; readonly tests: number };

/** Writes the strongest invariants about blocking that hold for the policies of the files, beside these. Where tests are, none are written. */
export async function writeInvariants(runtime: Runtime): Promise<WrittenTests[]> {
  const { source } = runtime;
  const files = await load({ source, paths: [], config: null, deployment: null, baseSettings: null }, runtime);
  if (hasErrors(files.problems) || files.tests.length > 0) return [];
  const byPath = invariantsByPath(files);
  const edits = new Map(
    Array.from(byPath, ([path, tests]) => {
      const modeline = `# yaml-language-server: $schema=${schemaFrom(path, 'test-file', posix.dirname(files.settings.file ?? ''))}\n`;
      return [path, `${modeline}\n${fileComment}${formatTestFile(tests)}`] as const;
    }),
  );
  replaceTexts(runtime.root, new Map(), edits);
  return Array.from(byPath, ([path, tests]) => ({ path, tests: tests.length }));
}

function invariantsByPath({ bundles }: LoadedSelection): ReadonlyMap<string, readonly PolicyTest[]> {
  const several = new Set(bundles.map(({ deployment }) => deployment)).size > 1;
  const found = new Map<string, readonly PolicyTest[]>();
  for (const bundle of bundles) {
    if (bundle.kind !== 'remediation') continue;
    const [first] = bundle.content.policies;
    const file = first === undefined ? undefined : bundle.origins.get(policyId(slugOf(first)))?.file;
    const blocking = suggestTests(provablePolicies(bundle)).filter(({ expect }) => expect === 'block');
    if (file === undefined || blocking.length === 0) continue;
    const path = posix.join(posix.dirname(file), 'invariants.test.yaml');
    const slug = several && bundle.deployment !== null ? { deployment_slug: bundle.deployment } : {};
    const tests = blocking.slice(0, maxInvariants).map((test) => ({ ...test, ...slug }));
    found.set(path, [...(found.get(path) ?? []), ...tests]);
  }
  return found;
}
