/**
 * The indices of the findings: they are made after the seed, for a million rows come in three times as fast without them.
 * `by_time` holds every column that a filter may name, so that the newest findings are searched without a look at the table. The others
 * find what is rare among all; none of them holds what triage changes, or a bulk triage would write each of them too.
 */
export const findingIndices = `
  CREATE INDEX IF NOT EXISTS findings_by_time ON findings (set_id, relevant_since, id, status, rule_id, repository_id, ref_id, fingerprint,
    policy_mode, policy_id, verdict, component_id, fix_pr, triage_reason, package_id, exposure, transitivity, validation_state, historical);
  CREATE INDEX IF NOT EXISTS findings_by_repository ON findings (set_id, repository_id, relevant_since, id, rule_id);
  CREATE INDEX IF NOT EXISTS findings_by_rule ON findings (set_id, rule_id, relevant_since, id, repository_id);
  CREATE INDEX IF NOT EXISTS findings_by_ref ON findings (set_id, ref_id, relevant_since, id, rule_id);
  CREATE INDEX IF NOT EXISTS findings_by_package ON findings (set_id, package_id, relevant_since, id, repository_id) WHERE package_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS findings_by_fingerprint ON findings (repository_id, fingerprint);
`;
