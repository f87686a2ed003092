import { type Bundle, type BundleKind, bundleKinds, type Content, type DetectionKind } from '../../domain/bundle.ts';
import type { DeclaredTest } from '../../domain/policy-tests.ts';
import type { DetectionBundle, DetectionException, RemediationBundle } from '../../generated/types.ts';
import { testedKind } from '../../prove/prove.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { isObject } from '../../util/json.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import type { LoadedSelection } from './load.ts';
import { findDeployment } from './targets.ts';

/** Reads the live bundles that some tests are about. Their objects have no origin in a file. Throws UsageError, PlatformError. */
export async function readLiveBundles(
  tests: readonly DeclaredTest[],
  files: LoadedSelection,
  runtime: Runtime,
): Promise<Bundle[]> {
  const slugs = [...new Set(tests.flatMap(({ deployments }) => deployments))];
  const kinds = bundleKinds.filter((kind) => tests.some(({ test }) => testedKind(test) === kind));
  const bundles = await mapConcurrently(slugs, async (slug) => {
    const { deployment, platform } = await findDeployment(slug ?? files.selection.deployment, files.settings, runtime);
    return Promise.all(
      kinds.map(async (kind) => toBundle(slug, kind, (await platform.read(deployment, kind)).content)),
    );
  });
  return bundles.flat();
}

function toBundle(deployment: string | null, kind: BundleKind, content: Content): Bundle {
  const withoutOrigins = { deployment, origins: new Map(), notes: new Map(), overrides: new Map(), excluded: [] };
  // A live policy may lack what a file must have; a proof reads it like any unchecked content.
  if (kind === 'remediation') return { ...withoutOrigins, kind, content: content as RemediationBundle };
  return { ...withoutOrigins, kind, content: toDetection(content, kind) };
}

/** Removes empty fields: a platform sends null or an empty text for the scope that an exception does not have. */
function toDetection(content: Content, kind: DetectionKind): DetectionBundle {
  const exceptions = Array.isArray(content['exceptions']) ? content['exceptions'].filter(isObject) : [];
  // As with policies, what a file must have may be missing.
  const exceptionsWithoutEmptyFields = exceptions.map(
    (exception) =>
      Object.fromEntries(
        Object.entries(exception).filter(([, value]) => value !== null && value !== ''),
      ) as DetectionException,
  );
  const product = kind === 'detection/code' ? 'code' : 'secrets';
  return { rulesets: [], rules: [], disabled: [], ...content, product, exceptions: exceptionsWithoutEmptyFields };
}
