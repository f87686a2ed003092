import { describe, expect, test } from 'vitest';
import type { BundleContent } from '../../src/domain/bundle.ts';
import type { RemediationPolicy } from '../../src/generated/types.ts';
import { type Foreign, foreignPlatform, type Habits } from './foreign.ts';
import { acme, connect, detection, remediation, startServer, type Watched } from './server.ts';

const kept = {
  slug: 'kept',
  name: 'Kept',
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['high'] }] },
  actions: [],
};
const gone = { ...kept, slug: 'gone', x_owner_id: 'unknown to us' };
const fresh: RemediationPolicy = {
  slug: 'fresh',
  name: 'Fresh',
  filters: { mode: 'any', conditions: [{ type: 'severity', values: ['low'] }] },
  actions: [{ type: 'block' }],
};
const lists = { rulesets: [] as string[], rules: ['r.1'], disabled: [] as string[] };
const byTag = { exception_type: 'exclude', rule: 'r.2', rule_type: 'rule', project_tag_name: 'legacy' };
const byProject = { exception_type: 'include', rule: 'r.3', rule_type: 'pack', project: 'shop/web' };

const bundle = (policies: readonly unknown[]): BundleContent => ({
  kind: 'remediation',
  content: { policies: policies as RemediationPolicy[] },
});

type Pair = Watched & { theirs: Foreign };

async function meet(habits: Partial<Habits>): Promise<Pair> {
  const theirs = foreignPlatform({ empty: 'array', reads: true, stale: 409, quoted: false, ...habits }, [kept, gone], {
    product: 'code',
    ...lists,
    exceptions: [byTag, byProject],
  });
  const server = await startServer(theirs.answer);
  return { theirs, ...connect(server.url) };
}

const everyHabit = (['array', 'absent', 'null'] as const).flatMap((empty) =>
  [true, false].flatMap((reads) =>
    ([409, 412] as const).flatMap((stale) => [true, false].map((quoted): Habits => ({ empty, reads, stale, quoted }))),
  ),
);

describe.for(everyHabit)('a platform with the habits %j', (habits) => {
  test('shows creates, updates and deletes', async () => {
    const { platform } = await meet(habits);
    const preview = await platform.dryRun(acme, bundle([{ ...kept, name: 'Renamed' }, fresh]));
    expect(preview.creates.map(({ key }) => key)).toEqual([{ slug: 'fresh' }]);
    expect(preview.updates.map(({ before, after }) => [before?.['name'], after?.['name']])).toEqual([
      ['Kept', 'Renamed'],
    ]);
    expect(preview.deletes.map(({ before }) => before)).toEqual([gone]);
    expect(preview.rejections).toEqual([]);
  });

  test('is read whole, by GET or by the dry run of an empty bundle', async () => {
    const { platform, theirs } = await meet(habits);
    expect(await platform.read(acme, 'remediation')).toMatchObject({
      stateVersion: theirs.version(),
      content: { policies: [kept, gone] },
    });
    const { content } = await platform.read(acme, 'detection/code');
    expect(content).toMatchObject({ ...lists, exceptions: [byTag, byProject] });
  });

  test('takes a bundle against the version that it answered, and no other', async () => {
    const { platform, theirs } = await meet(habits);
    const wanted = bundle([kept, fresh]);
    const { stateVersion } = await platform.dryRun(acme, wanted);
    theirs.policies = [kept];
    const stale = await platform.put(acme, wanted, stateVersion);
    expect(stale).toMatchObject({ kind: 'stale', currentStateVersion: habits.stale === 409 ? theirs.version() : null });
    expect(theirs.writes).toBe(0);
    const again = await platform.dryRun(acme, wanted);
    expect(await platform.put(acme, wanted, again.stateVersion)).toEqual({
      kind: 'written',
      stateVersion: theirs.version(),
    });
    expect(await platform.dryRun(acme, wanted)).toMatchObject({
      creates: [],
      updates: [],
      deletes: [],
      rejections: [],
    });
    expect(theirs.policies).toEqual([kept, fresh]);
  });
});

describe('a platform without reads', () => {
  test('that holds nothing is read as empty lists', async () => {
    const { platform, theirs } = await meet({ reads: false, empty: 'absent' });
    theirs.policies = [];
    theirs.detection = {};
    expect((await platform.read(acme, 'remediation')).content).toEqual({ policies: [] });
    expect((await platform.read(acme, 'detection/code')).content).toEqual({
      rulesets: [],
      rules: [],
      disabled: [],
      exceptions: [],
    });
  });

  test('has no vocabulary', async () => {
    const { platform } = await meet({ reads: false });
    expect(await platform.vocabulary(acme, 'remediation')).toBeNull();
  });

  test('says how to do without its list of deployments', async () => {
    const { platform } = await meet({ reads: false });
    await expect(platform.deployments()).rejects.toMatchObject({
      name: 'PlatformError',
      status: 404,
      hint: expect.stringContaining('set the id in ifmatch.yaml') as string,
    });
  });
});

describe('a PUT whose answer is lost', () => {
  test.for(['before the headers', 'within the body'])(
    '%s is unanswered, although it was written, and is not sent again',
    async (when) => {
      const { platform, theirs, waits } = await meet({
        afterPut(response) {
          if (when === 'within the body') {
            response
              .writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
              .write('{"bundle":');
          }
          setImmediate(() => response.destroy());
          return 'lose';
        },
      });
      const { stateVersion } = await platform.dryRun(acme, remediation);
      const put = await platform.put(acme, remediation, stateVersion);
      expect(put).toMatchObject({
        kind: 'unanswered',
        message: expect.stringContaining('broke before the answer was complete') as string,
      });
      expect([theirs.writes, waits.length]).toEqual([1, 0]);
      expect(await platform.dryRun(acme, remediation)).toMatchObject({ deletes: [] });
    },
  );
});

test('a detection bundle is written to its product', async () => {
  const { platform, theirs } = await meet({ empty: 'null' });
  const { stateVersion, updates, deletes } = await platform.dryRun(acme, detection);
  expect([updates.length, deletes.length]).toEqual([1, 2]);
  expect(await platform.put(acme, detection, stateVersion)).toMatchObject({ kind: 'written' });
  expect(theirs.detection).toEqual(detection.content);
});
