import type { BundleContent, BundleKind, Deployment } from '../domain/bundle.ts';
import type { Live, Preview, Vocabulary } from '../domain/preview.ts';
import type { DeploymentList, DetectionState, PreviewAnswer, RemediationState } from '../generated/types.ts';
import { tidyDeployments } from './answers/deployments.ts';
import { refusePartOfBundle, tidyLive } from './answers/live.ts';
import { tidyPreview } from './answers/preview.ts';
import { checkScope, products } from './answers/scope.ts';
import { tidyVocabulary } from './answers/vocabulary.ts';
import type { Call, Called } from './call.ts';
import type { Headers } from './http/exchange.ts';

/** The operations of the API by our nouns; the kind of a bundle chooses between its two families of paths. */
export type Api = {
  deployments(sought: readonly string[] | null): Promise<Called<Deployment[]>>;
  vocabulary(deployment: Deployment, kind: BundleKind): Promise<Called<Vocabulary>>;
  live(deployment: Deployment, kind: BundleKind): Promise<Called<Live>>;
  /** `use` makes of the preview what is wanted, and throws Misunderstanding when it cannot. */
  preview<T>(deployment: Deployment, bundle: BundleContent, use: (preview: Preview) => T): Promise<Called<T>>;
  /** Answers the new state version. */
  put(deployment: Deployment, bundle: BundleContent, ifMatch: string): Promise<Called<string>>;
};

/** The operations over one way to call; nothing is sent yet. */
export function openApi(call: Call): Api {
  return {
    deployments(sought) {
      const tidy = (answer: DeploymentList, headers: Headers): Deployment[] => tidyDeployments(answer, headers, sought);
      return call('listDeployments', null, { ...none, path: {} }, tidy);
    },
    vocabulary(deployment, kind) {
      const query = { product: kind === 'remediation' ? kind : products[kind] };
      return call('getVocabulary', deployment.slug, { ...none, path: at(deployment), query }, tidyVocabulary);
    },
    live: (deployment, kind) => read(call, deployment, kind),
    preview: (deployment, bundle, use) => preview(call, deployment, bundle, use),
    put: (deployment, bundle, ifMatch) => put(call, deployment, bundle, ifMatch),
  };
}

const none = { query: {}, body: null } as const;
const at = ({ id }: Deployment) => ({ deploymentId: id });

function read(call: Call, deployment: Deployment, kind: BundleKind): Promise<Called<Live>> {
  const tidy = (answer: RemediationState | DetectionState, headers: Headers): Live => {
    const live = tidyLive(kind, deployment, answer);
    refusePartOfBundle(answer, headers, live.content);
    return live;
  };
  const path = at(deployment);
  if (kind === 'remediation') return call('getRemediationPolicies', deployment.slug, { ...none, path }, tidy);
  const product = products[kind];
  return call('getDetectionPolicy', deployment.slug, { ...none, path: { ...path, product } }, tidy);
}

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
  if (kind === 'remediation') {
    return call('previewRemediationPolicies', about, { path, query, body: { bundle: content } }, tidy);
  }
  const args = { path: { ...path, product: products[kind] }, query, body: { bundle: content } };
  return call('previewDetectionPolicy', about, args, tidy);
}

function put(
  call: Call,
  deployment: Deployment,
  { kind, content }: BundleContent,
  ifMatch: string,
): Promise<Called<string>> {
  const tidy = (answer: RemediationState | DetectionState): string => tidyLive(kind, deployment, answer).stateVersion;
  const [path, query, about] = [at(deployment), {}, deployment.slug];
  if (kind === 'remediation') {
    return call('applyRemediationPolicies', about, { path, query, body: { bundle: content }, ifMatch }, tidy);
  }
  const args = { path: { ...path, product: products[kind] }, query, body: { bundle: content }, ifMatch };
  return call('applyDetectionPolicy', about, args, tidy);
}
