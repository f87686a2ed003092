import { expect, test } from 'vitest';
import { startManyDeployments, blocking, blockingLess, ownFile, ownPolicies, sharedPath, slugsOf } from './fleet.ts';
import { interceptPlatform } from './intercept-platform.ts';
import { expectGreen, expectRed, additionalPolicy, messagesOf, startPolicies, policyYaml } from './stories.ts';

const shared = sharedPath('block-critical');

/** What is seen without a click. */
function unfolded(text: string): string {
  const inner = /<details>(?:(?!<\/?details>)[^])*<\/details>/g;
  let [before, after] = ['', text];
  while (after !== before) [before, after] = [after, after.replaceAll(inner, '')];
  return after;
}

/** The titles of sections, as GitHub shows them. */
const titles = (text: string): string[] =>
  [...text.matchAll(/^(?:#### |<details><summary>)([🔴🟢⚪].*?)(?:<\/summary>)?$/gmu)].map(([, title = '']) =>
    title.replaceAll(/<\/?code>/g, '`'),
  );

test('two deployments: a shared change is told once, and what one of them overrides beside it', async () => {
  const { story, rig, runOptions, sent } = await startManyDeployments(2);
  const same = await rig.propose({ branch: 'same', files: { [shared]: blockingLess } }, runOptions);
  expect(story.comment(same)).toContain('### Policies for 2 deployments: 2 looser\n');
  expect(titles(story.comment(same))).toEqual(['🔴 The same in `org-01` and `org-02`: 2 looser']);
  const files = { [shared]: blockingLess, 'org-02/block.yaml': blocking('high') };
  const own = await rig.propose({ branch: 'own', files }, runOptions);
  const comment = story.comment(own);
  expect(titles(comment).toSorted()).toEqual(['🔴 `org-01`: 1 looser', '🔴 `org-02`: 1 looser']);
  expect(comment).toMatch(/`org-02\/block\.yaml:1`\]\(\S+\) overrides \[`shared\/block-critical\.yaml:1`\]/);
  expectGreen(await rig.merge(own, runOptions), 'applied', { updates: '2' });
  expect(sent()).toEqual(['org-01', 'org-02']);
  expect(titles(story.comment(own)).toSorted()).toEqual([
    '🔴 `org-01`: 1 looser; applied',
    '🔴 `org-02`: 1 looser; applied',
  ]);
});

test('what a deployment overrides without a change, and what is left alone, is in the comment as well', async () => {
  const { story, rig, runOptions, editIn } = await startManyDeployments(2, {
    files: { 'org-02/block.yaml': blocking('critical') },
    config: 'unmanaged: { policies: ["legacy-*"] }\n',
  });
  await editIn('org-02', [
    ...startPolicies,
    { slug: 'legacy-one', severity: ['low'] },
    { slug: 'legacy-two', severity: ['low'] },
  ]);
  const number = await rig.propose(
    { branch: 'more', files: { [sharedPath(additionalPolicy.slug)]: policyYaml(additionalPolicy) } },
    runOptions,
  );
  const comment = unfolded(story.comment(number));
  expect(comment).toContain(
    '- policy `block-critical` of `org-02` in `org-02/block.yaml:1:1` overrides `shared/block-critical.yaml:1:1`\n',
  );
  expect(comment).toContain('Left alone, as ifmatch.yaml says: 2 objects of `org-02` remediation\n');
});

test('50 deployments: one comment, in which the one that gets looser is seen without a click, and one record of all', async () => {
  const { story, rig, runOptions, slugs, sent } = await startManyDeployments(50);
  const files = {
    [sharedPath(additionalPolicy.slug)]: policyYaml(additionalPolicy),
    'org-30/block.yaml': blockingLess,
  };
  const number = await rig.propose({ branch: 'more', files }, runOptions);
  const comment = story.comment(number);
  expect(comment.length).toBeLessThan(40_000);
  expect(comment).toContain('### Policies for 50 deployments: 1 looser, 50 stricter\n');
  expect(comment).toContain('| Deployment | Looser | Stricter | State |\n');
  const seen = unfolded(comment);
  expect(titles(seen)).toEqual([
    '🔴 `org-30`: 1 looser, 1 stricter',
    '🟢 The same in `org-01`, `org-02` and 47 others: 49 stricter',
  ]);
  expect(seen).toContain('| 🔴&nbsp;**looser** | Update policy `block-critical`<br>');
  expect(comment.match(/Create policy `comment-on-medium`/g)).toHaveLength(2);
  const applied = await rig.merge(number, runOptions);
  expectGreen(applied, 'applied', { creates: '50', updates: '1' });
  expect(sent()).toEqual(slugs);
  expect(story.comment(number)).toContain(
    '| remediation of `org-01`, `org-02` and 48 others | applied | written and confirmed by the platform |\n',
  );
});

test('the same change in many deployments, of which a guard stops one, is told apart', async () => {
  const { story, rig, runOptions, editIn, sent } = await startManyDeployments(7);
  // Of two policies one may go, but here it is the only one.
  await editIn('org-04', [{ slug: 'comment-on-high', severity: ['high'] }]);
  const gone = { [sharedPath('comment-on-high')]: null };
  const number = await rig.propose({ branch: 'less', files: gone }, runOptions);
  const comment = story.comment(number);
  expect(comment).toContain('; approval required\n');
  expect(titles(comment)).toEqual([
    '🔴 `org-04`: 1 looser, 1 stricter; approval required',
    '🔴 The same in `org-01`, `org-02` and 4 others: 6 looser; waits for others',
  ]);
  // A change there leaves that deployment out, and not the approval, which the comment asks for.
  await editIn('org-04', [
    { slug: 'comment-on-high', severity: ['high'] },
    { slug: 'made-by-hand', severity: ['low'] },
  ]);
  const earlier = sent().length;
  expectRed(await rig.merge(number, runOptions), 'needs-approval');
  expect(sent()).toHaveLength(earlier);
});

test('a deployment that does not answer at the merge comes first, the others are applied, and a re-run finishes', async () => {
  const { story, rig, runOptions, slugs, idOf, sent } = await startManyDeployments(7);
  let isGone = true;
  const lost = await interceptPlatform(rig, async (asked, pass) =>
    isGone && asked.startsWith('PUT ') && asked.includes(`/${idOf('org-03')}/`) ? { status: 503, body: '' } : pass(),
  );
  const through = { ...runOptions, inputs: { ...runOptions.inputs, ...lost.runOptions.inputs } };
  const number = await rig.propose({ branch: 'less', files: { [shared]: blockingLess } }, through);
  const run = await rig.merge(number, through);
  expectRed(run, 'partial');
  expect(sent()).toEqual(slugs.filter((slug) => slug !== 'org-03'));
  const [first] = titles(story.comment(number));
  expect(first).toMatch(/^🔴 `org-03`: 1 looser; (?:unknown|not applied)$/);
  expect(story.comment(number)).toMatch(
    /\n\| --- \| --- \| --- \|\n\| `org-03` remediation \| (?:unknown|not applied) \|/,
  );
  isGone = false;
  expectGreen(await rig.rerun(run, through), 'applied');
  expect(story.comment(number)).not.toContain('not applied');
});

/** A fleet behind a proxy that can refuse a deployment, as with a token that was revoked. */
async function beginRefusing(...fleet: Parameters<typeof startManyDeployments>) {
  const begun = await startManyDeployments(...fleet);
  const refused = new Set<string>();
  const lost = await interceptPlatform(begun.rig, async (asked, pass) =>
    [...refused].some((slug) => asked.includes(`/${begun.idOf(slug)}/`))
      ? { status: 403, body: '{"error":"permission denied"}' }
      : pass(),
  );
  return {
    ...begun,
    refused,
    runOptions: { ...begun.runOptions, inputs: { ...begun.runOptions.inputs, ...lost.runOptions.inputs } },
  };
}

test('a deployment that cannot be asked at the preview is named beside the others, and nothing is promised', async () => {
  const { story, rig, runOptions, refused, sent } = await beginRefusing(7);
  refused.add('org-03');
  const { number } = await rig.pulls.open({ branch: 'less', files: { [shared]: blockingLess } });
  const run = await rig.preview(number, runOptions);
  expect(run.isGreen, messagesOf(run)).toBe(false);
  expect(run.outputs['failure-reason']).toMatch(/^org-03 could not be asked, so nothing is recorded/);
  const comment = story.comment(number);
  expect(comment).toContain('### Policies: only partly previewed\n');
  expect(comment).toContain('`org-03` could not be asked, so nothing is recorded, and merging applies nothing: ');
  expect(comment).toContain('6 looser');
  expectRed(await rig.merge(number, runOptions), 'failed');
  expect(sent()).toEqual([]);
});

test('a pull request is reviewed and applied without a deployment that it does not change', async () => {
  const { rig, runOptions, refused, sent } = await beginRefusing(7);
  refused.add('org-03');
  const { number } = await rig.pulls.open({ branch: 'own', files: { 'org-02/block.yaml': blockingLess } });
  const run = await rig.preview(number, runOptions);
  expectGreen(run, 'changes');
  expect(messagesOf(run)).toContain('org-03 could not be asked. This pull request does not change it.');
  expectGreen(await rig.merge(number, runOptions), 'applied');
  expect(sent()).toEqual(['org-02']);
});

test('a deployment that cannot be asked at the merge is named, the others are applied, and a re-run finishes', async () => {
  const { story, rig, runOptions, slugs, refused, sent } = await beginRefusing(7);
  const number = await rig.propose({ branch: 'less', files: { [shared]: blockingLess } }, runOptions);
  refused.add('org-03');
  const run = await rig.merge(number, runOptions);
  expectRed(run, 'partial');
  expect(sent()).toEqual(slugs.filter((slug) => slug !== 'org-03'));
  expect(messagesOf(run)).toContain('org-03 could not be asked: ');
  expect(story.comment(number)).toContain('### Policies for 6 deployments: only partly applied\n');
  expect(story.comment(number)).toContain('org-03 could not be asked: ');
  refused.clear();
  expectGreen(await rig.rerun(run, runOptions), 'applied');
  expect(sent().slice(-1)).toEqual(['org-03']);
  expect(story.comment(number)).not.toContain('could not be asked');
});

test('a merge that needs an approval is sent to nobody while one deployment cannot be asked', async () => {
  const { rig, runOptions, refused, editIn, sent } = await beginRefusing(7);
  // Of two policies one may go, but here it is the only one.
  await editIn('org-03', [{ slug: 'comment-on-high', severity: ['high'] }]);
  const number = await rig.propose({ branch: 'less', files: { [sharedPath('comment-on-high')]: null } }, runOptions);
  const earlier = sent().length;
  refused.add('org-03');
  expectRed(await rig.merge(number, runOptions), 'failed');
  expect(sent()).toHaveLength(earlier);
});

test('a deployment that changes after the preview is left out, and the one that its comment shows', async () => {
  const { story, rig, runOptions, slugs, editIn, sent } = await startManyDeployments(7);
  const number = await rig.propose({ branch: 'less', files: { [shared]: blockingLess } }, runOptions);
  await editIn('org-05', [...startPolicies, { slug: 'made-by-hand', severity: ['low'] }]);
  const run = await rig.merge(number, runOptions);
  expectRed(run, 'partial');
  expect(sent().slice(-6)).toEqual(slugs.filter((slug) => slug !== 'org-05'));
  const comment = story.comment(number);
  expect(comment).toContain('Already applied: `remediation of org-01`, `remediation of org-02` and 4 others.');
  expect(comment.match(/#### Since the review: /g)).toHaveLength(1);
  expect(comment).toContain('#### Since the review: `org-05` remediation\n');
});

test('30 deployments that all get looser in their own way go on in a second comment, and are applied as one plan', async () => {
  const all = slugsOf(30);
  const policiesOf = (isLess: boolean) =>
    Object.fromEntries(all.map((slug) => [`${slug}/own.yaml`, ownFile(slug, 12, isLess)]));
  const { rig, runOptions, editIn, sent } = await startManyDeployments(30, {
    files: policiesOf(false),
    config: 'impact: off\n',
  });
  for (const slug of all) await editIn(slug, [...startPolicies, ...ownPolicies(slug, 12)]);
  const { number } = await rig.pulls.open({ branch: 'less', files: policiesOf(true) });
  expectGreen(await rig.preview(number, runOptions), 'changes', { updates: '360' });
  const [second, first, ...none] = rig.comments(number);
  expect(none).toEqual([]);
  for (const one of [first, second]) expect(one?.body.length).toBeLessThanOrEqual(65_536);
  expect(first?.body).toContain('### Policies for 30 deployments: 360 looser\n');
  expect(second?.body).toContain('### Policies for 30 deployments: continued\n');
  const link = `[a second comment](${second?.html_url ?? ''})`;
  expect(first?.body).toMatch(/\*\*The changes of `org-\d\d`, `org-\d\d` and \d+ others are in \[a second comment\]/);
  expect(first?.body).toContain(link);
  const named = [first, second].map((one) => titles(one?.body ?? '').map((title) => title.slice(3, 11)));
  expect(named.flat()).toEqual(all.map((slug) => `\`${slug}\``));
  // A push that leaves nothing for the second comment empties it.
  await rig.pulls.push(number, policiesOf(false));
  await rig.pulls.push(number, { [shared]: blockingLess });
  expectGreen(await rig.preview(number, runOptions), 'changes', { updates: '30' });
  const bodies = rig.comments(number).map(({ body }) => body);
  expect(bodies.map((body) => body.includes('org-12/own.yaml'))).toEqual([false, false]);
  expect(bodies[1]).not.toContain('a second comment');
  await rig.pulls.push(number, { [shared]: blocking('critical'), ...policiesOf(true) });
  expectGreen(await rig.preview(number, runOptions), 'changes', { updates: '360' });
  expect(rig.comments(number)[1]?.body).toContain(' others are in [a second comment](');
  const earlier = sent().length;
  expectGreen(await rig.merge(number, runOptions), 'applied', { updates: '360' });
  expect(sent().slice(earlier)).toEqual(all);
});
