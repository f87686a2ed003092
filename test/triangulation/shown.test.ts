import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Branch, policy, type State } from './stage.ts';

let branch: Branch;
beforeEach(async () => {
  branch = await Branch.open();
});
afterEach(async () => branch.close());

const only = (...policies: NonNullable<State['policies']>): State => ({ policies });
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

describe('what is live already', () => {
  const weaker = only(policy('a', ['low'], { actions: comment }));

  test.each(formats)(
    'is named with a caution in %s where it is looser, though nothing is left to apply',
    async (format) => {
      await branch.meet({ base: only(policy('a', ['low'])), files: weaker, live: weaker });
      const text = await shown(format);
      expect(text).toContain('1 already live');
      expect(text).toMatch(/Already live, looser:(?:\*\*)? policy a/);
      expect(text).toContain('Block → Comment');
      expect(text.match(/\blooser\b/g)?.length).toBeGreaterThan(1);
    },
  );

  test.each(formats)('is named with a caution in %s where it is a delete', async (format) => {
    const left = only(policy('b', ['low']));
    await branch.meet({ base: only(policy('a', ['low']), policy('b', ['low'])), files: left, live: left });
    expect(await shown(format)).toMatch(/Already live, deleted:(?:\*\*)? policy a/);
  });

  test('stands open in Markdown where it is looser, and folded where it is not', async () => {
    const markdown = async (): Promise<string> => (await branch.preview('--base', 'HEAD', '--format', 'markdown')).text;
    const others = policy('b', ['high']);
    const more = { ...others, description: 'why' };
    await branch.meet({
      base: only(policy('a', ['low']), others),
      files: only(...(weaker.policies ?? []), more),
      live: only(...(weaker.policies ?? []), others),
    });
    const open = await markdown();
    expect(open).toMatch(/\n- \*\*Update\*\* policy `a`.*\(looser\)\n/);
    expect(open).toContain('> **Already live, looser:** policy `a`: Block → Comment');
    expect(open).not.toContain('<summary>Already live');
    const stricter = only(policy('a', ['low', 'high']), others);
    branch.write({ 'policies/all.yaml': JSON.stringify(stricter) });
    await branch.put('remediation-policies', { policies: stricter.policies ?? [] });
    const folded = await markdown();
    expect(folded).toContain('<summary>Already live: 1 change, nothing to apply</summary>');
    expect(folded).not.toContain('CAUTION');
  });
});

describe('a change of both sides', () => {
  const states = {
    base: only(policy('a', ['critical', 'high', 'medium'])),
    files: only(policy('a', ['critical', 'high'])),
    live: only(policy('a', ['critical'])),
  };

  test.each(formats)('is shown in %s with what the files do against the base', async (format) => {
    await branch.meet(states);
    const text = await shown(format);
    expect(text).toMatch(/Against the base: stops blocking: severity medium \(looser\)/);
  });

  test.each(['markdown', 'html'] as const)('counts for the caution in %s where it loosens the base', async (format) => {
    await branch.meet(states);
    expect(await shown(format)).toMatch(/Looser than the base:(?:\*\*)? policy a: stops blocking: severity medium/);
  });

  test('is shown at the terminal with what was edited', async () => {
    await branch.meet(states);
    expect(await shown('terminal')).toMatch(
      /Edited on the platform: stops blocking: severity high or medium \(looser\)/,
    );
  });
});
