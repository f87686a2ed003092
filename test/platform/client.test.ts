import { describe, expect, test } from 'vitest';
import type { BundleContent } from '../../src/domain/bundle.ts';
import { openPlatform } from '../../src/platform/platform-client.ts';
import { Token } from '../../src/platform/token.ts';
import { acme, connect, detection, connectToAnswer, remediation, secret } from './connect-client.ts';
import { sendJson, startServer } from '../rig/recording-server.ts';

const secrets: BundleContent = { ...detection, kind: 'detection/secrets' };
const state = { bundle: { policies: [] }, state_version: 'v2' };

describe('a request', () => {
  test('has the path, the header and the body of its operation', async () => {
    const { platform, server } = await connectToAnswer(200, { ...state, deployments: [] });
    await platform.deployments();
    for (const bundle of [remediation, detection, secrets]) {
      await platform.dryRun(acme, bundle);
      await platform.put(acme, bundle, '"v1"');
      await platform.read(acme, bundle.kind);
      await platform.vocabulary(acme, bundle.kind);
    }
    const base = '/api/policies/v2/deployments/1234';
    const of = (path: string, product: string) => [
      `POST ${base}/${path}:dryRun`,
      `PUT ${base}/${path}`,
      `GET ${base}/${path}`,
      `GET ${base}/vocab?product=${product}`,
    ];
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/deployments',
      ...of('remediation-policies', 'remediation'),
      ...of('detection-policy/code', 'code'),
      ...of('detection-policy/secrets', 'secrets'),
    ]);
    for (const { method, headers, body } of server.requests) {
      expect(headers).toMatchObject({ authorization: `Bearer ${secret}`, accept: 'application/json' });
      expect(headers['if-match']).toBe(method === 'PUT' ? '"v1"' : undefined);
      expect(headers['content-type']).toBe(method === 'GET' ? undefined : 'application/json');
      expect(body).toMatch(method === 'GET' ? /^$/ : /^\{"bundle":\{/);
    }
  });

  test("is sent below the address's path, with the bundle byte for byte", async () => {
    const server = await startServer((_request, response) => sendJson(response, 200, state));
    const content = { policies: [{ name: 'Ä "𝒳" \u2028', slug: 'a', filters: {}, actions: [] }] };
    for (const prefix of ['/gateway/appsec', '/gateway/appsec/']) {
      const { platform } = connect(server.url + prefix);
      await platform.put(acme, { kind: 'remediation', content } as unknown as BundleContent, 'v1');
      expect(platform.name).toBe(`${server.url}/gateway/appsec`);
    }
    const sent = '/gateway/appsec/api/policies/v2/deployments/1234/remediation-policies';
    expect(server.requests.map(({ path }) => path)).toEqual([sent, sent]);
    expect(server.requests[0]?.body).toBe(JSON.stringify({ bundle: content }));
    const options = { address: 'http://localhost:1', token: new Token(secret), env: {}, name: 'sandbox' };
    expect(openPlatform(options).name).toBe('sandbox');
  });

  test.for(['', '12345678901234567890', '1/../2', '..', '-1', '1.0', '１'])(
    'is not sent for a deployment with the id %j',
    async (id) => {
      const { platform, server } = await connectToAnswer(200, state);
      await expect(platform.dryRun({ id, slug: 'acme' }, remediation)).rejects.toThrow('cannot be a deploymentId');
      expect(server.requests).toEqual([]);
    },
  );

  test.for(['', '*', ' v', 'a b', 'v\r\nX-Evil: 1', 'ü', '\u007F', 'x'.repeat(1001)])(
    'is not sent with the state version %j, which is refused in answers, too',
    async (version) => {
      const { platform, server } = await connectToAnswer(200, { state_version: version });
      await expect(platform.put(acme, remediation, version)).rejects.toThrow('cannot be sent as If-Match');
      expect(server.requests).toEqual([]);
      await expect(platform.dryRun(acme, remediation)).rejects.toThrow('cannot be sent as If-Match');
    },
  );

  test.for(['v1', '"v1"', 'W/"v1"', 'a,b', '!~', 'x'.repeat(1000)])(
    'sends the state version %s unchanged',
    async (version) => {
      const { platform, server } = await connectToAnswer(200, { ...state, state_version: version });
      expect((await platform.dryRun(acme, remediation)).stateVersion).toBe(version);
      await platform.put(acme, remediation, version);
      expect(server.requests[1]?.headers['if-match']).toBe(version);
    },
  );
});

