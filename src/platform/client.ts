import type { BundleContent, BundleKind, Deployment } from '../domain/bundle.ts';
import { type Live, type Platform, PlatformError, type Preview, type Put } from '../domain/preview.ts';
import type { DeploymentList, DetectionState, PreviewAnswer, RemediationState } from '../generated/types.ts';
import {
  checkScope,
  products,
  refusePartOfBundle,
  tidyDeployments,
  tidyLive,
  tidyVocabulary,
  toIfMatch,
} from './answers.ts';
import { answerOf, type Call, type Called, type ConnectionOptions, openConnection } from './call.ts';
import { emptyBundle, liveFromEmpty, rejectedPreview, tidyPreview } from './dry-run.ts';
import { isKnownCode, type Refusal } from './errors.ts';
import type { Headers } from './http.ts';
import { textOrNull } from './json.ts';
import type { Profile } from './profile.ts';
import type { Token } from './token.ts';

// The way of a value: client (what is asked when) → call → retry and http (request, attempts, bytes), and back through answers and dry-run
// (shape, sense, our words); what went wrong gets its words in errors.

export type PlatformOptions = ConnectionOptions & { readonly token: Token };

/** The platform at an address. Throws PlatformError when the address or that of a proxy is no good; nothing is sent yet. */
export function openPlatform(options: PlatformOptions): Platform {
  const { name, call, profile, ...connection } = openConnection(options, { token: options.token, userToken: null });
  return {
    name,
    async deployments(sought = null) {
      const tidy = (answer: DeploymentList, headers: Headers): Deployment[] => tidyDeployments(answer, headers, sought);
      return answerOf(explainMissingList(await call('listDeployments', null, { ...none, path: {} }, tidy), profile));
    },
    async dryRun(deployment, bundle) {
      const called = await preview(call, deployment, bundle, (one) => one);
      const rejected = called.kind === 'refusal' ? rejectedPreview(called.refusal, profile) : null;
      return rejected ?? answerOf(called);
    },
    put: async (deployment, bundle, version) =>
      toPut(await put(call, deployment, bundle, toIfMatch(version, profile)), version, profile),
    async read(deployment, kind) {
      const got = profile.bundleReads === 'never' ? null : await read(call, deployment, kind);
      if (got !== null && !isMissing(got, profile) && !isPart(got)) return answerOf(got);
      // A 404 without a code may also mean a token without permission: then the dry run says so. It has to name all that stands.
      return answerOf(await preview(call, deployment, emptyBundle(kind), (one) => liveFromEmpty(kind, one)));
    },
    async vocabulary(deployment, kind) {
      if (profile.vocabularyReads === 'never') return null;
      const query = { product: kind === 'remediation' ? kind : products[kind] };
      const got = await call(
        'getVocabulary',
        deployment.slug,
        { ...none, path: at(deployment), query },
        tidyVocabulary,
      );
      return isMissing(got, profile) || isPart(got) ? null : answerOf(got);
    },
    close: () => connection.close(),
  };
}

const none = { query: {}, body: null } as const;
const at = ({ id }: Deployment) => ({ deploymentId: id });

function read(call: Call, deployment: Deployment, kind: BundleKind): Promise<Called<Live>> {
  const tidy = (answer: RemediationState | DetectionState, headers: Headers): Live => {
    const live = tidyLive(kind, deployment, answer);
    refusePartOfBundle(answer, headers, live);
    return live;
  };
  const path = at(deployment);
  if (kind === 'remediation') return call('getRemediationPolicies', deployment.slug, { ...none, path }, tidy);
  return call('getDetectionPolicy', deployment.slug, { ...none, path: { ...path, product: products[kind] } }, tidy);
}

