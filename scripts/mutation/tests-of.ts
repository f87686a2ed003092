/** The tests that are near each folder of the sources. Whole commands (test/cli, test/scenarios, …) would find more and take hours. */
const near = {
  apply: ['test/apply/!(model).test.ts'],
  record: ['test/record/!(swaps|mutations).test.ts'],
  plan: [
    'test/plan/*.test.ts',
    'test/plan/effect/!(worlds).test.ts',
    'test/drift/arithmetic.test.ts',
    'test/rollback/turn-round.test.ts',
  ],
  files: ['test/files/**/*.test.ts'],
} as const satisfies Record<string, readonly string[]>;

export type Folder = keyof typeof near;

/** The folders of `src` whose mutants are tried. */
export const folders = Object.keys(near) as Folder[];

const isFolder = (name: string): name is Folder => name in near;

/** Patterns of the test files that mutants of a folder are tried on. */
export function testsOf(folder: string): string[] {
  if (!isFolder(folder)) throw new Error(`${folder} is none of ${folders.join(', ')}`);
  return [...near[folder]];
}
