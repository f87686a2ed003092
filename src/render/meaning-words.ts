import type { Problem, ProblemCode } from '../domain/problem.ts';
import {
  listed,
  type Phrase,
  type Phrasebook,
  quoted,
  readingPhrases,
  suggestion,
  unicodeName,
  yamlPhrases,
} from './problem-words.ts';
import { shapePhrases } from './shape-words.ts';

type Elsewhere = keyof typeof readingPhrases | keyof typeof yamlPhrases | keyof typeof shapePhrases;

/** Words for what the shape allows and sense or the platform does not. */
const meaningPhrases: Phrasebook<Exclude<ProblemCode, Elsewhere>> = {
  'deployment-missing': ({ configured }) => ({
    says: 'the file does not say which deployment it belongs to',
    fix: `add "deployment_slug"${configured.length === 0 ? '' : `: ${listed(configured, 'or')}`}`,
  }),
  'deployment-unknown': ({ slug, configured, nearest }) => ({
    says: `${quoted(slug)} is not a deployment of this repository`,
    fix: suggestion(nearest, configured, 'use one that is configured'),
  }),
  'deployments-of-base': ({ slugs }) => ({
    says: `what changes here of ${listed(slugs)} does not count yet: a pull request and its merge go by the "deployments" of before`,
    fix: configFirst,
  }),
  'base-path-missing': ({ path, slug }) => ({
    says: `${quoted(path)} does not exist, where the base branch has the files of ${quoted(slug)}: its "deployments" count, not those here`,
    fix: configFirst,
  }),
  'deployment-unmanaged': ({ slug }) => ({
    says:
      slug === null
        ? 'the file names no deployment, and the base branch has no such file'
        : `the base branch neither configures nor declares the deployment ${quoted(slug)}`,
    fix: 'a pull request from a fork is previewed only for deployments of the base branch; add another one in a pull request from a branch of this repository',
  }),
  'deployment-new': ({ slug }) => ({
    says: `${quoted(slug)} is not a deployment of the base branch yet: its "deployments" count, not those of this change`,
    fix: configFirst,
  }),
  'extra-field-new': ({ field, object }) => ({
    says: `${quoted(field)} is not in "extra_fields" of the base branch yet: its settings count, not those of this change`,
    fix: `add ${quoted(field)} to "extra_fields.${object}" in a pull request of its own first`,
  }),
  'deployment-nearly': ({ slug, wanted }) => ({
    says: `the file is for ${quoted(slug)}, the run for ${quoted(wanted)}: this may be a mistake`,
    fix: `if there are both, name them under "deployments" in ifmatch.yaml; if not, write ${quoted(wanted)} here`,
  }),
  'deployment-outside': ({ folders }) => ({
    says: 'the file does not lie in a folder of any deployment',
    fix: `move it into that of its deployment (${listed(folders, 'or')}), or name its own under "policies" of that deployment in the config`,
  }),
  'deployment-folder': ({ slug, folders }) => ({
    says: `the file says deployment ${quoted(slug)}, whose files stand in ${listed(folders)}`,
    fix: 'move the file there, or correct "deployment_slug"',
  }),
  'duplicate-slug': ({ slug, first }) => ({
    says: `another policy has the slug ${quoted(slug)} already, in ${first.file}`,
    fix: 'give one of them a slug of its own, or remove it',
  }),
  'duplicate-exception': ({ rule, scope, first }) => ({
    says: `there is an exception for ${quoted(rule)} in ${quoted(scope)} already, in ${first.file}`,
    fix: 'remove one of them',
  }),
  'duplicate-field': ({ field, first }) => ({
    says: `${quoted(field)} of this detection policy is also set in ${first.file}`,
    fix: 'remove one of them',
  }),
  'duplicate-item': ({ list, item, first }) => ({
    says: `${quoted(item)} stands in ${quoted(list)} already, in ${first.file}`,
    fix: 'remove one of them; to take it away later, both would have to go',
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
    fix: 'give exactly one of "project" and "project_tag_name"',
  }),
  'rulesets-in-secrets': ({ ruleset }) => ({
    says: `${quoted(ruleset)}: this product takes no rulesets`,
    fix: 'write rulesets: [] and name the rules under "rules"',
  }),
  'missing-companion': ({ action, companion }) => ({
    says: `${quoted(action)} needs ${quoted(companion)} in the same policy`,
    fix: `add an action "type: ${companion}"`,
  }),
  'missing-slug': ({ derived, reads }) => ({
    says: 'the policy has no slug: one is derived from its name, and a new name would delete the policy and create another',
    fix:
      derived === ''
        ? 'add a "slug"'
        : `add ${reads === null ? quoted(`slug: ${derived}`) : `slug: ${quoted(derived)}`}`,
  }),
  'unknown-condition-type': ({ severity, type, known, nearest }) => ({
    says: `${quoted(type)} is not a condition type that ${severity === 'error' ? 'the platform knows' : 'is known here'}`,
    fix: suggestion(nearest, known, 'known are'),
  }),
  'unknown-action-type': ({ severity, type, known, nearest }) => ({
    says: `${quoted(type)} is not an action type that ${severity === 'error' ? 'the platform knows' : 'is known here'}`,
    fix: suggestion(nearest, known, 'known are'),
  }),
  'unknown-condition-value': ({ severity, type, value, known, nearest }) => ({
    says: `${quoted(value)} is not a value of ${quoted(type)}${severity === 'error' ? '' : ' that is known here'}`,
    fix: suggestion(nearest, known, 'known are'),
  }),
  'unsupported-exception': ({ field, value, known }) => ({
    says: `the platform does not take ${quoted(value)} as ${quoted(field)} for this product`,
    fix: `use ${listed(known, 'or')}`,
  }),
  expired: ({ expires, today }) => ({
    says: `this expired on ${expires} (today is ${today})`,
    fix: 'remove it, or renew "x-expires" if it is still wanted',
  }),
  'bad-date': ({ text }) => ({ says: `${quoted(text)} is not a calendar date`, fix: 'write a day as 2027-01-31' }),
  'odd-character': ({ text, codePoint }) => {
    const isQuote = /[\p{Pi}\p{Pf}\u201A\u201E]/u.test(String.fromCodePoint(codePoint));
    return {
      says: `${quoted(text)} holds ${isQuote ? 'a quote of a word processor' : 'an invisible character'} (${unicodeName(codePoint)}), which is a part of it`,
      fix: isQuote ? 'type the quotes anew as " or \', or leave them out' : 'type the text anew',
    };
  },
  'misnamed-expiry': ({ field }) => ({
    says: `${quoted(field)} makes nothing expire: it is only a note`,
    fix: 'did you mean "x-expires"?',
  }),
  'same-conditions': ({ slug, first }) => ({
    says: `${quoted(slug)} matches the same findings as another policy, in ${first.file}`,
    fix: 'merge the two policies, or change the conditions of one',
  }),
  'protected-undeclared': ({ slug, nearest }) => ({
    says: `no file declares the protected policy ${quoted(slug)}`,
    fix:
      nearest === null
        ? 'if it is to be deleted, remove it here first; else correct the slug'
        : `did you mean ${quoted(nearest)}? If the policy is to be deleted, remove it here first`,
  }),
  'platform-rejects': ({ platformCode, message }) => ({
    says: `the platform rejects this: ${message === '' ? platformCode : `${message} (${platformCode})`}`,
    fix: platformFixes[platformCode] ?? 'change what the platform names, then preview again',
  }),
};

