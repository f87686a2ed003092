import { describe, expect, test } from 'vitest';
import type { BundleContent } from '../../src/domain/bundle.ts';
import type { Put } from '../../src/domain/preview.ts';
import { openPlatform } from '../../src/platform/client.ts';
import { Token } from '../../src/platform/token.ts';
import { acme, connect, detection, meet, remediation, secret, sendJson, startServer } from './server.ts';

const secrets: BundleContent = { ...detection, kind: 'detection/secrets' };
const state = { bundle: { policies: [] }, state_version: 'v2' };

describe('a request', () => {
  test('has the path, the header and the body of its operation', async () => {
    const { platform, server } = await meet(200, { ...state, deployments: [] });
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
    expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/deployments',
      ...of('remediation-policies', 'remediation'),
      ...of('detection-policy/code', 'code'),
      ...of('detection-policy/secrets', 'secrets'),
    ]);
    for (const { method, headers, body } of server.seen) {
      expect(headers).toMatchObject({ authorization: `Bearer ${secret}`, accept: 'application/json' });
      expect(headers['if-match']).toBe(method === 'PUT' ? '"v1"' : undefined);
      expect(headers['content-type']).toBe(method === 'GET' ? undefined : 'application/json');
      expect(body).toMatch(method === 'GET' ? /^$/ : /^\{"bundle":\{/);
    }
  });

  test('sends the bundle byte for byte', async () => {
    const { platform, server } = await meet(200, state);
    const content = {
      policies: [{ name: 'Ä "𝒳" \u2028', slug: 'a', filters: { mode: 'all', conditions: [] }, actions: [] }],
    };
    await platform.put(acme, { kind: 'remediation', content } as BundleContent, 'v1');
    expect(server.seen[0]?.body).toBe(JSON.stringify({ bundle: content }));
  });

  test('goes below the path of the address', async () => {
    const server = await startServer((_request, response) => sendJson(response, 200, { deployments: [] }));
    for (const prefix of ['/gateway/appsec', '/gateway/appsec/']) {
      await connect(server.url + prefix).platform.deployments();
    }
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/gateway/appsec/api/v1/deployments',
      '/gateway/appsec/api/v1/deployments',
    ]);
  });

  test.for(['', '12345678901234567890', '1/../2', '..', '-1', '1.0', '1e3', '１'])(
    'is not sent for a deployment of the id %j',
    async (id) => {
      const { platform, server } = await meet(200, state);
      await expect(platform.dryRun({ id, slug: 'acme' }, remediation)).rejects.toThrow('cannot be a deploymentId');
      expect(server.seen).toEqual([]);
    },
  );

  test.for(['', '*', ' v', 'v ', 'a b', 'v\r\nX-Evil: 1', 'ü', 'v\0'])(
    'is not sent with the state version %j',
    async (version) => {
      const { platform, server } = await meet(200, state);
      await expect(platform.put(acme, remediation, version)).rejects.toThrow('cannot be sent as If-Match');
      expect(server.seen).toEqual([]);
    },
  );

  test.for<['raw' | 'quoted', string, string]>([
    ['raw', 'v1', 'v1'],
    ['raw', 'W/"v1"', 'W/"v1"'],
    ['quoted', 'v1', '"v1"'],
    ['quoted', '"v1"', '"v1"'],
    ['quoted', 'W/"v1"', 'W/"v1"'],
  ])('with the form %s sends %s as %s', async ([ifMatch, version, sent]) => {
    const { platform, server } = await meet(200, state, { profile: { ifMatch } });
    await platform.put(acme, remediation, version);
    expect(server.seen[0]?.headers['if-match']).toBe(sent);
  });
});

