import type { BundleContent, BundleKind, Deployment, DetectionKind } from '../domain/bundle.ts';
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
    async put(deployment, bundle, version) {
      try {
        const { stateVersion } = await put(call, deployment, bundle, version);
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

// Each of these has one operation for remediation and one for detection.

const aboutRemediation = ({ id, slug }: Deployment) => ({ about: slug, path: { deploymentId: id } });

const aboutDetection = ({ id, slug }: Deployment, kind: DetectionKind) => ({
  about: slug,
  path: { deploymentId: id, product: products[kind] },
});

function read(call: Call, deployment: Deployment, kind: BundleKind): Promise<Live> {
  const convert = (answer: RemediationState | DetectionState, headers: Headers): Live => {
    const live = tidyLive(kind, deployment, answer);
    const { bundle, ...others } = answer;
    const lists = Object.fromEntries(Object.entries(live.content).filter(([, items]) => Array.isArray(items)));
    refuseTruncated('bundle', { others: { ...bundle, ...others }, lists, headers });
    return live;
  };
  if (kind === 'remediation') return call('getRemediationPolicies', aboutRemediation(deployment), convert);
  return call('getDetectionPolicy', aboutDetection(deployment, kind), convert);
}

/** `use` converts the preview, and throws Misunderstanding if it cannot. */
function preview<T>(
  call: Call,
  deployment: Deployment,
  bundle: BundleContent,
  use: (preview: Preview) => T,
): Promise<T> {
  const { kind } = bundle;
  const convert = (answer: PreviewAnswer, headers: Headers): T => {
    // The answer may name its deployment and product; if so, they must match.
    checkScope(kind, deployment, answer);
    return use(tidyPreview(kind, answer, headers));
  };
  if (bundle.kind === 'remediation') {
    const request = { ...aboutRemediation(deployment), body: { bundle: bundle.content } };
    return call('previewRemediationPolicies', request, convert);
  }
  const request = { ...aboutDetection(deployment, bundle.kind), body: { bundle: bundle.content } };
  return call('previewDetectionPolicy', request, convert);
}

function put(call: Call, deployment: Deployment, bundle: BundleContent, ifMatch: string): Promise<Live> {
  const { kind } = bundle;
  const convert = (answer: RemediationState | DetectionState): Live => tidyLive(kind, deployment, answer);
  if (bundle.kind === 'remediation') {
    const request = { ...aboutRemediation(deployment), body: { bundle: bundle.content }, ifMatch };
    return call('applyRemediationPolicies', request, convert);
  }
  const request = { ...aboutDetection(deployment, bundle.kind), body: { bundle: bundle.content }, ifMatch };
  return call('applyDetectionPolicy', request, convert);
}

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
