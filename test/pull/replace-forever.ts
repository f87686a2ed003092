// Started by replace-texts.test.ts: writes old and new files in turn until it is killed.
import { replaceTexts } from '../../src/commands/edits.ts';
import { newTexts, oldTexts } from './two-states.ts';

const root = process.argv[2] ?? '';
for (;;) {
  replaceTexts(root, oldTexts, newTexts);
  replaceTexts(root, newTexts, oldTexts);
  process.stdout.write('round\n');
}
