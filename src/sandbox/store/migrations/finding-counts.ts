/**
 * What issue groups and reports are counted from. Made after the seed, as the finding indices are, and harmless when it is there already.
 * `findings_open` holds every column that a filter of issue groups may name. `finding_moves` is the history once more, told as changes:
 * at a time a finding `was` in one status (null: it was not there) and `became` another, 7 when a comment in the code silences it. So where
 * findings stand at the end of any period is a sum over the changes before, and the order of the key lets each rule be summed without
 * sorting. `shown`: a policy told developers of it. Triage only writes the history; the triggers follow.
 */
export const findingCounts = `
  CREATE INDEX IF NOT EXISTS findings_open ON findings (set_id, rule_id, repository_id, ref_id, policy_id, relevant_since, fix_pr, historical,
    package_id, file_id, status) WHERE status IN (0, 3, 4);
  CREATE TABLE IF NOT EXISTS finding_moves (
    set_id INTEGER NOT NULL,
    rule_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    finding_id INTEGER NOT NULL,
    repository_id INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    was INTEGER,
    became INTEGER NOT NULL,
    PRIMARY KEY (set_id, rule_id, at, finding_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO finding_moves (set_id, rule_id, at, finding_id, repository_id, created_at, shown, was, became)
    SELECT set_id, rule_id, since, id, repository_id, created_at, policy_mode >= 1,
      lag(became) OVER (PARTITION BY id ORDER BY since), became
    FROM (
      SELECT set_id, rule_id, since, id, repository_id, created_at, policy_mode,
        iif(h.status = 2 AND state = 1 AND triage_state = 0, 7, h.status) AS became
      FROM finding_history AS h JOIN findings ON id = finding_id
      WHERE NOT EXISTS (SELECT 1 FROM finding_moves)
    )
    ORDER BY set_id, rule_id, since, id;
  CREATE TRIGGER IF NOT EXISTS history_goes_on AFTER INSERT ON finding_history BEGIN
    INSERT OR REPLACE INTO finding_moves (set_id, rule_id, at, finding_id, repository_id, created_at, shown, was, became)
      SELECT f.set_id, f.rule_id, NEW.since, f.id, f.repository_id, f.created_at, f.policy_mode >= 1,
        (SELECT became FROM finding_moves AS m WHERE m.set_id = f.set_id AND m.rule_id = f.rule_id AND m.finding_id = f.id
          AND m.at = (SELECT max(since) FROM finding_history WHERE finding_id = f.id AND since < NEW.since)),
        iif(NEW.status = 2 AND f.state = 1 AND f.triage_state = 0, 7, NEW.status)
      FROM findings AS f WHERE f.id = NEW.finding_id;
  END;
  CREATE TRIGGER IF NOT EXISTS history_is_corrected AFTER UPDATE OF status ON finding_history WHEN NEW.status <> OLD.status BEGIN
    UPDATE finding_moves SET became = NEW.status
      WHERE (set_id, rule_id) = (SELECT set_id, rule_id FROM findings WHERE id = NEW.finding_id)
      AND at = NEW.since AND finding_id = NEW.finding_id;
  END;
`;