describe('the list of deployments', () => {
  test('gives ids as text, to the last digit', async () => {
    const server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        '{"deployments":[{"id":9223372036854775807,"slug":"a","name":null},{"id":"0042","slug":"b"},{"id":7,"slug":"c","x":1}]}',
      );
    });
    expect(await connect(server.url).platform.deployments()).toEqual([
      { id: '9223372036854775807', slug: 'a' },
      { id: '0042', slug: 'b' },
      { id: '7', slug: 'c' },
    ]);
  });

  test.for<[unknown[], string]>([
    [[{ id: -1, slug: 'a' }], 'with "-1" as the id'],
    [[{ id: 1e21, slug: 'a' }], 'as the id'],
    [
      [
        { id: 1, slug: 'a' },
        { id: 2, slug: 'a' },
      ],
      'two deployments of the slug "a"',
    ],
    [[{ id: '1/2', slug: 'a' }], 'must match pattern'],
    [[{ slug: 'a' }], 'with "" as the id'],
    [[{ id: 1 }], 'without the slug of deployment 1'],
  ])('is refused when it is %j', async ([deployments, says]) => {
    await expect((await meet(200, { deployments })).platform.deployments()).rejects.toThrow(says);
  });

  test.for([{ deployments: null }, { deployments: null, cursor: '' }])('is empty when it is %j', async (answer) => {
    expect(await (await meet(200, answer)).platform.deployments()).toEqual([]);
  });

  test.for([{}, { error: 'no' }, { items: [] }])(
    'is refused when it is %j, which is something else',
    async (answer) => {
      await expect((await meet(200, answer)).platform.deployments()).rejects.toThrow('without a list of deployments');
    },
  );

  test('is whole when nothing remains, whatever cursor stands beside it', async () => {
    const { platform } = await meet(200, { deployments: [acme], hasMore: false, cursor: 'x' });
    expect(await platform.deployments()).toEqual([acme]);
  });

  test('has a deployment once that stands in it twice', async () => {
    const deployments = [acme, { id: 1234, slug: 'acme' }];
    expect(await (await meet(200, { deployments })).platform.deployments()).toEqual([acme]);
  });

  test.for([
    { hasMore: true },
    { next_page_token: 'x' },
    { paging: { cursor: 'x' } },
    { next: '/deployments?page=2' },
    { total: 2 },
    { _links: { next: { href: '/rest' } } },
  ])('is no list of all when it says %j, so that who is not in it may be there all the same', async (more) => {
    const { platform } = await meet(200, { deployments: [acme], ...more });
    expect(await platform.deployments(['acme'])).toEqual([acme]);
    for (const sought of [undefined, null, ['globex'], ['acme', 'globex']]) {
      await expect(platform.deployments(sought)).rejects.toMatchObject({
        message: expect.stringContaining('a part of the deployments only') as string,
        hint: expect.stringMatching(/^Select one with --deployment; .* its id in ifmatch\.yaml/) as string,
        partial: true,
      });
    }
  });
});

test.for([{ link: '</api/v1/deployments?page=2>; rel="next"' }])(
  'the list of deployments is no list of all when its headers say %j',
  async (headers) => {
    const { platform } = await meet(200, { deployments: [acme] }, {}, headers);
    expect(await platform.deployments(['acme'])).toEqual([acme]);
    expect(await platform.deployments([])).toEqual([acme]);
    await expect(platform.deployments()).rejects.toMatchObject({ partial: true });
  },
);

describe('a read', () => {
  test.for([null, '', undefined])('leaves out the scope of an exception that is %j', async (unused) => {
    const exceptions = [
      { exception_type: 'include', rule: 'r', rule_type: 'rule', project: unused, project_tag_name: 'legacy' },
      { exception_type: 'exclude', rule: 'r', rule_type: null, project: 'shop/web', project_tag_name: unused },
    ];
    const { platform } = await meet(200, { bundle: { exceptions }, state_version: 'v1' });
    expect((await platform.read(acme, 'detection/code')).content['exceptions']).toEqual([
      { exception_type: 'include', rule: 'r', rule_type: 'rule', project_tag_name: 'legacy' },
      { exception_type: 'exclude', rule: 'r', project: 'shop/web' },
    ]);
  });

  test.for<[number, unknown, number]>([
    [404, {}, 2],
    [404, { code: 'NOT_FOUND', error: 'no route' }, 2],
    [405, {}, 2],
    [501, {}, 2],
    [404, { code: 'PRODUCT_NOT_ENABLED' }, 1],
    [403, { code: 'DEPLOYMENT_NOT_MIGRATED' }, 1],
    [401, {}, 1],
    [500, {}, 1],
  ])('after a %i %j ends with %i requests', async ([status, body, requests]) => {
    const { platform, server } = await meet(status, body);
    await expect(platform.read(acme, 'detection/code')).rejects.toMatchObject({ status });
    expect(server.seen.length).toBe(requests);
  });

  test('asks no GET of a platform that is known to have none', async () => {
    const { platform, server } = await meet(
      200,
      { state_version: 'v1' },
      { profile: { bundleReads: 'never', vocabularyReads: 'never' } },
    );
    expect(await platform.read(acme, 'remediation')).toEqual({ stateVersion: 'v1', content: { policies: [] } });
    expect(await platform.vocabulary(acme, 'remediation')).toBeNull();
    expect(server.seen.map(({ method }) => method)).toEqual(['POST']);
  });

  test.for<[string, object, string, Put['kind']]>([
    [
      'another deployment',
      { bundle: { deployment_slug: 'umbrella' }, state_version: 'v1' },
      'for the deployment "umbrella", not for "acme"',
      'contradicted',
    ],
    [
      'another product',
      { bundle: { product: 'secrets' }, state_version: 'v1' },
      'for the product "secrets", not for code',
      'contradicted',
    ],
    ['a version that cannot be sent', { bundle: {}, state_version: '*' }, 'which would match any state', 'unanswered'],
  ])('refuses %s, and no PUT is written by such an answer', async ([, answer, says, put]) => {
    const { platform } = await meet(200, answer);
    await expect(platform.read(acme, 'detection/code')).rejects.toThrow(says);
    expect(await platform.put(acme, detection, 'v1')).toMatchObject({
      kind: put,
      message: expect.stringContaining(says) as string,
    });
  });

  const gone = {
    kind: 'DetectionPolicyException',
    key: { scope_type: 'galaxy', scope_target: 'x', rule: 'r', rule_type: 'rule' },
    before: {},
  };
  test.for<[string, object, string]>([
    [
      'refuses the empty bundle',
      { validation_errors: [{ code: 'EMPTY', message: 'no' }] },
      'a refusal of the empty bundle: EMPTY no',
    ],
    ['creates something', { creates: [{ ...gone, before: null, after: {} }] }, 'cannot change in this way'],
    [
      'deletes something unknown',
      { deletes: [{ kind: 'toString', key: { a: 1 } }] },
      'a toString that an empty bundle cannot change',
    ],
    ['has an unknown scope', { deletes: [gone] }, 'unknown scope "galaxy"'],
  ])('of a platform without GETs that %s is an error', async ([, answer, says]) => {
    const { platform } = await meet(200, { state_version: 'v1', ...answer }, { profile: { bundleReads: 'never' } });
    await expect(platform.read(acme, 'detection/code')).rejects.toThrow(says);
  });
});

