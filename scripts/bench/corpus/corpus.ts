import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { breakPolicy } from './break-policy.ts';
import { makePolicy, type PolicyOptions } from './policy.ts';
import { listLines, policyLines } from './yaml.ts';

/** A target of the corpus, by what it is called there: a folder with one policy a file, or one file with a list. */
export type TargetShape = {
  readonly shape: 'files' | 'list';
  readonly size: number;
  /** `some`: one of a hundred has an error; `one`: one in all; `alike`: warnings, see `makePolicy`. */
  readonly variant?: 'clean' | 'some' | 'all' | 'one' | 'alike';
};

const filesInFolder = 100;

export const targetName = ({ shape, size, variant = 'clean' }: TargetShape): string =>
  `${shape}-${String(size)}${variant === 'clean' ? '' : `-${variant}`}${shape === 'list' ? '.yaml' : ''}`;

/** Writes a target below a folder; the same bytes each time. */
export function writeTarget(folder: string, target: TargetShape): void {
  const path = join(folder, targetName(target));
  if (target.shape === 'list') {
    const policies = Array.from({ length: target.size }, (_, index) => linesOf(index, target));
    writeFileSync(path, textOf(listLines(policies)));
    return;
  }
  for (let index = 0; index < target.size; index += 1) {
    const file = join(path, pathOf(index));
    if (index % filesInFolder === 0) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, textOf(linesOf(index, target)));
  }
}

/** Where the policy of a number stands in a folder of one-policy files. */
export const pathOf = (index: number): string =>
  `team-${String(Math.floor(index / filesInFolder)).padStart(3, '0')}/${makePolicy(index).slug}.yaml`;

function linesOf(index: number, target: TargetShape): string[] {
  const options: PolicyOptions = { alike: target.variant === 'alike' };
  const lines = policyLines(makePolicy(index, options));
  return isBroken(index, target) ? breakPolicy(lines, index) : lines;
}

function isBroken(index: number, { size, variant = 'clean' }: TargetShape): boolean {
  const rules = {
    clean: () => false,
    alike: () => false,
    some: () => index % 100 === 50 % size,
    all: () => true,
    one: () => index === Math.floor(size / 2),
  };
  return rules[variant]();
}

const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
