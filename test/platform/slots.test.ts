import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { Semaphore } from '../../src/util/parallel.ts';
import { ManualDeadlines } from '../rig/manual-deadlines.ts';
import { acme, connect } from './connect-client.ts';
import { sendJson, startServer } from '../rig/recording-server.ts';

/** A platform with one slot, whose clock only the test moves, and whose answers only the test sends. */
async function withOneSlot() {
  const responses: ServerResponse[] = [];
  const came = new EventTarget();
  const server = await startServer((_, response) => {
    responses.push(response);
    came.dispatchEvent(new Event('request'));
  });
  const [deadlines, giveUp, waited] = [new ManualDeadlines(), new AbortController(), Promise.withResolvers<void>()];
  let [now, waits] = [0, 0];
  const clock = {
    now: () => now,
    random: () => 0,
    sleep: () => {
      waits += 1;
      return waited.promise;
    },
    timer: deadlines.timer,
  };
  const { platform } = connect(server.url, { slots: new Semaphore(1), clock, giveUp: giveUp.signal });
  /** The response to the request with this number, once it has come. */
  const request = async (number: number): Promise<ServerResponse> => {
    while (responses.length < number) await once(came, 'request');
    return responses[number - 1] as ServerResponse;
  };
  return {
    deadlines,
    giveUp,
    request,
    seen: server.requests,
    list: () => platform.deployments([acme.slug]),
    pass: (milliseconds: number) => void (now += milliseconds),
    endWait: () => waited.resolve(),
    waits: () => waits,
  };
}

const deployments = { deployments: [acme] };

test('requests wait for a slot in their order, and that counts towards no deadline', async () => {
  const { list, request, pass, deadlines, seen, endWait } = await withOneSlot();
  const [first, second] = [list(), list()];
  const response = await request(1);
  expect(seen).toHaveLength(1);
  pass(600_000);
  sendJson(response, 200, deployments);
  expect(await first).toEqual([acme]);
  // It has all its time for this attempt, and for another one.
  sendJson(await request(2), 503, {}, { 'retry-after': '100' });
  pass(100_000);
  endWait();
  sendJson(await request(3), 200, deployments);
  expect(await second).toEqual([acme]);
  expect(deadlines.durations).toEqual([60_000, 60_000, 60_000]);
});

test('a request that waits before its next attempt holds no slot', async () => {
  const { list, request, endWait, waits } = await withOneSlot();
  const first = list();
  sendJson(await request(1), 429, {}, { 'retry-after': '100' });
  const second = list();
  sendJson(await request(2), 200, deployments);
  expect(await second).toEqual([acme]);
  expect(waits()).toBe(1);
  endWait();
  sendJson(await request(3), 200, deployments);
  expect(await first).toEqual([acme]);
});

test('a request that waits for a slot is not sent any more when the program stops', async () => {
  const { list, request, giveUp, seen } = await withOneSlot();
  const ends = Promise.allSettled([list(), list()]);
  await request(1);
  giveUp.abort();
  expect(await ends).toEqual([
    {
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringContaining('the connection broke') }),
    },
    {
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringContaining('it was not asked any more') }),
    },
  ]);
  expect(seen).toHaveLength(1);
});
