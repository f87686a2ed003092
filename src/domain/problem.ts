import type { Sentence } from './sentence.ts';

/** An error stops a run; a warning does not. */
export type Severity = 'error' | 'warning';

/** A problem in the user's files, as facts; `report/words/problems.ts` has the text and fix for each code. Texts are unescaped, as in the file. */
export type Problem = { readonly severity: Severity; readonly at: Place } & ProblemFacts;

/** The facts by code. `known`, `allowed` and `configured` list valid values; `nearest` and `meant` are what the user most likely meant, null if nothing is near. */
export type ProblemFacts =
  // finding and reading
  | { code: 'no-files'; searched: readonly string[]; deployment?: string }
  /** `nearest`: the folder that was probably meant. */
  | { code: 'path-missing'; path: string; nearest?: string }
  | { code: 'path-outside'; path: string }
  | { code: 'symlink'; path: string }
  | { code: 'not-a-file'; path: string }
  | { code: 'empty-submodule'; path: string }
  | { code: 'left-out'; path: string }
  | { code: 'unreadable'; reason: string }
  | { code: 'file-too-large'; bytes: number; limit: number }
  | { code: 'not-utf8'; offset: number }
  | { code: 'control-character'; codePoint: number; position: Position }
  | { code: 'empty-file' }
  | { code: 'ignored-file'; path: string; meant: string }
  | { code: 'misnamed-config'; path: string; expected: string }
  | { code: 'other-config'; path: string }
  | { code: 'lfs-pointer' }
  // YAML; with a `position`, because there is no document yet to point into
  | { code: 'syntax'; reason: SyntaxReason; text: string; position: Position }
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
  | { code: 'connection-setting'; field: string; variable: 'IFMATCH_API_TOKEN' | 'IFMATCH_BASE_URL' }
  | { code: 'missing-field'; field: string }
  | { code: 'product-missing' }
  | { code: 'product-contradiction'; product: string; named: string }
  | { code: 'no-lists' }
  | { code: 'null-value'; field: string }
  | {
      code: 'wrong-type';
      expected: readonly string[];
      found: string;
      text: string | null;
      /** True if a list is expected and this value could be its only entry. */
      isEntry?: true;
    }
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
  | { code: 'settings-of-base'; names: readonly string[] }
  | { code: 'deployment-nearly'; slug: string; selected: string }
  | { code: 'deployment-outside'; slug: string | null; folders: readonly string[] }
  | { code: 'duplicate-slug'; slug: string; first: Place }
  | { code: 'duplicate-exception'; rule: string; scope: string; first: Place }
  | { code: 'duplicate-field'; field: string; first: Place }
  | { code: 'duplicate-item'; list: string; item: string; first: Place }
  | { code: 'exception-scope' }
  | { code: 'declares-unmanaged'; glob: string }
  | { code: 'without-unused'; entry: string; deployment: string }
  | { code: 'rulesets-in-secrets'; ruleset: string }
  | { code: 'no-tests'; searched: readonly string[] }
  | { code: 'test-subject'; given: readonly string[] }
  | { code: 'test-field'; field: string; subject: string }
  | { code: 'test-by' }
  | { code: 'bad-expectation'; value: string; allowed: readonly string[]; nearest: string | null }
  | { code: 'duplicate-rule'; name: string; first: Place }
  /** `text`: the expression. `offset`: of the mistake, in characters. */
  | { code: 'bad-expression'; reason: string; text: string; offset: number | null }
  | { code: 'broken-rule'; rule: string; message: Sentence; bundle: string }
  | { code: 'missing-companion'; action: string; companion: string }
  | { code: 'missing-slug'; name: string; derived: string }
  | { code: 'unknown-condition-type'; type: string; known: readonly string[]; nearest: string | null }
  | { code: 'unknown-action-type'; type: string; known: readonly string[]; nearest: string | null }
  | { code: 'unknown-condition-value'; type: string; value: string; known: readonly string[]; nearest: string | null }
  | { code: 'unknown-config-key'; type: string; key: string; known: readonly string[]; nearest: string | null }
  | { code: 'unknown-config-value'; key: string; value: string; known: readonly string[]; nearest: string | null }
  | ({ code: 'expired' } & ExpiringEntry)
  | ({ code: 'expires-soon'; days: number } & ExpiringEntry)
  | { code: 'no-such-day'; day: string }
  | { code: 'placeholder'; text: string }
  /** Without the text, which no report may repeat. */
  | { code: 'credential' }
  | { code: 'misnamed'; what: 'ruleset' | 'rule' | 'project' | 'tag'; text: string; meant: string | null }
  | { code: 'glob'; text: string }
  | { code: 'ruleset-as-rule'; text: string; list: string }
  | { code: 'rule-type'; rule: string; type: 'rule' | 'pack'; meant: 'rule' | 'pack' }
  | { code: 'listed-and-disabled'; rule: string; first: Place }
  | { code: 'unknown-ruleset'; ruleset: string; nearest: string }
  | { code: 'odd-character'; text: string; codePoint: number }
  | { code: 'misnamed-expiry'; field: string }
  | { code: 'bundle-dropped'; bundle: string; deployment: string | null; files: readonly string[]; commit: string }
  | { code: 'protected-undeclared'; slug: string; nearest: string | null }
  // read from a plan file; `originalCode` is the code that it had in the run that wrote the file
  | { code: 'from-plan-file'; originalCode: string; message: string; fix: string }
  // what the platform says of the files
  | {
      code: 'platform-rejects';
      platformCode: string;
      message: string;
      bundle: string;
      /** The deployment of the bundle, if the run is about several; else null. */
      deployment: string | null;
      /** The policy that it is about; null for none. */
      slug: string | null;
      /** Whether no file declares that policy, so that it is on the platform only. */
      isUndeclared: boolean;
      context: Readonly<Record<string, string>>;
    };

