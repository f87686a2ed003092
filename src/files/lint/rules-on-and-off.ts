import { itemId } from '../../domain/object.ts';
import { originOf, type Rule } from './rule.ts';

/** A rule both in `rules` and in `disabled`: one of the two is a mistake, though a platform may hold it so. */
export const rulesOnAndOff: Rule = (bundle) => {
  if (bundle.kind === 'remediation') return [];
  const enabled = new Set(bundle.content.rules);
  return bundle.content.disabled
    .filter((rule) => enabled.has(rule))
    .map((rule) => ({
      severity: 'warning',
      at: originOf(bundle, itemId('disabled', rule)),
      code: 'rule-enabled-and-disabled',
      rule,
      first: originOf(bundle, itemId('rules', rule)),
    }));
};
