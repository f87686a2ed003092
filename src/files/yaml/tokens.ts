import { CST } from 'yaml';

// The tokens that `yaml` makes of a text. They hold every character of it, so reading and editing both use them.

export type Block = CST.BlockMap | CST.BlockSequence;

export type Collection = Block | CST.FlowCollection;

export const isCollection = (node: CST.Token | null | undefined): node is Collection =>
  CST.isCollection(node ?? undefined);

export const isBlock = (node: CST.Token | null | undefined): node is Block =>
  node?.type === 'block-map' || node?.type === 'block-seq';

export const isMap = (node: Collection): boolean =>
  node.type === 'block-map' || (node.type === 'flow-collection' && node.start.type === 'flow-map-start');

/** The tokens that may stand between two entries. */
export const separators: ReadonlySet<string> = new Set(['space', 'newline', 'comment', 'comma']);

/** Whether an item of a collection is an entry. `yaml` also makes an item of the comma, comments and spaces behind the last entry. */
export const isEntry = ({ start, key, sep, value }: CST.CollectionItem): boolean =>
  key !== undefined || sep !== undefined || value !== undefined || start.some(({ type }) => !separators.has(type));

export const entriesOf = ({ items }: Collection): CST.CollectionItem[] => items.filter((item) => isEntry(item));

export const tokensText = (tokens: readonly CST.Token[]): string =>
  tokens.map((token) => ('source' in token ? token.source : '')).join('');
