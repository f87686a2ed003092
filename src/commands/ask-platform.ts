import { setImmediate } from 'node:timers/promises';
import type { Bundle } from '../domain/bundle.ts';
import { inParallel } from '../domain/in-parallel.ts';
import { PlatformError, type Preview, type Vocabulary } from '../domain/preview.ts';
import type { Problem } from '../domain/problem.ts';
import { type Prepared, prepare } from '../plan/prepare.ts';
import type { World } from '../world.ts';
import type { Target } from './targets.ts';

/** What the platform says of a bundle, and what was made of the bundle meanwhile. */
export type Answered = {
  readonly target: Target;
  readonly preview: Preview;
  readonly prepared: Prepared;
  readonly problems: readonly Problem[];
};

/** Holds a bundle against what the platform knows. */
type Check = (bundle: Bundle, vocabulary: Vocabulary) => readonly Problem[];

/** Dry-runs every bundle, and prepares and checks it while the platform works. Nothing is changed. */
export async function askPlatform(targets: readonly Target[], world: World, check: Check): Promise<Answered[]> {
  let done = 0;
  return inParallel(targets, async (target) => {
    const asked = await ask(target, check);
    done += 1;
    world.terminal.progress(`dry run ${String(done)} of ${String(targets.length)}`);
    return asked;
  });
}

async function ask(target: Target, check: Check): Promise<Answered> {
  const { bundle, deployment, platform } = target;
  const answer = platform.dryRun(deployment, bundle);
  const [preview, prepared, problems] = await Promise.all([
    answer,
    prepareWhile(answer, bundle),
    vocabularyFor(target).then((vocabulary) => (vocabulary === null ? [] : check(bundle, vocabulary))),
  ]);
  return { target, preview, prepared, problems };
}

/** Null also where the platform does not give it: it is advice, no platform has to have it, and the dry run says what is accepted. */
async function vocabularyFor({ bundle, deployment, platform }: Target): Promise<Vocabulary | null> {
  try {
    return await platform.vocabulary(deployment, bundle.kind);
  } catch (error) {
    // A gateway may answer 403 or 400 to a path that it does not know. What is wrong with all of the platform, the dry run says too.
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

/** Gives way between the steps as long as the answer is awaited, or the request would not leave. */
async function prepareWhile(answer: Promise<unknown>, bundle: Bundle): Promise<Prepared> {
  let isAwaited = true;
  const ended = (): void => void (isAwaited = false);
  answer.then(ended, ended);
  const steps = prepare(bundle);
  for (;;) {
    if (isAwaited) await setImmediate();
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