describe('the list of deployments', () => {
  test.for<[string, unknown[]]>([
    ['[{"id":9223372036854775807,"slug":"a","name":null}]', [{ id: '9223372036854775807', slug: 'a' }]],
    [
      '[{"id":"0042","slug":"b"},{"id":7,"slug":"c","x":1}]',
      [
        { id: '0042', slug: 'b' },
        { id: '7', slug: 'c' },
      ],
    ],
    ['[{"id":1234,"slug":"acme"},{"id":"1234","slug":"acme"}], "hasMore": false', [acme]],
    ['null, "cursor": ""', []],
  ])('is read with exact ids as text: %s', async ([list, deployments]) => {
    expect(await (await connectToAnswer(200, `{"deployments":${list}}`)).platform.deployments()).toEqual(deployments);
  });

  test.for([
    ['{"deployments":[{"id":-1,"slug":"a"}]}', 'with "-1" as the id'],
    ['{"deployments":[{"id":1e21,"slug":"a"}]}', 'as the id'],
    ['{"deployments":[{"id":1,"slug":"a"},{"id":2,"slug":"a"}]}', 'two deployments of the slug "a"'],
    ['{"deployments":[{"id":"1/2","slug":"a"}]}', 'must match pattern'],
    ['{"deployments":[{"slug":"a"}]}', 'with "" as the id'],
    ['{"deployments":[{"id":1}]}', 'without the slug of deployment 1'],
    ['{"error":"no"}', 'without a list of deployments'],
  ] as const)('is refused when it is %s', async ([answer, says]) => {
    await expect((await connectToAnswer(200, answer)).platform.deployments()).rejects.toThrow(says);
  });

  const link = '</api/v1/deployments?page=2>; rel="next"';
  test.for([['"hasMore":true'], ['"next":"/deployments?page=2"'], ['"total":2'], ['"x":1', link]])(
    'is incomplete if it says %s',
    async ([more, header]) => {
      const answer = `{"deployments":[{"id":1234,"slug":"acme"}],${String(more)}}`;
      const { platform } = await connectToAnswer(200, answer, {}, header === undefined ? {} : { link: header });
      for (const slugs of [['acme'], []]) expect(await platform.deployments(slugs)).toEqual([acme]);
      for (const slugs of [undefined, null, ['acme', 'globex']]) {
        await expect(platform.deployments(slugs)).rejects.toMatchObject({
          message: expect.stringContaining('a part of the deployments only') as string,
          fix: ['Select one with ', { option: 'deployment' }, expect.stringMatching(/ its id in ifmatch\.yaml/)],
          partial: true,
        });
      }
    },
  );
});

