import type { Problem } from '../domain/problem.ts';
import { filePhrases, listed, type Phrase, type Phrasebook, quoted, suggestion, unicodeName } from './problem-words.ts';

/** Texts for semantic problems and for the platform's rejections. */
const meaningPhrases = {
  'deployment-missing': ({ configured }) => ({
    says: 'the file does not say which deployment it belongs to',
    fix: `add "deployment_slug"${configured.length === 0 ? '' : `: ${listed(configured, 'or')}`}`,
  }),
  'deployment-unknown': ({ slug, configured, nearest }) => ({
    says: `${quoted(slug)} is not a configured deployment`,
    fix: suggestion(nearest, configured, 'use one of'),
  }),
  'settings-of-base': ({ names }) => ({
    says: `the changed ${listed(names)} of this config do not apply yet: a pull request and its merge use those of the base branch`,
    fix: configFirst,
  }),
  'deployment-unmanaged': ({ slug }) => ({
    says:
      slug === null
        ? 'the file names no deployment, and the base branch has no such file'
        : `the base branch neither configures nor declares the deployment ${quoted(slug)}`,
    fix: 'a pull request from a fork is previewed only for deployments of the base branch; add another one in a pull request from a branch of this repository',
  }),
  'deployment-nearly': ({ slug, wanted }) => ({
    says: `the file is for ${quoted(slug)}, but the run is for ${quoted(wanted)}: a typo?`,
    fix: `write ${quoted(wanted)}, or if both exist, list them under "deployments" in ifmatch.yaml`,
  }),
  'deployment-outside': ({ slug, folders }) => ({
    says: `the file is in no folder of ${slug === null ? 'a deployment' : `the deployment ${quoted(slug)}`}`,
    fix: `move it to ${listed(folders, 'or')}, or add its folder to "policies" of its deployment in the config`,
  }),
  'duplicate-slug': ({ slug, first }) => ({
    says: `the slug ${quoted(slug)} is already used in ${first.file}`,
    fix: 'rename or remove one of them',
  }),
  'duplicate-exception': ({ rule, scope, first }) => ({
    says: `${first.file} already has an exception for ${quoted(rule)} in ${quoted(scope)}`,
    fix: 'remove one of them',
  }),
  'duplicate-field': ({ field, first }) => ({
    says: `${quoted(field)} of this detection policy is also set in ${first.file}`,
    fix: 'remove one of them',
  }),
  'duplicate-item': ({ list, item, first }) => ({
    says: `${quoted(item)} is already in ${quoted(list)} in ${first.file}`,
    fix: 'remove one; the item stays until both are gone',
  }),
  'rule-enabled-and-disabled': ({ rule }) => ({
    says: `${quoted(rule)} is in "rules" and in "disabled"`,
    fix: 'remove it from one of them',
  }),
  'exception-scope': ({ found }) => ({
    says:
      found === 'both'
        ? 'the exception names a project and a project tag'
        : 'the exception names neither a project nor a project tag',
    fix: 'set exactly one of "project" and "project_tag_name"',
  }),
  'rulesets-in-secrets': ({ ruleset }) => ({
    says: `${quoted(ruleset)}: this product has no rulesets`,
    fix: 'use "rulesets: []" and list the rules under "rules"',
  }),
  'missing-companion': ({ action, companion }) => ({
    says: `${quoted(action)} needs ${quoted(companion)} in the same policy`,
    fix: `add an action "type: ${companion}"`,
  }),
  'missing-slug': ({ derived, reads }) => ({
    says: 'the policy has no slug, so its name identifies it: renaming it would delete it and create another',
    fix:
      derived === ''
        ? 'add a "slug"'
        : `add ${reads === null ? quoted(`slug: ${derived}`) : `slug: ${quoted(derived)}`}`,
  }),
  'unknown-condition-type': (problem) => unknownWords(`condition type ${quoted(problem.type)}`, problem),
  'unknown-action-type': (problem) => unknownWords(`action type ${quoted(problem.type)}`, problem),
  'unknown-condition-value': (problem) =>
    unknownWords(`value ${quoted(problem.value)} for ${quoted(problem.type)}`, problem),
  'unsupported-exception': ({ field, value, known }) => ({
    says: `the platform does not support ${quoted(value)} as ${quoted(field)} for this product`,
    fix: `use ${listed(known, 'or')}`,
  }),
  expired: ({ expires, today }) => ({
    says: `expired on ${expires} (today is ${today})`,
    fix: 'remove it, or set a later "x-expires"',
  }),
  'odd-character': ({ text, codePoint }) => {
    const isQuote = /[\p{Pi}\p{Pf}\u201A\u201E]/u.test(String.fromCodePoint(codePoint));
    return {
      says: `${quoted(text)} contains ${isQuote ? 'a typographic quote' : 'an invisible character'} (${unicodeName(codePoint)})`,
      fix: isQuote ? 'use straight quotes (" or \'), or none' : 'retype the text',
    };
  },
  'misnamed-expiry': ({ field }) => ({
    says: `${quoted(field)} is only a note and never expires`,
    fix: 'did you mean "x-expires"?',
  }),
  'protected-undeclared': ({ slug, nearest }) => ({
    says: `no file declares the protected policy ${quoted(slug)}`,
    fix:
      nearest === null
        ? 'correct the slug; to delete the policy, remove it from "protected" first'
        : `did you mean ${quoted(nearest)}? To delete the policy, remove it from "protected" first`,
  }),
  'platform-rejects': ({ platformCode, message }) => ({
    says: `the platform rejects this: ${message === '' ? platformCode : `${message} (${platformCode})`}`,
    fix: platformFixes[platformCode] ?? 'fix what the platform reports, then preview again',
  }),
} satisfies Partial<Phrasebook>;

type Unknown = Extract<Problem, { code: `unknown-${'condition' | 'action'}-type` | 'unknown-condition-value' }>;

const unknownWords = (what: string, { severity, known, nearest }: Unknown): Phrase => ({
  says: `unknown ${what}${severity === 'error' ? ' on this platform' : ''}`,
  fix: suggestion(nearest, known, 'use one of'),
});

/** For a change of `deployments` together with files. */
const configFirst =
  'change "deployments" in a separate pull request first; the pull request with the files then uses them';

const platformFixes: Readonly<Record<string, string>> = {
  UNSUPPORTED_ACTION_TYPE: 'use an action type of this platform',
  UNKNOWN_REFERENCE: 'correct the name, or create it on the platform',
  MISSING_DEPENDENT_ACTION: 'add the required action to the same policy',
  RESERVED_SLUG: 'choose another slug; this one is reserved',
  INVALID_CONDITION_VALUE: 'use a value that the platform accepts for this condition',
};

const phrasebook: Phrasebook = { ...filePhrases, ...meaningPhrases };

/** A sentence about a problem's code; null for other words. */
export const codeHelp = (code: string): string | null =>
  code in phrasebook
    ? 'A file cannot be read, does not match its schema, or would not do what it appears to do.'
    : null;

/** The message and fix of a problem. Texts of the file are not escaped yet. */
export function phrase(problem: Problem): Phrase {
  // TypeScript cannot see that the entry fits the code.
  const words = phrasebook[problem.code] as (one: Problem) => Phrase;
  return words(problem);
}
