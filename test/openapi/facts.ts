/** What the specification says of one field; see spec-rows.yaml. */
export type Facts = {
  readonly type: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly deprecated?: boolean;
  readonly required?: boolean;
  readonly writeOnly?: boolean;
  readonly says?: readonly string[];
  /** Name of the schema of the field, or of the items of a list. */
  readonly is?: string;
};

export type Side = 'request' | 'answer';
