import type { SupplyChainFinding } from '../../../generated/types.ts';
import type { FindingRow } from '../../store/findings.ts';
import type { PackageRow } from '../../store/dimensions.ts';
import { type Exposure, exposures, nameOf, transitivities } from '../codes.ts';
import { type Dimensions, referred } from '../dimensions.ts';
import type { AdvisoryDetails } from '../rule-details.ts';
import { fixPullRequestsOf, policyOf } from './code.ts';
import { describeCommon, iso } from './common.ts';
import { lineUrl } from './place.ts';
import { describeTriage } from './triage.ts';

const reachabilities = {
  reachable: 'reachable',
  always_reachable: 'always reachable',
  conditionally_reachable: 'conditionally reachable',
  unreachable: 'unreachable',
  unknown: 'no reachability analysis',
} as const satisfies Record<Exposure, string>;

/** A supply chain finding. The specification leaves some fields open: where it stands is told as of a code finding. */
export function describeSupplyChain(row: FindingRow, dimensions: Dimensions): SupplyChainFinding {
  const { name } = referred(dimensions.repositories, row.repository_id);
  const { advisory } = referred(dimensions.rules, row.rule_id).details;
  const exposure = row.exposure === null ? 'unknown' : nameOf(exposures, row.exposure);
  const affected = row.package_id === null ? null : referred(dimensions.packages, row.package_id);
  const more = { sourcing_policy: policyOf(row, dimensions), click_to_fix_prs: fixPullRequestsOf(row, name) };
  return {
    ...describeCommon(row, dimensions),
    ...describeTriage(row),
    ...more,
    is_malicious: affected?.malicious === 1,
    reachability: reachabilities[exposure],
    reachable_condition: exposure === 'conditionally_reachable' ? conditionOf(advisory) : null,
    epss_score: advisory && scoreOf(advisory),
    fix_recommendations: advisory === null ? [] : [{ package: advisory.package, version: advisory.fixedVersion }],
    found_dependency: affected && dependencyOf(row, affected, name),
  };
}

const conditionOf = (advisory: AdvisoryDetails | null): string =>
  `When what a user sends is passed to ${advisory?.package ?? 'the package'} as it is.`;

const scoreOf = ({ epss: { score, percentile, updatedAt } }: AdvisoryDetails): Record<string, unknown> => ({
  score,
  percentile,
  updated_at: iso(updatedAt),
});

function dependencyOf(row: FindingRow, affected: PackageRow, repository: string): Record<string, unknown> {
  const { lockfile, ref, fingerprint, transitivity } = row;
  return {
    package: affected.name,
    version: affected.version,
    ecosystem: affected.ecosystem,
    transitivity: transitivity === null ? 'unknown' : nameOf(transitivities, transitivity),
    lockfile_line_url: lockfile === null ? null : lineUrl(repository, ref, lockfile, 1 + (fingerprint % 4000)),
  };
}
