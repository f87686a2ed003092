import { type AppliedBundle, isApplied } from '../domain/outcome.ts';
import { foreign } from '../domain/sentence.ts';
import type { Block } from './blocks.ts';
import { defaultResultReasons, resultLabel } from './words/labels.ts';
import { bundleNames, groupIfMany, hasSeveralDeployments } from './words/names.ts';

/**
 * The result of each bundle, and why. Of several deployments, what was not applied is first, and equal results of many deployments share a row; of one
 * deployment, the order is that of the apply, which tells the bundle that stopped the others.
 */
export function resultsTableBlocks(results: readonly AppliedBundle[]): Block[] {
  const withDeployment = hasSeveralDeployments(results.map(({ bundle }) => bundle));
  const groups = withDeployment ? groupResults(results) : results.map((result) => [result]);
  const rows = groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const names = bundleNames(
      group.map(({ bundle }) => bundle),
      withDeployment,
    );
    const { result, reason } = first.outcome;
    return [[names, [resultLabel(result)], reason === null ? [defaultResultReasons[result]] : [foreign(reason)]]];
  });
  return [{ kind: 'table', title: 'Results', head: ['Bundle', 'Result', 'Why'], rows }];
}

/** Equal results of many deployments together; groups that were not applied first. */
function groupResults(results: readonly AppliedBundle[]): AppliedBundle[][] {
  const groups = groupIfMany(results, ({ bundle: { kind }, outcome: { result, reason } }) =>
    JSON.stringify([kind, result, reason]),
  );
  return [...groups.filter((group) => !group.every(isApplied)), ...groups.filter((group) => group.every(isApplied))];
}
