import { describe, expect, test } from 'vitest';
import type { BundleContent } from '../../src/domain/bundle.ts';
import type { RemediationPolicy } from '../../src/generated/types.ts';
import { type Foreign, foreignPlatform, type Habits } from './foreign.ts';
import { acme, connect, remediation, startServer, type Watched } from './server.ts';

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
