import type { Finding, ListFindingsQuery, TriageAnswer, TriageRequest } from '../generated/types.ts';
import { describe, epssProbabilities } from './findings/describe.ts';
import {
  codeOf,
  type Dimensions,
  dimensionsOf,
  exposures,
  findingSetOf,
  fixPullRequestStates,
  type PolicyMode,
  policyModes,
  statuses,
  transitivities,
  triageReasons,
  triageStates,
  validationStates,
  verdicts,
} from './findings/filters.ts';
import { componentsOf, packagesOf, repositoriesOf, rulesOf, type Words } from './findings/resolve.ts';
import type { Handlers } from './bundles.ts';
import { both } from './issues.ts';
import type { FindingFilter } from './store/findings.ts';
import type { DeploymentRow } from './store/policies.ts';
import type { Store } from './store/store.ts';

export const findingHandlers: Pick<Handlers, 'listFindings' | 'triageFindings'> = {
  listFindings: ({ query, deployment, platform }) => ({ findings: listFindings(query, deployment, platform.store) }),
  triageFindings: ({ body, deployment, platform }) => triageFindings(body, deployment, platform.store, Date.now()),
};

/** One page of a deployment's findings, newest first. */
export function listFindings(query: ListFindingsQuery, deployment: DeploymentRow, store: Store): Finding[] {
  const { issue_type = 'sast', page = 0, page_size = 100, dedup = false } = query;
  return store.snapshot(() => {
    const set = findingSetOf(store, deployment.id, issue_type);
    if (set === undefined) return [];
    const filter = filterOfList(query, set, deployment.id, store);
    const ids = store.findNewest(filter, { offset: page * page_size, limit: page_size, dedup });
    const dimensions = dimensionsOf(store);
    return store.findings({ ids: JSON.stringify(ids) }).map((row) => describe[issue_type](row, dimensions));
  });
}

/** What the parameters of the findings list ask for, in ids and codes. Archived repositories have no part in it, as in issue search. */
function filterOfList(query: ListFindingsQuery, set: number, deployment: string, store: Store): FindingFilter {
  const dimensions = dimensionsOf(store);
  return {
    set,
    current: true,
    since: query.since === undefined ? undefined : query.since * 1000,
    repositories: repositoriesOf(dimensions, deployment, {
      names: query.repos,
      ids: query.repository_ids?.map(Number),
    }),
    refs: refsOf(store, only(query.ref)),
    rules: rulesOf(dimensions, {
      names: query.rules,
      categories: query.categories,
      severities: query.severities,
      confidences: only(query.confidence),
    }),
    components: componentsOf(dimensions, query.component_tags),
    packages: packagesOf(dimensions, { malicious: query.is_malicious }),
    statuses: codesOf(statuses, only(query.status)),
    reasons: codesOf(triageReasons, query.triage_reasons),
    modes: codesOf(policyModes, modesOf(query.policies)),
    verdicts: codesOf(verdicts, only(query.autotriage_verdict)),
    exposures: codesOf(exposures, query.exposures),
    transitivities: codesOf(transitivities, query.transitivities),
    fixPrs: codesOf(fixPullRequestStates, query.click_to_fix_pr_state),
  };
}

const only = <Word>(word: Word | undefined): Words<Word> => (word === undefined ? undefined : [word]);

const most = 3000;

/** Triages what a request selects, and the same findings on other refs; all of it or nothing. `now` is in milliseconds. */
export function triageFindings(
  request: TriageRequest,
  deployment: DeploymentRow,
  store: Store,
  now: number,
): TriageAnswer {
  return store.transaction(() => {
    const ids = select(request, deployment, store);
    if (request.new_triage_state !== undefined) decide(ids, request, store, now);
    if (request.new_note !== undefined) store.addNotes({ ids: JSON.stringify(ids), at: now, note: request.new_note });
    store.addTriage({
      at: new Date(now).toISOString(),
      deployment_id: deployment.id,
      triage_state: request.new_triage_state ?? null,
      count: ids.length,
    });
    return { num_triaged: ids.length, triaged_issues: ids };
  });
}

