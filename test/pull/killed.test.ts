import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Rig } from '../rig/platform-and-repository.ts';
import { policy } from '../rig/policies.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open({ seed: 'empty' });
});
afterAll(() => rig.close());

const module = pathToFileURL(join(import.meta.dirname, '../../src/runtime/files.ts')).href;

/** Writes a draft of a file as a run does that is killed before it takes the file's place. */
function killWhileWriting(target: string): void {
  const script = `const { writeDraft } = await import(${JSON.stringify(module)});
writeDraft(${JSON.stringify(target)}, 'half a policy');
process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(signal).toBe('SIGKILL');
}

const hidden = (folder: string): string[] =>
  readdirSync(join(rig.folder, folder)).filter((name) => name.startsWith('.'));

test('what a killed pull left behind is removed by the next one, and nothing else is', async () => {
  await rig.put({ remediation: { policies: [policy('a', ['high'])] } });
  rig.reset();
  expect(await rig.cli('pull')).toMatchObject({ code: 0 });
  const folder = 'policies/remediation';
  const others = [`.ifmatch-${String(process.ppid)}-abc.tmp`, '.ifmatch-draft.tmp', '.notes.tmp'];
  for (const name of others) writeFileSync(join(rig.folder, folder, name), 'of somebody else');
  mkdirSync(join(rig.folder, folder, '.ifmatch-99999999-abc.tmp'));
  killWhileWriting(join(rig.folder, folder, 'a.yaml'));
  // In a container, the run that was killed may have had the same id.
  writeFileSync(join(rig.folder, folder, `.ifmatch-${String(process.pid)}-abc.tmp`), 'half a policy');
  expect(hidden(folder)).toHaveLength(6);
  expect(await rig.cli('pull --check')).toMatchObject({ code: 0 });
  expect(hidden(folder)).toHaveLength(6);
  expect(await rig.cli('pull')).toMatchObject({ code: 0 });
  expect(hidden(folder).toSorted()).toEqual(['.ifmatch-99999999-abc.tmp', ...others].toSorted());
});

test('what a killed preview left behind is removed by the next one', async () => {
  rig.reset({ 'policies/a.yaml': JSON.stringify(policy('a', ['high'])) });
  killWhileWriting(join(rig.folder, 'plan.json'));
  expect(hidden('')).toHaveLength(1);
  expect(await rig.cli('preview --out plan.json')).toMatchObject({ code: 0 });
  expect(hidden('')).toEqual([]);
});
