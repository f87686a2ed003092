import { inParallel } from '../domain/in-parallel.ts';
import type { Preview, Vocabulary } from '../domain/preview.ts';
import type { World } from '../world.ts';
import type { Target } from './targets.ts';

/** What the platform says of a bundle. */
export type Asked = { readonly target: Target; readonly preview: Preview; readonly vocabulary: Vocabulary | null };

/** Dry-runs every bundle and reads its vocabulary. Nothing is changed. */
export async function askPlatform(targets: readonly Target[], world: World): Promise<Asked[]> {
  let done = 0;
  return inParallel(targets, async (target) => {
    const asked = await ask(target);
    done += 1;
    world.terminal.progress(`dry run ${String(done)} of ${String(targets.length)}`);
    return asked;
  });
}

async function ask(target: Target): Promise<Asked> {
  const { bundle, deployment, platform } = target;
  const [preview, vocabulary] = await Promise.all([
    platform.dryRun(deployment, bundle),
    platform.vocabulary(deployment, bundle.kind),
  ]);
  return { target, preview, vocabulary };
}
