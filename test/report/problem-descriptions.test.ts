import { describe, expect, test } from 'vitest';
import type { Problem, ProblemCode } from '../../src/domain/problem.ts';
import { describeProblemPlainly } from '../../src/report/words/problems.ts';

const at = { file: 'policies/a.yaml', pointer: ['policies', 0, 'acttions'] };
const first = { file: 'policies/b.yaml', pointer: [] };
const position = { file: 'policies/a.yaml', line: 3, column: 5 };

type Facts<C extends ProblemCode> = Omit<Extract<Problem, { code: C }>, 'code' | 'at' | 'severity'>;

// One of each code; a new one does not compile until it stands here.
const facts: { [C in ProblemCode]: Facts<C> } = {
  'from-plan-file': { originalCode: 'unknown-field', message: 'unknown field "a"', fix: 'remove it' },
  'no-files': { searched: ['policies', ''] },
  'path-missing': { path: 'polices', nearest: 'policies' },
  'path-outside': { path: '../x' },
  symlink: { path: 'policies/link' },
  'not-a-file': { path: 'policies/pipe.yaml' },
  'empty-submodule': { path: 'policies/shared' },
  'left-out': { path: 'policies/shared' },
  unreadable: { reason: 'you have no permission' },
  'file-too-large': { bytes: 2_000_000, limit: 1_048_576 },
  'not-utf8': { offset: 0 },
  'control-character': { codePoint: 0x1b, position },
  'empty-file': {},
  'ignored-file': { path: 'policies/blocking.yalm', meant: 'blocking.yaml' },
  'misnamed-config': { path: 'ifmatch.yml', expected: 'ifmatch.yaml' },
  'other-config': { path: 'policies/ifmatch.yaml' },
  'lfs-pointer': {},
  syntax: { reason: 'tab', text: '', position },
  'duplicate-key': { field: 'name', position, first: position },
  'unsupported-yaml': { what: 'tag', text: '!x', position },
  limit: { what: 'depth', limit: 32, position },
  'unknown-file': { keys: ['on', 'jobs'] },
  'connection-setting': { field: 'api_token', variable: 'IFMATCH_API_TOKEN' },
  'unknown-field': { field: 'acttions', allowed: ['name', 'actions'], nearest: 'actions' },
  'missing-field': { field: 'filters' },
  'null-value': { field: 'slug' },
  'wrong-type': { expected: ['boolean'], found: 'string', text: 'yes' },
  'bad-value': { value: 'alll', allowed: ['all', 'any'], nearest: 'all' },
  'out-of-bounds': { what: 'items', found: 0, min: 1, max: null },
  'bad-text': { value: 'a b', expected: '^\\S+$' },
  'ambiguous-scalar': { text: '017', reads: 'number' },
  'ambiguous-number': { text: '010' },
  'joined-lines': {},
  'deployment-missing': { configured: ['acme', 'beta'] },
  'deployment-unknown': { slug: 'acm', configured: ['acme'], nearest: 'acme' },
  'settings-of-base': { names: ['deployments.acme', 'extra_fields'] },
  'deployment-nearly': { slug: 'amce', selected: 'acme' },
  'deployment-outside': { slug: null, folders: ['teams/acme', 'teams/beta'] },
  'product-missing': {},
  'product-contradiction': { product: 'code', named: 'secrets' },
  'no-lists': {},
  'duplicate-field': { field: 'priority', first: at },
  'duplicate-slug': { slug: 'a', first },
  'duplicate-exception': { rule: 'a.b', scope: 'shop', first },
  'duplicate-item': { list: 'rules', item: 'a.b', first },
  'exception-scope': {},
  'declares-unmanaged': { glob: 'legacy-*' },
  'without-unused': { entry: 'old-*', deployment: 'acme' },
  'rulesets-in-secrets': { ruleset: 'p/a' },
  'no-tests': { searched: ['policies'] },
  'test-subject': { given: ['always', 'finding'] },
  'test-field': { field: 'product', subject: 'always' },
  'test-by': {},
  'bad-expectation': { value: 'not blok', allowed: ['block'], nearest: 'block' },
  'duplicate-rule': { name: 'a', first: at },
  'bad-expression': { reason: 'Expected IDENTIFIER, got EOF', text: 'change.', offset: 7 },
  'broken-rule': { rule: 'owner', message: ['an exception needs an owner'], bundle: 'detection/code of acme' },
  'missing-companion': { action: 'block', companion: 'pr_comment' },
  'missing-slug': { name: 'Block it', derived: 'block-it' },
  'unknown-condition-type': { type: 'severty', known: ['severity'], nearest: 'severity' },
  'unknown-action-type': { type: 'email', known: ['block', 'jira'], nearest: null },
  'unknown-condition-value': { type: 'severity', value: 'hihg', known: ['high'], nearest: 'high' },
  'unknown-config-key': { type: 'slack_app', key: 'chanel', known: ['channel'], nearest: 'channel' },
  'unknown-config-value': { key: 'state', value: 'ignord', known: ['ignored'], nearest: 'ignored' },
  expired: { expires: '2026-01-31', noun: 'exception' },
  'expires-soon': { expires: '2026-11-24', days: 3, noun: 'policy' },
  'no-such-day': { day: '2035-02-30' },
  placeholder: { text: '${X}' },
  credential: {},
  misnamed: { what: 'ruleset', text: 'https://a.example/p/ci', meant: 'p/ci' },
  glob: { text: 'acme/*' },
  'ruleset-as-rule': { text: 'p/ci', list: 'rules' },
  'rule-type': { rule: 'p/ci', type: 'rule', meant: 'pack' },
  'listed-and-disabled': { rule: 'a.b', first: at },
  'unknown-ruleset': { ruleset: 'p/defalt', nearest: 'p/default' },
  'odd-character': { text: '“a”', codePoint: 0x201c },
  'misnamed-expiry': { field: 'x-expiry' },
  'bundle-dropped': {
    bundle: 'detection/code',
    deployment: 'acme',
    files: ['policies/code.yaml'],
    commit: 'abc1234',
  },
  'protected-undeclared': { slug: 'a', nearest: null },
  'platform-rejects': {
    platformCode: 'RESERVED_SLUG',
    message: 'reserved',
    bundle: 'remediation',
    deployment: null,
    slug: 'a',
    isUndeclared: false,
    context: {},
  },
};

const problem = <C extends ProblemCode>(code: C, more: Partial<Facts<C>> = {}): Problem =>
  ({ severity: 'error', at, code, ...facts[code], ...more }) as unknown as Problem;

describe('a problem', () => {
  test.for(Object.keys(facts) as ProblemCode[])('%s has a short message and fix', (code) => {
    for (const severity of ['error', 'warning'] as const) {
      const words = describeProblemPlainly({ ...problem(code), severity });
      for (const text of [words.message, words.fix]) {
        expect(text).not.toMatch(/undefined|null|\[object|NaN|\s\s|^\s|\s$|\.$/);
        expect(text.length).toBeGreaterThan(3);
        expect(text.length).toBeLessThan(170);
      }
    }
  });

  test('a long text is cut at a whole character, and not offered for copying', () => {
    const text = `${'7'.repeat(299)}\u{1F512}7`;
    expect(describeProblemPlainly(problem('ambiguous-scalar', { text }))).toEqual({
      message: `expected text, but unquoted ${'7'.repeat(299)}… can be read as a number`,
      fix: 'quote it',
    });
    expect(describeProblemPlainly(problem('bad-value', { value: text })).message).toBe(
      `"${'7'.repeat(299)}…" is not allowed here`,
    );
  });
});
