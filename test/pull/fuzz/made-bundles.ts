import type { Random } from '../../trust/suite.ts';
import type { Tree } from './entries.ts';

// Bundles as files may declare them, and edits of them as people make them in the pages of the platform.

export type Fields = { [key: string]: Tree };
export type Condition = { type: string; values: string[]; mode?: string };
export type Action = { type: string; config?: Record<string, string> };
export type Policy = {
  name: string;
  slug: string;
  description?: string;
  active?: boolean;
  filters: { mode: string; conditions: Condition[] };
  actions: Action[];
};
export type Exception = { exception_type: string; rule: string; rule_type: string } & Record<string, Tree>;
export type Detection = { rulesets: string[]; rules: string[]; disabled: string[]; exceptions: Exception[] };

/** Values of a condition, of which there are many. */
const weaknesses = [
  'Code Injection',
  'Command Injection',
  'Cross-Site Scripting (XSS)',
  'Cryptographic Issues',
  'Hard-coded Secrets',
  'Mass Assignment',
  'Open Redirect',
  'Path Traversal',
  'SQL Injection',
  'XML Injection',
];

const projects = ['acme/checkout-api', 'acme/storefront-web', 'acme/design-system'] as const;
const tags = ['pci', 'production', 'payments'] as const;
const lists = ['rulesets', 'rules', 'disabled'] as const;

/** Makes bundles; every word is new, so that it is found again in a text. */
export class Maker {
  readonly random: Random;
  #words = 0;

  constructor(random: Random) {
    this.random = random;
  }

  word(): string {
    this.#words += 1;
    return `${this.random.pick(['web', 'api', 'tag', 'zeta'])}${String(this.#words)}`;
  }

