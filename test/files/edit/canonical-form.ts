import { type Bundle, deriveSlug } from '../../../src/domain/bundle.ts';
import { noExtraFields } from '../../../src/domain/extra-fields.ts';
import type { Problem } from '../../../src/domain/problem.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { assemble } from '../../../src/files/assemble.ts';
import { diagnoseFile } from '../../../src/files/diagnose.ts';
import { assignDeployments } from '../../../src/files/deployments.ts';

/** The bundle that some files declare, in canonical form, or their errors. */
export function declaredBy(texts: ReadonlyMap<string, string>, kind: string): unknown {
  const { bundles, errors } = bundlesIn(texts);
  if (errors.length > 0) return errors;
  return canonicalForm(bundles.find((bundle) => bundle.kind === kind)?.content ?? null);
}

/** The bundles of some files, and their errors. */
export function bundlesIn(texts: ReadonlyMap<string, string>): {
  bundles: readonly Bundle[];
  errors: readonly Problem[];
} {
  const files = Array.from(texts, ([path, text]) => diagnoseFile(path, text.replace(/^\uFEFF/, ''), noExtraFields));
  const declared = files.flatMap(({ result }) => result ?? []);
  const { assigned, problems } = assignDeployments(declared, defaultSettings, 'acme');
  const all = assemble(assigned, defaultSettings);
  const found = [...files.flatMap((file) => file.problems), ...problems, ...all.problems];
  return { bundles: all.bundles, errors: found.filter(({ severity }) => severity === 'error') };
}

/** The canonical form of the content of a bundle, which is equal if the meaning is equal: sets are sorted, and defaults written out. */
export function canonicalForm(content: unknown): unknown {
  const { deployment_slug: _slug, product: _product, policies, ...lists } = content as Record<string, unknown>;
  if (Array.isArray(policies)) return policies.map(canonicalPolicy).toSorted(byText);
  return Object.fromEntries(
    Object.entries(lists).map(([key, list]) => [
      key,
      (list as unknown[]).map((one) => (typeof one === 'string' ? one : sortedByKey(one))).toSorted(byText),
    ]),
  );
}

type Policy = {
  name: string;
  slug?: string;
  description?: string;
  active?: boolean;
  filters: { mode: string; conditions: { type: string; values: string[]; mode?: string }[] };
  actions: { type: string; config?: Record<string, string> }[];
};

function canonicalPolicy({ name, slug, description = '', active = true, filters, actions }: Policy): unknown {
  const conditions = filters.conditions.map(({ type, values, mode = 'any' }) => ({
    type,
    values: [...new Set(values)].toSorted(),
    mode,
  }));
  const distinct = new Map(conditions.map((one) => [JSON.stringify(one), one]));
  return {
    slug: slug ?? deriveSlug(name),
    name,
    description,
    active,
    mode: filters.mode,
    conditions: [...distinct.values()].toSorted(byText),
    actions: actions.map(({ type, config = {} }) => ({ type, config: sortedByKey(config) })).toSorted(byText),
  };
}

const sortedByKey = (object: unknown): unknown => Object.fromEntries(Object.entries(object as object).toSorted(byText));

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
