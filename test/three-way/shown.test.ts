import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RemediationPolicy } from '../../src/generated/types.ts';
import { policy, type PlatformState } from '../rig/policies.ts';
import { ThreeWayRig } from './three-way-rig.ts';

let branch: ThreeWayRig;
beforeEach(async () => {
  branch = await ThreeWayRig.open();
});
afterEach(async () => branch.close());

const only = (...policies: RemediationPolicy[]): PlatformState => ({ remediation: { policies } });
const comment = [{ type: 'pr_comment' }];
const formats = ['terminal', 'markdown', 'html'] as const;

/** What a preview against the base shows, on one line and without mark-up. */
async function shown(format: (typeof formats)[number]): Promise<string> {
  const { text } = await branch.preview('--base', 'HEAD', '--format', format);
  return text
    .replaceAll(/<[^>]*>|`/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[:;.,])/g, '');
}

describe('a change that is already live', () => {
  const weaker = only(policy('a', ['low'], { actions: comment }));

  test.each(formats)(
    'is shown with a warning in %s if it is looser, though nothing is left to apply',
    async (format) => {
      await branch.meet({ base: only(policy('a', ['low'])), files: weaker, live: weaker });
      const text = await shown(format);
      expect(text).toContain('1 already live');
      expect(text).toMatch(/Already live, deleted or looser(?:\*\*)? (?:> - )?policy a/);
      expect(text).toContain('Block → Comment');
      expect(text.match(/\blooser\b/g)?.length).toBeGreaterThan(1);
    },
  );

  test.each(formats)('is shown with a warning in %s if it is a delete', async (format) => {
    const left = only(policy('b', ['low']));
    await branch.meet({ base: only(policy('a', ['low']), policy('b', ['low'])), files: left, live: left });
    expect(await shown(format)).toMatch(/Already live, deleted or looser(?:\*\*)? (?:> - )?policy a/);
  });
});