/** What a change of `deployments` together with files comes to. */
const configFirst = 'change "deployments" in a pull request of its own first; the one with the files then goes by them';

const platformFixes: Readonly<Record<string, string>> = {
  UNSUPPORTED_ACTION_TYPE: 'use an action type that the platform offers',
  UNKNOWN_REFERENCE: 'correct the name, or create on the platform what it refers to',
  MISSING_DEPENDENT_ACTION: 'add the action that the platform asks for to the same policy',
  RESERVED_SLUG: 'choose another slug; this one belongs to a policy of the system',
  INVALID_CONDITION_VALUE: 'use a value that the platform accepts for this condition',
};

const phrasebook: Phrasebook<ProblemCode> = { ...readingPhrases, ...yamlPhrases, ...shapePhrases, ...meaningPhrases };

const families: readonly (readonly [book: object, help: string])[] = [
  [readingPhrases, 'A file cannot be read as a policy file, or is not where the run looks for it.'],
  [yamlPhrases, 'The YAML is invalid, or not every reader reads it in the same way.'],
  [shapePhrases, 'A key or a value does not fit the schema of the file.'],
  [meaningPhrases, 'The file fits the schema, but the platform would refuse it, or it would not do what it seems to.'],
];

/** What all problems of a code have in common, in a sentence. */
export const codeHelp = (code: ProblemCode): string => families.find(([book]) => code in book)?.[1] ?? '';

/** The words for a problem: what is so, and what to do. Texts of the file stand in them as they are; whoever prints them escapes them. */
export function phrase(problem: Problem): Phrase {
  // The table has an entry of the right type for each code; TypeScript cannot follow a code through it.
  const words = phrasebook[problem.code] as (one: Problem) => Phrase;
  return words(problem);
}
