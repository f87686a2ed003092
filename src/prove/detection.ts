import { type Bundle, type DetectionKind, exceptionId, itemId, type RuleList } from '../domain/bundle.ts';
import { nowhere } from '../domain/problem.ts';
import { say } from '../domain/sentence.ts';
import { fitsGlob } from '../util/glob.ts';
import type { DetectionException, PolicyTest, TestedProject } from '../generated/types.ts';
import { otherFields } from '../plan/effect/filter-space.ts';
import type { PlacedName } from './policies.ts';
import { allOf, type Proof, proven } from './proof.ts';

type Detection = Bundle & { readonly kind: DetectionKind };

/** Whether something is so; `maybe` if what ifmatch does not know decides it. */
type Truth = 'yes' | 'no' | 'maybe';

/** Tests what scans a project: by the lists, and by the exceptions of the project and its tags, where an include counts more than an exclude. */
export function proveDetection(test: PolicyTest, bundle: Detection): Proof {
  const { project, scanned_by: rules = [], not_excluded: globs = [] } = test;
  if (project === undefined) return proven;
  const scope = new Scope(bundle, project);
  return allOf([...rules.map((rule) => scope.scannedBy(rule)), ...globs.map((glob) => scope.notExcluded(glob))]);
}

/** What a detection bundle says of one project. */
class Scope {
  private readonly bundle: Detection;
  private readonly project: TestedProject;
  private readonly including: readonly Applied[];
  private readonly excluding: readonly Applied[];

  constructor(bundle: Detection, project: TestedProject) {
    this.bundle = bundle;
    this.project = project;
    const applied = bundle.content.exceptions.flatMap((exception): Applied[] => {
      const applies = appliesTo(exception, project);
      return applies === 'no' ? [] : [{ exception, applies }];
    });
    this.including = applied.filter(({ exception }) => exception.exception_type === 'include');
    this.excluding = applied.filter(({ exception }) => exception.exception_type === 'exclude');
  }

  /** Whether a rule or a ruleset scans the project. */
  scannedBy(rule: string): Proof {
    const isIt = ({ exception }: Applied): boolean => exception.rule === rule;
    const include = strongest(this.including.filter(isIt));
    if (include?.applies === 'yes') return proven;
    const exclude = strongest(this.excluding.filter(isIt));
    const [why, isOff] = this.listed(rule, exclude);
    if (include !== null && (isOff === 'yes' || isOff === 'maybe'))
      return this.unclear(rule, [
        ' may be included, by the tags of the project, by the exception ',
        this.named(include),
      ]);
    if (isOff === 'yes') return this.broken(rule, why);
    if (isOff === 'maybe') return this.unclear(rule, why);
    // A pack may hold a rule that is listed, too.
    const pack = rule.includes('/')
      ? null
      : strongest(this.excluding.filter(({ exception }) => exception.rule_type === 'pack'));
    return pack === null
      ? proven
      : this.unclear(rule, [' may be in a pack that is excluded by the exception ', this.named(pack)]);
  }

  /** Whether the lists and its exclusion switch a rule off, and why. */
  private listed(rule: string, exclude: Applied | null): readonly [Words, Truth] {
    const { rulesets, rules, disabled } = this.bundle.content;
    if (exclude !== null) {
      const where =
        exclude.applies === 'yes'
          ? ' is excluded by the exception '
          : ' may be excluded, by the tags of the project, by the exception ';
      return [[where, this.named(exclude)], exclude.applies];
    }
    if (disabled.includes(rule)) return [[' is in the list ', this.item('disabled', rule)], 'yes'];
    if (rules.includes(rule) || rulesets.includes(rule)) return [[], 'no'];
    if (rulesets.length === 0 || rule.includes('/')) return [[' is in no list'], 'yes'];
    return [[' is in no list; whether one of the rulesets holds it is not known'], 'maybe'];
  }

