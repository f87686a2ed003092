// Started by replace-texts.test.ts: whoever may write anywhere would not be refused anything.
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceTexts } from '../../src/commands/edits.ts';

const nobody = 65_534;
const [root = '', path = '', text = ''] = process.argv.slice(2);
if (process.getuid?.() === 0) {
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name));
  for (const one of [root, ...all]) chownSync(one, nobody, nobody);
  process.setgid?.(nobody);
  process.setuid?.(nobody);
}
const others = ['policies/a.yaml', 'policies/z.yaml'];
const before = new Map(
  [...others, path].filter((name) => existsSync(join(root, name))).map((name) => [name, read(name)]),
);
const [first = '', last = ''] = others;
const edits = new Map([
  [first, 'new'],
  [path, text === '' ? null : text],
  [last, 'new'],
]);
try {
  replaceTexts(root, before, edits);
} catch (error) {
  process.stdout.write(String(error));
}

function read(name: string): string {
  return readFileSync(join(root, name), 'utf8');
}
