import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const rest = '    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }\n    actions: []\n';
const policy = (nth: number): string => `  - name: "${String(nth)}\n      th"\n    slug: p${String(nth)}\n${rest}`;

/** What is repeated in a file that the plain reader does not take, and how often in the smaller of two files. */
const shapes: Readonly<Record<string, readonly [times: number, unit: (nth: number) => string]>> = {
  'empty items': [250, () => '  -\n'],
  'empty items between others': [100, (nth) => `${policy(nth)}  -\n`],
  comments: [100, (nth) => `${policy(nth)}\n\n    # c\n  # c\n`],
  brackets: [
    100,
    (nth) => `  - { name: p${String(nth)}, actions: [\n      { type: block },\n      { type: x }\n    ] }\n`,
  ],
  'quoted lines': [250, (nth) => `  - "a\n    ${String(nth)}"\n`],
  'blocks of text': [100, (nth) => `  - name: |\n      a\n\n       b\n    slug: p${String(nth)}\n`],
  'keys twice': [100, (nth) => `${policy(nth)}    slug: other\n`],
};

const textOf = (count: number, unit: (nth: number) => string): string =>
  `policies:\n${Array.from({ length: count }, (_, nth) => unit(nth)).join('')}`;

test('reading a file of four times the size, and locating its problems, takes about four times the steps', async () => {
  const texts = Object.values(shapes).flatMap(([times, unit]) => [textOf(times, unit), textOf(4 * times, unit)]);
  const worker = new Worker(new URL('count-steps.ts', import.meta.url), { workerData: [textOf(10, policy), ...texts] });
  const [[, ...counts]] = (await once(worker, 'message')) as [number[]];
  const growth = Object.keys(shapes).map((name, index) => {
    const [few = 0, many = 0] = counts.slice(2 * index);
    expect(few).toBeGreaterThan(10_000);
    return [name, many / few] as const;
  });
  expect(growth.filter(([, times]) => times > 4.2)).toEqual([]);
});
