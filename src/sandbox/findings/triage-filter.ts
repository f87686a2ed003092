import type { TriageRequest } from '../../generated/types.ts';
import type { FindingFilter } from '../store/finding-filter.ts';
import type { Store } from '../store/store.ts';
import {
  exposures,
  policyModes,
  statuses,
  transitivities,
  triageReasons,
  validationStates,
  verdicts,
} from './codes.ts';
import { type Dimensions, dimensionsOf } from './dimensions.ts';
import { epssProbabilities } from './epss.ts';
import { refsOf } from './refs.ts';
import { componentsOf, packagesOf, repositoriesOf, rulesOf, type Words } from './resolve.ts';
import { codesOf, modesOf, nameIn } from './words.ts';

/** What a bulk triage selects, in ids and codes. Every field narrows; a name that nothing goes by selects nothing. */
export function filterOfTriage(request: TriageRequest, set: number, deployment: string, store: Store): FindingFilter {
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

/** What two lists have in common; one that is absent allows all. */
const both = (some: Words, others: Words): Words =>
  some === undefined || others === undefined ? (some ?? others) : some.filter((word) => others.includes(word));

const only = <Word>(word: Word | undefined): Words<Word> => (word === undefined ? undefined : [word]);
