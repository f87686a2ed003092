import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { defaultImpactBudget, type Impact, type ImpactBudget, type PolicyImpact } from '../../src/domain/impact.ts';
import { type BundleContent, type DetectionKind, objectId } from '../../src/domain/bundle.ts';
import { type Change, type Plan, verbOf } from '../../src/domain/plan.ts';
import type { DetectionBundle, Finding, ListFindingsQuery, RemediationPolicy } from '../../src/generated/types.ts';
import type { ImpactSources } from '../../src/impact/platform-reader.ts';
import { estimateImpact } from '../../src/impact/estimate.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { Token } from '../../src/platform/token.ts';
import { openConnection } from '../../src/platform/call.ts';
import { createWebApi } from '../../src/platform/web-api.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { acme, diffOfDetection, diffOfPolicies, type DiffLists, makePolicy } from '../plan/build.ts';
import { everyFinding, type Seen } from '../sandbox/planted.ts';
import { type Recount, recounter } from './recount.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

export const testLimits: ImpactBudget = { findings: 10_000, ms: 60_000 };

/** A plan that turns some policies into others. */
export const planBetweenPolicies = (before: readonly RemediationPolicy[], after: readonly RemediationPolicy[]): Plan =>
  planFor({ kind: 'remediation', content: { policies: [...after] } }, diffOfPolicies(before, after));

/** A plan that turns a detection bundle into another. */
export const planBetweenRules = (
  before: DetectionBundle,
  after: DetectionBundle,
  kind: DetectionKind = 'detection/code',
): Plan => planFor({ kind, content: after }, diffOfDetection(before, after));

/** Effects and digests play no part in an impact. */
function planFor(bundle: BundleContent, { creates = [], updates = [], deletes = [] }: DiffLists): Plan {
  const changes = [...deletes, ...updates, ...creates].map((entry): Change => {
    const facts = {
      id: objectId(entry.object, entry.key),
      verb: verbOf(entry),
      effect: 'looser',
      message: [],
    } as const;
    return { ...entry, ...facts, at: null, notes: {} };
  });
  const planned = { ...bundle, deployment: acme, stateVersion: 'v1', bundleDigest: '', diffDigest: '', changes };
  return { bundles: [planned], digest: '', summary: { creates: 0, updates: 0, deletes: 0, effect: 'unknown' } };
}

export const policiesIn = (impact: Impact): PolicyImpact[] =>
  impact.bundles.flatMap(({ changes }) => changes).filter((change) => change.about === 'policy');

/** A timer that does not fire. */
const never: Clock['timer'] = () => () => {};

/** Sources with fixed answers, which record their queries in `asked`. By default, they have no findings, secrets, projects or issues. */
export function sourcesOf(answers: Partial<ImpactSources>): ImpactSources & { readonly asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    asked,
    timer: never,
    findings(deployment, query) {
      asked.push(query);
      return answers.findings?.(deployment, query) ?? Promise.resolve([]);
    },
    projects(deployment, query) {
      asked.push({ list: 'projects', ...query });
      return answers.projects?.(deployment, query) ?? Promise.resolve([]);
    },
    secrets(deployment, query) {
      asked.push({ list: 'secrets', ...query });
      return answers.secrets?.(deployment, query) ?? Promise.resolve({ findings: [] });
    },
    issueGroups(deployment, body) {
      asked.push(body);
      return answers.issueGroups?.(deployment, body) ?? Promise.resolve({ groups: [] });
    },
  };
}

/** Estimates the impact without a time limit. */
export const estimate = (
  plan: Plan,
  sources: ImpactSources,
  limits = defaultImpactBudget,
  timer = sources.timer,
): Promise<Impact> => estimateImpact(plan, { ...sources, timer }, limits);

type Estimated = (plan: Plan, limits?: ImpactBudget) => Promise<Impact>;
export type OpenedSandbox = {
  /** Asks the sandbox through the client. */
  readonly estimate: Estimated;
  /** All findings of acme on projects that are not archived, read from the database file. */
  readonly findings: readonly Seen[];
  /** The same plan by SQL over the rows of the database file. */
  readonly expectedCounts: Recount;
  /** As `estimate`, with each answer of the sandbox read only once. */
  readonly estimateMemoized: Estimated;
  /** A line for each request. */
  readonly lines: string[];
  close(): Promise<void>;
};

/** A sandbox that keeps its rows in a file, so that they can be read past it. */
export async function openFindings(): Promise<OpenedSandbox> {
  const folder = temporaryFolder();
  const sandbox = await startSandbox({ db: join(folder, 'platform.db') });
  const lines: string[] = [];
  const options = { address: sandbox.url, env: {}, log: (line: string) => void lines.push(line) };
  const connection = openConnection(options, { token: new Token(sandbox.token), userToken: null });
  const api = createWebApi(connection);
  const sources: ImpactSources = {
    timer: never,
    findings: async ({ slug }, query) =>
      (await api.call('listFindings', { path: { deploymentSlug: slug }, query })).findings ?? [],
    projects: async ({ slug }, query) =>
      (await api.call('listProjects', { path: { deploymentSlug: slug }, query })).projects ?? [],
    secrets: ({ id }, query) => api.call('listSecrets', { path: { deploymentId: id }, query }),
    issueGroups: ({ id }, body) => api.call('searchIssues', { path: { deploymentId: id }, body }),
  };
  const db = new DatabaseSync(join(folder, 'platform.db'), { readOnly: true });
  const seen = everyFinding(db).filter(({ deployment, archived }) => deployment === '1234' && archived === 0);
  const remembered = memoizeSources(sources);
  return {
    estimate: (plan, limits = testLimits) => estimate(plan, sources, limits),
    estimateMemoized: (plan, limits = testLimits) => estimate(plan, remembered, limits),
    expectedCounts: recounter(db),
    findings: seen,
    lines,
    async close() {
      db.close();
      await connection.close();
      await sandbox.close();
    },
  };
}

/** Sources that ask each question only once. */
function memoizeSources({ timer, ...sources }: ImpactSources): ImpactSources {
  const known = new Map<string, Promise<unknown>>();
  const once = ([name, ask]: [string, (...asked: never[]) => Promise<unknown>]) => {
    const remembered = (...asked: never[]): Promise<unknown> => {
      const key = JSON.stringify([name, asked]);
      const answer = known.get(key) ?? ask(...asked);
      known.set(key, answer);
      return answer;
    };
    return [name, remembered];
  };
  return { timer, ...(Object.fromEntries(Object.entries(sources).map(once)) as Omit<ImpactSources, 'timer'>) };
}

export const blockPolicy = (
  slug: string,
  ...conditions: RemediationPolicy['filters']['conditions']
): RemediationPolicy => makePolicy(slug, { filters: { mode: 'all', conditions } });
export const severity = (...values: string[]) => ({ type: 'severity', values });

const finding = (id: number): Finding => ({
  id,
  severity: 'high',
  confidence: 'high',
  rule: { name: `rule-${String(id % 3)}`, vulnerability_classes: [] },
  repository: { name: `r${String(id % 7)}` },
});

/** A platform with so many findings of each type, all high. */
export const sourcesWithFindings =
  (counts: Record<string, number>): ImpactSources['findings'] =>
  (_deployment, { issue_type = 'sast', page = 0, page_size = 100 }: ListFindingsQuery) => {
    const left = Math.max(0, Math.min(page_size, (counts[issue_type] ?? 0) - page * page_size));
    const from = page * page_size + { sast: 0, sca: 1e6, ai_sast: 2e6 }[issue_type];
    return Promise.resolve(Array.from({ length: left }, (_, index) => finding(from + index)));
  };
