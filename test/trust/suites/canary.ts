import { actionStories } from '../canary/action-stories.ts';
import { canaryToken, formsIn, formsOf } from '../canary/forms.ts';
import { addressTrickCount, type CanaryStory, stories } from '../canary/stories.ts';
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
  const chosen = isFull ? [...stories, ...actionStories] : drawStories(stories, { seed, cases });
  const failures = checkSearch();
  for (const story of chosen) failures.push(...(await findHits(story)));
  const figures = {
    'command lines': chosen.filter((story) => stories.includes(story)).length,
    'runs of the action': chosen.filter((story) => actionStories.includes(story)).length,
    'address tricks': addressTrickCount,
    forms: formsOf(canaryToken).length,
    hits: failures.length,
  };
  return { cases: chosen.length, figures, failures: failures.slice(0, 20) };
}

function drawStories(available: readonly CanaryStory[], { seed, cases }: TrustRun): CanaryStory[] {
  const random = randomFrom(seed);
  const remaining = [...available];
  return Array.from({ length: Math.min(cases, remaining.length) }, () =>
    remaining.splice(random.below(remaining.length), 1),
  ).flat();
}

async function findHits(story: CanaryStory): Promise<string[]> {
  try {
    return (await story.run()).map((hit) => `${story.name}: ${hit}`);
  } catch (error) {
    // An exception is a bug. Its text is kept, because it may contain the token too.
    return [`${story.name}: it breaks: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

/** Checks that the search finds a token in known texts. */
function checkSearch(): string[] {
  const header = Buffer.from(`x-access-token:${canaryToken}`).toString('base64');
  return [header, `a ${canaryToken} b`, encodeURIComponent(canaryToken), Buffer.from(canaryToken).toString('hex')]
    .filter((text) => formsIn(text, [canaryToken]).length === 0)
    .map((text) => `the token is not found in ${text}`);
}
