import { type Bundle, type DetectionKind, exceptionId, itemId, type RuleList } from '../domain/bundle.ts';
import { nowhere } from '../domain/problem.ts';
import { say } from '../domain/sentence.ts';
import { matchesGlob } from '../util/wildcard.ts';
import type { DetectionException, PolicyTest, TestedProject } from '../generated/types.ts';
import { differingFields } from '../plan/effect/filter-space.ts';
import type { PlacedName } from './policies.ts';
import { worstOf, type Proof, proven } from './proof.ts';

type Detection = Bundle & { readonly kind: DetectionKind };

/** Whether something is true; `maybe` if that depends on what ifmatch does not know. */
type Certainty = 'yes' | 'no' | 'maybe';

/**
 * Proves which rules scan a project, from the lists of the bundle and the exceptions for the project and its tags. An include wins over an exclude.
 */
export function proveDetection(test: PolicyTest, bundle: Detection): Proof {
  const { project, scanned_by: rules = [], not_excluded: globs = [] } = test;
  if (project === undefined) return proven;
  const scope = new ProjectScope(bundle, project);
  return worstOf([...rules.map((rule) => scope.scannedBy(rule)), ...globs.map((glob) => scope.notExcluded(glob))]);
}

/** The rules of a detection bundle as they apply to one project. */
class ProjectScope {
  private readonly bundle: Detection;
  private readonly project: TestedProject;
  private readonly includes: readonly AppliedException[];
  private readonly excludes: readonly AppliedException[];

  constructor(bundle: Detection, project: TestedProject) {
    this.bundle = bundle;
    this.project = project;
    const applied = bundle.content.exceptions.flatMap((exception): AppliedException[] => {
      const applies = appliesTo(exception, project);
      return applies === 'no' ? [] : [{ exception, applies }];
    });
    this.includes = applied.filter(({ exception }) => exception.exception_type === 'include');
    this.excludes = applied.filter(({ exception }) => exception.exception_type === 'exclude');
  }

  /** Whether a rule or a ruleset scans the project. */
  scannedBy(rule: string): Proof {
    const isForRule = ({ exception }: AppliedException): boolean => exception.rule === rule;
    const include = mostCertain(this.includes.filter(isForRule));
    if (include?.applies === 'yes') return proven;
    const exclude = mostCertain(this.excludes.filter(isForRule));
    const { isOff: off, explanation } = this.switchedOff(rule, exclude);
    if (include !== null && off !== 'no')
      return this.unknown(rule, [
        ' may be included, by the tags of the project, by the exception ',
        this.exceptionName(include),
      ]);
    if (off === 'yes') return this.refuted(rule, explanation);
    if (off === 'maybe') return this.unknown(rule, explanation);
    return isRuleset(rule) ? proven : this.unlessInExcludedRuleset(rule);
  }

  /** Whether an exclude or the lists switch a rule off, and why. */
  private switchedOff(
    rule: string,
    exclude: AppliedException | null,
  ): { readonly isOff: Certainty; readonly explanation: ReasonParts } {
    const { rulesets, rules, disabled } = this.bundle.content;
    if (exclude !== null) {
      const exclusionText =
        exclude.applies === 'yes'
          ? ' is excluded by the exception '
          : ' may be excluded, by the tags of the project, by the exception ';
      return { isOff: exclude.applies, explanation: [exclusionText, this.exceptionName(exclude)] };
    }
    if (disabled.includes(rule))
      return { isOff: 'yes', explanation: [' is in the list ', this.listItemName('disabled', rule)] };
    if (rules.includes(rule) || rulesets.includes(rule)) return { isOff: 'no', explanation: [] };
    if (rulesets.length === 0 || isRuleset(rule)) return { isOff: 'yes', explanation: [' is in no list'] };
    return { isOff: 'maybe', explanation: [' is in no list; whether one of the rulesets holds it is not known'] };
  }

