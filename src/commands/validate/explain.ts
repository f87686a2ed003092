import { objectsOf, type Bundle, type ObjectId, type PlacedObject } from '../../domain/bundle.ts';
import type { EffectiveBundle, EffectiveObject } from '../../domain/effective-bundle.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { hasErrors, type Locate, type Position } from '../../domain/problem.ts';
import { openDocuments } from '../../files/locate.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { loadAndLint } from '../shared/load.ts';
import { invalidOutcome } from '../shared/problems.ts';

/** The effective bundles of the deployment of a selection, without a token or a network; the outcome of the run if the files have errors. */
export async function explainBundles(
  selection: FileSelection,
  runtime: Runtime,
): Promise<{ readonly bundles: readonly EffectiveBundle[] } | { readonly outcome: Outcome }> {
  const { files, problems } = await loadAndLint(selection, runtime);
  if (hasErrors(problems)) return { outcome: await invalidOutcome(files, problems) };
  const { locate } = openDocuments(selection.source);
  return { bundles: files.bundles.map((bundle) => effectiveBundle(bundle, locate)) };
}

function effectiveBundle(bundle: Bundle, locate: Locate): EffectiveBundle {
  const placedObjects = objectsOf(bundle).flatMap((identified): PlacedObject[] => {
    const at = bundle.origins.get(identified.id);
    return at === undefined ? [] : [{ ...identified, at }];
  });
  const overrides = findOverriddenPositions(bundle, locate);
  return {
    kind: bundle.kind,
    objects: effectiveObjects(placedObjects, overrides, locate),
    excluded: effectiveObjects(bundle.excluded, new Map(), locate),
  };
}

/** Where shared files declare what this bundle replaces. */
function findOverriddenPositions({ overrides }: Pick<Bundle, 'overrides'>, locate: Locate): Map<ObjectId, Position> {
  const ids = [...overrides.keys()];
  const positions = locate([...overrides.values()]);
  return new Map(ids.flatMap((id, index) => (positions[index] === undefined ? [] : [[id, positions[index]]])));
}

function effectiveObjects(
  objects: readonly PlacedObject[],
  overrides: ReadonlyMap<ObjectId, Position>,
  locate: Locate,
): EffectiveObject[] {
  const positions = locate(objects.map(({ at }) => at));
  return objects.map(({ id, object, at }, index) => ({
    object,
    at: positions[index] ?? { file: at.file, line: 1, column: 1 },
    overrides: overrides.get(id) ?? null,
  }));
}
