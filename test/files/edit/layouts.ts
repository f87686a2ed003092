/** Files as people lay them out: by name, each with the slugs alpha, bravo, charlie and delta, or the lists of `code`. */
export const policyLayouts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'as in our examples': {
    'policies/a.yaml': `# yaml-language-server: $schema=x

# What it is for.
deployment_slug: acme
policies:
  # of alpha
  - name: Alpha
    slug: alpha # never changes
    description: The first. # a note
    x-owner: appsec
    filters:
      mode: all # both
      conditions:
        # loud ones
        - type: severity
          values: [high, critical]
        - type: confidence
          values: [high] # sure
    actions:
      - type: pr_comment # always
      - type: jira
        config:
          project: SEC # ours

  - name: Bravo
    slug: bravo
    active: false # until March
    filters:
      mode: all
      conditions:
        - type: severity
          values: [low]
    actions: []

  # of charlie
  # and more of it
  - name: Charlie
    slug: charlie
    filters:
      mode: any
      conditions:
        - type: repository_tag
          mode: none
          values:
            - zebra # last first
            # of ant
            - ant
    actions:
      - type: block
      - type: pr_comment

  - name: Delta
    slug: delta
    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
    actions: [{ type: pr_comment }]
# the end
`,
  },
  'brackets that close in the column of their key': {
    'policies/a.yaml': `deployment_slug: acme
policies: [
  {
    name: Alpha,
    slug: alpha, # never changes
    filters: {
      mode: all,
      conditions: [
        { type: severity, values: [high, low] },
        # sure
        { type: confidence, values: [high] }
      ],
    },
    actions: [
      { type: block },
      { type: pr_comment },
    ]
  },
  { name: Bravo, slug: bravo, filters: { mode: all, conditions: [{ type: severity, values: [high] }] }, actions: [] }
]
`,
    'policies/b.yaml': `deployment_slug: acme
policies:
  - name: Charlie
    slug: charlie
    filters: {
      mode: any,
      conditions: [
        { type: severity, values: [
          high,
          low # too
        ] }
      ]
    }
    actions: [
    ]
  - name: Delta
    slug: delta
    active: false
    filters: {
      mode: all,
      conditions: [{ type: severity, values: [high] }]
    }
    actions: [
      { type: jira, config: {
        project: SEC
      } }
    ]
`,
  },
  'lists not indented, no empty lines': {
    'policies/a.yml': `policies:
- name: 'Alpha'
  slug: 'alpha'
  filters:
    mode: all
    conditions:
    - type: severity
      values:
      - high
      - critical
  actions:
  - type: pr_comment
- name: 'Bravo'
  slug: 'bravo'
  filters:
    mode: all
    conditions:
    - type: severity
      values:
      - low
  actions: []
# of charlie
- name: 'Charlie'
  slug: 'charlie'
  description: |
    Two
    lines.
  filters:
    mode: any
    conditions:
    - type: severity
      values:
      - medium
  actions:
  - type: jira
    config:
      project: SEC
- name: 'Delta'
  slug: 'delta'
  filters:
    mode: all
    conditions:
    - type: severity
      values:
      - high
  actions: []
`,
  },
  JSON: {
    'policies/a.yaml': `{
  "deployment_slug": "acme",
  "policies": [
    {"name": "Alpha", "slug": "alpha", "filters": {"mode": "all", "conditions": [{"type": "severity", "values": ["high", "low"]}]}, "actions": []},
    {"name": "Bravo", "slug": "bravo", "active": false, "filters": {"mode": "all", "conditions": [{"type": "severity", "values": ["high"]}]}, "actions": [{"type": "block"}]},
    {
      "name": "Charlie",
      "slug": "charlie",
      "description": "x",
      "filters": {
        "mode": "any",
        "conditions": [
          {
            "type": "severity",
            "values": [
              "medium",
              "low"
            ]
          }
        ]
      },
      "actions": [
        {"type": "jira", "config": {"project": "SEC"}}
      ]
    },
    {"name": "Delta", "slug": "delta", "filters": {"mode": "all", "conditions": [{"type": "severity", "values": ["high"]}]}, "actions": []}
  ]
}
`,
  },
  'a policy a line': {
    'policies/a.yaml': `policies: # all of them
  - { name: Alpha, slug: alpha, filters: { mode: all, conditions: [{ type: severity, values: [high, low] }] }, actions: [] } # of alpha
  # of bravo
  - { name: Bravo, slug: bravo, filters: { mode: all, conditions: [{ type: severity, values: [high] }] }, actions: [{ type: block }, { type: pr_comment }] }
  - { name: Charlie, slug: charlie, description: "x, y", filters: { mode: any, conditions: [{ type: severity, values: [high] }] }, actions: [] }
  - { name: Delta, slug: delta, active: false, filters: { mode: all, conditions: [{ type: severity, values: [high] }] }, actions: [] }`,
  },
  'wide, with lines between brackets': {
    'policies/a.yaml': `deployment_slug:   acme

policies:

    -   name:   Alpha
        slug:   alpha

        filters:
            mode:   all
            conditions:
                -   type:   severity
                    values: [
                        high,   # loud
                        # of low
                        low
                      ]
        actions:
            -   type:   pr_comment


    -   slug:   bravo
        name:   Bravo
        actions: [ ]
        filters:
            conditions:
                -   values:
                        - high
                    type:   severity
            mode:   all

    -   slug:   charlie
        name:   Charlie
        actions: [
            { type: block },   # stop
            { type: pr_comment },
          ]
        filters: { conditions: [
            { type: severity, values: [ high ] },
            { type: confidence, values: [ high ], mode: none } ], mode: any }

    -   slug:   delta
        name:   Delta
        actions: [ ]
        filters: { mode: all, conditions: [ { type: severity, values: [ high ] } ] }
`,
  },
  'quoted keys and odd scalars': {
    'policies/a.yaml': `---
"policies":
  - "name": "Alpha: the \\"first\\""
    "slug": "alpha"
    "description": >-
      folded
      text

      of two paragraphs
    "filters":
      "mode": "all"
      "conditions":
        - "type": "severity"
          "values": ["high"]
    "actions": []

  - "name": 'Bravo''s'
    "slug": bravo
    'description': "over
      two lines"
    "filters": {"mode": "all", "conditions": [{"type": "severity", "values": ["high"]}]}
    "actions": []

  - name: Charlie and
      friends
    slug: !!str charlie
    description: |+ # keeps all
      text


    filters: {mode: any, conditions: [{type: severity, values: [high]}]}
    actions: []

  - name: Delta
    slug: delta
    filters: {mode: all, conditions: [{type: severity, values: [high]}]}
    actions:
      - type: jira
        config: {project: SEC, "no": "x"}
    description: |
      last of all

...
`,
  },
  'CRLF without an end': {
    'policies/a.yaml': [
      '# first',
      'policies:',
      '  # of alpha',
      '  - name: Alpha',
      '    slug: alpha',
      '    description: |',
      '      a',
      '      b',
      '    filters:',
      '      mode: all',
      '      conditions:',
      '        - type: severity # s',
      '          values: [high, low]',
      '    actions: []',
      '',
      '  - name: Bravo',
      '    slug: bravo',
      '    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }',
      '    actions:',
      '      - type: block',
      '',
      '  - name: Charlie',
      '    slug: charlie',
      '    filters: { mode: any, conditions: [{ type: severity, values: [high] }] }',
      '    actions: []',
      '',
      '  - name: Delta',
      '    slug: delta',
      '    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }',
      '    actions: []',
    ].join('\r\n'),
  },
  'a byte order mark and notes of the file': {
    'policies/a.yaml': `\u{FEFF}x-notes:
  - anything: [1, 2]
policies:
  -
    name: Alpha
    slug: alpha
    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
    actions: []
  -
    # inside bravo
    name: Bravo
    slug: bravo
    x-owner: me
    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
    actions: []
    # last of bravo

  - # of charlie
    name: Charlie
    slug: charlie
    filters:
      # in filters
      mode: any
      conditions:
        - # in a condition
          type: severity
          values: [high]
    actions: []
  - name: Delta
    slug: delta
    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
    actions: []
x-last: 'of the file'
`,
  },
  'a file for each': {
    'policies/alpha.yaml': `# yaml-language-server: $schema=x
# about alpha
deployment_slug: acme
name: Alpha
slug: alpha
filters:
  mode: all
  conditions:
    - type: severity
      values: [high]
actions:
  - type: pr_comment
`,
    'policies/bravo.yaml': `deployment_slug: acme
name: Bravo
slug: bravo
description: >
  folded
  text
filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
actions: [] # none
`,
    'policies/sub/charlie.yml': `---\ndeployment_slug: acme\nslug: charlie\nname: Charlie\nactive: true\nfilters: { mode: any, conditions: [{ type: severity, values: [high] }] }\nactions: []\n`,
    'policies/delta.yaml': `{ deployment_slug: acme, slug: delta, name: Delta, filters: { mode: all, conditions: [{ type: severity, values: [high] }] }, actions: [] }`,
  },
  'a list of one for each': Object.fromEntries(
    ['alpha', 'bravo', 'charlie', 'delta'].map((slug) => [
      `policies/remediation/${slug}.yaml`,
      `policies:\n  - name: ${slug} policy\n    slug: ${slug}\n    filters:\n      mode: all\n      conditions:\n        - type: severity\n          values: [high]\n    actions: []\n`,
    ]),
  ),
  'several files, one of them empty': {
    'policies/1.yaml': `policies:
  - name: Alpha
    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
    actions: []

  - name: Charlie # without a slug
    filters: { mode: any, conditions: [{ type: severity, values: [high] }] }
    actions: []
`,
    'policies/2.yaml': `policies:
  - name: Bravo
    slug: bravo
    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
    actions: []
  - name: Delta
    slug: delta
    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
    actions: []
`,
    'policies/3.yaml': `policies: [] # later\n`,
  },
  'keys with question marks': {
    'policies/a.yaml': `? policies
: - name: Alpha
    slug: alpha
    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
    actions: []
  - ? name
    : Bravo
    slug: bravo
    ? filters
    : mode: all
      conditions:
        - type: severity
          values: [high]
    actions: []
  - slug: charlie
    name: Charlie
    filters: { ? mode : any, conditions: [{ type: severity, values: [high] }] }
    actions: []
  - slug: delta
    name: Delta
    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
    actions: []
`,
  },
};

