import {
  type BundleContent,
  type BundleKind,
  type BundleObject,
  type Content,
  type Deployment,
  exceptionObject,
  nameOfBundle,
  objectId,
  policyObject,
} from '../domain/bundle.ts';
import { PlatformError } from '../domain/errors.ts';
import type { ExtraFields } from '../domain/extra-fields.ts';
import type { LiveBundle, Platform, PutResult } from '../domain/platform.ts';
import type { DryRun } from '../domain/dry-run.ts';
import { mayHaveUnmanagedObjects, findUnmanagedGlob, type UnmanagedGlobs } from '../domain/unmanaged-globs.ts';
import type { DetectionBundle, DetectionException, RemediationBundle } from '../generated/types.ts';
import { isList, isObject } from '../util/json.ts';
import { requestContent } from './request-fields.ts';

/**
 * A platform that hides the unmanaged objects of a deployment. They are removed from every answer, and added unchanged to every bundle that is sent, as
 * they are at its state version. A PUT replaces a whole bundle, so this is the only way to leave them alone.
 */
export function withoutUnmanaged(platform: Platform, globs: UnmanagedGlobs, extraFields: ExtraFields): Platform {
  const splitLive = async (deployment: Deployment, kind: BundleKind): Promise<SplitLive> =>
    splitLiveBundle(await platform.read(deployment, kind), kind, globs);
  return {
    ...platform,
    async read(deployment, kind) {
      if (!mayHaveUnmanagedObjects(globs, kind)) return platform.read(deployment, kind);
      return (await splitLive(deployment, kind)).managed;
    },
    async dryRun(deployment, bundle) {
      if (!mayHaveUnmanagedObjects(globs, bundle.kind)) return platform.dryRun(deployment, bundle);
      const live = await splitLive(deployment, bundle.kind);
      const dryRun = await platform.dryRun(deployment, withUnmanaged(bundle, live.unmanaged, extraFields));
      if (dryRun.rejections.length > 0) return dryRun;
      if (dryRun.stateVersion !== live.managed.stateVersion) throw changedDuringPreview(bundle, deployment);
      refuseChangedUnmanaged(live.unmanaged, dryRun, { ...bundle, deployment });
      return { ...dryRun, unmanagedObjects: live.unmanaged.length };
    },
    async put(deployment, bundle, stateVersion): Promise<PutResult> {
      if (!mayHaveUnmanagedObjects(globs, bundle.kind)) return platform.put(deployment, bundle, stateVersion);
      const live = await splitLive(deployment, bundle.kind);
      const current = live.managed.stateVersion;
      // The unmanaged objects are known at the current version only.
      if (current !== stateVersion)
        return { kind: 'stale', currentStateVersion: current, message: 'The state version changed before the PUT.' };
      return platform.put(deployment, withUnmanaged(bundle, live.unmanaged, extraFields), stateVersion);
    },
  };
}

type UnmanagedObject = { readonly id: string; readonly object: BundleObject; readonly content: Content };

/** A live bundle without the unmanaged objects, and those. */
type SplitLive = { readonly managed: LiveBundle; readonly unmanaged: readonly UnmanagedObject[] };

function splitLiveBundle({ stateVersion, content }: LiveBundle, kind: BundleKind, globs: UnmanagedGlobs): SplitLive {
  const list = kind === 'remediation' ? 'policies' : 'exceptions';
  const items = content[list];
  const unmanaged: UnmanagedObject[] = [];
  const managed: unknown[] = [];
  for (const item of isList(items) ? items : []) {
    if (!isObject(item)) {
      managed.push(item);
      continue;
    }
    const identified = identifyItem(kind, item);
    if (findUnmanagedGlob(globs, identified.object) === null) managed.push(item);
    else unmanaged.push({ ...identified, content: item });
  }
  return { managed: { stateVersion, content: { ...content, [list]: managed } }, unmanaged };
}

const identifyItem = (kind: BundleKind, item: Content): { readonly id: string; readonly object: BundleObject } =>
  kind === 'remediation'
    ? policyObject(String(item['slug']))
    : exceptionObject(item as Pick<DetectionException, 'rule' | 'rule_type' | 'project' | 'project_tag_name'>);

/** A bundle with the unmanaged objects, reduced to the fields that a request may contain. */
function withUnmanaged(
  bundle: BundleContent,
  unmanaged: readonly UnmanagedObject[],
  extraFields: ExtraFields,
): BundleContent {
  const contents = unmanaged.map(({ content }) => content);
  if (bundle.kind === 'remediation') {
    const { policies } = requestContent(bundle.kind, { policies: contents }, extraFields) as RemediationBundle;
    return { kind: bundle.kind, content: { ...bundle.content, policies: [...bundle.content.policies, ...policies] } };
  }
  const { exceptions } = requestContent(bundle.kind, { exceptions: contents }, extraFields) as DetectionBundle;
  const content = { ...bundle.content, exceptions: [...bundle.content.exceptions, ...exceptions] };
  return { kind: bundle.kind, content };
}

const changedDuringPreview = (bundle: BundleContent, deployment: Deployment): PlatformError =>
  new PlatformError(`The platform changed ${nameOfBundle({ ...bundle, deployment })} while it was previewed.`, {
    fix: 'Retry.',
  });

/** Throws PlatformError if a dry run would change an unmanaged object, although it was sent as the platform answered it. */
function refuseChangedUnmanaged(
  unmanaged: readonly UnmanagedObject[],
  { entries }: DryRun,
  bundle: Parameters<typeof nameOfBundle>[0],
): void {
  const changed = new Set(entries.map(({ object, key }) => objectId(object, key)));
  const changedObject = unmanaged.find(({ id }) => changed.has(id));
  if (changedObject === undefined) return;
  throw new PlatformError(
    `${shortName(changedObject.object)} in the ${nameOfBundle(bundle)} is not managed here, but cannot be sent back exactly as it is. Nothing is applied.`,
    { fix: 'If it has a field that this version does not know, add the field to "extra_fields" in ifmatch.yaml.' },
  );
}

/** The slug of a policy, or the rule of an exception. */
function shortName(object: BundleObject): string {
  if (object.kind === 'policy') return object.slug;
  return object.kind === 'exception' ? object.exception.rule : object.kind;
}
