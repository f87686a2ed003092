import { CST } from 'yaml';

/** The tokens that `yaml` makes of a text, which hold every character of it: for reading as for editing. */
export type Block = CST.BlockMap | CST.BlockSequence;

export type Collection = Block | CST.FlowCollection;

export const isCollection = (node: CST.Token | null | undefined): node is Collection =>
  CST.isCollection(node ?? undefined);

export const isBlock = (node: CST.Token | null | undefined): node is Block =>
  node?.type === 'block-map' || node?.type === 'block-seq';

export const isMap = (node: Collection): boolean =>
  node.type === 'block-map' || (node.type === 'flow-collection' && node.start.type === 'flow-map-start');

/** Whether an item of a collection is an entry, not only the comma, comments and spaces behind the last one. */
export const isEntry = ({ start, key, sep, value }: CST.CollectionItem): boolean =>
  key !== undefined || sep !== undefined || value !== undefined || start.some(({ type }) => !between.has(type));

const between: ReadonlySet<string> = new Set(['space', 'newline', 'comment', 'comma']);

/** The entries of a collection. */
export const entriesOf = ({ items }: Collection): CST.CollectionItem[] => items.filter((item) => isEntry(item));

export const tokensText = (tokens: readonly CST.Token[]): string =>
  tokens.map((one) => ('source' in one ? one.source : '')).join('');
