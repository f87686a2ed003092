/** A good repository of one file, and a slip of a key or a value in it that could make a list empty. */
export type Typo = {
  readonly name: string;
  readonly file: 'policies' | 'policy' | 'detection';
  readonly from: string;
  readonly to: string;
};

export const files: Readonly<Record<Typo['file'], string>> = {
  policies: `deployment_slug: acme
policies:
  - name: A
    slug: a
    filters:
      mode: all
      conditions:
        - type: severity
          values: [high]
    actions:
      - type: pr_comment
`,
  policy: `deployment_slug: acme
name: A
slug: a
filters:
  mode: all
  conditions:
    - type: severity
      values: [high]
actions:
  - type: pr_comment
`,
  detection: `deployment_slug: acme
product: code
rulesets: [p/default]
rules:
  - python.flask.debug
disabled:
  - java.xxe
exceptions:
  - exception_type: exclude
    rule: java.xxe
    rule_type: rule
    project: acme/shop
`,
};

const typo = (file: Typo['file'], from: string, to: string): Typo => ({
  name: `${JSON.stringify(from)} as ${JSON.stringify(to)} (${file})`,
  file,
  from,
  to,
});

const list =
  '\n  - name: A\n    slug: a\n    filters:\n      mode: all\n      conditions:\n        - type: severity\n          values: [high]\n    actions:\n      - type: pr_comment\n';

/** Slips of the finger, of the indent and of what YAML makes of nothing; each could be read as «none». */
export const typos: readonly Typo[] = [
  typo('policies', 'policies:', 'polices:'),
  typo('policies', 'policies:', 'Policies:'),
  typo('policies', 'policies:', 'policy:'),
  typo('policies', 'policies:', 'policies :\nothers:'),
  typo('policies', 'policies:', '# policies:'),
  typo('policies', `policies:${list}`, 'policies:\n'),
  typo('policies', `policies:${list}`, 'policies: ~\n'),
  typo('policies', `policies:${list}`, 'policies: {}\n'),
  typo('policies', `policies:${list}`, 'policies: ""\n'),
  typo('policies', `policies:${list}`, 'policies: []\npolicies:\n  - name: A\n'),
  typo('policies', `policies:${list}`, 'policies: [null]\n'),
  typo('policies', '  - name: A', '    name: A'),
  typo('policies', '    actions:', '    acttions:'),
  typo('policies', '    actions:\n      - type: pr_comment\n', '    actions:\n'),
  typo('policies', '      conditions:', '      condition:'),
  typo('policies', '          values: [high]', '          value: [high]'),
  typo('policies', '          values: [high]', '          values:'),
  typo('policies', '    filters:', '    filter:'),
  typo('policy', 'actions:', 'action:'),
  typo('policy', 'actions:\n  - type: pr_comment\n', ''),
  typo('policy', '  conditions:\n    - type: severity\n      values: [high]\n', '  conditions: null\n'),
  typo('policy', '  conditions:', '  contitions:'),
  typo('policy', 'filters:\n  mode: all\n  conditions:', 'filters:\nmode: all\nconditions:'),
  typo('detection', 'rules:', 'rule:'),
  typo('detection', 'rules:', 'Rules:'),
  typo('detection', 'rulesets:', 'rule_sets:'),
  typo('detection', 'disabled:', 'disable:'),
  typo('detection', 'disabled:', 'disabeld:'),
  typo('detection', 'exceptions:', 'exeptions:'),
  typo('detection', 'rules:\n  - python.flask.debug\n', 'rules:\n'),
  typo('detection', 'rules:\n  - python.flask.debug\n', 'rules: {}\n'),
  typo('detection', 'rulesets: [p/default]', 'rulesets:'),
  typo('detection', 'product:', 'produkt:'),
];
