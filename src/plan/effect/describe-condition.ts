import type { ConditionFacts } from './policy-facts.ts';
import { inWords } from './words.ts';

/** `severity any of critical, high`. */
export const describeCondition = ({ type, mode, values }: ConditionFacts): string =>
  `${type} ${mode} of ${valuesInWords(values)}`;

export const valuesInWords = (values: readonly string[]): string =>
  values.length === 0 ? 'no values' : inWords(values);