/** An entry with `x-expires`. */
export type ExpiringEntry = { readonly expires: string; readonly noun: 'policy' | 'exception' };

export type ProblemCode = Problem['code'];

/** The code as reports name it. */
export const codeName = (problem: Problem): string =>
  problem.code === 'from-plan-file' ? problem.originalCode : problem.code;

/** Why a text is not valid YAML; `text` is the character, name or text that it is about, or empty. */
export type SyntaxReason =
  | 'tab'
  | 'odd-space'
  | 'indentation'
  | 'unclosed-quote'
  | 'unclosed-bracket'
  | 'stray-bracket'
  | 'missing-comma'
  | 'stray-comma'
  | 'missing-colon'
  | 'second-colon'
  | 'list-beside-key'
  | 'text-after-value'
  | 'reserved-start'
  | 'escape'
  | 'escaped-break'
  | 'block-header'
  | 'empty-lines'
  | 'comment'
  | 'key-length'
  | 'anchor'
  | 'no-anchor'
  | 'document-marker'
  | 'merge-conflict'
  /** Anything else; the text is what the parser says. */
  | 'other';

/** The facts of a problem code. */
export type FactsOf<C extends ProblemCode> = Extract<ProblemFacts, { code: C }>;

/** An error about a whole file. */
export const fileError = (file: string, facts: ProblemFacts): Problem => ({
  severity: 'error',
  at: { file, pointer: [] },
  ...facts,
});

/** Number of warnings. */
export const countWarnings = (problems: readonly LocatedProblem[]): number =>
  problems.filter(({ problem }) => problem.severity === 'warning').length;

/** Whether a run stops at any of these. */
export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** A problem with its position; `excerpt`: the text of that line. Positions are null for problems without a file. */
export type LocatedProblem = {
  readonly problem: Problem;
  readonly position: Position | null;
  /** The other position that the problem names. */
  readonly first: Position | null;
  readonly excerpt: string | null;
};

/** A result with the problems that were found on the way. */
export type WithProblems = { readonly problems: readonly LocatedProblem[] };

/** A pointer into a document, like ajv's `instancePath` but split and unescaped: `['policies', 0, 'actions']`. */
export type Pointer = readonly (string | number)[];

/** A symbolic place; converted to a position only when shown. */
export type Place = {
  /** Path of the file, relative to the repository's root, with forward slashes. */
  readonly file: string;
  readonly pointer: Pointer;
  /** Whether the key itself is meant (an unknown key) rather than its value. */
  readonly key?: boolean;
};

/** The place of problems without a file. */
export const nowhere: Place = { file: '', pointer: [] };

/** A position in a file. Lines and columns count from 1; columns in UTF-16 units, as in editors. */
export type Position = { readonly file: string; readonly line: number; readonly column: number };

/** Converts places to positions, in order, parsing each file once. */
export type Locate = (places: readonly Place[]) => Position[];
