import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { configName } from '../../domain/config-name.ts';
import type { Ours } from '../../github/comment-life.ts';
import { readMarker } from '../../record/comment-line.ts';
import type { ActionInputs, ActionWorld } from '../../world/action-world.ts';

/** Path of the config of a run, from the root of the repository, whether or not there is such a file. */
export const configPath = ({ folder, config }: Pick<ActionInputs, 'folder' | 'config'>): string =>
  config ?? posix.join(folder, configName);

/** What tells the comments of a workflow from those of one for another config: 16 digits, whatever the path is. */
export const configDigest = (inputs: Pick<ActionInputs, 'folder' | 'config'>): string => digestOf(configPath(inputs));

/** The same, but null for the config at the root. */
export const otherConfig = (inputs: Pick<ActionInputs, 'folder' | 'config'>): string | null =>
  configDigest(inputs) === digestOf(configName) ? null : configDigest(inputs);

const digestOf = (path: string): string =>
  createHash('sha256').update(posix.normalize(path)).digest('hex').slice(0, 16);

/**
 * The configs that comments of this run may name, those that count less first: null is a comment of an older version, which names none,
 * and then there is the old path of a config that the change of this run renames.
 */
export const configsOf = ({
  formerConfig,
  inputs,
}: Pick<ActionWorld, 'formerConfig' | 'inputs'>): readonly (string | null)[] => [
  null,
  ...(formerConfig === undefined ? [] : [digestOf(formerConfig)]),
  configDigest(inputs),
];

/** How to know the comment of a deployment; null: the one about all of them. */
export const oursOf = (deployment: string | null, action: ActionWorld): Ours => ({
  deployment,
  configs: configsOf(action).toReversed(),
  author: action.inputs.commentAuthor,
  readMarker,
});
