import type { OperationId } from '../../../src/generated/operations.ts';

/** A rule of the specification, and requests that break it. */
export type RequestRule = {
  readonly rule: string;
  readonly operation: OperationId;
  /** With what the guard must blame: a JSON pointer into the request, or the words with which a rule between fields begins. */
  readonly refused: readonly (readonly [request: unknown, blames: string])[];
};

/** A rule of an operation that is known from where it stands. */
export type FieldRule = Omit<RequestRule, 'operation'>;
