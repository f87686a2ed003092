import { configName } from '../domain/config-name.ts';
import type { World } from '../world.ts';

/** The config that a run went by, where it is to be named: the repository's own is what everybody expects, another one has other guards. */
export const shownConfig = ({ config }: World): string | null => (config === configName ? null : config);
