import { type OperationId, operations } from '../../generated/operations.ts';
import { Fault, notFound } from '../fault.ts';
import type { Quirk, Quirks } from '../quirks.ts';

export type Match = { readonly id: OperationId; readonly path: Readonly<Record<string, string>> };

type Route = {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly methods: Map<string, OperationId>;
};

const absent = {
  'no-reads': ['getRemediationPolicies', 'getDetectionPolicySummary', 'getDetectionPolicy'],
  'no-vocabulary': ['getVocabulary'],
  'no-deployments': ['listDeployments'],
} as const satisfies { [Name in Quirk]?: readonly OperationId[] };

/** Finds the operation of a request among those of the document. The function throws Fault: 404 for an unknown path, 405 for another method. */
export function buildRouter(quirks: Quirks): (method: string, path: string) => Match {
  const routes = routesOf(operationsWith(quirks));
  return (method, path) => {
    for (const { pattern, names, methods } of routes) {
      const found = pattern.exec(path);
      if (found === null) continue;
      const id = methods.get(method);
      if (id === undefined) {
        throw new Fault(
          405,
          `This path takes ${[...methods.keys()].join(' or ')}.`,
          {},
          { allow: [...methods.keys()].join(', ') },
        );
      }
      return { id, path: Object.fromEntries(names.map((name, index) => [name, decoded(found[index + 1])])) };
    }
    throw notFound();
  };
}

function operationsWith(quirks: Quirks): OperationId[] {
  const missing = Object.entries(absent).flatMap(([quirk, ids]): readonly OperationId[] =>
    quirks.has(quirk as Quirk) ? ids : [],
  );
  return (Object.keys(operations) as OperationId[]).filter((id) => !missing.includes(id));
}

function routesOf(ids: readonly OperationId[]): Route[] {
  const routes = new Map<string, Route>();
  for (const id of ids) {
    const { path, method } = operations[id];
    const route = routes.get(path) ?? { ...patternOf(path), methods: new Map() };
    route.methods.set(method, id);
    routes.set(path, route);
  }
  return [...routes.values()];
}

/** A parameter ends at a slash or a colon, so that `{product}` does not swallow the `:dryRun` of another path. */
function patternOf(template: string): Pick<Route, 'pattern' | 'names'> {
  const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const literals = template.split(/\{\w+\}/).map((text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return { names, pattern: new RegExp(`^${literals.join('([^/:]+)')}$`) };
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone per cent sign: no resource has such a name.
    throw notFound();
  }
}
