import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playStory, readStory } from './story.ts';

const here = import.meta.dirname;

// `vitest -u` rewrites the golden files: read them as prose before you commit them.
for (const name of readdirSync(here)) {
  const folder = join(here, name);
  if (!existsSync(join(folder, 'story.yaml'))) continue;
  const story = readStory(folder);
  test(`${name}: ${story.title}`, async () => {
    for (const [file, text] of await playStory(folder, story))
      await expect(text).toMatchFileSnapshot(join(folder, file));
  });
}