describe('a dry run', () => {
  test.for<[typeof remediation | typeof detection, object, string]>([
    [remediation, { deployment_slug: 'umbrella' }, 'for the deployment "umbrella", not for "acme"'],
    [detection, { deployment_slug: 'umbrella' }, 'for the deployment "umbrella", not for "acme"'],
    [detection, { product: 'secrets' }, 'for the product "secrets", not for code'],
  ])('of %j is refused when it is %j, which is another one', async ([bundle, whose, says]) => {
    const { platform } = await meet(200, { state_version: 'v1', ...whose });
    await expect(platform.dryRun(acme, bundle)).rejects.toThrow(says);
  });

  test.for([{ deployment_slug: 'acme', product: 'code' }, { deployment_slug: '', product: null }, {}])(
    'is taken when it is %j',
    async (whose) => {
      const { platform } = await meet(200, { state_version: 'v1', ...whose });
      expect(await platform.dryRun(acme, detection)).toMatchObject({ stateVersion: 'v1', creates: [] });
    },
  );
});

describe('a vocabulary', () => {
  test('is tidied', async () => {
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
    const vocabulary = await (await meet(200, answer)).platform.vocabulary(acme, 'detection/secrets');
    expect(vocabulary).toEqual({
      conditionTypes: new Map([['severity', { description: '' }]]),
      actionTypes: new Map([
        ['block', { description: 'Blocks', requires: ['pr_comment'] }],
        ['jira', { description: '', requires: [] }],
      ]),
      values: new Map([['severity', ['low', 'high']]]),
      rulesetsAccepted: false,
      exceptionTypes: ['include'],
      ruleTypes: [],
    });
  });

  test('may say nothing', async () => {
    expect(await (await meet(200, {})).platform.vocabulary(acme, 'remediation')).toMatchObject({
      rulesetsAccepted: null,
      exceptionTypes: [],
    });
  });

  test.for([{ has_more: true }, { _links: { next: { href: '/rest' } } }])(
    'is null where it is a part, as %j says: what it lacks may be known all the same',
    async (more) => {
      const answer = { condition_types: [{ type: 'severity' }], action_types: [{ type: 'block' }] };
      expect(await (await meet(200, { ...answer, ...more })).platform.vocabulary(acme, 'remediation')).toBeNull();
      const { platform } = await meet(200, { ...answer, total: 2, has_more: false });
      expect(await platform.vocabulary(acme, 'remediation')).not.toBeNull();
    },
  );

  test.for([404, 405, 501])('is null after a %i', async (status) => {
    expect(await (await meet(status, {})).platform.vocabulary(acme, 'remediation')).toBeNull();
  });

  test.for([
    [404, { code: 'PRODUCT_NOT_ENABLED' }],
    [401, {}],
  ] as const)('is an error after a %i %j', async ([status, body]) => {
    await expect((await meet(status, body)).platform.vocabulary(acme, 'remediation')).rejects.toMatchObject({ status });
  });
});

describe('a request id', () => {
  test.for<[string, string, string | null]>([
    ['x-request-id', 'abc-1', 'abc-1'],
    ['x-correlation-id', 'c', 'c'],
    ['cf-ray', '\u00E9x\u00FF', 'x'],
    ['x-other', 'abc', null],
  ])('in %s is kept', async ([name, value, kept]) => {
    const { platform } = await meet(500, {}, {}, { [name]: value });
    await expect(platform.deployments()).rejects.toMatchObject({ requestId: kept });
  });
});

test('a platform is named after its address, or as it is told', () => {
  const options = {
    token: new Token(secret),
    env: { httpsProxy: undefined, httpProxy: undefined, noProxy: undefined },
  };
  const nameOf = (address: string): string => openPlatform({ ...options, address }).name;
  expect(nameOf('https://gw.example')).toBe('https://gw.example');
  expect(nameOf('https://gw.example/')).toBe('https://gw.example');
  expect(nameOf('https://gw.example:8443/eu/team-a/')).toBe('https://gw.example:8443/eu/team-a');
  expect(nameOf('https://gw.example/eu/team-b')).toBe('https://gw.example/eu/team-b');
  expect(openPlatform({ ...options, address: 'http://localhost:1', name: 'sandbox' }).name).toBe('sandbox');
});