describe('a read', () => {
  test.for([null, '', undefined])("omits an exception's scope that is %j", async (unused) => {
    const exceptions = [
      { exception_type: 'include', rule: 'r', rule_type: 'rule', project: unused, project_tag_name: 'legacy' },
      { exception_type: 'exclude', rule: 'r', rule_type: null, project: 'shop/web', project_tag_name: unused },
    ];
    const { platform } = await connectToAnswer(200, { bundle: { exceptions }, state_version: 'v1' });
    expect((await platform.read(acme, 'detection/code')).content['exceptions']).toEqual([
      { exception_type: 'include', rule: 'r', rule_type: 'rule', project_tag_name: 'legacy' },
      { exception_type: 'exclude', rule: 'r', project: 'shop/web' },
    ]);
  });

  test.for([
    [404, '{}', 2],
    [404, '{"code":"NOT_FOUND"}', 2],
    [405, '{}', 2],
    [501, '{}', 2],
    [404, '{"code":"PRODUCT_NOT_ENABLED"}', 1],
    [401, '{}', 1],
    [500, '{}', 1],
  ] as const)('after a %i %s ends with %i requests', async ([status, body, requests]) => {
    const { platform, server } = await connectToAnswer(status, body);
    await expect(platform.read(acme, 'detection/code')).rejects.toMatchObject({ status });
    expect(server.requests.length).toBe(requests);
  });

  test.for([
    [
      '{"bundle":{"deployment_slug":"umbrella"},"state_version":"v1"}',
      'the deployment "umbrella", not for "acme"',
      'contradicted',
    ],
    [
      '{"bundle":{"product":"secrets"},"state_version":"v1"}',
      'for the product "secrets", not for code',
      'contradicted',
    ],
    ['{"bundle":{},"state_version":"*"}', 'which would match any state', 'unanswered'],
  ] as const)('refuses %s, also as the answer to a PUT', async ([answer, says, kind]) => {
    const { platform } = await connectToAnswer(200, answer);
    await expect(platform.read(acme, 'detection/code')).rejects.toThrow(says);
    const message = expect.stringContaining(says) as string;
    expect(await platform.put(acme, detection, 'v1')).toMatchObject({ kind, message });
  });

  const kind = '"kind":"DetectionPolicyException"';
  const key = '"key":{"scope_type":"galaxy","scope_target":"x","rule":"r","rule_type":"rule"}';
  test.for([
    ['"validation_errors":[{"code":"EMPTY","message":"no"}]', 'a refusal of the empty bundle: EMPTY no'],
    [`"creates":[{${kind},${key},"after":{}}]`, 'cannot change in this way'],
    [
      '"deletes":[{"kind":"toString","key":{"a":1}}]',
      'an incomplete toString, or one that an empty bundle cannot change',
    ],
    [`"deletes":[{${kind},${key},"before":{}}]`, 'an incomplete DetectionPolicyException, or one'],
  ] as const)('of a platform without GET that answers %s is an error', async ([answer, says]) => {
    const server = await startServer(({ method }, response) =>
      sendJson(response, method === 'GET' ? 404 : 200, method === 'GET' ? {} : `{"state_version":"v1",${answer}}`),
    );
    const { platform } = connect(server.url);
    await expect(platform.read(acme, 'detection/code')).rejects.toThrow(says);
  });
});

test.for([
  ['"deployment_slug":"umbrella"', 'for the deployment "umbrella", not for "acme"'],
  ['"product":"secrets"', 'for the product "secrets", not for code'],
] as const)('a dry run that answers %s is refused', async ([whose, says]) => {
  const { platform } = await connectToAnswer(200, `{"state_version":"v1",${whose}}`);
  await expect(platform.dryRun(acme, detection)).rejects.toThrow(says);
  const own = await connectToAnswer(200, '{"state_version":"v1","deployment_slug":"acme","product":null}');
  expect(await own.platform.dryRun(acme, detection)).toMatchObject({ stateVersion: 'v1', entries: [] });
});

describe('a vocabulary', () => {
  test('is normalized, and may be empty', async () => {
    const answer = {
      condition_types: [{ type: 'severity', description: null }],
      action_types: [
        { type: 'block', description: 'Blocks', requires: ['pr_comment'] },
        { type: 'jira', requires: null },
      ],
      value_enums: [
        { type: 'severity', values: ['low', 'high'] },
        { type: 'open', values: null },
      ],
      detection_constraints: { rulesets_accepted: false, exception_types: ['include'], rule_types: null },
    };
    expect(await (await connectToAnswer(200, answer)).platform.vocabulary(acme, 'detection/secrets')).toEqual({
      conditionTypes: ['severity'],
      requires: new Map([
        ['block', ['pr_comment']],
        ['jira', []],
      ]),
      values: new Map([['severity', ['low', 'high']]]),
      rulesetsAccepted: false,
    });
    expect(await (await connectToAnswer(200, {})).platform.vocabulary(acme, 'remediation')).toMatchObject({
      rulesetsAccepted: null,
    });
  });

  test.for<[number, object, 'null' | 'given' | 'error']>([
    [200, { condition_types: [], has_more: true }, 'null'],
    [200, { condition_types: [], total: 2, has_more: false }, 'given'],
    [404, {}, 'null'],
    [405, {}, 'null'],
    [501, {}, 'null'],
    [404, { code: 'PRODUCT_NOT_ENABLED' }, 'error'],
    [401, {}, 'error'],
  ])('after a %i %j is %s', async ([status, body, kind]) => {
    const { platform } = await connectToAnswer(status, body);
    const got = platform.vocabulary(acme, 'remediation').then(
      (answer) => (answer === null ? 'null' : 'given'),
      () => 'error',
    );
    expect(await got).toBe(kind);
  });
});

