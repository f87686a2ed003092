import type { Preview, Vocabulary } from '../domain/preview.ts';
import type { World } from '../world.ts';
import type { Target } from './targets.ts';

/** What the platform says of a bundle. */
export type Asked = { readonly target: Target; readonly preview: Preview; readonly vocabulary: Vocabulary | null };

/** So many bundles are asked about at once; a platform's rate limits are not known. */
const parallel = 4;

/** Dry-runs every bundle and reads its vocabulary. Nothing is changed. */
export async function askPlatform(targets: readonly Target[], world: World): Promise<Asked[]> {
  const answers: Asked[] = [];
  const waiting = [...targets.entries()];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, target] = next;
      answers[index] = await ask(target);
      done += 1;
      world.terminal.progress(`dry run ${String(done)} of ${String(targets.length)}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, targets.length) }, work));
  return answers;
}

async function ask(target: Target): Promise<Asked> {
  const { bundle, deployment, platform } = target;
  const [preview, vocabulary] = await Promise.all([
    platform.dryRun(deployment, bundle),
    platform.vocabulary(deployment, bundle.kind),
  ]);
  return { target, preview, vocabulary };
}