  /** Whether no exception and no list switches off a rule that a glob selects. */
  notExcluded(glob: string): Proof {
    const isMeant = (rule: string): boolean => fitsGlob(glob, rule);
    const off: readonly { readonly rule: string; readonly by: PlacedName; readonly applies: Truth }[] = [
      ...this.excluding.map((one) => ({ rule: one.exception.rule, by: this.named(one), applies: one.applies })),
      ...this.bundle.content.disabled.map((rule) => ({
        rule,
        by: this.item('disabled', rule),
        applies: 'yes' as const,
      })),
    ].filter(({ rule }) => isMeant(rule));
    const left = off.filter(({ rule }) => this.includedAs(rule) !== 'yes');
    const sure = left.find(({ rule, applies }) => applies === 'yes' && this.includedAs(rule) === 'no');
    if (sure !== undefined) return this.broken(sure.rule, [' is switched off by ', sure.by]);
    const [perhaps] = left;
    if (perhaps !== undefined)
      return this.unclear(perhaps.rule, [
        ' may be switched off, by the tags of the project, by the exception ',
        perhaps.by,
      ]);
    const pack = strongest(this.excluding.filter(({ exception }) => exception.rule_type === 'pack'));
    return pack === null
      ? proven
      : this.unclear(glob, [' may be in a pack that is excluded by the exception ', this.named(pack)]);
  }

  private includedAs(rule: string): Truth {
    return strongest(this.including.filter(({ exception }) => exception.rule === rule))?.applies ?? 'no';
  }

  private named({ exception }: Applied): PlacedName {
    const { exception_type: type, rule } = exception;
    return {
      name: `${type} ${rule} ${scopeWords(exception)}`,
      at: this.bundle.origins.get(exceptionId(exception)) ?? nowhere,
    };
  }

  private item(list: RuleList, rule: string): PlacedName {
    return { name: list, at: this.bundle.origins.get(itemId(list, rule)) ?? nowhere };
  }

  private broken(rule: string, why: Words): Proof {
    return {
      verdict: 'broken',
      why: { words: [...say`${rule} does not scan ${this.project.name}: it`, ...why], decidedBy: placesIn(why) },
      counterexample: null,
    };
  }

  private unclear(rule: string, why: Words): Proof {
    return {
      verdict: 'unknown',
      why: {
        words: [...say`whether ${rule} scans ${this.project.name} is not known: it`, ...why],
        decidedBy: placesIn(why),
      },
      counterexample: null,
    };
  }
}

type Words = readonly (string | PlacedName)[];

const placesIn = (words: Words): PlacedName[] => words.filter((word): word is PlacedName => typeof word !== 'string');

/** An exception that applies to the project, or may. */
type Applied = { readonly exception: DetectionException; readonly applies: Truth };

const strongest = (all: readonly Applied[]): Applied | null =>
  all.find(({ applies }) => applies === 'yes') ?? all[0] ?? null;

const knownFields = ['exception_type', 'rule', 'rule_type', 'project', 'project_tag_name'];

/** An unknown field may limit an exception further. */
function appliesTo(exception: DetectionException, { name, tags }: TestedProject): Truth {
  const { project, project_tag_name: tag, exception_type: type } = exception;
  const isHere = project === undefined ? hasTag(tag, tags) : isSame(project, name);
  const isClear = otherFields(exception, {}, knownFields).length === 0 && (type === 'include' || type === 'exclude');
  return isHere === 'yes' && !isClear ? 'maybe' : isHere;
}

const isSame = (one: string, other: string): Truth => (one === other ? 'yes' : 'no');

function hasTag(tag: string | undefined, tags: readonly string[] | undefined): Truth {
  if (tags === undefined || tag === undefined) return 'maybe';
  return tags.includes(tag) ? 'yes' : 'no';
}

const scopeWords = ({ project, project_tag_name: tag }: DetectionException): string =>
  project === undefined ? `in projects tagged ${tag ?? ''}` : `in ${project}`;
