import type { BundleContent, BundleKind } from '../../domain/bundle.ts';
import type { Content, DiffEntry, Live, Preview } from '../../domain/preview.ts';
import { Misunderstanding } from './misunderstanding.ts';

/** The bundle that declares nothing. Its dry run tells what stands on a platform that has no way to read it. */
export function emptyBundle(kind: BundleKind): BundleContent {
  if (kind === 'remediation') return { kind, content: { policies: [] } };
  return { kind, content: { rulesets: [], rules: [], disabled: [], exceptions: [] } };
}

/** What stands on the platform, from the dry run of the empty bundle. Throws Misunderstanding when that cannot be told from it. */
export function liveFromEmpty(kind: BundleKind, preview: Preview): Live {
  const [rejection] = preview.rejections;
  if (rejection !== undefined) {
    const says = `${rejection.code} ${rejection.message}`.trimEnd();
    throw new Misunderstanding(`with a refusal of the empty bundle: ${says}`, cannotRead);
  }
  const { stateVersion, creates, updates, deletes } = preview;
  const odd = [...creates, ...updates.filter(({ object }) => object !== 'DetectionPolicy')][0];
  if (odd !== undefined) throw new Misunderstanding(`with a ${odd.object} that ${notInThisWay}`, cannotRead);
  const gone = deletes.map(rebuild);
  if (kind === 'remediation') return { stateVersion, content: { policies: gone } };
  const lists = updates[0]?.before ?? { rulesets: [], rules: [], disabled: [] };
  return { stateVersion, content: { ...lists, exceptions: gone } };
}

const cannotRead = 'The platform offers no way to read this bundle.';
const notInThisWay = 'an empty bundle cannot change in this way';

/** An object as a bundle holds it, from the entry that deletes it. */
function rebuild({ object, key, before }: DiffEntry): Content {
  if (object === 'RemediationPolicy') return { ...before, slug: key['slug'] };
  if (object !== 'DetectionPolicyException') {
    throw new Misunderstanding(`with a ${object} that ${notInThisWay}`, cannotRead);
  }
  const scope = scopes.get(String(key['scope_type']));
  if (scope === undefined) {
    const type = JSON.stringify(key['scope_type']);
    throw new Misunderstanding(`with an exception of the unknown scope ${type}`, cannotRead);
  }
  return { ...before, rule: key['rule'], rule_type: key['rule_type'], [scope]: key['scope_target'] };
}

/** How a diff names a scope, and how a bundle does. */
const scopes: ReadonlyMap<string, string> = new Map([
  ['project', 'project'],
  ['project_tag', 'project_tag_name'],
]);
