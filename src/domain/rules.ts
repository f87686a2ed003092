import type { BundleKind, Deployment } from './bundle.ts';
import type { Position, Severity } from './problem.ts';
import type { Sentence } from './sentence.ts';

/** A rule of the config that the changes of a plan must follow; its expressions are in CEL. */
export type Rule = {
  readonly name: string;
  /** `error`: a change that breaks it needs approval. */
  readonly severity: Severity;
  /** Which changes it is about; null for all. */
  readonly when: string | null;
  /** What must be true of such a change. */
  readonly expression: string;
  /** For whoever breaks it, with expressions between `{{` and `}}`. */
  readonly message: string;
};

/** A change that breaks a rule, or for which the rule cannot be evaluated: then it is an error, since nothing may pass by a mistake in a rule. */
export type RuleFailure = {
  readonly rule: string;
  readonly severity: Severity;
  readonly isEvaluated: boolean;
  readonly bundle: { readonly kind: BundleKind; readonly deployment: Deployment };
  /** The rule's message, or why the rule cannot be evaluated. */
  readonly message: Sentence;
  /** The name of the object. */
  readonly object: string;
  /** The object in the files; null for a delete. */
  readonly at: Position | null;
};
