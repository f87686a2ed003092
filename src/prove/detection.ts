import { type Bundle, type DetectionKind, exceptionId, itemId, type RuleList } from '../domain/bundle.ts';
import { nowhere } from '../domain/problem.ts';
import { say } from '../domain/sentence.ts';
import { fitsGlob } from '../util/glob.ts';
import type { DetectionException, PolicyTest, TestedProject } from '../generated/types.ts';
import { otherFields } from '../plan/effect/filter-space.ts';
import type { PlacedName } from './policies.ts';
import { worstOf, type Proof, proven } from './proof.ts';

type Detection = Bundle & { readonly kind: DetectionKind };

/** Whether something is true; `maybe` if it depends on what ifmatch does not know. */
type Certainty = 'yes' | 'no' | 'maybe';

/** Tests which rules scan a project, by the lists of the bundle and the exceptions for the project and its tags; an include wins over an exclude. */
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
  private readonly including: readonly AppliedException[];
  private readonly excluding: readonly AppliedException[];

  constructor(bundle: Detection, project: TestedProject) {
    this.bundle = bundle;
    this.project = project;
    const applied = bundle.content.exceptions.flatMap((exception): AppliedException[] => {
      const applies = appliesTo(exception, project);
      return applies === 'no' ? [] : [{ exception, applies }];
    });
    this.including = applied.filter(({ exception }) => exception.exception_type === 'include');
    this.excluding = applied.filter(({ exception }) => exception.exception_type === 'exclude');
  }

  /** Whether a rule or a ruleset scans the project. */
  scannedBy(rule: string): Proof {
    const isForRule = ({ exception }: AppliedException): boolean => exception.rule === rule;
    const include = mostCertain(this.including.filter(isForRule));
    if (include?.applies === 'yes') return proven;
    const exclude = mostCertain(this.excluding.filter(isForRule));
    const [why, isOff] = this.listed(rule, exclude);
    if (include !== null && (isOff === 'yes' || isOff === 'maybe'))
      return this.unknown(rule, [
        ' may be included, by the tags of the project, by the exception ',
        this.exceptionName(include),
      ]);
    if (isOff === 'yes') return this.broken(rule, why);
    if (isOff === 'maybe') return this.unknown(rule, why);
    // A pack may hold a rule that is listed, too.
    const pack = rule.includes('/')
      ? null
      : mostCertain(this.excluding.filter(({ exception }) => exception.rule_type === 'pack'));
    return pack === null
      ? proven
      : this.unknown(rule, [' may be in a pack that is excluded by the exception ', this.exceptionName(pack)]);
  }

  /** Whether the lists and its exclusion switch a rule off, and why. */
  private listed(rule: string, exclude: AppliedException | null): readonly [Explanation, Certainty] {
    const { rulesets, rules, disabled } = this.bundle.content;
    if (exclude !== null) {
      const where =
        exclude.applies === 'yes'
          ? ' is excluded by the exception '
          : ' may be excluded, by the tags of the project, by the exception ';
      return [[where, this.exceptionName(exclude)], exclude.applies];
    }
    if (disabled.includes(rule)) return [[' is in the list ', this.listItemName('disabled', rule)], 'yes'];
    if (rules.includes(rule) || rulesets.includes(rule)) return [[], 'no'];
    if (rulesets.length === 0 || rule.includes('/')) return [[' is in no list'], 'yes'];
    return [[' is in no list; whether one of the rulesets holds it is not known'], 'maybe'];
  }

  /** Whether no exception and no list switches off a rule that a glob selects. */
  notExcluded(glob: string): Proof {
    const off: readonly { readonly rule: string; readonly by: PlacedName; readonly applies: Certainty }[] = [
      ...this.excluding.map((one) => ({ rule: one.exception.rule, by: this.exceptionName(one), applies: one.applies })),
      ...this.bundle.content.disabled.map((rule) => ({
        rule,
        by: this.listItemName('disabled', rule),
        applies: 'yes' as const,
      })),
    ].filter(({ rule }) => fitsGlob(glob, rule));
    const notIncluded = off.filter(({ rule }) => this.isIncluded(rule) !== 'yes');
    const certain = notIncluded.find(({ rule, applies }) => applies === 'yes' && this.isIncluded(rule) === 'no');
    if (certain !== undefined) return this.broken(certain.rule, [' is switched off by ', certain.by]);
    const [possible] = notIncluded;
    if (possible !== undefined)
      return this.unknown(possible.rule, [
        ' may be switched off, by the tags of the project, by the exception ',
        possible.by,
      ]);
    const pack = mostCertain(this.excluding.filter(({ exception }) => exception.rule_type === 'pack'));
    return pack === null
      ? proven
      : this.unknown(glob, [' may be in a pack that is excluded by the exception ', this.exceptionName(pack)]);
  }

  private isIncluded(rule: string): Certainty {
    return mostCertain(this.including.filter(({ exception }) => exception.rule === rule))?.applies ?? 'no';
  }

  private exceptionName({ exception }: AppliedException): PlacedName {
    const { exception_type: type, rule } = exception;
    return {
      name: `${type} ${rule} ${scopeWords(exception)}`,
      at: this.bundle.origins.get(exceptionId(exception)) ?? nowhere,
    };
  }

  private listItemName(list: RuleList, rule: string): PlacedName {
    return { name: list, at: this.bundle.origins.get(itemId(list, rule)) ?? nowhere };
  }

  private broken(rule: string, why: Explanation): Proof {
    return {
      verdict: 'broken',
      why: { words: [...say`${rule} does not scan ${this.project.name}: it`, ...why], decidedBy: namesIn(why) },
      counterexample: null,
    };
  }

  private unknown(rule: string, why: Explanation): Proof {
    return {
      verdict: 'unknown',
      why: {
        words: [...say`whether ${rule} scans ${this.project.name} is not known: it`, ...why],
        decidedBy: namesIn(why),
      },
      counterexample: null,
    };
  }
}

type Explanation = readonly (string | PlacedName)[];

const namesIn = (words: Explanation): PlacedName[] =>
  words.filter((word): word is PlacedName => typeof word !== 'string');

/** An exception that applies to the project, or may. */
type AppliedException = { readonly exception: DetectionException; readonly applies: Certainty };

const mostCertain = (all: readonly AppliedException[]): AppliedException | null =>
  all.find(({ applies }) => applies === 'yes') ?? all[0] ?? null;

const knownFields = ['exception_type', 'rule', 'rule_type', 'project', 'project_tag_name'];

/** An unknown field may limit an exception further. */
function appliesTo(exception: DetectionException, { name, tags }: TestedProject): Certainty {
  const { project, project_tag_name: tag, exception_type: type } = exception;
  const isHere = project === undefined ? hasTag(tag, tags) : equals(project, name);
  const isClear = otherFields(exception, {}, knownFields).length === 0 && (type === 'include' || type === 'exclude');
  return isHere === 'yes' && !isClear ? 'maybe' : isHere;
}

const equals = (one: string, other: string): Certainty => (one === other ? 'yes' : 'no');

function hasTag(tag: string | undefined, tags: readonly string[] | undefined): Certainty {
  if (tags === undefined || tag === undefined) return 'maybe';
  return tags.includes(tag) ? 'yes' : 'no';
}

const scopeWords = ({ project, project_tag_name: tag }: DetectionException): string =>
  project === undefined ? `in projects tagged ${tag ?? ''}` : `in ${project}`;
