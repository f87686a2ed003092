import { actionTypes } from '../domain/action-types.ts';
import type { Vocabulary } from '../domain/platform.ts';

/** What the platforms that we have met know; another one may know more. */
export const usualVocabulary: Vocabulary = {
  conditionTypes: ['severity', 'confidence', 'repository_tag', 'vulnerability_class', 'breaking_change', 'full_scan'],
  requires: new Map(Array.from(actionTypes, ([type, { requires }]) => [type, requires])),
  values: new Map([
    ['severity', ['low', 'medium', 'high', 'critical']],
    ['confidence', ['low', 'medium', 'high']],
    ['breaking_change', ['true', 'false']],
    ['full_scan', ['true', 'false']],
  ]),
  rulesetsAccepted: null,
};

/** Common rulesets of the public registry, to recognize their misspellings. Any other name may be a ruleset too. */
const registryRulesets = [
  'auto bandit brakeman c ci command-injection comment cpp csharp cwe-top-25 default django docker docker-compose dockerfile elixir eslint',
  'eslint-plugin-security expressjs findsecbugs flask github-actions gitlab gitleaks go golang gosec headless-browser html insecure-transport java',
  'javascript json jwt kotlin kubernetes laravel mobsfscan nextjs nginx nodejs nodejsscan ocaml owasp-top-ten php phpcs-security-audit python',
  'r2c r2c-best-practices r2c-bug-scan r2c-ci r2c-security-audit rails react react-best-practices ruby rust scala secrets security-audit',
  'security-code-scan smart-contracts solidity spring sql-injection supply-chain swift symfony terraform trailofbits typescript wordpress xss',
];

export const knownRulesets: readonly string[] = registryRulesets.flatMap((names) =>
  names.split(' ').map((name) => `p/${name}`),
);
