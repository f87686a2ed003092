import { describe, expect, test } from 'vitest';
import { type Checked, checkFile } from '../../../src/files/shape.ts';
import { parse } from '../../../src/files/yaml/parse.ts';
import { told } from '../told.ts';

function checked<T>(
  text: string,
  check: (file: string, parsed: Extract<ReturnType<typeof parse>, { value: unknown }>) => Checked<T>,
) {
  const parsed = parse('', text);
  if ('problems' in parsed) throw new Error('this is no YAML');
  const { content, problems } = check('', parsed);
  return { content, problems: problems.map(told) };
}

type Entry = { readonly value: { readonly name: string; readonly slug?: string }; readonly isWhole: boolean };

/** Of a broken policy only who it is: what else can be read of it is for lint. */
const brief = (key: string, value: unknown): unknown =>
  key === 'policies'
    ? (value as Entry[])
        .filter((one) => one.isWhole || one.value.name !== '')
        .map((one) => (one.isWhole ? one : { ...one, value: { name: one.value.name, slug: one.value.slug } }))
    : value;

describe('a policy file', () => {
  test.for([
    ['nothing', '', ['error empty-file at /'], null],
    ['a list', '- a', ['error wrong-type at / {"expected":"object","found":"array","text":null}'], null],
    ['a text', 'x', ['error wrong-type at / {"expected":"object","found":"string","text":null}'], null],
    ['a number', '5', ['error wrong-type at / {"expected":"object","found":"number","text":null}'], null],
    ['keys that tell nothing', 'foo: 1', ['error unknown-file at / {"keys":["foo"]}'], null],
    [
      'a key that is nearly right',
      'polices: []',
      [
        'error unknown-field at /polices (the key) {"field":"polices","allowed":["deployment_slug","policies"],"nearest":"policies"}',
      ],
      '{"file":"","deployment":null,"kind":"remediation","policies":[]}',
    ],
    ['an empty list', 'policies: []', [], '{"file":"","deployment":null,"kind":"remediation","policies":[]}'],
    [
      'a text in place of a list',
      'policies: x',
      ['error wrong-type at /policies {"expected":"array","found":"string","text":"x"}'],
      '{"file":"","deployment":null,"kind":"remediation","policies":[]}',
    ],
    [
      'a number in place of a policy',
      'policies: [5]',
      ['error wrong-type at /policies/0 {"expected":"object","found":"integer","text":"5"}'],
      '{"file":"","deployment":null,"kind":"remediation","policies":[]}',
    ],
    [
      'nothing in place of a policy',
      'policies:\n  -\n',
      ['error null-value at /policies/0 {"field":"policies"}'],
      '{"file":"","deployment":null,"kind":"remediation","policies":[]}',
    ],
    [
      'too few conditions',
      'name: A\nfilters: { mode: all, conditions: [] }\nactions: []',
      ['error out-of-bounds at /filters/conditions {"what":"items","found":0,"min":1,"max":null}'],
      '{"file":"","deployment":null,"kind":"remediation","policies":[{"value":{"name":"A"},"at":{"file":"","pointer":[]},"isWhole":false,"hasSlug":false}]}',
    ],
    [
      'fields that nobody knows',
      'name: A\nfilters: { mode: all, conditions: [{ type: s, values: [x] }] }\nactions: []\ncolour: red\nfilter: x',
      [
        'error unknown-field at /colour (the key) {"field":"colour","allowed":["deployment_slug","name","slug","description","active","filters","actions","x-expires"],"nearest":null}',
        'error unknown-field at /filter (the key) {"field":"filter","allowed":["deployment_slug","name","slug","description","active","filters","actions","x-expires"],"nearest":"filters"}',
      ],
      '{"file":"","deployment":null,"kind":"remediation","policies":[{"value":{"name":"A","filters":{"mode":"all","conditions":[{"type":"s","values":["x"]}]},"actions":[]},"at":{"file":"","pointer":[]},"isWhole":true,"hasSlug":false}]}',
    ],
    [
      'a mistyped field that is missing',
      'nmae: A\nfilters: { mode: all, conditions: [{ type: s, values: [x] }] }\nactions: []',
      [
        'error unknown-field at /nmae (the key) {"field":"nmae","allowed":["deployment_slug","name","slug","description","active","filters","actions","x-expires"],"nearest":"name"}',
      ],
      '{"file":"","deployment":null,"kind":"remediation","policies":[]}',
    ],
    [
      'values that readers take for something else',
      'name:\nfilters: { mode: al, conditions: [{ type: s, values: [1e3, no] }] }\nactions: []',
      [
        'error null-value at /name (the key) {"field":"name"}',
        'error ambiguous-scalar at /filters/conditions/0/values/0 {"text":"1e3","reads":"number"}',
        'error ambiguous-scalar at /filters/conditions/0/values/1 {"text":"no","reads":"boolean"}',
        'error bad-value at /filters/mode {"value":"al","allowed":["all","any"],"nearest":"all"}',
      ],
      '{"file":"","deployment":null,"kind":"remediation","policies":[]}',
    ],
    [
      'values of the wrong type',
      'name: [A]\nslug: "a b"\nfilters: 5\nactions: {}',
      [
        'error wrong-type at /name {"expected":"string","found":"array","text":null}',
        'error bad-text at /slug {"value":"a b","expected":"^\\\\S+$"}',
        'error wrong-type at /filters {"expected":"object","found":"integer","text":"5"}',
        'error wrong-type at /actions {"expected":"array","found":"object","text":null}',
      ],
      '{"file":"","deployment":null,"kind":"remediation","policies":[]}',
    ],
    [
      'a slug that is no text, and no values',
      'name: 1.5\nslug: yes\nactive: maybe\nfilters: { mode: all, conditions: [{ type: s, values: [] }] }\nactions: []',
      [
        'error ambiguous-scalar at /name {"text":"1.5","reads":"number"}',
        'error ambiguous-scalar at /slug {"text":"yes","reads":"boolean"}',
        'error wrong-type at /active {"expected":"boolean","found":"string","text":"maybe"}',
        'error out-of-bounds at /filters/conditions/0/values {"what":"items","found":0,"min":1,"max":null}',
      ],
      '{"file":"","deployment":null,"kind":"remediation","policies":[{"value":{"name":"yes","slug":"yes"},"at":{"file":"","pointer":[]},"isWhole":false,"hasSlug":true}]}',
    ],
    [
      'several policies, some of them broken',
      'policies:\n  - { name: A, slug: bad slug!, filters: { mode: all, conditions: [{ type: s, values: [x] }] }, actions: [] }\n  - slug: b\n    description: 5\n  - description: x\n  - 7\n  - { name: C, filters: { mode: all, conditions: [{ type: s, values: [x] }] }, actions: [] }',
      [
        'error missing-field at /policies/1 {"field":"name"}',
        'error missing-field at /policies/1 {"field":"filters"}',
        'error missing-field at /policies/1 {"field":"actions"}',
        'error missing-field at /policies/2 {"field":"name"}',
        'error missing-field at /policies/2 {"field":"filters"}',
        'error missing-field at /policies/2 {"field":"actions"}',
        'error ambiguous-scalar at /policies/1/description {"text":"5","reads":"number"}',
        'error bad-text at /policies/0/slug {"value":"bad slug!","expected":"^\\\\S+$"}',
        'error wrong-type at /policies/3 {"expected":"object","found":"integer","text":"7"}',
      ],
      '{"file":"","deployment":null,"kind":"remediation","policies":[{"value":{"name":"A","filters":{"mode":"all","conditions":[{"type":"s","values":["x"]}]},"actions":[]},"at":{"file":"","pointer":["policies",0]},"isWhole":true,"hasSlug":true},{"value":{"name":"b","slug":"b"},"at":{"file":"","pointer":["policies",1]},"isWhole":false,"hasSlug":true},{"value":{"name":"C","filters":{"mode":"all","conditions":[{"type":"s","values":["x"]}]},"actions":[]},"at":{"file":"","pointer":["policies",4]},"isWhole":true,"hasSlug":false}]}',
    ],
    [
      'a deployment that is none',
      'deployment_slug: "a b"\npolicies: []',
      ['error bad-text at /deployment_slug {"value":"a b","expected":"^\\\\S+$"}'],
      null,
    ],
    [
      'a deployment that is no text',
      'deployment_slug: 5\npolicies: []',
      ['error ambiguous-scalar at /deployment_slug {"text":"5","reads":"number"}'],
      null,
    ],
    [
      'notes, and what only looks like one',
      'deployment_slug: acme\npolicies: []\nx-owner: me\ny-owner: me',
      [
        'error unknown-field at /y-owner (the key) {"field":"y-owner","allowed":["deployment_slug","policies"],"nearest":null}',
      ],
      '{"file":"","deployment":"acme","kind":"remediation","policies":[]}',
    ],
    [
      'a product that nobody knows',
      'product: codes\nrules: []',
      ['error bad-value at /product {"value":"codes","allowed":["code","secrets"],"nearest":"code"}'],
      null,
    ],
    ['no product', 'rules: []', ['error product-missing at /'], null],
    [
      'broken lists',
      'product: code\nrulesets: [a, "b c", 5]\nrules: x\ndisabled:\nexceptions: []',
      [
        'error ambiguous-scalar at /rulesets/2 {"text":"5","reads":"number"}',
        'error null-value at /disabled (the key) {"field":"disabled"}',
        'error bad-text at /rulesets/1 {"value":"b c","expected":"^\\\\S+$"}',
        'error wrong-type at /rules {"expected":"array","found":"string","text":"x"}',
      ],
      '{"file":"","deployment":null,"kind":"detection/code","lists":{"rulesets":[{"value":"a","at":{"file":"","pointer":["rulesets",0]}},{"value":"b c","at":{"file":"","pointer":["rulesets",1]}}],"rules":null,"disabled":null},"exceptions":[]}',
    ],
    [
      'broken exceptions',
      'product: code\nexceptions:\n  - { exception_type: exclud, rule: r, rule_type: rule, project: p }\n  - { exception_type: exclude, rule: s, rule_type: rule, project: "" }\n  - { exception_type: exclude, rule: t, rule_type: rule, project: p, x-reason: why }\n  - 5\n  - { exception_type: exclude, rule: u, rule_type: rule, project_tag_name: t, until: x }',
      [
        'error unknown-field at /exceptions/4/until (the key) {"field":"until","allowed":["exception_type","rule","rule_type","project","project_tag_name","x-expires"],"nearest":null}',
        'error bad-value at /exceptions/0/exception_type {"value":"exclud","allowed":["include","exclude"],"nearest":"exclude"}',
        'error out-of-bounds at /exceptions/1/project {"what":"characters","found":0,"min":1,"max":null}',
        'error wrong-type at /exceptions/3 {"expected":"object","found":"integer","text":"5"}',
      ],
      '{"file":"","deployment":null,"kind":"detection/code","lists":{"rulesets":null,"rules":null,"disabled":null},"exceptions":[{"value":{"exception_type":"exclude","rule":"t","rule_type":"rule","project":"p","x-reason":"why"},"at":{"file":"","pointer":["exceptions",2]}},{"value":{"exception_type":"exclude","rule":"u","rule_type":"rule","project_tag_name":"t"},"at":{"file":"","pointer":["exceptions",4]}}]}',
    ],
    [
      'an exception of no scope beside a mistake',
      'product: secrets\ndeployment_slug: acme\nrulesets: []\nrules: []\ndisabled: []\nexceptions: [{ exception_type: exclude, rule: t, rule_type: rule }]\nfoo: 1',
      [
        'error unknown-field at /foo (the key) {"field":"foo","allowed":["deployment_slug","product","rulesets","rules","disabled","exceptions"],"nearest":null}',
      ],
      '{"file":"","deployment":"acme","kind":"detection/secrets","lists":{"rulesets":[],"rules":[],"disabled":[]},"exceptions":[{"value":{"exception_type":"exclude","rule":"t","rule_type":"rule"},"at":{"file":"","pointer":["exceptions",0]}}]}',
    ],
    [
      'dates and a tilde',
      'name: A\nslug: a\nfilters: { mode: all, conditions: [{ type: s, values: [x] }] }\nactions: []\nx-expires: 2027-01-01\nx-note: 2027-01-01\ndescription: ~',
      [
        'error ambiguous-scalar at /x-note {"text":"2027-01-01","reads":"date"}',
        'error ambiguous-scalar at /description {"text":"~","reads":"null"}',
      ],
      '{"file":"","deployment":null,"kind":"remediation","policies":[{"value":{"name":"A","slug":"a","filters":{"mode":"all","conditions":[{"type":"s","values":["x"]}]},"actions":[],"x-expires":"2027-01-01","x-note":"2027-01-01"},"at":{"file":"","pointer":[]},"isWhole":true,"hasSlug":true}]}',
    ],
    [
      'texts that go on in a line with a dash',
      'name: one\n  - two\nslug: a\nfilters: { mode: all, conditions: [{ type: s, values: [x\n  - z] }] }\nactions: []\ndescription: so\n  - and so\nx-why: a\n  - b',
      [
        'error joined-lines at /name',
        'error joined-lines at /filters/conditions/0/values/0',
        'warning joined-lines at /description',
        'warning joined-lines at /x-why',
      ],
      '{"file":"","deployment":null,"kind":"remediation","policies":[{"value":{"name":"one - two","slug":"a","filters":{"mode":"all","conditions":[{"type":"s","values":["x - z"]}]},"actions":[],"description":"so - and so","x-why":"a - b"},"at":{"file":"","pointer":[]},"isWhole":true,"hasSlug":true}]}',
    ],
    [
      'a text that goes on in a line with a dash and is wrong anyway',
      'name: A\nslug: one\n  - two\nfilters: { mode: all, conditions: [{ type: s, values: [x] }] }\nactions: []',
      ['error bad-text at /slug {"value":"one - two","expected":"^\\\\S+$"}'],
      '{"file":"","deployment":null,"kind":"remediation","policies":[{"value":{"name":"A","filters":{"mode":"all","conditions":[{"type":"s","values":["x"]}]},"actions":[]},"at":{"file":"","pointer":[]},"isWhole":true,"hasSlug":true}]}',
    ],
  ] as const)('that holds %s is told of, and what it still declares is kept', ([, text, problems, declared]) => {
    const { content, problems: found } = checked(text, checkFile);
    expect(found).toEqual(problems);
    expect(content === null ? null : JSON.stringify(content, brief)).toBe(declared);
  });
});
