import type { BundleKind } from '../domain/bundle.ts';
import type { Change, Plan } from '../domain/plan.ts';
import type { TriangulatedBundle, TriangulatedChange, Triangulation } from '../domain/triangulation.ts';
import type { PlanTriangulatedBundle, PlanTriangulatedChange, PlanTriangulation } from '../generated/types.ts';
import { toPlanChange } from './plan-change.ts';

type KindFacts = Pick<PlanTriangulatedBundle, 'kind' | 'product'>;

/** A triangulation as the plan file has it, field by field. The changes of `plan` stand there in full, so that only parts of them do here. */
export function toPlanTriangulation(
  { base, bundles, dropped }: Triangulation,
  plan: Plan,
  kinds: Readonly<Record<BundleKind, KindFacts>>,
): PlanTriangulation {
  const whole = new Set(plan.bundles.flatMap(({ changes }) => changes));
  return {
    base: { name: base.name, commit: base.commit, is_ahead: base.isAhead, errors_in: base.errorsIn },
    bundles: bundles.map((bundle) => toBundle(bundle, kinds[bundle.kind], whole)),
    dropped: dropped.map(({ deployment, kind }) => ({
      deployment,
      kind: kinds[kind].kind,
      product: kinds[kind].product,
    })),
  };
}

const toBundle = (
  { deployment, inBase, changes, live }: TriangulatedBundle,
  { kind, product }: KindFacts,
  whole: ReadonlySet<Change>,
): PlanTriangulatedBundle => ({
  deployment: { id: deployment.id, slug: deployment.slug },
  kind,
  product,
  in_base: inBase,
  changes: changes.map((one) => toChange(one, whole.has(one.change))),
  live: live.map((change) => toPlanChange(change)),
});

const toChange = (
  { change, origin, edit, own, edited }: TriangulatedChange,
  isWhole: boolean,
): PlanTriangulatedChange => ({
  verb: change.verb,
  object: change.object,
  key: change.key,
  origin,
  part: isWhole ? null : toPlanChange(change),
  edit: edit === null ? null : toPlanChange(edit),
  own: own === null ? null : toPlanChange(own),
  edited: edited === null ? null : { by: edited.by, at: edited.at },
});
