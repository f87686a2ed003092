import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const heap = join(import.meta.dirname, '../../src/runtime/terminal.ts');

/** Megabytes of the space for young objects after a run that keeps most of what it makes, in a process of its own. */
function youngSpace(files: number): number {
  const program = `
    import { prepareHeap } from ${JSON.stringify(heap)};
    import { getHeapSpaceStatistics } from 'node:v8';
    prepareHeap(${String(files)});
    const kept = Array.from({ length: 800_000 }, (_, index) => ({ index, list: [index] }));
    const { space_size } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    console.log(kept.length > 0 ? space_size / 2 ** 20 : 0);`;
  const args = ['--no-warnings', '--input-type=module', '--eval', program];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('the space for young objects stays small in a run over many files, and only there', () => {
  const few = youngSpace(10);
  expect(youngSpace(10_000)).toBeLessThan(few / 3);
  expect(few).toBeGreaterThan(6);
});
