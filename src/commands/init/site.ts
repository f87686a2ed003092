import type { Git } from '../../world/git.ts';
import type { Prompts } from '../../world/prompts.ts';
import type { World } from '../../world.ts';

/** What `init` may touch: the world of any command, the clone around it, and the person at the terminal. */
export type Site = {
  readonly world: World;
  readonly git: Git;
  /** The folder that `-C` names, absolute. */
  readonly folder: string;
  /** Null where nobody is there to be asked, or wants to be. */
  readonly prompts: Prompts | null;
  /** Whether an address and a token for a deployment are at hand, null for any, so that the platform may be asked. */
  readonly reachable: (deployment: string | null) => boolean;
};
