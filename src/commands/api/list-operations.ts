import { nearest } from '../../files/nearest.ts';
import { type OperationId, operations } from '../../generated/operations.ts';

export const operationIds = Object.keys(operations) as OperationId[];

/** `experimental, deprecated, writes`; empty for a stable one that reads. */
export function marksOf(id: OperationId): string[] {
  const { maturity, deprecated, writes } = operations[id];
  return [
    ...(maturity === 'stable' ? [] : [maturity]),
    ...(deprecated ? ['deprecated'] : []),
    ...(writes ? ['writes'] : []),
  ];
}

/** What an operation does, in one line. */
export function summaryOf(id: OperationId): string {
  const marks = marksOf(id);
  return `${operations[id].summary}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}

/** One line for each operation. */
export function listOperations(): string {
  const width = Math.max(...operationIds.map((id) => id.length)) + 2;
  return operationIds.map((id) => `${id.padEnd(width)}${summaryOf(id)}\n`).join('');
}

/** Operations that may have been meant: the nearest by its letters, then those that hold the word. */
export function similarOperations(word: string): OperationId[] {
  const near = nearest(word.replaceAll(/[-_ ]/g, ''), operationIds);
  const holding = operationIds.filter((id) => id.toLowerCase().includes(word.toLowerCase()));
  return [...new Set([...operationIds.filter((id) => id === near), ...holding])].slice(0, 5);
}