describe('an older platform that answers an invalid bundle with a 4xx', () => {
  const [code, message] = ['UNKNOWN_REFERENCE', 'two are missing'];
  test.for<[number, object, object[]]>([
    [
      400,
      { code: 'UNSUPPORTED_ACTION_TYPE', error: 'no', policy_slug: 'a', context: { action_type: 'x' } },
      [{ code: 'UNSUPPORTED_ACTION_TYPE', message: 'no', policySlug: 'a', context: { action_type: 'x' } }],
    ],
    [
      400,
      { code: 'MISSING_DEPENDENT_ACTION', message: 'add it', missing_companion: 'pr_comment' },
      [
        {
          code: 'MISSING_DEPENDENT_ACTION',
          message: 'add it',
          policySlug: null,
          context: { missing_companion: 'pr_comment' },
        },
      ],
    ],
    [
      422,
      {
        code,
        detail: message,
        missing_references: [
          { kind: 'tag', value: 'p' },
          { kind: 'rule', value: 'r' },
        ],
      },
      [
        { code, message, policySlug: null, context: { kind: 'tag', value: 'p' } },
        { code, message, policySlug: null, context: { kind: 'rule', value: 'r' } },
      ],
    ],
    [
      409,
      { code: 'RESERVED_SLUG', error: 'taken' },
      [{ code: 'RESERVED_SLUG', message: 'taken', policySlug: null, context: {} }],
    ],
    [
      400,
      { validation_errors: [{ code: 'NEW', policy_slug: 'b' }, 'junk', { code: 1 }] },
      [{ code: 'NEW', message: '', policySlug: 'b', context: {} }],
    ],
  ])('with %i %j gives rejections', async ([status, body, rejections]) => {
    const { platform } = await connectToAnswer(status, body);
    const none = { stateVersion: '', entries: [] };
    expect(await platform.dryRun(acme, remediation)).toEqual({ ...none, rejections });
  });

  test.for([
    [400, { code: 'OTHER' }],
    [400, { validation_errors: [] }],
    [500, { code: 'RESERVED_SLUG' }],
  ] as const)('is not recognized in %i %j', async ([status, body]) => {
    await expect((await connectToAnswer(status, body)).platform.dryRun(acme, remediation)).rejects.toMatchObject({
      status,
    });
  });
});

