import {
  codeOf,
  type Confidence,
  confidences,
  type Dimensions,
  type IssueType,
  issueTypes,
  nameOf,
  type Repository,
  type Rule,
  type RuleDetails,
  severities,
  type Severity,
  visibilities,
  type Visibility,
} from './filters.ts';
import { type EpssProbability, epssProbabilityOf } from './describe.ts';

/** Words of a request that narrow: absent means any, empty means none. A word that nothing goes by narrows to nothing. */
export type Words<Word = string> = readonly Word[] | undefined;

type RuleWords = {
  readonly ids?: Words<number>;
  readonly names?: Words;
  readonly categories?: Words;
  readonly severities?: Words<Severity>;
  readonly confidences?: Words<Confidence>;
  readonly rulesets?: Words;
  readonly secretTypes?: Words;
  /** Identifiers of advisories: `CVE-…` or `MAL-…`. */
  readonly advisories?: Words;
  readonly epss?: Words<EpssProbability>;
  readonly proOnly?: boolean | undefined;
  readonly issueTypes?: Words<IssueType>;
};

/** Ids of the rules that fit every list; undefined when there is no list, so that nothing is narrowed. */
export function rulesOf({ rules }: Dimensions, words: RuleWords): number[] | undefined {
  if (!narrows(words)) return undefined;
  const wanted = {
    ...words,
    severities: words.severities?.map((name) => codeOf(severities, name)),
    rulesets: words.rulesets?.map(rulesetName),
    confidences: words.confidences?.map((name) => codeOf(confidences, name)),
  };
  return [...rules.values()].filter((rule) => fitsRule(rule, wanted)).map(({ id }) => id);
}

type RuleCodes = Omit<RuleWords, 'severities' | 'confidences'> & {
  readonly severities: Words<number>;
  readonly confidences: Words<number>;
};

const fitsRule = (rule: Rule, words: RuleCodes): boolean =>
  among(words.ids, rule.id) &&
  among(words.names, rule.name) &&
  among(words.severities, rule.severity) &&
  among(words.confidences, rule.confidence) &&
  among(words.rulesets, rule.ruleset && rulesetName(rule.ruleset)) &&
  among(words.secretTypes, rule.secret_type) &&
  among(words.issueTypes, nameOf(issueTypes, rule.issue_type)) &&
  someAmong(words.categories, rule.categories) &&
  fitsDetails(rule.details, words);

const fitsDetails = ({ advisory, proOnly }: RuleDetails, words: RuleCodes): boolean =>
  among(words.advisories, advisory?.id ?? null) &&
  among(words.epss, advisory && epssProbabilityOf(advisory.epss.score)) &&
  (words.proOnly ?? proOnly) === proOnly;

/** Bundles name a ruleset `p/default`, requests also `default`. */
const rulesetName = (ruleset: string): string => ruleset.replace(/^p\//, '');

type RepositoryWords = {
  readonly ids?: Words<number>;
  readonly names?: Words;
  readonly tags?: Words;
  readonly teams?: Words;
  readonly visibilities?: Words<Visibility>;
  readonly archived?: boolean | undefined;
};

/** Ids of the repositories of a deployment that fit every list; undefined when there is no list. */
export function repositoriesOf(
  { repositories }: Dimensions,
  deployment: string,
  words: RepositoryWords,
): number[] | undefined {
  if (!narrows(words)) return undefined;
  return [...repositories.values()]
    .filter((repository) => repository.deployment_id === deployment && fitsRepository(repository, words))
    .map(({ id }) => id);
}

const fitsRepository = (repository: Repository, words: RepositoryWords): boolean =>
  among(words.ids, repository.id) &&
  among(words.names, repository.name) &&
  among(words.teams, repository.team) &&
  among(words.visibilities, nameOf(visibilities, repository.visibility)) &&
  (words.archived ?? repository.archived === 1) === (repository.archived === 1) &&
  someAmong(words.tags, repository.tags);

type PackageWords = { readonly names?: Words; readonly malicious?: boolean | undefined };

/** Ids of the versions of packages that fit; undefined when there is nothing to fit. */
export function packagesOf({ packages }: Dimensions, words: PackageWords): number[] | undefined {
  if (!narrows(words)) return undefined;
  return [...packages.values()]
    .filter(
      ({ name, malicious }) => among(words.names, name) && (words.malicious ?? malicious === 1) === (malicious === 1),
    )
    .map(({ id }) => id);
}

/** Ids of components by their tags. */
export const componentsOf = ({ components }: Dimensions, tags: Words): number[] | undefined =>
  tags?.flatMap((tag) => components.get(tag) ?? []);

/** Ids of the policies of a deployment that findings came under, by their slugs. */
export const policiesOf = ({ policies }: Dimensions, deployment: string, slugs: Words): number[] | undefined =>
  slugs &&
  [...policies.values()]
    .filter((policy) => policy.deployment_id === deployment && slugs.includes(policy.slug))
    .map(({ id }) => id);

const narrows = (words: object): boolean => Object.values(words).some((list) => list !== undefined);

const among = <Word>(words: Words<Word>, own: Word | null): boolean =>
  words === undefined || (own !== null && words.includes(own));

const someAmong = (words: Words, own: readonly string[]): boolean =>
  words === undefined || own.some((word) => words.includes(word));
