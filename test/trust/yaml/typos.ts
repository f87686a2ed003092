/** A typo in one of the valid files below that could make a list empty. */
export type Typo = {
  readonly name: string;
  readonly file: 'policies' | 'policy' | 'detection';
  readonly from: string;
  readonly to: string;
};

export const filesWithoutTypo: Readonly<Record<Typo['file'], string>> = {
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

const makeTypo = (file: Typo['file'], from: string, to: string): Typo => ({
  name: `${JSON.stringify(from)} as ${JSON.stringify(to)} (${file})`,
  file,
  from,
  to,
});

const list =
  '\n  - name: A\n    slug: a\n    filters:\n      mode: all\n      conditions:\n        - type: severity\n          values: [high]\n    actions:\n      - type: pr_comment\n';

/** Typos in keys, in the indentation, and in values that YAML reads as null. A careless reader would read each as an empty list. */
export const typos: readonly Typo[] = [
  makeTypo('policies', 'policies:', 'polices:'),
  makeTypo('policies', 'policies:', 'Policies:'),
  makeTypo('policies', 'policies:', 'policy:'),
  makeTypo('policies', 'policies:', 'policies :\nothers:'),
  makeTypo('policies', 'policies:', '# policies:'),
  makeTypo('policies', `policies:${list}`, 'policies:\n'),
  makeTypo('policies', `policies:${list}`, 'policies: ~\n'),
  makeTypo('policies', `policies:${list}`, 'policies: {}\n'),
  makeTypo('policies', `policies:${list}`, 'policies: ""\n'),
  makeTypo('policies', `policies:${list}`, 'policies: []\npolicies:\n  - name: A\n'),
  makeTypo('policies', `policies:${list}`, 'policies: [null]\n'),
  makeTypo('policies', '  - name: A', '    name: A'),
  makeTypo('policies', '    actions:', '    acttions:'),
  makeTypo('policies', '    actions:\n      - type: pr_comment\n', '    actions:\n'),
  makeTypo('policies', '      conditions:', '      condition:'),
  makeTypo('policies', '          values: [high]', '          value: [high]'),
  makeTypo('policies', '          values: [high]', '          values:'),
  makeTypo('policies', '    filters:', '    filter:'),
  makeTypo('policy', 'actions:', 'action:'),
  makeTypo('policy', 'actions:\n  - type: pr_comment\n', ''),
  makeTypo('policy', '  conditions:\n    - type: severity\n      values: [high]\n', '  conditions: null\n'),
  makeTypo('policy', '  conditions:', '  contitions:'),
  makeTypo('policy', 'filters:\n  mode: all\n  conditions:', 'filters:\nmode: all\nconditions:'),
  makeTypo('detection', 'rules:', 'rule:'),
  makeTypo('detection', 'rules:', 'Rules:'),
  makeTypo('detection', 'rulesets:', 'rule_sets:'),
  makeTypo('detection', 'disabled:', 'disable:'),
  makeTypo('detection', 'disabled:', 'disabeld:'),
  makeTypo('detection', 'exceptions:', 'exeptions:'),
  makeTypo('detection', 'rules:\n  - python.flask.debug\n', 'rules:\n'),
  makeTypo('detection', 'rules:\n  - python.flask.debug\n', 'rules: {}\n'),
  makeTypo('detection', 'rulesets: [p/default]', 'rulesets:'),
  makeTypo('detection', 'product:', 'produkt:'),
];