describe('a PUT', () => {
  test.for<[number, object, string | null]>([
    [409, { code: 'STATE_VERSION_MISMATCH', current_state_version: 'v9' }, 'v9'],
    [409, { code: 'STATE_VERSION_MISMATCH', current_state_version: 'v1' }, 'v1'],
    [409, { code: 'VERSION_CONFLICT', current_state_version: 'v9' }, 'v9'],
    [412, { code: 'PRECONDITION_FAILED', current_state_version: 7 }, null],
    [500, { code: 'STATE_VERSION_MISMATCH' }, null],
  ])('after a %i %j is stale', async ([status, body, currentStateVersion]) => {
    const { platform } = await connectToAnswer(status, { error: 'moved', ...body }, {}, { 'x-request-id': 'r-7' });
    expect(await platform.put(acme, remediation, 'v1')).toEqual({
      kind: 'stale',
      currentStateVersion,
      message: expect.stringMatching(/"moved"\. \(request r-7\)$/) as string,
    });
  });

  // What only a gateway may have refused is not surely unprocessed: the platform may have written before.
  test.for([
    [true, 409, { code: 'RESERVED_SLUG' }],
    [true, 409, { code: 'RESERVED_SLUG', current_state_version: 'v9' }],
    [true, 412, { code: 'RESERVED_SLUG' }],
    [true, 403, { code: 'DEPLOYMENT_NOT_MIGRATED' }],
    [true, 429, {}],
    [false, 409, { code: 'LOCKED', current_state_version: 'v1' }],
    [false, 409, { current_state_version: '' }],
    [false, 403, { code: 'WAF_BLOCKED' }],
    [false, 401, {}],
  ] as const)('is certainly not processed: %s, after a %i %j', async ([unprocessed, status, body]) => {
    const { platform } = await connectToAnswer(status, body);
    const refused = { name: 'PlatformError', unprocessed, status };
    await expect(platform.put(acme, remediation, 'v1')).rejects.toMatchObject(refused);
  });
});

test.for<[string, string, string | null]>([
  ['x-request-id', 'abc-1', 'abc-1'],
  ['cf-ray', '\u00E9x\u00FF', 'x'],
  ['x-other', 'abc', null],
])('the request id in %s is reported', async ([name, value, requestId]) => {
  const { platform } = await connectToAnswer(500, {}, {}, { [name]: value });
  await expect(platform.deployments()).rejects.toMatchObject({ requestId });
});

describe('a fix', () => {
  test.for<[number, Record<string, unknown>, string]>([
    [400, { code: 'UNKNOWN_REFERENCE' }, 'Create on the platform what it names'],
    [400, { code: 'MISSING_DEPENDENT_ACTION' }, 'Add the action that is missing'],
    [400, { code: 'ELSE' }, 'Fix what the platform names'],
    [401, {}, 'Check IFMATCH_API_TOKEN: the token is wrong'],
    [403, { code: 'DEPLOYMENT_NOT_MIGRATED' }, 'Migrate it to the unified policies first'],
    [404, { code: 'PRODUCT_NOT_ENABLED' }, 'not enabled for this deployment'],
    [404, {}, 'token without it gets this answer'],
    [409, {}, 'Read the message'],
    [428, {}, 'If-Match header did not arrive'],
    [599, {}, 'Retry later'],
    [418, {}, 'address is the API'],
    [204, {}, 'address is the API'],
    // The code counts before the status.
    [500, { code: 'RESERVED_SLUG' }, 'reserves this slug'],
    // A code that is a property of every object is no code of ours.
    [401, { code: 'constructor' }, 'Check IFMATCH_API_TOKEN'],
  ])('for %s %j has a fix', async ([status, body, says]) => {
    const { platform } = await connectToAnswer(status, body);
    const fix = expect.stringContaining(says) as string;
    // On a dry run some of them are rejections.
    await expect(platform.read(acme, 'remediation')).rejects.toMatchObject({ fix });
  });

  test('without a list of deployments has a fix', async () => {
    const fix = expect.stringContaining('set the id in ifmatch.yaml') as string;
    await expect((await connectToAnswer(404, {})).platform.deployments()).rejects.toMatchObject({ status: 404, fix });
  });
});

test.for<[string, string]>([
  ['{"error":"one","message":"two"}', '500, "one".'],
  ['{"error":"","message":"two"}', '500, "two".'],
  ['{"error":{"nested":true},"detail":"three"}', '500, "three".'],
  ['{"code":7,"reason":"x"}', String.raw`500, "{"code":7,"reason":"x"}".`],
  ['{"code":"TWO WORDS","error":"x"}', '500, "x".'],
  ['<html>\r\n\t<b>Bad Gateway</b>', '500 with a web page.'],
  ['<!DOCTYPE html>\n<html><head><title>Not Found</title></head>', '500 with a web page, "Not Found".'],
  ['{"error":"\\u001B[31mred\\u0007\\n::error::\\u202E!"}', '500, "[31mred ::error:: !".'],
  [`{"error":"${'𝒳'.repeat(400)}"}`, `500, "${'𝒳'.repeat(150)} …".`],
])('an error with the body %s has the message %s', async ([body, says]) => {
  await expect((await connectToAnswer(500, body)).platform.deployments()).rejects.toThrow(
    `the platform answered ${says}`,
  );
});

