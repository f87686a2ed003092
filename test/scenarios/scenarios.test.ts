import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { play, readStory } from './story.ts';

const here = import.meta.dirname;
const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const stories = folders.map(({ name }) => ({ folder: join(here, name), story: readStory(join(here, name)) }));

// `vitest -u` rewrites the golden files: read them as prose before you commit them.
test.each(stories)('$story.says', async ({ folder, story }) => {
  for (const [name, text] of await play(folder, story)) {
    await expect(text).toMatchFileSnapshot(join(folder, name));
  }
});