/** The same with anchors and aliases, where a change of one policy may have to be written into another. */
export const anchoredLayouts: typeof policyLayouts = {
  'anchors in notes of the file': {
    'policies/a.yaml': `x-common:
  loud: &loud [critical, high] # shared
  comment: &comment
    - type: pr_comment
policies:
  - name: Alpha
    slug: alpha
    filters:
      mode: all
      conditions:
        - type: severity
          values: *loud # see above
    actions: *comment
  - name: Bravo
    slug: bravo
    filters: &filters { mode: all, conditions: [{ type: severity, values: *loud }] }
    actions: *comment # too
  - name: Charlie
    slug: charlie
    filters: *filters
    actions: *comment
  - name: Delta
    slug: delta
    filters: { mode: all, conditions: [{ type: severity, values: *loud }] }
    actions: []
`,
  },
  'anchors in policies': {
    'policies/a.yaml': `policies:
  - name: &name Alpha
    slug: alpha
    description: *name
    filters: &filters
      mode: all
      conditions:
        - &loud
          type: severity
          values: &values
            - high # first
            - critical
        - type: confidence
          values: [high]
    actions: &actions
      - &comment { type: pr_comment }
      - type: jira
        config: &config
          project: SEC

  - name: Bravo
    slug: bravo
    description: &text |
      Text.
    filters: *filters
    actions: *actions

  - name: Charlie
    slug: charlie
    description: *text
    filters:
      mode: any
      conditions: [*loud, { type: repository_tag, values: *values }]
    actions:
      - *comment
      - type: block

  - name: Delta
    slug: delta
    filters: *filters
    actions: [*comment, { type: jira, config: *config }]
`,
  },
};

