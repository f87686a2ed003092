import type { Limit } from '../../domain/impact.ts';
import type { Truth } from '../truth.ts';

/** For some tags together, repositories that have one of them and those that have none; there may be others. */
export type TagAnswer = {
  readonly tags: readonly string[];
  readonly inside: ReadonlySet<string>;
  readonly outside: ReadonlySet<string>;
};

/** Which repositories are known to have which tags. */
export class TagMap {
  private readonly answers: ReadonlyMap<string, readonly TagAnswer[]>;
  private readonly failure: Limit | null;

  /** `failure`: why there are no answers for some tags, where more is known than that. */
  constructor(answers: readonly TagAnswer[], failure: Limit | null) {
    this.answers = Map.groupBy(answers, ({ tags }) => keyOf(tags));
    this.failure = failure;
  }

  /** Whether a repository has one of the tags. */
  tagged(repository: string | null, tags: readonly string[]): Truth {
    const whole = this.look(repository, keyOf(tags));
    if (whole !== null) return whole;
    const each = tags.map((tag) => this.look(repository, tag));
    if (each.includes(true)) return true;
    return each.includes(null) ? { because: this.missing(tags) } : false;
  }

  /** The same for repositories of which all answers are the same. */
  signature(repository: string | null): string {
    return [...this.answers.keys()].map((key) => String(this.look(repository, key))).join(' ');
  }

  private look(repository: string | null, key: string): boolean | null {
    if (repository === null) return null;
    const answers = this.answers.get(key) ?? [];
    if (answers.some(({ inside }) => inside.has(repository))) return true;
    return answers.some(({ outside }) => outside.has(repository)) ? false : null;
  }

  private missing(tags: readonly string[]): Limit {
    const isAnswered = [keyOf(tags), ...tags].some((key) => this.answers.has(key));
    return isAnswered ? { why: 'field', type: 'repository_tag' } : (this.failure ?? { why: 'tags', tags });
  }
}

const keys = new WeakMap<readonly string[], string>();

/** The same for the same tags, which have no line breaks; of one tag, the tag. Worked out once for each list, for it is asked of many findings. */
function keyOf(tags: readonly string[]): string {
  const key = keys.get(tags) ?? tags.toSorted().join('\n');
  keys.set(tags, key);
  return key;
}
