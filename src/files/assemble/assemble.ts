import { type Bundle, type BundleKind, bundleKinds } from '../../domain/bundle.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Declared, DeclaredDetection } from '../shape/declare.ts';
import { detectionBundle } from './detection.ts';
import { remediationBundle } from './remediation.ts';

type Part = { readonly bundle: Bundle; readonly problems: readonly Problem[] };

/** Merges files into bundles, sorted by deployment and then by kind; how the files are split leaves no trace in what is sent. */
export function assemble(assigned: ReadonlyMap<Declared, string | null>): { bundles: Bundle[]; problems: Problem[] } {
  const byDeployment = Map.groupBy(assigned.keys(), (file) => assigned.get(file) ?? null);
  const inOrder = [...byDeployment].toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1));
  const parts = inOrder.flatMap(([deployment, files]) =>
    bundleKinds.flatMap((kind) => part(deployment, kind, files) ?? []),
  );
  return { bundles: parts.map(({ bundle }) => bundle), problems: parts.flatMap(({ problems }) => problems) };
}

/** Null where no file declares anything of this kind: the bundle is not managed. */
function part(deployment: string | null, kind: BundleKind, files: readonly Declared[]): Part | null {
  if (kind === 'remediation') {
    const policies = files.filter((file) => file.kind === 'remediation');
    return policies.length === 0 ? null : remediationBundle(deployment, policies);
  }
  const detection = files.filter((file): file is Declared & DeclaredDetection => file.kind === kind);
  return detection.length === 0 ? null : detectionBundle(deployment, kind, detection);
}