  many<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: least + this.random.below(most - least + 1) }, make);
  }

  #some(all: readonly [string, ...string[]]): string[] {
    const chosen = all.filter(() => this.random.below(2) === 0);
    return chosen.length > 0 ? chosen : [this.random.pick(all)];
  }

  condition(): Condition {
    const [type, values] = this.random.pick<readonly [string, string[]]>([
      ['severity', this.#some(['critical', 'high', 'low', 'medium'])],
      ['confidence', this.#some(['high', 'low', 'medium'])],
      ['full_scan', ['true']],
      ['vulnerability_class', this.shuffled(weaknesses).slice(0, 1 + this.random.below(4))],
      ['vulnerability_class', this.shuffled(weaknesses).slice(0, 1 + this.random.below(4))],
    ]);
    return { type, values, ...(this.random.below(4) === 0 && { mode: this.random.pick(['any', 'none']) }) };
  }

  conditions(): Condition[] {
    return this.#mostlyDistinct(this.many(1, 4, () => this.condition()));
  }

  #mostlyDistinct<T extends { readonly type: string }>(made: readonly T[]): T[] {
    const mayRepeat = this.random.below(8) === 0;
    return made.filter(({ type }, index) => mayRepeat || made.findIndex((one) => one.type === type) === index);
  }

  action(): Action {
    const type = this.random.pick(['jira', 'slack_app', 'webhook', 'triage']);
    const fields = this.many(0, 3, (): [string, string] => [
      this.random.pick(['note', 'reason', 'state']),
      this.word(),
    ]);
    return { type, ...(fields.length > 0 && { config: Object.fromEntries(fields) }) };
  }

  actions(): Action[] {
    const made = this.#mostlyDistinct(this.many(0, 3, () => this.action()));
    const first: Action[] = this.random.pick([
      [],
      [{ type: 'pr_comment' }],
      [{ type: 'block' }, { type: 'pr_comment' }],
    ]);
    return [...first, ...made];
  }

  description(): string {
    const [one, two] = [this.word(), this.word()];
    return this.random.pick([one, `${one} ${two}`, `${one}\n${two}\n`, `${one}\n\n${two}`]);
  }

  policy(): Policy {
    const slug = this.word();
    return {
      name: `N${slug}`,
      slug,
      ...(this.random.below(3) === 0 && { description: this.description() }),
      ...(this.random.below(4) === 0 && { active: this.random.below(2) === 0 }),
      filters: { mode: this.random.pick(['all', 'any']), conditions: this.conditions() },
      actions: this.actions(),
    };
  }

  exception(): Exception {
    const [project, tag] = [this.random.pick(projects), this.random.pick(tags)];
    const scope = this.random.pick<Fields>([
      { project },
      { project_tag_name: tag },
      { projects: this.#some(projects) },
      { project_tag_names: this.#some(tags) },
    ]);
    return { exception_type: this.random.pick(['exclude', 'include']), rule: this.word(), rule_type: 'rule', ...scope };
  }

  detection(): Detection {
    const names = (): string[] => this.many(0, 4, () => this.word());
    return {
      rulesets: names(),
      rules: names(),
      disabled: names(),
      exceptions: this.many(0, 3, () => this.exception()),
    };
  }

  /** Policies of which some share values, as those with anchors do. */
  policies(least: number, most: number): Policy[] {
    const made = this.many(least, most, () => this.policy());
    for (const policy of made) {
      const other = made[this.random.below(made.length)];
      if (other === undefined || this.random.below(3) > 0) continue;
      if (this.random.below(2) === 0) policy.filters.conditions = structuredClone(other.filters.conditions);
      else policy.actions = structuredClone(other.actions);
    }
    return made;
  }

  shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => [this.random.next(), item] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, item]) => item);
  }

  /** The same to the platform: sets in another order. */
  reordered(policies: readonly Policy[]): Policy[] {
    return this.shuffled(policies).map((policy) => ({
      ...policy,
      filters: {
        ...policy.filters,
        conditions: this.shuffled(policy.filters.conditions).map((one) => ({
          ...one,
          values: this.shuffled(one.values),
        })),
      },
      actions: this.shuffled(policy.actions),
    }));
  }

  // ── Edits ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  #without(items: unknown[], least = 0): void {
    if (items.length > least) items.splice(this.random.below(items.length), 1);
  }

  #insert<T>(items: T[], item: T): void {
    items.splice(this.random.below(items.length + 1), 0, item);
  }

  #insertDistinct<T extends { readonly type: string }>(items: T[], item: T): void {
    if (!items.some(({ type }) => type === item.type)) this.#insert(items, item);
  }

  editPolicies(policies: Policy[]): void {
    const policy = policies[this.random.below(policies.length)];
    const edit = this.random.below(12);
    if (policy === undefined || edit === 0) policies.push(this.policy());
    else if (edit === 1) policies.splice(policies.indexOf(policy), 1);
    else this.#editPolicy(policy, edit);
  }

  #editPolicy(policy: Policy, edit: number): void {
    const { filters } = policy;
    if (edit === 2) policy.name = `N${this.word()}`;
    else if (edit === 3) policy.description = this.description();
    else if (edit === 4) delete policy.description;
    else if (edit === 5) policy.active = policy.active === false;
    else if (edit === 6) filters.mode = filters.mode === 'all' ? 'any' : 'all';
    else if (edit <= 9) this.#editConditions(filters.conditions);
    else policy.actions = this.#editedActions(policy.actions);
  }

  #editConditions(conditions: Condition[]): void {
    const condition = conditions[this.random.below(conditions.length)];
    const edit = this.random.below(7);
    if (condition === undefined) return;
    if (edit === 0) this.#insertDistinct(conditions, this.condition());
    else if (edit === 1) this.#without(conditions, 1);
    else if (edit === 2) condition.mode = condition.mode === 'none' ? 'any' : 'none';
    else if (condition.type !== 'vulnerability_class' || edit === 3) this.#without(condition.values, 1);
    else {
      const others = this.shuffled(weaknesses.filter((one) => !condition.values.includes(one)));
      if (edit === 4) condition.values = others.slice(0, 3);
      else condition.values.push(...others.slice(0, 2));
    }
  }

  #editedActions(actions: Action[]): Action[] {
    const edit = this.random.below(6);
    if (edit === 0) return [];
    if (edit === 1) return this.actions();
    // `block` needs `pr_comment`, and neither has settings.
    const others = actions.filter(({ type }) => type !== 'pr_comment' && type !== 'block');
    const action = others[this.random.below(others.length)];
    if (action === undefined || edit === 2) this.#insertDistinct(actions, this.action());
    else if (edit === 3) return actions.filter((one) => one !== action);
    else this.#editConfig(action, edit === 4);
    return actions;
  }

  #editConfig(action: Action, isMore: boolean): void {
    const { config = {} } = action;
    const [key = 'note'] = this.shuffled(Object.keys(config));
    const rest = Object.entries(config).filter(([name]) => name !== key);
    action.config = isMore ? { ...config, [key]: this.word() } : Object.fromEntries(rest);
  }

  /** `detection`: as the platform has it, with one project or tag an exception. `withExceptions`: whether they are edited too. */
  editDetection(detection: Detection, withExceptions: boolean): void {
    const list = this.random.pick(lists);
    const edit = this.random.below(withExceptions ? 7 : 4);
    if (edit === 0) detection[list] = [];
    else if (edit === 1) detection[list] = this.many(1, 3, () => this.word());
    else if (edit === 2) this.#without(detection[list]);
    else if (edit === 3) this.#insert(detection[list], this.word());
    else if (edit === 4) this.#without(detection.exceptions);
    else if (edit === 5) detection.exceptions.push(...onPlatform([this.exception()]));
    else {
      const isAlone = ({ rule }: Exception): boolean =>
        detection.exceptions.filter((one) => one.rule === rule).length === 1;
      const [first] = this.shuffled(detection.exceptions.filter((one) => isAlone(one)));
      if (first !== undefined) first.exception_type = first.exception_type === 'include' ? 'exclude' : 'include';
    }
  }
}

/** Exceptions as the platform has them: one for each project or tag. */
export const onPlatform = (exceptions: readonly Exception[]): Exception[] =>
  exceptions.flatMap(({ projects: several, project_tag_names: names, ...one }): Exception[] => {
    if (Array.isArray(several)) return several.map((project: string) => ({ ...one, project }));
    if (Array.isArray(names)) return names.map((tag: string) => ({ ...one, project_tag_name: tag }));
    return [one];
  });
