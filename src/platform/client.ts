import type { BundleContent, BundleKind, Deployment } from '../domain/bundle.ts';
import type { Live, Platform, Put } from '../domain/platform.ts';
import { PlatformError } from '../domain/errors.ts';
import type { Preview } from '../domain/preview.ts';
import type { DetectionState, PreviewAnswer, RemediationState } from '../generated/types.ts';
import {
  checkScope,
  products,
  refuseTruncated,
  textOrNull,
  tidyDeployments,
  tidyLive,
  tidyVocabulary,
} from './answers.ts';
import { type Call, type Connection, type ConnectionOptions, openConnection } from './call.ts';
import { emptyBundle, liveFromEmpty, rejectedPreview, tidyPreview } from './dry-run.ts';
import { isKnownCode, isMissing } from './errors.ts';
import type { Headers } from './http.ts';
import { conflictStatuses, staleCodes, staleStatuses } from './profile.ts';
import type { Token } from './token.ts';

// The path of a value: client (which operation when) → call (credentials, request) → http (retries, bytes), and back through answers and
// dry-run (shape, normalization). errors.ts describes failures.

/** Opens the platform at an address; sends nothing yet. Throws PlatformError if the address or a proxy's address is invalid. */
export const openPlatform = ({ token, ...options }: ConnectionOptions & { readonly token: Token }): Platform =>
  platformOn(openConnection(options, { token, userToken: null }));

/** The policies of a connection's platform. */
export function platformOn({ name, call, close }: Connection): Platform {
  return {
    name,
    deployments: (slugs = null) =>
      call('listDeployments', {}, (answer, headers) => tidyDeployments(answer, headers, slugs)),
    async dryRun(deployment, bundle) {
      try {
        return await preview(call, deployment, bundle, (one) => one);
      } catch (error) {
        const rejected = error instanceof PlatformError ? rejectedPreview(error) : null;
        if (rejected === null) throw error;
        return rejected;
      }
    },
    async put(deployment, { kind, content }, version) {
      const request = { deployment, kind, body: { bundle: content }, ifMatch: version };
      try {
        const { stateVersion } = await callBundle(call, 'put', request, (answer) => tidyLive(kind, deployment, answer));
        return { kind: 'written', stateVersion };
      } catch (error) {
        return toPut(error, version);
      }
    },
    async read(deployment, kind) {
      const live = await nullIfMissing(read(call, deployment, kind));
      // A 404 without a code may also mean a token without permission; the dry run then says so. Its diff lists the whole bundle.
      return live ?? preview(call, deployment, emptyBundle(kind), (one) => liveFromEmpty(kind, one));
    },
    async vocabulary({ id, slug }, kind) {
      const query = { product: kind === 'remediation' ? kind : products[kind] };
      return nullIfMissing(call('getVocabulary', { about: slug, path: { deploymentId: id }, query }, tidyVocabulary));
    },
    close,
  };
}

/** Null if the platform does not have the operation, or truncated its answer. */
async function nullIfMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PlatformError && (error.partial || isMissing(error))) return null;
    throw error;
  }
}

type State = RemediationState | DetectionState;
type Answers = { read: State; dryRun: PreviewAnswer; put: State };

const operationIds = {
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
  convert: (answer: Answers[What], headers: Headers) => T,
): Promise<T> {
  const [remediation, detection] = operationIds[what];
  const deploymentId = deployment.id;
  const path = kind === 'remediation' ? { deploymentId } : { deploymentId, product: products[kind] };
  // TypeScript cannot tell that the operation matches the kind of the bundle.
  return (call as (...args: unknown[]) => Promise<T>)(
    kind === 'remediation' ? remediation : detection,
    { about: deployment.slug, path, ...given },
    convert,
  );
}

const read = (call: Call, deployment: Deployment, kind: BundleKind): Promise<Live> =>
  callBundle(call, 'read', { deployment, kind }, (answer, headers) => {
    const live = tidyLive(kind, deployment, answer);
    const { bundle, ...others } = answer;
    const lists = Object.fromEntries(Object.entries(live.content).filter(([, items]) => Array.isArray(items)));
    refuseTruncated('bundle', { others: { ...bundle, ...others }, lists, headers });
    return live;
  });

/** `use` converts the preview, and throws Misunderstanding if it cannot. */
const preview = <T>(
  call: Call,
  deployment: Deployment,
  { kind, content }: BundleContent,
  convert: (preview: Preview) => T,
): Promise<T> =>
  callBundle(call, 'dryRun', { deployment, kind, body: { bundle: content } }, (answer, headers) => {
    // The answer may name its deployment and product; if so, they must match.
    checkScope(kind, deployment, answer);
    return convert(tidyPreview(kind, answer, headers));
  });

/** The result of a PUT without a usable answer. Only a clear refusal is thrown; otherwise the result is unknown. */
function toPut(error: unknown, sent: string): Put {
  if (!(error instanceof PlatformError)) throw error;
  const message = error.requestId === null ? error.message : `${error.message} (request ${error.requestId})`;
  const current = textOrNull(error.body['current_state_version']);
  if (isStale(error, current !== null && current !== sent))
    return { kind: 'stale', currentStateVersion: current, message };
  if (error.processed === 'no') throw error;
  return { kind: error.processed === 'contradicted' ? 'contradicted' : 'unanswered', message };
}

/** The code counts before the status: a 412 does not overrule a known code. */
function isStale({ status, code }: PlatformError, namesOtherVersion: boolean): boolean {
  if (code !== null && staleCodes.includes(code)) return true;
  if (status === null || isKnownCode(code)) return false;
  return staleStatuses.includes(status) || (conflictStatuses.includes(status) && namesOtherVersion);
}
