import { type Attack, withBody } from './attack.ts';

const body = (name: string, text: string | (() => string | Buffer), ends: Attack['ends'] = 'refused'): Attack => ({
  name,
  ends,
  bytes: (target) => withBody(target, typeof text === 'string' ? text : text()),
});
const bundle = (inside: string): string => `{"bundle":${inside}}`;
const policy = (more: string): string =>
  bundle(
    `{"policies":[{"name":"a","slug":"a","filters":{"mode":"all","conditions":[{"type":"severity","values":["low"]}]},"actions":[{"type":"pr_comment"}]${more}}]}`,
  );

const malformed: readonly Attack[] = [
  '',
  ' ',
  '{',
  '}',
  '[',
  '{"bundle":',
  '{"bundle":{"policies":[]}',
  '{"bundle":{"policies":[]}}}',
  '{"bundle":{"policies":[,]}}',
  '{"bundle":{"policies":[1,]}}',
  "{'bundle':{}}",
  '{bundle:{}}',
  '{"bundle":NaN}',
  '{"bundle":Infinity}',
  '{"bundle":undefined}',
  '{"bundle":01}',
  '{"bundle":"\n"}',
  String.raw`{"bundle":"\x"}`,
  String.raw`{"bundle":"\u12"}`,
  '// comment\n{}',
  '\uFEFF{"bundle":{"policies":[]}}',
  'null',
  'true',
  '1e999',
  '"text"',
  '[]',
  '{}',
  bundle('null'),
  bundle('[]'),
  bundle('{"policies":null}'),
  bundle('{"policies":{}}'),
  bundle('{"policies":"x"}'),
  bundle('{"policies":[null]}'),
  bundle('{"policies":[[]]}'),
  bundle('{"policies":[{}]}'),
].map((text) => body(`JSON ${JSON.stringify(text.slice(0, 40))}`, text));

const keys: readonly Attack[] = [
  body('a prototype in the body', '{"__proto__":{"bundle":{"policies":[]}}}'),
  body('a prototype beside the bundle', '{"bundle":{"policies":[]},"__proto__":{"polluted":1}}'),
  body('a prototype in the bundle', bundle('{"policies":[],"__proto__":{"polluted":1}}')),
  body('a prototype in a policy', policy(',"__proto__":{"polluted":1}')),
  body('a constructor in a policy', policy(',"constructor":{"prototype":{"polluted":1}}')),
  body('toString in a policy', policy(',"toString":1')),
  body('hasOwnProperty in a policy', policy(',"hasOwnProperty":1')),
  body('a slug that is a key of every object', policy('').replace('"slug":"a"', '"slug":"constructor"'), 'either'),
  body('a slug with two underscores', policy('').replace('"slug":"a"', '"slug":"__proto__"'), 'either'),
  body('a condition of the type __proto__', policy('').replace('"severity"', '"__proto__"'), 'either'),
  body('an action of the type constructor', policy('').replace('"pr_comment"', '"constructor"'), 'either'),
  body('the same key twice', '{"bundle":{"policies":[]},"bundle":1}'),
];

const large: readonly Attack[] = [
  body('100,000 lists in each other', () => bundle('['.repeat(100_000) + ']'.repeat(100_000))),
  body('100,000 objects in each other', () => bundle(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)),
  body('100,000 lists around an escape', () =>
    bundle(String.raw`${'['.repeat(100_000)}"\u0000"${']'.repeat(100_000)}`),
  ),
  body('100,000 objects around an escape', () =>
    bundle(String.raw`${'{"a":'.repeat(100_000)}"\ud800"${'}'.repeat(100_000)}`),
  ),
  body('5 million values that are all wrong', () => {
    const conditions = `{"filters":{"conditions":[${'1,'.repeat(99_999)}1]}}`;
    return bundle(`{"policies":[${Array.from({ length: 50 }, () => conditions).join(',')}]}`);
  }),
  body('8 MiB of open brackets', () => '['.repeat(8 * 1024 * 1024)),
  body('a text of 15 MiB', () => policy('').replace('"name":"a"', `"name":"${'x'.repeat(15 * 1024 * 1024)}"`)),
  body('a list of a million numbers', () => bundle(`{"policies":[${'1,'.repeat(1_000_000)}1]}`)),
  body('300,000 keys', () => bundle(`{${Array.from({ length: 300_000 }, (_, at) => `"k${String(at)}":1`).join(',')}}`)),
  body('a number of a million digits', () => bundle(`{"policies":${'9'.repeat(1_000_000)}}`)),
  body(
    '100,000 values of one condition',
    () => policy('').replace('"low"', Array.from({ length: 100_000 }, (_, at) => `"v${String(at)}"`).join(',')),
    'either',
  ),
];

const texts: readonly Attack[] = [
  body('bytes that are no UTF-8', () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  body('half a surrogate pair', policy('').replace('"name":"a"', String.raw`"name":"\ud800"`)),
  body('a NUL', policy('').replace('"name":"a"', String.raw`"name":"a\u0000"`)),
  body('SQL in a name', policy('').replace('"name":"a"', `"name":"'; DROP TABLE bundles; --"`), 'answered'),
  body('a slug that climbs', policy('').replace('"slug":"a"', '"slug":"../../etc/passwd"'), 'either'),
  {
    name: 'a body of another type',
    ends: 'refused',
    bytes: (target) => withBody(target, 'a=b').toString().replace('application/json', 'text/plain'),
  },
  {
    name: 'a body of a type like ours',
    ends: 'refused',
    bytes: (target) => withBody(target, '{}').toString().replace('application/json', 'application/jsonp'),
  },
];

export const jsonAttacks: readonly Attack[] = [...malformed, ...keys, ...large, ...texts];
