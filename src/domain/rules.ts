import type { BundleKind, Deployment } from './bundle.ts';
import type { Position, Severity } from './problem.ts';
import type { Sentence } from './sentence.ts';

/** A rule of the config that the changes of a plan must follow; its expressions are in CEL. */
export type Rule = {
  readonly name: string;
  /** `error`: a change that breaks it needs approval. */
  readonly severity: Severity;
  /** Expression that selects the changes to check; null for all. */
  readonly when: string | null;
  /** Expression that must be true for such a change. */
  readonly expression: string;
  /** Message for a change that breaks it, with expressions between `{{` and `}}`. */
  readonly message: string;
};

/** A change that breaks a rule, or for which the rule cannot be evaluated. The latter is an error, so that a mistake in a rule lets nothing pass. */
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
