import { createServer } from 'node:http';
import { join } from 'node:path';
import { fetch } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { startMany } from '../../scripts/bench/deployments.ts';
import { onLoopback } from '../loopback.ts';
import { runCli } from '../run-cli.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A way to a platform that answers nothing until so many requests are open, or all that are left of a known number. */
async function crowdedWay(target: string, crowd: number, total: number) {
  const waiting: (() => void)[] = [];
  let [open, mostOpen, ended] = [0, 0, 0];
  const answerNext = (): void => {
    if (open >= Math.min(crowd, total - ended)) waiting.shift()?.();
  };
  const server = createServer((message, response) => {
    void (async () => {
      const body = Buffer.concat(await message.toArray());
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      const turn = new Promise<void>((resolve) => waiting.push(resolve));
      answerNext();
      await turn;
      const { method = '', url = '', headers } = message;
      const sent = { authorization: headers.authorization ?? '', 'content-type': 'application/json' };
      const answer = await fetch(target + url, { method, headers: sent, ...(method === 'POST' && { body }) });
      const text = await answer.text();
      open -= 1;
      ended += 1;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
      answerNext();
    })();
  });
  const { url, close } = await onLoopback(server);
  onTestFinished(close);
  return { url, requests: () => ended, mostOpen: () => mostOpen };
}

test('a preview of 20 deployments has eight requests open at a time, and never more', async () => {
  const { cwd, sandbox, tokens } = await startMany(join(temporaryFolder(), 'many'), 20);
  onTestFinished(() => sandbox.close());
  // For each deployment a dry run, the vocabulary, and the look-up of its id.
  const way = await crowdedWay(sandbox.url, 8, 60);
  const { code, text } = await runCli(['preview'], { directory: cwd, env: { ...tokens, IFMATCH_BASE_URL: way.url } });
  expect([code, text]).toEqual([0, expect.stringContaining('Policies for 20 deployments: 20 neutral (20 updates)')]);
  expect([way.requests(), way.mostOpen()]).toEqual([60, 8]);
});
