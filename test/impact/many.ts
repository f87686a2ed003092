import type { Finding, ListFindingsQuery, RemediationPolicy } from '../../src/generated/types.ts';
import type { ImpactSources } from '../../src/impact/ask.ts';
import { policy } from '../plan/build.ts';

export const blocks = (slug: string, ...conditions: RemediationPolicy['filters']['conditions']): RemediationPolicy =>
  policy(slug, { filters: { mode: 'all', conditions } });
export const severity = (...values: string[]) => ({ type: 'severity', values });
export const tagged = (...values: string[]) => ({ type: 'repository_tag', values });

export const finding = (id: number): Finding => ({
  id,
  severity: 'high',
  confidence: 'high',
  rule: { name: `rule-${String(id % 3)}`, vulnerability_classes: [] },
  repository: { name: `r${String(id % 7)}` },
});

/** A platform with so many findings of each type, all high. */
export const holding =
  (counts: Record<string, number>): ImpactSources['findings'] =>
  (_deployment, { issue_type = 'sast', page = 0, page_size = 100 }: ListFindingsQuery) => {
    const left = Math.max(0, Math.min(page_size, (counts[issue_type] ?? 0) - page * page_size));
    const from = page * page_size + { sast: 0, sca: 1e6, ai_sast: 2e6 }[issue_type];
    return Promise.resolve(Array.from({ length: left }, (_, index) => finding(from + index)));
  };
