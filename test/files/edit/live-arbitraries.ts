import fc from 'fast-check';
import type { Content } from '../../../src/domain/bundle.ts';

/** Texts that YAML reads as another type, that need quotes or escapes, or that have several lines. */
const oddTexts = [
  'no',
  'On',
  'y',
  'null',
  '~',
  'true',
  '1e3',
  '0o17',
  '017',
  '1_000',
  '.5',
  '1.10',
  '12:30',
  '1:20',
  '2027-01-31',
  '=',
  '<<',
  '-',
  '- a',
  '? b',
  ': c',
  'a: b',
  'a #b',
  '#b',
  '&a',
  '*a',
  '!a',
  '%a',
  '@a',
  '`a',
  '[a]',
  '{a}',
  'a, b',
  "it's",
  '"q"',
  'a\\b',
  '---',
  '...',
  'a:',
  'é',
  '日本語',
  '👩‍💻',
  '\u{2028}x',
  'x\u{a0}y',
  '\u{feff}x',
  'x\u{202e}y',
  '0x1F',
  '+1',
  '1.2.3',
  'NaN',
  '.inf',
  '__proto__',
  'constructor',
  'a\tb',
  '|',
  '>',
  "'",
  '"',
  ',',
  'a,',
  '}',
  'http://a/b?c=d#e',
] as const;

const word = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.stringMatching(/^[a-z][a-z0-9.-]{0,12}$/),
  fc.string({ minLength: 1, maxLength: 8 }),
);
const isAllowedText = (text: string): boolean => !/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text);

const value = word.filter((text) => /^\S(?:.*\S)?$/.test(text) && isAllowedText(text));
const token = word.filter((text) => /^\S+$/.test(text) && isAllowedText(text));
const name = fc.oneof(word, fc.constantFrom(' lead', 'trail ', 'two\nlines', 'x'.repeat(400))).filter(isAllowedText);
const description = fc
  .oneof(
    fc.constant(undefined),
    word,
    fc
      .array(
        fc.constantFrom(
          'one',
          'two words',
          '',
          ' indented',
          'trailing ',
          '# no comment',
          '- dash',
          '\ttab',
          'a: b',
          '\r',
          '---',
        ),
        { maxLength: 5 },
      )
      .map((lines) => lines.join('\n')),
    fc.constantFrom('a\n', 'a\nb\n', 'a\nb', 'a\n\nb\n\n', '\na', 'x '.repeat(300)),
  )
  .filter((text) => text === undefined || isAllowedText(text));

const condition = fc.record({
  type: fc.constantFrom('severity', 'confidence', 'repository_tag', 'vulnerability_class', '1e3'),
  values: fc.uniqueArray(value, { minLength: 1, maxLength: 6 }),
  mode: fc.constantFrom('any', 'none'),
});
const action = fc.record({
  type: fc.constantFrom('pr_comment', 'block', 'jira', 'webhook'),
  config: fc.dictionary(
    fc.oneof(fc.constantFrom('project', 'channel', 'no', 'a b', '<<'), token),
    description.map((text) => text ?? ''),
    { maxKeys: 3 },
  ),
});
const body = fc.record({
  name,
  description,
  active: fc.boolean(),
  filters: fc.record({
    mode: fc.constantFrom('all', 'any'),
    conditions: fc.array(condition, { minLength: 1, maxLength: 4 }),
  }),
  actions: fc.array(action, { maxLength: 3 }),
});

export type LivePolicies = { deployment_slug: string; policies: ({ slug: string } & Content)[] };

export const livePolicies = (slugs: fc.Arbitrary<string> = token, max = 6): fc.Arbitrary<LivePolicies> =>
  fc
    .uniqueArray(fc.tuple(slugs, body), { maxLength: max, selector: ([slug]) => slug })
    .map((policies) => ({ deployment_slug: 'acme', policies: policies.map(([slug, rest]) => ({ slug, ...rest })) }));

const exception = (rules: fc.Arbitrary<string>) =>
  fc
    .record({
      exception_type: fc.constantFrom('include', 'exclude'),
      rule: rules,
      rule_type: fc.constantFrom('rule', 'pack'),
      scope: fc.constantFrom('project', 'project_tag_name'),
      target: value,
    })
    .map(({ scope, target, ...rest }) => ({ ...rest, [scope]: target }));

export type LiveLists = { rulesets: string[]; rules: string[]; disabled: string[]; exceptions: Content[] };

export const liveDetection = (rules: fc.Arbitrary<string> = token): fc.Arbitrary<LiveLists> => {
  const list = fc.uniqueArray(rules, { maxLength: 6 });
  return fc.record({
    rulesets: list,
    rules: list,
    disabled: list,
    exceptions: fc.uniqueArray(exception(rules), {
      maxLength: 5,
      selector: ({ exception_type: _, ...key }) =>
        JSON.stringify(Object.entries(key).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    }),
  });
};
