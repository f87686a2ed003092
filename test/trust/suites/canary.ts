import { actionStories } from '../canary/action-stories.ts';
import { canaryToken, formsIn, formsOf } from '../canary/forms.ts';
import { addressTrickCount, type Story, stories } from '../canary/stories.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';

export const suite: TrustSuite = {
  name: 'canary',
  threat: 'The token appears in logs, errors, files, comments or artifacts, or goes to another host',
  claim:
    'no output contains the token, raw or encoded as base64, URL, JSON, HTML or hexadecimal; no other host receives an Authorization header',
  cases: { full: stories.length + actionStories.length, quick: 70 },
  run: runStories,
};

async function runStories({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const isFull = cases >= suite.cases.full;
  const chosen = isFull ? [...stories, ...actionStories] : some(stories, { seed, cases });
  const failures = selfCheck();
  for (const story of chosen) failures.push(...(await hitsOf(story)));
  const figures = {
    'command lines': chosen.filter((story) => stories.includes(story)).length,
    'runs of the action': chosen.filter((story) => actionStories.includes(story)).length,
    'address tricks': addressTrickCount,
    forms: formsOf(canaryToken).length,
    hits: failures.length,
  };
  return { cases: chosen.length, figures, failures: failures.slice(0, 20) };
}

function some(from: readonly Story[], { seed, cases }: TrustRun): Story[] {
  const random = randomFrom(seed);
  const left = [...from];
  return Array.from({ length: Math.min(cases, left.length) }, () => left.splice(random.below(left.length), 1)).flat();
}

async function hitsOf(story: Story): Promise<string[]> {
  try {
    return (await story.run()).map((hit) => `${story.name}: ${hit}`);
  } catch (error) {
    // A bug of ours that was not meant to be seen: it must not hide what it holds either.
    return [`${story.name}: it breaks: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

/** What is looked for would be found. */
function selfCheck(): string[] {
  const header = Buffer.from(`x-access-token:${canaryToken}`).toString('base64');
  return [header, `a ${canaryToken} b`, encodeURIComponent(canaryToken), Buffer.from(canaryToken).toString('hex')]
    .filter((text) => formsIn(text, [canaryToken]).length === 0)
    .map((text) => `the token is not found in ${text}`);
}
