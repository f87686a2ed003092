import type { Bundle } from '../domain/bundle.ts';
import type { RemediationBundle } from '../generated/types.ts';
import { canonicalPolicy, canonicalRemediation } from './canonical.ts';
import { bundleDigest, digestOfBundle } from './digest.ts';
import { enforcementOf } from './effect/enforcement.ts';

/** What a plan needs of a bundle whatever the platform answers. */
export type Prepared = { readonly bundle: Bundle; readonly bundleDigest: string };

/** Policies that are read before others have their turn. */
const atOnce = 100;

/** Reads a bundle a few policies at a time and gives way in between, so that it can be done while the platform is asked. */
export function* prepare(bundle: Bundle): Generator<void, Prepared> {
  if (bundle.kind !== 'remediation') return { bundle, bundleDigest: bundleDigest(bundle) };
  const text = yield* canonicalText(bundle.content);
  yield;
  return { bundle, bundleDigest: digestOfBundle(bundle.kind, text) };
}

function* canonicalText(content: RemediationBundle): Generator<void, string> {
  const texts: string[] = [];
  for (const policy of content.policies) {
    texts.push(canonicalPolicy(policy));
    // It is kept for the judge of the changes.
    enforcementOf(policy);
    if (texts.length % atOnce === 0) yield;
  }
  return canonicalRemediation(content, texts);
}

/** The same without giving way. */
export function prepareNow(bundle: Bundle): Prepared {
  const steps = prepare(bundle);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
