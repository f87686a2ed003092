import type { BundleKind, Deployment } from '../../domain/bundle.ts';
import type { Content, Live } from '../../domain/preview.ts';
import type { DetectionState, RemediationState } from '../../generated/types.ts';
import { objectsOf, tidyDetection, tidyPolicy } from './content.ts';
import { checkScope } from './scope.ts';
import { tidyStateVersion } from './state-version.ts';

/** A bundle as a GET or a PUT answers it. Throws Misunderstanding when it is not the one that was asked for. */
export function tidyLive(kind: BundleKind, deployment: Deployment, answer: RemediationState | DetectionState): Live {
  const bundle: Content = answer.bundle;
  checkScope(kind, deployment, bundle);
  const content = kind === 'remediation' ? tidyRemediation(bundle) : tidyDetection(bundle);
  return { stateVersion: tidyStateVersion(answer.state_version), content };
}

function tidyRemediation(bundle: Content): Content {
  return { ...bundle, policies: objectsOf(bundle, 'policies').map(tidyPolicy) };
}