  /** Whether no exception and no list switches off a rule that a glob selects. */
  notExcluded(glob: string): Proof {
    const offCandidates: readonly { readonly rule: string; readonly by: PlacedName; readonly applies: Certainty }[] = [
      ...this.excludes.map((exclude) => ({
        rule: exclude.exception.rule,
        by: this.exceptionName(exclude),
        applies: exclude.applies,
      })),
      ...this.bundle.content.disabled.map((rule) => ({
        rule,
        by: this.listItemName('disabled', rule),
        applies: 'yes' as const,
      })),
    ].filter(({ rule }) => matchesGlob(glob, rule));
    const notIncluded = offCandidates.filter(({ rule }) => this.inclusionOf(rule) !== 'yes');
    const certain = notIncluded.find(({ rule, applies }) => applies === 'yes' && this.inclusionOf(rule) === 'no');
    if (certain !== undefined) return this.refuted(certain.rule, [' is switched off by ', certain.by]);
    const [possible] = notIncluded;
    if (possible !== undefined)
      return this.unknown(possible.rule, [
        ' may be switched off, by the tags of the project, by the exception ',
        possible.by,
      ]);
    return this.unlessInExcludedRuleset(glob);
  }

  /** Which rules a ruleset (`pack` in exceptions) holds is not known, so an excluded one may hold any. */
  private unlessInExcludedRuleset(rule: string): Proof {
    const ruleset = mostCertain(this.excludes.filter(({ exception }) => exception.rule_type === 'pack'));
    if (ruleset === null) return proven;
    return this.unknown(rule, [' may be in a pack that is excluded by the exception ', this.exceptionName(ruleset)]);
  }

  private inclusionOf(rule: string): Certainty {
    return mostCertain(this.includes.filter(({ exception }) => exception.rule === rule))?.applies ?? 'no';
  }

  private exceptionName({ exception }: AppliedException): PlacedName {
    const { exception_type: type, rule } = exception;
    return {
      name: `${type} ${rule} ${describeScope(exception)}`,
      at: this.bundle.origins.get(exceptionId(exception)) ?? nowhere,
    };
  }

  private listItemName(list: RuleList, rule: string): PlacedName {
    return { name: list, at: this.bundle.origins.get(itemId(list, rule)) ?? nowhere };
  }

  private refuted(rule: string, why: ReasonParts): Proof {
    return {
      verdict: 'broken',
      reason: {
        words: [...say`${rule} does not scan ${this.project.name}: it`, ...why],
        decidedBy: placedNamesIn(why),
      },
      counterexample: null,
    };
  }

  private unknown(rule: string, why: ReasonParts): Proof {
    return {
      verdict: 'unknown',
      reason: {
        words: [...say`whether ${rule} scans ${this.project.name} is not known: it`, ...why],
        decidedBy: placedNamesIn(why),
      },
      counterexample: null,
    };
  }
}

/** Why a rule does not scan the project, with the names of what decides it. */
type ReasonParts = readonly (string | PlacedName)[];

const placedNamesIn = (explanation: ReasonParts): PlacedName[] =>
  explanation.filter((part): part is PlacedName => typeof part !== 'string');

/** An exception that applies to the project, or may. */
type AppliedException = { readonly exception: DetectionException; readonly applies: Certainty };

/** An exception that applies for certain, if there is one; else one that may. */
const mostCertain = (exceptions: readonly AppliedException[]): AppliedException | null =>
  exceptions.find(({ applies }) => applies === 'yes') ?? exceptions[0] ?? null;

/** A ruleset has a name such as `p/default`, and a rule has no slash. */
const isRuleset = (name: string): boolean => name.includes('/');

const knownFields = ['exception_type', 'rule', 'rule_type', 'project', 'project_tag_name'];

/** An unknown field may limit an exception further. */
function appliesTo(exception: DetectionException, { name, tags }: TestedProject): Certainty {
  const { project, project_tag_name: tag, exception_type: type } = exception;
  if (project !== undefined && project !== name) return 'no';
  const isKnownForm =
    differingFields(exception, {}, knownFields).length === 0 && (type === 'include' || type === 'exclude');
  const inScope = project === undefined ? hasTag(tag, tags) : 'yes';
  return inScope === 'yes' && !isKnownForm ? 'maybe' : inScope;
}

function hasTag(tag: string | undefined, tags: readonly string[] | undefined): Certainty {
  if (tags === undefined || tag === undefined) return 'maybe';
  return tags.includes(tag) ? 'yes' : 'no';
}

const describeScope = ({ project, project_tag_name: tag }: DetectionException): string =>
  project === undefined ? `in projects tagged ${tag ?? ''}` : `in ${project}`;
