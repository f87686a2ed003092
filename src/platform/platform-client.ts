import type { BundleContent, BundleKind, Deployment, DetectionKind } from '../domain/bundle.ts';
import type { LiveBundle, Platform, PutResult } from '../domain/platform.ts';
import { PlatformError } from '../domain/errors.ts';
import type { DryRun } from '../domain/dry-run.ts';
import type { DetectionState, PreviewAnswer, RemediationState } from '../generated/types.ts';
import {
  checkScope,
  products,
  refuseTruncated,
  textOrNull,
  parseDeployments,
  parseLiveBundle,
  parseVocabulary,
} from './answers.ts';
import { type Call, type Connection, type ConnectionOptions, openConnection } from './call.ts';
import { emptyBundle, liveFromEmpty, dryRunFromRefusal, parseDryRun } from './parse-dry-run.ts';
import { isKnownCode, isMissingOperation } from './response-errors.ts';
import type { Headers } from './http.ts';
import { conflictStatuses, staleCodes, staleStatuses } from './assumptions.ts';
import type { Token } from './token.ts';

// The layers: client (which operation when) → call (credentials, request) → http (retries, bytes), and back through answers and parse-dry-run
// (checks, normalization). response-errors.ts describes failures. A response is that of HTTP; an answer is its body, parsed and checked.

/** Opens the platform at an address; sends nothing yet. Throws PlatformError if the address or a proxy's address is invalid. */
export const openPlatform = ({ token, ...options }: ConnectionOptions & { readonly token: Token }): Platform =>
  createPlatform(openConnection(options, { token, userToken: null }));

/** The policy operations of a connection. */
export function createPlatform({ name, call, close }: Connection): Platform {
  return {
    name,
    deployments: (slugs = null) =>
      call('listDeployments', {}, (answer, headers) => parseDeployments(answer, headers, slugs)),
    async dryRun(deployment, bundle) {
      try {
        return await dryRun(call, deployment, bundle, (result) => result);
      } catch (error) {
        const dryRunOfRefusal = error instanceof PlatformError ? dryRunFromRefusal(error) : null;
        if (dryRunOfRefusal === null) throw error;
        return dryRunOfRefusal;
      }
    },
    async put(deployment, bundle, version) {
      try {
        const { stateVersion } = await put(call, deployment, bundle, version);
        return { kind: 'written', stateVersion };
      } catch (error) {
        return putResultOfError(error, version);
      }
    },
    async read(deployment, kind) {
      const live = await nullIfMissing(read(call, deployment, kind));
      // A 404 without a code may also mean a token without permission; the dry run then says so. Its diff lists the whole bundle.
      return live ?? dryRun(call, deployment, emptyBundle(kind), (result) => liveFromEmpty(kind, result));
    },
    async vocabulary({ id, slug }, kind) {
      const query = { product: kind === 'remediation' ? kind : products[kind] };
      return nullIfMissing(
        call('getVocabulary', { slugInErrors: slug, path: { deploymentId: id }, query }, parseVocabulary),
      );
    },
    close,
  };
}

/** The result of a request; null if the platform does not have the operation, or truncated its response. */
async function nullIfMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof PlatformError && (error.partial || isMissingOperation(error))) return null;
    throw error;
  }
}

// The operations on bundles. Each exists once for remediation and once for detection.

const remediationArgs = ({ id, slug }: Deployment) => ({ slugInErrors: slug, path: { deploymentId: id } });

const detectionArgs = ({ id, slug }: Deployment, kind: DetectionKind) => ({
  slugInErrors: slug,
  path: { deploymentId: id, product: products[kind] },
});

function read(call: Call, deployment: Deployment, kind: BundleKind): Promise<LiveBundle> {
  const convert = (answer: RemediationState | DetectionState, headers: Headers): LiveBundle => {
    const live = parseLiveBundle(kind, deployment, answer);
    const { bundle, ...others } = answer;
    const lists = Object.fromEntries(Object.entries(live.content).filter(([, items]) => Array.isArray(items)));
    refuseTruncated('bundle', { others: { ...bundle, ...others }, lists, headers });
    return live;
  };
  if (kind === 'remediation') return call('getRemediationPolicies', remediationArgs(deployment), convert);
  return call('getDetectionPolicy', detectionArgs(deployment, kind), convert);
}

/** `convert` converts the dry run, and throws InvalidResponse if it cannot. */
function dryRun<T>(
  call: Call,
  deployment: Deployment,
  bundle: BundleContent,
  convert: (dryRun: DryRun) => T,
): Promise<T> {
  const { kind } = bundle;
  const parse = (answer: PreviewAnswer, headers: Headers): T => {
    // The answer may name its deployment and product; if so, they must match.
    checkScope(kind, deployment, answer);
    return convert(parseDryRun(kind, answer, headers));
  };
  if (bundle.kind === 'remediation') {
    const request = { ...remediationArgs(deployment), body: { bundle: bundle.content } };
    return call('previewRemediationPolicies', request, parse);
  }
  const request = { ...detectionArgs(deployment, bundle.kind), body: { bundle: bundle.content } };
  return call('previewDetectionPolicy', request, parse);
}

function put(call: Call, deployment: Deployment, bundle: BundleContent, ifMatch: string): Promise<LiveBundle> {
  const { kind } = bundle;
  const convert = (answer: RemediationState | DetectionState): LiveBundle => parseLiveBundle(kind, deployment, answer);
  if (bundle.kind === 'remediation') {
    const request = { ...remediationArgs(deployment), body: { bundle: bundle.content }, ifMatch };
    return call('applyRemediationPolicies', request, convert);
  }
  const request = { ...detectionArgs(deployment, bundle.kind), body: { bundle: bundle.content }, ifMatch };
  return call('applyDetectionPolicy', request, convert);
}

/** The result of a PUT that failed. Throws the error if it is certain that nothing was written; otherwise the result is unknown. */
function putResultOfError(error: unknown, sent: string): PutResult {
  if (!(error instanceof PlatformError)) throw error;
  const message = error.requestId === null ? error.message : `${error.message} (request ${error.requestId})`;
  const current = textOrNull(error.body['current_state_version']);
  if (isStale(error, current !== null && current !== sent))
    return { kind: 'stale', currentStateVersion: current, message };
  if (error.processed === 'no') throw error;
  return { kind: error.processed === 'contradicted' ? 'contradicted' : 'unanswered', message };
}

/** A known code takes precedence over the status, also over 412. */
function isStale({ status, code }: PlatformError, namesOtherVersion: boolean): boolean {
  if (code !== null && staleCodes.includes(code)) return true;
  if (status === null || isKnownCode(code)) return false;
  return staleStatuses.includes(status) || (conflictStatuses.includes(status) && namesOtherVersion);
}