/** Ids of the newest findings that match, up to the limit, and then of those that are the same on other refs. */
function select(request: TriageRequest, deployment: DeploymentRow, store: Store): number[] {
  const set = findingSetOf(store, deployment.id, request.issue_type);
  if (set === undefined) return [];
  const filter = filterOfTriage(request, set, deployment.id, store);
  const ids = store.findNewest(filter, { offset: 0, limit: request.limit ?? most });
  const siblings = store.siblings({ ids: JSON.stringify(ids) });
  return [...new Set([...ids, ...siblings.map(({ id }) => id)])];
}

function decide(
  ids: readonly number[],
  { new_triage_state: state, new_triage_reason: reason }: TriageRequest,
  store: Store,
  at: number,
): void {
  if (state === undefined) return;
  const triage_reason = reason === undefined ? null : codeOf(triageReasons, reason);
  // In the order of the table: neighbours are written together.
  const all = JSON.stringify(ids.toSorted((one, other) => one - other));
  store.triage({ ids: all, triage_state: codeOf(triageStates, state), triage_reason, at });
  const moved = JSON.stringify(store.moved({ ids: all }).map(({ id }) => id));
  store.continueHistory({ ids: moved, at });
  store.endHistory({ ids: moved, at });
}

/** What a bulk triage selects, in ids and codes. Every field narrows; a name that nothing goes by selects nothing. */
function filterOfTriage(request: TriageRequest, set: number, deployment: string, store: Store): FindingFilter {
  const dimensions = dimensionsOf(store);
  return {
    set,
    ids: request.issue_ids,
    since: request.since === undefined ? undefined : request.since * 1000,
    historical: request.include_historical === false ? false : undefined,
    repositories: repositoriesOf(dimensions, deployment, {
      names: request.repos,
      tags: request.project_tags,
      visibilities: request.repository_visibility,
    }),
    refs: refsOf(store, only(request.ref)),
    rules: rulesFor(request, dimensions),
    components: componentsOf(dimensions, request.component_tags),
    packages: packagesOf(dimensions, { names: request.dependencies }),
    ...codesFor(request),
  };
}

const rulesFor = (request: TriageRequest, dimensions: Dimensions): number[] | undefined =>
  rulesOf(dimensions, {
    names: request.rules,
    categories: request.categories,
    severities: request.severities,
    confidences: only(request.confidence),
    rulesets: request.ruleset,
    secretTypes: request.secret_types,
    proOnly: request.pro_only,
    epss: request.epss_probability?.flatMap((word) => {
      const name = nameIn(word, 'EPSS_PROBABILITY_');
      return epssProbabilities.filter((probability) => probability === name);
    }),
  });

const codesFor = (request: TriageRequest): Partial<FindingFilter> => ({
  statuses: codesOf(statuses, only(request.status)),
  reasons: codesOf(triageReasons, request.triage_reasons),
  modes: codesOf(policyModes, both(modesOf(request.policies), request.policy_mode)),
  verdicts: codesOf(verdicts, only(request.autotriage_verdict)),
  exposures: codesOf(exposures, request.exposures),
  transitivities: codesOf(transitivities, request.transitivities),
  validationStates: codesOf(validationStates, request.validation_state, 'VALIDATION_STATE_'),
});

/** Ids of refs by their names. There are as many refs as pull requests, so they are not kept in memory. */
function refsOf(store: Store, names: Words): number[] | undefined {
  if (names === undefined) return undefined;
  return store.refsNamed({ names: JSON.stringify(names) }).map(({ id }) => id);
}

/**
 * The codes of some names. A name that is not known has none, so that it narrows to nothing. With a prefix also the names of the platform's
 * own enumerations are read: `VALIDATION_STATE_CONFIRMED_VALID` is `confirmed_valid`.
 */
const codesOf = (names: readonly string[], words: Words, prefix?: string): number[] | undefined =>
  words?.map((word) => names.indexOf(nameIn(word, prefix))).filter((code) => code !== -1);

/** A name of an enumeration without its prefix. */
const nameIn = (word: string, prefix?: string): string =>
  prefix !== undefined && word.startsWith(prefix) ? word.slice(prefix.length).toLowerCase() : word;

const boards: Readonly<Record<string, PolicyMode>> = {
  'rule-board-audit': 'monitor',
  'rule-board-pr-comments': 'comment',
  'rule-board-block': 'block',
};

/** The modes that the identifiers of policies stand for. */
const modesOf = (policies: Words): PolicyMode[] | undefined =>
  policies?.flatMap((policy) => (Object.hasOwn(boards, policy) ? (boards[policy] ?? []) : []));
