import type { BundleKind, Deployment } from '../../domain/bundle.ts';
import type { Content, Live } from '../../domain/preview.ts';
import type { DetectionState, RemediationState } from '../../generated/types.ts';
import type { Headers } from '../http/exchange.ts';
import { objectsOf, tidyDetection, tidyPolicy } from './content.ts';
import { excerpt } from './excerpt.ts';
import { PartOfList } from './misunderstanding.ts';
import { headerOfPart, signOfPart } from './part-of-list.ts';
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

/** Throws PartOfList when a bundle as a GET answers it is not the whole one, or comes with an error. */
export function refusePartOfBundle(
  { bundle, ...beside }: RemediationState | DetectionState,
  headers: Headers,
  live: Content,
): void {
  const named = ['policies', 'rulesets', 'rules', 'disabled', 'exceptions'].flatMap((name) => {
    const list = live[name];
    return Array.isArray(list) ? [[name, list.length] as const] : [];
  });
  const read = { lists: Object.fromEntries(named), pages: 1, plain: true };
  const within = Object.entries(bundle).filter(([name]) => !Object.hasOwn(read.lists, name));
  const sign = signOfPart(beside, read) ?? signOfPart(Object.fromEntries(within), read) ?? headerOfPart(headers, read);
  if (sign !== null) throw new PartOfList(`with a part of the bundle only, as ${excerpt(JSON.stringify(sign))} says`);
}