describe('a truncated list', () => {
  const entry =
    '{"kind":"RemediationPolicy","key":{"slug":"a"},"before":{"name":"A","filters":{"mode":"all","conditions":[]},"actions":[]}}';
  const link = { link: '<https://platform.example/x?page=2>; rel="next", </x?page=9>; rel="last"' };
  const signs = [
    '"has_more":true',
    '"hasMore":"true"',
    '"truncated":true',
    '"cursor":"x"',
    '"next_page_token":"x"',
    '"nextPage":2',
    '"pagination":{"next":"/rest"}',
    '"pageInfo":{"hasNextPage":true}',
    '"_links":{"self":{"href":"/x"},"next":{"href":"/rest"}}',
  ];
  const harmless = [
    '"cursor":"","next":null,"truncated":false,"pagination":{"next":null,"page":1,"per_page":1}',
    '"total_findings":40,"quota":{"total":50},"rate_limit":{"remaining":9},"status":"partial","took_ms":3',
  ];
  const dryRun = async (more: string, headers = {}) =>
    (await connectToAnswer(200, `{"state_version":"v1","deletes":[${entry}],${more}}`, {}, headers)).platform.dryRun(
      acme,
      remediation,
    );

  test.for([...signs, '"deletes_total":"2"', '"total_deletes":2', '"meta":{"deletes_count":2}'])(
    'is refused in a dry run that says %s',
    async (more) => {
      await expect(dryRun(more)).rejects.toThrow('with a part of the changes only, as "');
    },
  );

  test('is refused in a dry run whose headers link to the next page', async () => {
    await expect(dryRun('"x":1', link)).rejects.toThrow('a part of the changes only, as "link" says');
  });

  test.for(['"removals":["b"]', `"Deletes":[${entry}]`, `"data":{"creates":[${entry}]}`])(
    'may be an unknown list: %s',
    async (more) => {
      await expect(dryRun(more)).rejects.toMatchObject({
        message: expect.stringMatching(/a list under "(?:removals|Deletes|data)", which may hold changes/) as string,
        fix: expect.stringMatching(/^Without this field the plan would be incomplete\./) as string,
      });
    },
  );

  test.for([...harmless, '"total":40,"deletes_total":1,"removals":[],"meta":{"a":{"b":[]}}'])(
    'is not recognized in %s',
    async (more) => {
      expect((await dryRun(more)).entries).toHaveLength(1);
    },
  );

  test.for<[string, string, object]>([
    ...signs.map((sign): [string, string, object] => ['"x":1', sign, {}]),
    ['"x":1', '"total":2', {}],
    ['"policies_total":"2"', '"x":1', {}],
    ['"x":1', '"x":1', link],
  ])('in a bundle (%s inside, %s beside or %j) is replaced by a dry run', async ([within, beside, headers]) => {
    const whole = `{"state_version":"v1","deletes":[${entry},${entry.replace('"a"', '"b"')}]}`;
    const got = `{"bundle":{"policies":[{"slug":"a"}],${within}},"state_version":"v1",${beside}}`;
    const server = await startServer(({ method }, response) =>
      method === 'GET' ? sendJson(response, 200, got, { ...headers }) : sendJson(response, 200, whole),
    );
    const { content } = await connect(server.url).platform.read(acme, 'remediation');
    expect(content['policies']).toMatchObject([{ slug: 'a' }, { slug: 'b' }]);
  });

  test('is ignored after a PUT', async () => {
    const { platform } = await connectToAnswer(200, {
      bundle: { policies: [] },
      state_version: 'v2',
      total: 9,
      has_more: true,
    });
    expect(await platform.put(acme, remediation, 'v1')).toEqual({ kind: 'written', stateVersion: 'v2' });
  });
});
