import type { Place, Position } from './position.ts';

/** An error stops a run; a warning does not. */
export type Severity = 'error' | 'warning';

/**
 * Something wrong in the user's files, as facts. `render/phrasebook.ts` gives each code its words: what is so, and what to do.
 * Texts in facts are as they stand in the file; whoever prints them escapes them.
 */
export type Problem = { readonly severity: Severity; readonly at: Place } & Facts;

type Facts =
  // finding and reading
  | { code: 'no-files'; searched: readonly string[]; deployment?: string }
  | { code: 'path-missing'; path: string }
  | { code: 'path-outside'; path: string }
  | { code: 'symlink'; path: string }
  | { code: 'not-a-file'; path: string }
  | { code: 'config-is-folder'; path: string; inside: string | null }
  | { code: 'empty-submodule'; path: string }
  | { code: 'left-out'; path: string }
  | { code: 'same-name'; path: string; other: string }
  | { code: 'garbled-name'; path: string }
  | { code: 'config-is-no-policy'; path: string }
  | { code: 'unreadable'; reason: string }
  | { code: 'file-too-large'; bytes: number; limit: number }
  | { code: 'not-utf8'; offset: number }
  | { code: 'control-character'; codePoint: number; position: Position }
  | { code: 'empty-file' }
  | { code: 'ignored-file'; path: string; meant: string }
  | { code: 'misnamed-config'; path: string; expected: string }
  | { code: 'other-config'; path: string; config: string | null }
  // YAML; `position` because there is no document yet to point into
  | { code: 'syntax'; reason: string; position: Position }
  | { code: 'duplicate-key'; field: string; position: Position; first: Position | null }
  | {
      code: 'unsupported-yaml';
      what: 'directive' | 'several-documents' | 'tag' | 'merge-key' | 'key';
      text: string;
      position: Position;
    }
  | { code: 'limit'; what: 'depth' | 'aliases' | 'expanded-size' | 'entries'; limit: number; position: Position }
  // shape
  | { code: 'unknown-file'; keys: readonly string[] }
  | { code: 'unknown-field'; field: string; allowed: readonly string[]; nearest: string | null }
  | { code: 'missing-field'; field: string }
  | { code: 'product-missing' }
  | { code: 'product-contradiction'; product: string; named: string }
  | { code: 'no-lists' }
  | { code: 'null-value'; field: string }
  | { code: 'wrong-type'; expected: string; found: string; text: string | null }
  | { code: 'bad-value'; value: string; allowed: readonly string[]; nearest: string | null }
  | {
      code: 'out-of-bounds';
      what: 'characters' | 'items' | 'entries' | 'number';
      found: number;
      min: number | null;
      max: number | null;
    }
  | { code: 'bad-text'; value: string; expected: string }
  | { code: 'ambiguous-scalar'; text: string; reads: string }
  | { code: 'ambiguous-number'; text: string }
  | { code: 'joined-lines' }
  // meaning
  | { code: 'deployment-missing'; configured: readonly string[] }
  | { code: 'deployment-unknown'; slug: string; configured: readonly string[]; nearest: string | null }
  | { code: 'deployments-of-base'; slugs: readonly string[] }
  | { code: 'base-path-missing'; path: string; slug: string }
  | { code: 'deployment-new'; slug: string }
  /** A stranger asks for a deployment that the base branch has nothing of; null for files that name none. */
  | { code: 'deployment-unmanaged'; slug: string | null }
  | { code: 'extra-field-new'; field: string; object: string }
  | { code: 'deployment-nearly'; slug: string; wanted: string }
  | { code: 'deployment-outside'; folders: readonly string[] }
  | { code: 'deployment-folder'; slug: string; folders: readonly string[] }
  | { code: 'duplicate-slug'; slug: string; first: Place }
  | { code: 'duplicate-exception'; rule: string; scope: string; first: Place }
  | { code: 'duplicate-field'; field: string; first: Place }
  | { code: 'duplicate-item'; list: string; item: string; first: Place }
  | { code: 'rule-enabled-and-disabled'; rule: string; first: Place }
  | { code: 'exception-scope'; found: 'none' | 'both' }
  | { code: 'rulesets-in-secrets'; ruleset: string }
  | { code: 'missing-companion'; action: string; companion: string }
  | { code: 'missing-slug'; name: string; derived: string; reads: string | null }
  | { code: 'unknown-condition-type'; type: string; known: readonly string[]; nearest: string | null }
  | { code: 'unknown-action-type'; type: string; known: readonly string[]; nearest: string | null }
  | { code: 'unknown-condition-value'; type: string; value: string; known: readonly string[]; nearest: string | null }
  | { code: 'unsupported-exception'; field: 'exception_type' | 'rule_type'; value: string; known: readonly string[] }
  | { code: 'expired'; expires: string; today: string }
  | { code: 'bad-date'; text: string }
  | { code: 'odd-character'; text: string; codePoint: number }
  | { code: 'misnamed-expiry'; field: string }
  | { code: 'same-conditions'; slug: string; first: Place }
  | { code: 'protected-undeclared'; slug: string; nearest: string | null }
  // what the platform says of the files
  | {
      code: 'platform-rejects';
      platformCode: string;
      message: string;
      slug: string | null;
      context: Readonly<Record<string, string>>;
    };

export type ProblemCode = Problem['code'];

/** How many problems are no errors. */
export const countWarnings = (problems: readonly LocatedProblem[]): number =>
  problems.filter(({ problem }) => problem.severity === 'warning').length;

/** Whether a run stops at any of these. */
export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** A problem and where it is; `excerpt` is the text of that line. Null positions are for problems of no file at all. */
export type LocatedProblem = {
  readonly problem: Problem;
  readonly position: Position | null;
  /** The other place that the problem names. */
  readonly first: Position | null;
  readonly excerpt: string | null;
};
