import { extraObjectOf } from '../../domain/extra-fields.ts';
import type { Problem } from '../../domain/problem.ts';
import { foreign, listSentence, say, type Sentence, plainText } from '../../domain/sentence.ts';
import { dispatch, type DispatchTable } from '../../util/dispatch.ts';
import type { MessageAndFix } from '../blocks.ts';
import {
  truncated,
  limitDescriptions,
  type ProblemDescription,
  quoted,
  syntaxDescriptions,
  unicodeName,
  unsupportedYamlDescriptions,
} from './yaml-problems.ts';

/** `"a", "b" and "c"`; only the beginning of a long list. */
const quotedListSentence = (texts: readonly string[], conjunction?: 'or'): Sentence =>
  listSentence(
    texts.map((text) => [foreign(quoted(text))]),
    conjunction,
  );

/** Did-you-mean if an allowed value is near, else the allowed values. */
function suggestionSentence(nearest: string | null, allowed: readonly string[], otherwise: string): Sentence {
  if (nearest !== null) return say`did you mean ${quoted(nearest)}?`;
  return allowed.length === 0 ? [otherwise] : say`${[otherwise]}: ${quotedListSentence(allowed, 'or')}`;
}

const inDaysText = (days: number): string => {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${String(days)} days`;
};

/**
 * The texts for each code: files that cannot be read, invalid YAML, values of the wrong shape, semantic problems, and the platform's
 * rejections. A missing one does not compile.
 */
const problemDescriptions: DispatchTable<Problem, 'code', [], ProblemDescription> = {
  'no-files': ({ searched, deployment }) => [
    say`no policy file${deployment === undefined ? [] : say` of the deployment ${quoted(deployment)}`} was found${searched.length === 0 ? [] : say` in ${quotedListSentence(searched.map((path) => (path === '' ? '.' : path)))}`}`,
    'put .yaml files there (`ifmatch init` writes the first ones), name other folders on the command line, or set "policies" in ifmatch.yaml',
  ],
  'path-missing': ({ at, path, nearest }) => [
    say`${quoted(path)} does not exist`,
    nearest !== undefined
      ? say`write ${quoted(nearest)}, or rename that folder`
      : say`create it, or correct the path; it is relative to ${[at.pointer.length > 0 ? 'the config' : 'the folder that ifmatch runs in']}`,
  ],
  'path-outside': ({ path }) => [
    say`${quoted(path)} is outside the folder that ifmatch runs in`,
    'give a path inside it, or run ifmatch in a folder above; nothing else is read',
  ],
  symlink: ({ path }) => [
    say`${quoted(path)} is a symbolic link, or is inside one`,
    'replace the link with the file; links are not followed',
  ],
  'not-a-file': ({ path }) => [
    say`${quoted(path)} is not a regular file`,
    'remove it, or pass a regular file; files in submodules are not read',
  ],
  'empty-submodule': ({ path }) => [
    say`${quoted(path)} is a submodule that is not checked out; its policies would be deleted`,
    'run `git submodule update --init`; the action reads no submodules, so move its policies into this repository',
  ],
  'left-out': ({ path }) => [
    say`${quoted(path)} is not in this sparse checkout; its policies would be deleted`,
    'add it with `git sparse-checkout add`, or check out everything with `git sparse-checkout disable`',
  ],
  unreadable: ({ reason }) => [say`cannot be read: ${reason}`, 'check its permissions and the disk, and retry'],
  'file-too-large': ({ bytes, limit }) => [
    say`the file has ${bytes} bytes; the limit is ${limit}`,
    'split it into several files; they are merged',
  ],
  'not-utf8': ({ offset }) => [say`the file is not valid UTF-8 (byte ${offset + 1})`, 'save the file as UTF-8'],
  'control-character': ({ codePoint }) => [
    say`invisible control character (${unicodeName(codePoint)})`,
    'remove it; lines end with LF or CRLF',
  ],
  'empty-file': () => ['the file is empty', 'delete it, or write "policies: []" to declare no policies'],
  'ignored-file': ({ path, meant }) => [
    say`${quoted(path)} is ignored: only .yaml and .yml files are read`,
    say`if it holds policies, rename it to ${quoted(meant)}; otherwise move it out of the folder`,
  ],
  'misnamed-config': ({ path, expected }) => [
    say`${quoted(path)} is ignored: the config must be named ${quoted(expected)}`,
    say`rename it to ${quoted(expected)}`,
  ],
  'other-config': ({ path }) => [
    say`${quoted(path)} is ignored: it is not the config of this run`,
    'move its settings there, or run ifmatch in its folder',
  ],
  'lfs-pointer': () => [
    'the file is a Git LFS pointer; its content is not checked out',
    'run `git lfs pull`; the action reads commits, which hold only the pointer, so take policies out of Git LFS',
  ],
  syntax: ({ reason, text }) => {
    const [message, fix] = syntaxDescriptions[reason](text);
    return [say`not valid YAML: ${typeof message === 'string' ? [message] : message}`, fix];
  },
  'duplicate-key': ({ field, first }) => [
    say`duplicate key ${quoted(field)}${first === null ? [] : say`, first on line ${first.line}`}`,
    'remove one of them',
  ],
  'unsupported-yaml': (problem) => unsupportedYamlDescriptions[problem.what](problem.text),
  limit: ({ what, limit }) => limitDescriptions[what](limit),
  'unknown-file': ({ keys }) => [
    say`the file is not a policy, a list of policies or a detection policy${keys.length === 0 ? [] : say`; it has ${quotedListSentence(keys)}`}`,
    'add "policies", or "name", "filters" and "actions", or "product" with its lists; or move it out of the folder',
  ],
  'unknown-field': (problem) => {
    const { field, allowed, nearest } = problem;
    const meant = suggestionSentence(nearest, allowed, 'remove it, or use one of');
    return [say`unknown field ${quoted(field)}`, [...meant, ...extraFieldSentence(problem)]];
  },
  'connection-setting': ({ field, variable }) => [
    say`${quoted(field)} does not belong in a file`,
    `remove it, and set the environment variable ${variable}; in a workflow, from a ${variable === 'IFMATCH_API_TOKEN' ? 'secret' : 'variable'}`,
  ],
  'missing-field': ({ field }) => [say`missing field ${quoted(field)}`, say`add ${quoted(field)}`],
  'product-missing': () => [
    'the product is missing, in the file and in its name',
    'add "product: code" or "product: secrets", or name the file detection-code.yaml or detection-secrets.yaml',
  ],
  'product-contradiction': ({ product, named }) => [
    say`the file says product ${quoted(product)}, its name says ${quoted(named)}`,
    'change one of them',
  ],
  'no-lists': () => [
    'the detection file declares nothing: it has none of "rulesets", "rules", "disabled" and "exceptions"',
    'add a list; "rules: []" alone declares all four empty',
  ],
  'null-value': ({ at, field }) =>
    typeof at.pointer.at(-1) === 'number'
      ? [say`an entry of ${quoted(field)} is empty`, 'fill it in, or remove the dash']
      : [say`${quoted(field)} has no value`, 'set a value, or remove the key; an empty list is []'],
  'wrong-type': ({ expected, found, text }) => [
    say`expected ${typesSentence(expected)}, found ${typesSentence([found])}${text === null ? [] : say` ${quoted(text)}`}`,
    (expected.length === 1 ? typeFixes[expected[0] ?? ''] : null) ??
      say`write ${typesSentence(expected)}${[found === 'string' ? ', without quotes' : '']}`,
  ],
  'bad-value': ({ value, allowed, nearest }) => [
    say`${quoted(value)} is not allowed here`,
    suggestionSentence(nearest, allowed, 'use one of'),
  ],
  'out-of-bounds': ({ what, found, min, max }) => [
    sizeSentence(what, found),
    min === null ? say`write at most ${max ?? 0}` : say`write at least ${min}`,
  ],
  'bad-text': ({ value, expected }) => [
    say`${quoted(value)} has the wrong format`,
    patternFixes[expected] ?? say`write a text that matches ${expected}`,
  ],
  'ambiguous-scalar': ({ text, reads }) => [
    say`expected text, but unquoted ${truncated(text)} can be read as ${typesSentence([reads])}`,
    'quote it',
  ],
  'ambiguous-number': ({ text }) => [
    say`${truncated(text)} is read as different numbers by different YAML parsers`,
    'write it in decimal digits, without leading zeros',
  ],
  'joined-lines': () => [
    'a continuation line of this text begins with a dash, but is not a list entry',
    'for a list entry, align the dash with its neighbours; for text, use quotes, or | to keep its lines',
  ],
  'deployment-missing': ({ configured }) => [
    'the file does not say which deployment it belongs to',
    configured.length > 1
      ? say`add "deployment_slug": ${quotedListSentence(configured, 'or')}, or a list of them; or name the folders of each under "deployments" in ifmatch.yaml`
      : say`add "deployment_slug"${configured.length === 0 ? [] : say`: ${quotedListSentence(configured, 'or')}`}`,
  ],
  'deployment-unknown': ({ slug, configured, nearest }) => [
    say`${quoted(slug)} is not a configured deployment`,
    suggestionSentence(nearest, configured, 'use one of'),
  ],
  'settings-of-base': ({ names }) => [
    say`the changed ${quotedListSentence(names)} of this config do not apply yet: a pull request and its merge use those of the base branch`,
    'merge this change alone, then run the workflow manually: it shows what the new settings change, and applies it by its digest',
  ],
  'deployment-nearly': ({ slug, selected }) => [
    say`the file is for ${quoted(slug)}, but the run is for ${quoted(selected)}: a typo?`,
    say`write ${quoted(selected)}, or if both exist, list them under "deployments" in ifmatch.yaml`,
  ],
  'deployment-outside': ({ slug, folders }) => [
    say`the file is in no folder of ${slug === null ? ['a deployment'] : say`the deployment ${quoted(slug)}`}`,
    say`move it to ${quotedListSentence(folders, 'or')}, or add its folder to "policies" of its deployment in the config`,
  ],
  'duplicate-slug': ({ slug, first }) => [
    say`the slug ${quoted(slug)} is already used in ${first.file}`,
    'rename or remove one of them',
  ],
  'duplicate-exception': ({ rule, scope, first }) => [
    say`${first.file} already has an exception for ${quoted(rule)} in ${quoted(scope)}`,
    'remove one of them',
  ],
  'duplicate-field': ({ field, first }) => [
    say`${quoted(field)} of this detection policy is also set in ${first.file}`,
    'remove one of them',
  ],
  'duplicate-item': ({ list, item, first }) => [
    say`${quoted(item)} is already in ${quoted(list)} in ${first.file}`,
    'remove one; the item stays until both are gone',
  ],
  'exception-scope': () => [
    'the exception must name projects or project tags, in one way only',
    'set exactly one of "project", "projects", "project_tag_name" and "project_tag_names"',
  ],
  'declares-unmanaged': ({ glob }) => [
    say`the config leaves this object alone: it matches ${quoted(glob)} in "unmanaged"`,
    'remove it here, or from "unmanaged" in ifmatch.yaml; "without" leaves a shared object out of one deployment',
  ],
  'without-unused': ({ entry, deployment }) => [
    say`no shared object of ${quoted(deployment)} matches ${quoted(entry)}, so it leaves nothing out`,
    'correct it, or remove it; an object of its own folder is removed there',
  ],
  'rulesets-in-secrets': ({ ruleset }) => [
    say`${quoted(ruleset)}: this product has no rulesets`,
    'use "rulesets: []" and list the rules under "rules"',
  ],
  'no-tests': ({ searched }) => [
    say`no test was found${searched.length === 0 ? [] : say` in ${quotedListSentence(searched)}`}`,
    'write one in a file named *.test.yaml beside the policies, or name its folder with "tests" in ifmatch.yaml',
  ],
  'test-subject': ({ given }) => [
    given.length === 0
      ? 'the test is about nothing'
      : say`the test is about several things: ${quotedListSentence(given)}`,
    'give one of "always" (every finding of a kind), "finding" (an example) and "project" (what scans it)',
  ],
  'test-field': ({ field, subject }) => [
    say`${quoted(field)} has no meaning beside ${quoted(subject)}`,
    subject === 'project'
      ? 'a test of a project has "product", and "scanned_by" or "not_excluded"'
      : 'a test of findings has "expect"',
  ],
  'test-by': () => [
    '"by" needs a mode that the policies reach',
    'add for example "mode: block" or "mode: at least comment"',
  ],
  'bad-expectation': ({ value, allowed, nearest }) => [
    say`${quoted(value)} is no expectation`,
    suggestionSentence(
      nearest,
      allowed,
      'use one of these, alone or behind "not"; a mode also behind "at least" or "at most"',
    ),
  ],
  'duplicate-rule': ({ name }) => [say`two rules have the name ${quoted(name)}`, 'give each its own name'],
  'bad-expression': ({ reason, text, offset }) => [
    say`${reason}${offset === null ? [] : say` at character ${offset + 1}`} of the expression ${quoted(text)}`,
    'correct it; docs/rules.md shows what an expression may name',
  ],
  'broken-rule': ({ rule, message }) => [
    say`${message} (rule ${rule})`,
    'follow the rule, or change it in ifmatch.yaml',
  ],
  'missing-companion': ({ action, companion }) => [
    say`${quoted(action)} needs ${quoted(companion)} in the same policy`,
    say`add an action ${quoted(`type: ${companion}`)}`,
  ],
  'missing-slug': ({ derived }) => [
    'the policy has no slug, so its name identifies it: renaming it would delete it and create another',
    derived === '' ? 'add a "slug"' : say`add slug: ${quoted(derived)}`,
  ],
  'unknown-condition-type': (problem) => describeUnknownName(say`condition type ${quoted(problem.type)}`, problem),
  'unknown-action-type': (problem) => describeUnknownName(say`action type ${quoted(problem.type)}`, problem),
  'unknown-condition-value': (problem) =>
    describeUnknownName(say`value ${quoted(problem.value)} for ${quoted(problem.type)}`, problem),
  'unknown-config-key': (problem) =>
    describeUnknownName(say`key ${quoted(problem.key)} in the config of ${quoted(problem.type)}`, problem),
  'unknown-config-value': (problem) =>
    describeUnknownName(say`value ${quoted(problem.value)} for ${quoted(problem.key)}`, problem),
  expired: ({ severity, noun, expires }) => [
    say`the ${[noun]} expired at the end of ${expires} (UTC)`,
    severity === 'error'
      ? `remove the ${noun}, or set a later "x-expires"; a change of its bundle is refused until then`
      : `remove the ${noun}, or set a later "x-expires"; until then, a change of its bundle is refused`,
  ],
  'expires-soon': ({ noun, expires, days }) => [
    say`the ${[noun]} expires ${[inDaysText(days)]}, at the end of ${expires} (UTC)`,
    `remove the ${noun}, or set a later "x-expires", by then`,
  ],
  'no-such-day': ({ day }) => [say`${quoted(day)} is not a day`, 'write a date such as 2027-01-31'],
  placeholder: ({ text }) => [
    say`${quoted(text)} looks like a placeholder, but is sent as it is`,
    'write the value itself, or generate the file in a step before; leave it if the platform fills it in',
  ],
  credential: () => [
    'this looks like a credential, and everybody who can read the repository can read it',
    'keep it on the platform, name it here, and revoke this one; reports do not show it, but plan files do',
  ],
  misnamed: ({ what, text, meant }) => [
    say`${quoted(text)} is not the name of a ${[what]}`,
    meant === null ? `write the name of the ${what}, as the platform shows it` : say`did you mean ${quoted(meant)}?`,
  ],
  glob: ({ text }) => [say`${quoted(text)} is taken literally: no patterns here`, 'write one entry for each name'],
  'ruleset-as-rule': ({ text, list }) => [
    say`${quoted(text)} is a ruleset, not a rule`,
    list === 'rules' ? 'move it to "rulesets"' : 'to disable all of it, remove it from "rulesets"',
  ],
  'rule-type': ({ rule, type, meant }) => [
    say`${quoted(rule)} looks like a ${[meant]}, not like a ${[type]}`,
    `did you mean "rule_type: ${meant}"?`,
  ],
  'listed-and-disabled': ({ rule, first }) => [
    say`${quoted(rule)} is disabled here, and listed under "rules" in ${first.file}`,
    'remove one of them',
  ],
  'unknown-ruleset': ({ ruleset, nearest }) => [
    say`unknown ruleset ${quoted(ruleset)}`,
    say`did you mean ${quoted(nearest)}?`,
  ],
  'odd-character': ({ text, codePoint }) => [
    say`${quoted(text)} contains a typographic quote or an invisible character (${unicodeName(codePoint)})`,
    'retype the text, with straight quotes or none',
  ],
  'misnamed-expiry': ({ field }) => [
    say`${quoted(field)} is only a note and never expires`,
    'did you mean "x-expires"?',
  ],
  'bundle-dropped': ({ bundle, deployment, files, commit }) => [
    say`${[bundle]}${deployment === null ? [] : say` of ${deployment}`} is no longer managed: at commit ${commit} it was declared in ${quotedListSentence(files)}, now in no file. The platform keeps what it has there`,
    'if the file was renamed or moved, give it a name that ends in .yaml, in a folder that the config names; to empty the bundle, declare empty lists',
  ],
  'protected-undeclared': ({ slug, nearest }) => [
    say`no file declares the protected policy ${quoted(slug)}`,
    suggestionSentence(nearest, [], 'correct the slug; to delete the policy, remove it from "protected" first'),
  ],
  'from-plan-file': ({ message, fix }) => [[foreign(message)], [foreign(fix)]],
  'platform-rejects': ({ at, platformCode, message, bundle, deployment, slug, isUndeclared }) => {
    const what = say`${[at.file === '' ? bundle : 'this']}${deployment === null ? [] : say` in the deployment ${quoted(deployment)}`}`;
    const why = message === '' ? [foreign(platformCode)] : say`${message} (${platformCode})`;
    const rejects = say`the platform rejects ${what}: ${why}`;
    if (!isUndeclared || slug === null)
      return [rejects, platformFixes[platformCode] ?? 'fix what the platform reports, then preview again'];
    return [
      say`${rejects}. It names the policy ${quoted(slug)}, which no file declares`,
      'without a file, the policy would be deleted, and the platform may keep its own ones; run `ifmatch pull` to take it into the files',
    ];
  },
};

function sizeSentence(what: Extract<Problem, { code: 'out-of-bounds' }>['what'], size: number): Sentence {
  if (what === 'number') return say`${size} is out of range`;
  return size === 0 ? ['it is empty'] : say`it has ${size} ${[what]}`;
}

/** How to accept a field of the platform that this version does not know. */
function extraFieldSentence(problem: Extract<Problem, { code: 'unknown-field' }>): Sentence {
  const object = problem.nearest === null ? extraObjectOf(problem) : null;
  return object === null
    ? []
    : [`; if your platform has this field, add it to "extra_fields.${object}" in ifmatch.yaml`];
}

/** What the schema's patterns require. */
const patternFixes: Readonly<Record<string, string>> = {
  '^\\S+$': 'remove the spaces: identifiers have none; in a list, align the dashes',
  '^\\S(?:.*\\S)?$': 'remove the spaces at its ends, and keep it on one line',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$': 'write a date such as 2027-01-31',
  '^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$': 'write the name of a field of the platform',
  '^[0-9]{1,19}$': 'use digits only, at most 19',
};

const typeNames: Readonly<Record<string, string>> = {
  object: 'a mapping',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date',
  null: 'an empty value',
};

/** `a list or text`, for the types of a value or of a schema. */
const typesSentence = (types: readonly string[]): Sentence => [
  types.map((type) => typeNames[type] ?? type).join(' or '),
];

/** How to write a value of another type. */
const typeFixes: Readonly<Record<string, string>> = {
  object: 'write a mapping (key: value), with a space after the colon',
  array: 'write a list, with a dash before each entry; [] for none',
};

type UnknownNameProblem = Extract<
  Problem,
  {
    code: `unknown-${'condition' | 'action'}-type` | `unknown-${'condition' | 'config'}-value` | 'unknown-config-key';
  }
>;

const describeUnknownName = (what: Sentence, { severity, known, nearest }: UnknownNameProblem): ProblemDescription => [
  say`unknown ${what}${[severity === 'error' && nearest === null ? ' on this platform' : '']}`,
  suggestionSentence(nearest, known, 'use one of'),
];

/** For a change of `deployments` together with files. */
const platformFixes: Readonly<Record<string, string>> = {
  UNSUPPORTED_ACTION_TYPE: 'use an action type of this platform',
  UNKNOWN_REFERENCE: 'correct the name, or create it on the platform',
  MISSING_DEPENDENT_ACTION: 'add the required action to the same policy',
  RESERVED_SLUG: 'choose another slug; this one is reserved',
  INVALID_CONDITION_VALUE: 'use a value that the platform accepts for this condition',
};

/** The message and fix of a problem. */
export function describeProblem(problem: Problem): MessageAndFix {
  const [message, fix] = dispatch(problemDescriptions, 'code', problem).map((text) =>
    typeof text === 'string' ? [text] : text,
  );
  return { message: message ?? [], fix: fix ?? [] };
}

/** The message and fix of a problem as plain texts, which are not escaped yet. */
export function describeProblemPlainly(problem: Problem): { readonly message: string; readonly fix: string } {
  const { message, fix } = describeProblem(problem);
  return { message: plainText(message), fix: plainText(fix) };
}
