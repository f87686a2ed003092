import { deriveSlug } from '../../../src/domain/bundle.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { loadFiles } from '../../../src/files/load.ts';
import { memory } from '../memory.ts';

/** What our own reader finds in some files, in a form in which equal meaning is equal. */
export function declaredBy(texts: ReadonlyMap<string, string>, kind: string): unknown {
  const { bundles, problems } = loadFiles(memory(Object.fromEntries(texts)), defaultSettings, {
    paths: [],
    deployment: 'acme',
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return errors;
  return plain(bundles.find((bundle) => bundle.kind === kind)?.content ?? null);
}

/** The same for what a platform answers: sets sorted, defaults written out. */
export function plain(content: unknown): unknown {
  const { deployment_slug: _slug, product: _product, policies, ...lists } = content as Record<string, unknown>;
  if (Array.isArray(policies)) return policies.map(plainPolicy).toSorted(byText);
  return Object.fromEntries(
    Object.entries(lists).map(([key, list]) => [
      key,
      (list as unknown[]).map((one) => (typeof one === 'string' ? one : inOrder(one))).toSorted(byText),
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

function plainPolicy({ name, slug, description = '', active = true, filters, actions }: Policy): unknown {
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
    actions: actions.map(({ type, config = {} }) => ({ type, config: inOrder(config) })),
  };
}

const inOrder = (object: unknown): unknown => Object.fromEntries(Object.entries(object as object).toSorted(byText));

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