const oneFile = (text: string): Record<string, string> => ({ 'policies/code.yaml': text });

export const listLayouts: typeof policyLayouts = {
  'as in our examples': oneFile(`# yaml-language-server: $schema=x

# All four lists.
deployment_slug: acme
product: code

rulesets:
  - p/default
  - p/jwt # since then

rules:
  # Ours
  - a.one
  - a.two
  # Theirs
  - b.one

disabled:
  # Noise
  - c.one
  # Only there
  - c.two
  - d.one

exceptions:
  # of the first
  - exception_type: include
    rule: c.one
    rule_type: rule
    project_tag_name: infra

  - exception_type: exclude
    rule: a.one
    rule_type: rule
    project: acme/web
    x-reason: It is so. # really
`),
  'not indented, not sorted': oneFile(`product: code
exceptions: []   # none
rulesets:
- z
- a
rules: []
disabled:
- "no"
- 'x'
`),
  'in brackets': oneFile(`product: code
rulesets: [p/default, p/jwt]
rules: [
  a.one, # why
  # of two
  a.two,
  ]
disabled: [a.three,
  b.one ]
exceptions: [
  { exception_type: include, rule: c.one, rule_type: rule, project: acme/web }, # of the first
  { exception_type: exclude, rule: c.two, rule_type: pack, project: acme/web }
  ]`),
  JSON: oneFile(`{"product": "code", "rulesets": [], "rules": ["a", "b"], "disabled": ["c"],
 "exceptions": [{"exception_type": "include", "rule": "c", "rule_type": "rule", "project_tag_name": "x y"}]}`),
  CRLF: oneFile(
    'product: code\r\nrulesets:\r\n  - a # of a\r\n\r\n  - b\r\nrules: []\r\ndisabled: []\r\n\r\n# ex\r\nexceptions:\r\n  - rule: a\r\n    rule_type: rule\r\n    project: x\r\n    exception_type: include',
  ),
  'a file for each list': {
    'policies/1.yaml': 'product: code\nrulesets:\n  - p/default\n',
    'policies/2.yaml': 'product: code\nrules:\n  - a.one\n  - a.two\n',
    'policies/3.yaml': 'product: code\ndisabled: [x]\nrules: [b.one]\n',
    'policies/4.yaml':
      'product: code\nexceptions:\n- exception_type: include\n  rule: a.one\n  rule_type: rule\n  project: x\n',
    'policies/5.yaml':
      'product: code\nexceptions:\n- exception_type: exclude\n  rule: a.two\n  rule_type: rule\n  project: x\n',
  },
  'the same item twice': {
    'policies/1.yaml': 'product: code\nrulesets: [a, b]\nrules: [a]\ndisabled: []\nexceptions: []\n',
    'policies/2.yaml': 'product: code\nrulesets:\n  - b\n  - c\n',
  },
  anchors: oneFile(`product: code
rulesets: &sets
  - a
  - &b b
rules: *sets
disabled: [*b, c]
exceptions:
  - &one
    exception_type: include
    rule: &rule a
    rule_type: rule
    project: x
  - exception_type: exclude
    rule: *rule
    rule_type: rule
    project: web
`),
  'wide, with empty lines': oneFile(`product:    code

rulesets:

    - a

    - b


rules:
    - a
    # after a

disabled:

    []

exceptions:

    -   exception_type: include
        rule: a
        rule_type: rule
        project: x


    -   rule: b
        exception_type: exclude

        rule_type: rule
        project: x
`),
};