/** `use` makes of the preview what is wanted, and throws Misunderstanding when it cannot. */
function preview<T>(
  call: Call,
  deployment: Deployment,
  { kind, content }: BundleContent,
  use: (preview: Preview) => T,
): Promise<Called<T>> {
  const tidy = (answer: PreviewAnswer, headers: Headers): T => {
    // It need not say whose it is; where it does, it has to be ours, as with a bundle that is read.
    checkScope(kind, deployment, answer);
    return use(tidyPreview(kind, answer, headers));
  };
  const [path, query, about] = [at(deployment), {}, deployment.slug];
  if (kind === 'remediation')
    return call('previewRemediationPolicies', about, { path, query, body: { bundle: content } }, tidy);
  const args = { path: { ...path, product: products[kind] }, query, body: { bundle: content } };
  return call('previewDetectionPolicy', about, args, tidy);
}

/** Answers the new state version. */
function put(
  call: Call,
  deployment: Deployment,
  { kind, content }: BundleContent,
  ifMatch: string,
): Promise<Called<string>> {
  const tidy = (answer: RemediationState | DetectionState): string => tidyLive(kind, deployment, answer).stateVersion;
  const [path, query, about] = [at(deployment), {}, deployment.slug];
  if (kind === 'remediation')
    return call('applyRemediationPolicies', about, { path, query, body: { bundle: content }, ifMatch }, tidy);
  const args = { path: { ...path, product: products[kind] }, query, body: { bundle: content }, ifMatch };
  return call('applyDetectionPolicy', about, args, tidy);
}

/**
 * How a PUT with this state version ended. Only an answer of the right shape means written; only a clear refusal throws its
 * PlatformError, which tells whether it is the platform's own; everything else leaves it open.
 */
function toPut(called: Called<string>, sent: string, profile: Profile): Put {
  if (called.kind === 'answer') return { kind: 'written', stateVersion: called.answer };
  const { message: says, requestId } = called.error;
  const message = requestId === null ? says : `${says} (request ${requestId})`;
  if (called.kind === 'failure') {
    if (called.processed === 'no') throw called.error;
    return { kind: called.processed === 'contradicted' ? 'contradicted' : 'unanswered', message };
  }
  const { refusal } = called;
  const currentStateVersion = textOrNull(refusal.body['current_state_version']);
  const namesOther = currentStateVersion !== null && currentStateVersion !== sent;
  if (isStale(refusal, namesOther, profile)) return { kind: 'stale', currentStateVersion, message };
  if (provesNothingWritten(refusal, profile)) throw called.error;
  return { kind: 'unanswered', message };
}

/** The code before the status: a known code that means something else is not overruled by a 412. */
function isStale(
  { code, status }: Refusal,
  namesOther: boolean,
  { staleCodes, staleStatuses, conflictStatuses }: Profile,
): boolean {
  if (code !== null && staleCodes.includes(code)) return true;
  if (isKnownCode(code)) return false;
  return staleStatuses.includes(status) || (conflictStatuses.includes(status) && namesOther);
}

/** A client error says that the platform refused to act. A redirect or a server error may come after the fact. */
export function provesNothingWritten({ status }: Refusal, { doubtfulStatuses }: Profile): boolean {
  return status >= 400 && status < 500 && !doubtfulStatuses.includes(status);
}

/** Whether the platform does not have an operation; a code that we know says that it has. */
const isMissing = (called: Called<unknown>, { missingStatuses }: Profile): boolean =>
  called.kind === 'refusal' && missingStatuses.includes(called.refusal.status) && !isKnownCode(called.refusal.code);

const isPart = (called: Called<unknown>): boolean => called.kind === 'failure' && called.error.partial;

function explainMissingList<T>(called: Called<T>, profile: Profile): Called<T> {
  if (called.kind !== 'refusal' || !isMissing(called, profile)) return called;
  const { message, status, code, requestId } = called.error;
  const hint =
    'Check the address, and that the token has the Web API permission. If the platform has no list of deployments, set the id in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.';
  return { ...called, error: new PlatformError(message, { status, code, requestId, hint }) };
}
