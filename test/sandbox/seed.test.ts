import { describe, expect, test } from 'vitest';
import { acmeRemediation } from '../../src/sandbox/seed/deployments.ts';
import { historyEnd, historyStart } from '../../src/sandbox/seed/random.ts';
import { issueTypes, policyModes } from '../../src/sandbox/vocabulary.ts';
import { everyFinding, planted } from './planted.ts';

test.each(['acme', 'acme:0', 'acme:1', 'acme:777', 'empty'])(
  '%s has the promised findings, the same each time',
  (seed) => {
    const [one, other] = [planted(seed), planted(seed)].map(({ db }) => everyFinding(db));
    expect(one).toEqual(other);
    const counts = ['1234', '2345', '3456', '9007199254740993'].map(
      (id) => one!.filter(({ deployment }) => deployment === id).length,
    );
    const own = seed === 'acme' ? 2000 : Number(seed.slice('acme:'.length));
    expect(counts).toEqual(seed === 'empty' ? [0, 0, 0, 0] : [own, 30, 30, 5]);
  },
);

describe('the findings of acme', () => {
  test('are of all types, most of them in code, over 18 months', () => {
    const all = everyFinding(planted().db).filter(({ deployment }) => deployment === '1234');
    const wanted = { sast: 0.6, sca: 0.25, secrets: 0.08, ai_sast: 0.05, research: 0.02 };
    for (const [type, share] of Object.entries(wanted)) {
      const own = all.filter((seen) => issueTypes[seen.issue_type] === type).length / all.length;
      expect(Math.abs(own - share)).toBeLessThan(0.035);
    }
    const times = all.flatMap((seen) => [seen.relevant_since, seen.triaged_at ?? seen.relevant_since]);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(historyStart);
    expect(Math.max(...times)).toBeLessThan(historyEnd);
  });

  test('have the active policies of the deployment, with the mode of their actions', () => {
    const sourced = everyFinding(planted().db).filter((seen) => seen.deployment === '1234' && seen.policy !== null);
    expect(new Set(sourced.map(({ policy }) => policy)).size).toBeGreaterThan(6);
    for (const seen of sourced) {
      const policy = acmeRemediation.find(({ slug }) => slug === seen.policy);
      const types = policy?.actions.map(({ type }) => type) ?? [];
      expect(policy?.active).not.toBe(false);
      expect([types.includes('block'), types.includes('pr_comment')]).toEqual([
        policyModes[seen.policy_mode] === 'block',
        policyModes[seen.policy_mode] !== 'monitor',
      ]);
    }
    const facing = sourced.filter((seen) => seen.tags.includes('internet-facing') && Number(seen.severity) >= 2);
    expect(facing.filter(({ policy }) => !policy!.startsWith('block-'))).toEqual([]);
  });
});
