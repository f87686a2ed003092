import type { DetectionBundle, RemediationPolicy } from '../../src/generated/types.ts';

// Makes policies and bundles as the API of the platform takes them, and the files that declare them.

/** The bundles of one deployment; an absent one is not changed. */
export type PlatformState = { remediation?: object; code?: object; secrets?: object };

/** A policy that blocks these severities. */
export const policy = (
  slug: string,
  severities: string[],
  fields: Partial<RemediationPolicy> = {},
): RemediationPolicy => ({
  name: `Policy ${slug}`,
  slug,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: severities }] },
  actions: [{ type: 'block' }, { type: 'pr_comment' }],
  ...fields,
});

/** A policy that comments on these severities, by default on critical ones. Its name is its slug. */
export const commentPolicy = (slug: string, ...severities: string[]) => ({
  slug,
  name: slug,
  filters: {
    mode: 'all',
    conditions: [{ type: 'severity', values: severities.length > 0 ? severities : ['critical'] }],
  },
  actions: [{ type: 'pr_comment' }],
});

/** A detection bundle that is empty except for these fields, which may also be ones that the API refuses. */
export const detectionBundle = (fields: Partial<DetectionBundle> | Record<string, unknown> = {}) => ({
  rulesets: [],
  rules: [],
  disabled: [],
  exceptions: [],
  ...fields,
});

/** The files that declare a state, by path. They are JSON, which is YAML. */
export const filesOfPlatformState = (state: PlatformState): Record<string, string> =>
  Object.fromEntries(
    Object.entries(state).map(([kind, bundle]) => {
      const product = kind === 'remediation' ? {} : { product: kind };
      return [`policies/${kind}.yaml`, escapeInvisible(JSON.stringify({ ...product, ...bundle }))];
    }),
  );

/** Escapes invisible characters, which files may contain only as escape sequences. */
const escapeInvisible = (json: string): string =>
  json.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (character) => String.raw`\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`,
  );
