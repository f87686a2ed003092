import { type BundleWithResult, isApplied } from '../domain/outcome.ts';
import { foreign } from '../domain/sentence.ts';
import type { Block } from './blocks.ts';
import { defaultResultReasons, resultLabel } from './words/labels.ts';
import { bundleNames, groupIfMany, hasSeveralDeployments } from './words/names.ts';

/**
 * The result of each bundle, and why. With one deployment, rows keep the order of the apply, so that the first failure is the cause of those below it. With
 * several, bundles that were not applied come first, and equal results of many deployments share a row.
 */
export function resultsTableBlocks(results: readonly BundleWithResult[]): Block[] {
  const withDeployment = hasSeveralDeployments(results.map(({ bundle }) => bundle));
  const groups = withDeployment ? groupResults(results) : results.map((result) => [result]);
  const rows = groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const names = bundleNames(
      group.map(({ bundle }) => bundle),
      withDeployment,
    );
    const { kind, reason } = first.result;
    return [[names, [resultLabel(kind)], reason === null ? [defaultResultReasons[kind]] : [foreign(reason)]]];
  });
  return [{ kind: 'table', title: 'Results', head: ['Bundle', 'Result', 'Why'], rows }];
}

/** Groups equal results of many deployments. Groups that were not applied come first. */
function groupResults(results: readonly BundleWithResult[]): BundleWithResult[][] {
  const groups = groupIfMany(results, ({ bundle: { kind }, result }) =>
    JSON.stringify([kind, result.kind, result.reason]),
  );
  return [...groups.filter((group) => !group.every(isApplied)), ...groups.filter((group) => group.every(isApplied))];
}
