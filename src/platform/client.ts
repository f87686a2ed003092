import type { BundleContent, BundleKind, Deployment } from '../domain/bundle.ts';
import type { Live, Platform, Preview, Put } from '../domain/preview.ts';
import type { DetectionState, PreviewAnswer, RemediationState } from '../generated/types.ts';
import {
  checkScope,
  products,
  refusePartOfBundle,
  textOrNull,
  tidyDeployments,
  tidyLive,
  tidyVocabulary,
  toIfMatch,
} from './answers.ts';
import { type Call, type ConnectionOptions, openConnection } from './call.ts';
import { emptyBundle, liveFromEmpty, rejectedPreview, tidyPreview } from './dry-run.ts';
import { CallError, isKnownCode, isMissing } from './errors.ts';
import type { Headers } from './http.ts';
import type { Profile } from './profile.ts';
import type { Token } from './token.ts';

// The path of a value: client (which operation when) → call (credentials, request) → http (retries, bytes), and back through answers and
// dry-run (shape, normalization). errors.ts describes failures.

export type PlatformOptions = ConnectionOptions & { readonly token: Token };

/** Opens the platform at an address; sends nothing yet. Throws PlatformError if the address or a proxy's address is invalid. */
export function openPlatform({ token, ...options }: PlatformOptions): Platform {
  const { name, call, profile, ...connection } = openConnection(options, { token, userToken: null });
  return {
    name,
    deployments: (slugs = null) =>
      call('listDeployments', null, { ...none, path: {} }, (answer, headers) =>
        tidyDeployments(answer, headers, slugs),
      ),
    async dryRun(deployment, bundle) {
      try {
        return await preview(call, deployment, bundle, (one) => one);
      } catch (error) {
        const rejected = error instanceof CallError ? rejectedPreview(error.refusal, profile) : null;
        if (rejected === null) throw error;
        return rejected;
      }
    },
    async put(deployment, { kind, content }, version) {
      const asked = { deployment, kind, body: { bundle: content }, ifMatch: toIfMatch(version, profile) };
      try {
        const { stateVersion } = await callBundle(call, 'put', asked, (answer) => tidyLive(kind, deployment, answer));
        return { kind: 'written', stateVersion };
      } catch (error) {
        return toPut(error, version, profile);
      }
    },
    async read(deployment, kind) {
      const got = profile.bundleReads === 'never' ? null : await orMissing(read(call, deployment, kind), profile);
      // A 404 without a code may also mean a token without permission; the dry run then says so. Its diff lists the whole bundle.
      return got ?? preview(call, deployment, emptyBundle(kind), (one) => liveFromEmpty(kind, one));
    },
    async vocabulary({ id, slug }, kind) {
      if (profile.vocabularyReads === 'never') return null;
      const query = { product: kind === 'remediation' ? kind : products[kind] };
      return orMissing(
        call('getVocabulary', slug, { ...none, path: { deploymentId: id }, query }, tidyVocabulary),
        profile,
      );
    },
    close: () => connection.close(),
  };
}

const none = { query: {}, body: null } as const;

/** Null if the platform does not have the operation, or truncated its answer. */
async function orMissing<T>(answer: Promise<T>, profile: Profile): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.partial || (error.refusal !== null && isMissing(error.refusal, profile))) return null;
    throw error;
  }
}

type State = RemediationState | DetectionState;
type Answers = { read: State; dryRun: PreviewAnswer; put: State };

const ids = {
  read: ['getRemediationPolicies', 'getDetectionPolicy'],
  dryRun: ['previewRemediationPolicies', 'previewDetectionPolicy'],
  put: ['applyRemediationPolicies', 'applyDetectionPolicy'],
} as const;

/** Calls the operation for bundles of this kind. */
function callBundle<What extends keyof Answers, T>(
  call: Call,
  what: What,
  {
    deployment,
    kind,
    ...given
  }: {
    readonly deployment: Deployment;
    readonly kind: BundleKind;
    readonly body?: { readonly bundle: BundleContent['content'] };
    readonly ifMatch?: string;
  },
  use: (answer: Answers[What], headers: Headers) => T,
): Promise<T> {
  const [remediation, detection] = ids[what];
  const deploymentId = deployment.id;
  const path = kind === 'remediation' ? { deploymentId } : { deploymentId, product: products[kind] };
  // TypeScript cannot tell that the operation matches the kind of the bundle.
  return (call as (...args: unknown[]) => Promise<T>)(
    kind === 'remediation' ? remediation : detection,
    deployment.slug,
    { ...none, path, ...given },
    use,
  );
}

const read = (call: Call, deployment: Deployment, kind: BundleKind): Promise<Live> =>
  callBundle(call, 'read', { deployment, kind }, (answer, headers) => {
    const live = tidyLive(kind, deployment, answer);
    refusePartOfBundle(answer, headers, live);
    return live;
  });

/** `use` converts the preview, and throws Misunderstanding if it cannot. */
const preview = <T>(
  call: Call,
  deployment: Deployment,
  { kind, content }: BundleContent,
  use: (preview: Preview) => T,
): Promise<T> =>
  callBundle(call, 'dryRun', { deployment, kind, body: { bundle: content } }, (answer, headers) => {
    // The answer may name its deployment and product; if so, they must match.
    checkScope(kind, deployment, answer);
    return use(tidyPreview(kind, answer, headers));
  });

/** The result of a PUT without a usable answer. Only a clear refusal is thrown; otherwise the result is unknown. */
function toPut(error: unknown, sent: string, profile: Profile): Put {
  if (!(error instanceof CallError)) throw error;
  const message = error.requestId === null ? error.message : `${error.message} (request ${error.requestId})`;
  const current = textOrNull(error.refusal?.body['current_state_version']);
  if (isStale(error, current !== null && current !== sent, profile))
    return { kind: 'stale', currentStateVersion: current, message };
  if (error.processed === 'no') throw error;
  return { kind: error.processed === 'contradicted' ? 'contradicted' : 'unanswered', message };
}

/** The code counts before the status: a 412 does not overrule a known code. */
function isStale({ refusal }: CallError, namesOther: boolean, profile: Profile): boolean {
  if (refusal === null) return false;
  const { code, status } = refusal;
  if (code !== null && profile.staleCodes.includes(code)) return true;
  if (isKnownCode(code)) return false;
  return profile.staleStatuses.includes(status) || (profile.conflictStatuses.includes(status) && namesOther);
}
