import { Fault } from '../fault.ts';
import type { Quirks } from '../quirks.ts';
import type { ApplyRow, BundleKind, DeploymentRow } from '../store/store.ts';
import type { Diff, Model } from './model.ts';
import type { Bundle, Platform } from './platform.ts';
import { legacyFault, type Rejection, rejectionFault, rejectShape, type Slip, withoutSlips } from './rejection.ts';

type State = { readonly bundle: Record<string, unknown>; readonly state_version: string };
type Preview = Diff & { readonly state_version: string; readonly validation_errors: Rejection[] };

/** One kind of bundle of one deployment. */
export type Scope<Sent, Content> = {
  readonly platform: Platform;
  readonly deployment: DeploymentRow;
  readonly kind: BundleKind;
  readonly model: Model<Sent, Content>;
  /** What has a wrong shape in the bundle that was sent. */
  readonly slips: readonly Slip[];
};

/** Throws Fault when the deployment or the product has no such bundle, as all of these do. */
export function readBundle<Sent, Content>(scope: Scope<Sent, Content>): State {
  const { platform, deployment, kind, model } = scope;
  const { bundle, content } = platform.bundleWithContent(deployment, kind, model);
  return show(scope, bundle, content);
}

const show = <Sent, Content>(
  { deployment, model }: Scope<Sent, Content>,
  { state_version }: Bundle,
  content: Content,
): State => ({ bundle: model.show(content, deployment), state_version });

/** The diff that an apply of what was sent would produce. Changes nothing. */
export function previewBundle<Sent extends object, Content>(scope: Scope<Sent, Content>, sent: Sent): Preview {
  const { platform, deployment, kind, model } = scope;
  const { bundle, content } = platform.bundleWithContent(deployment, kind, model);
  const { state_version } = bundle;
  const [first, ...others] = reasonsAgainst(scope, sent);
  if (first === undefined) {
    return { ...model.diff(content, model.normalize(sent)), state_version, validation_errors: [] };
  }
  if (platform.quirks.has('legacy-rejections')) throw legacyFault([first, ...others]);
  return { creates: [], updates: [], deletes: [], state_version, validation_errors: [first, ...others] };
}

/** Every reason to reject a bundle. */
function reasonsAgainst<Sent extends object, Content>(
  { platform, deployment, model, slips }: Scope<Sent, Content>,
  sent: Sent,
): Rejection[] {
  const known = platform.knownTo(deployment);
  if (slips.length === 0) return model.reject(sent, known);
  return [
    ...rejectShape(sent as Readonly<Record<string, unknown>>, slips),
    ...model.reject(withoutSlips(sent, slips), known),
  ];
}

/** Replaces a bundle if it is still in the state that `ifMatch` names. Each try is written to the log, with its end. */
export function applyBundle<Sent extends object, Content>(
  scope: Scope<Sent, Content>,
  sent: Sent,
  ifMatch: string | undefined,
): State {
  const { platform, deployment, kind, model } = scope;
  const { store } = platform;
  try {
    return store.transaction(() => {
      const row = platform.bundle(deployment, kind);
      replace(scope, row, sent, ifMatch);
      const after = platform.bundle(deployment, kind);
      const state = show(scope, after, platform.content(model, after));
      store.addApply(logRow(scope, ifMatch, { status: 200, code: null, state_version: state.state_version }));
      return state;
    });
  } catch (error) {
    if (error instanceof Fault) {
      store.addApply(
        logRow(scope, ifMatch, { status: error.status, code: error.facts.code ?? null, state_version: null }),
      );
    } else {
      platform.forgetContents();
    }
    throw error;
  }
}

function replace<Sent extends object, Content>(
  scope: Scope<Sent, Content>,
  row: Bundle,
  sent: Sent,
  ifMatch: string | undefined,
): void {
  if (ifMatch === undefined || ifMatch === '') {
    throw new Fault(428, 'The header If-Match is required.', { code: 'IF_MATCH_REQUIRED' });
  }
  const { platform, model } = scope;
  const [first, ...others] = reasonsAgainst(scope, sent);
  if (first !== undefined) throw rejectionFault([first, ...others]);
  // The compare-and-set: nobody else writes since the row was read, for that was in the same transaction.
  if (ifMatch !== row.state_version) throw stale(row, platform.quirks);
  const before = platform.content(model, row);
  const after = model.normalize(sent);
  platform.store.replaceFingerprint({ id: row.id, fingerprint: model.fingerprint(after) });
  model.save(platform.store, row, before, after);
}

function stale({ state_version }: Bundle, quirks: Quirks): Fault {
  if (quirks.has('stale-is-412')) return new Fault(412, 'Precondition failed.');
  const facts = { code: 'STATE_VERSION_MISMATCH', current_state_version: state_version };
  return new Fault(409, 'The state has changed since it was previewed.', facts);
}

function logRow(
  { deployment, kind }: Pick<Scope<never, never>, 'deployment' | 'kind'>,
  ifMatch: string | undefined,
  end: Pick<ApplyRow, 'status' | 'code' | 'state_version'>,
): ApplyRow {
  return { at: new Date().toISOString(), deployment_id: deployment.id, kind, if_match: ifMatch ?? null, ...end };
}
