import { itemId } from '../../domain/object.ts';
import { originOf, type Rule } from './rule.ts';

/** A secrets bundle takes no rulesets, nor does one whose vocabulary says so. */
export const rulesets: Rule = (bundle, vocabulary) => {
  if (bundle.kind === 'remediation') return [];
  if (bundle.kind !== 'detection/secrets' && vocabulary?.rulesetsAccepted !== false) return [];
  return bundle.content.rulesets.map((ruleset) => ({
    severity: 'error',
    at: originOf(bundle, itemId('rulesets', ruleset)),
    code: 'rulesets-in-secrets',
    ruleset,
  }));
};
