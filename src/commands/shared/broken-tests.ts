import type { DriftBundle } from '../../domain/drift.ts';
import type { TestResult } from '../../domain/policy-tests.ts';
import { openDocuments } from '../../files/locate.ts';
import { proveTests, testedKind } from '../../prove/prove.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { readLiveBundles } from './live-bundles.ts';
import type { LoadedSelection } from './load.ts';

/** The tests of these bundles that the files pass and the live policies fail. Throws PlatformError. */
export async function findBrokenTests(
  editedBundles: readonly Pick<DriftBundle, 'deployment' | 'kind'>[],
  files: LoadedSelection,
  runtime: Runtime,
): Promise<TestResult[]> {
  const tests = files.tests.flatMap((declaredTest) => {
    const kind = testedKind(declaredTest.test);
    const slugs = editedBundles.filter((bundle) => bundle.kind === kind).map(({ deployment }) => deployment.slug);
    // Files without a deployment belong to the only one.
    const deployments = declaredTest.deployments.filter((slug) =>
      slug === null ? slugs.length > 0 : slugs.includes(slug),
    );
    return deployments.length === 0 ? [] : [{ ...declaredTest, deployments }];
  });
  const { locate } = openDocuments(files.selection.source);
  const declared = proveTests(tests, files.bundles, locate);
  const live = proveTests(tests, await readLiveBundles(tests, files, runtime), locate);
  return live.filter(({ isPassed }, index) => !isPassed && declared[index]?.isPassed === true);
}
