import { expect, test } from 'vitest';
import type { Entry, Kind } from '../proxy/journal.ts';
import { type Racer, racesLost } from './check.ts';

const commit = (content: string, ifMatch: string, stateVersion: string): Entry => ({
  kind: 'code',
  ifMatch,
  status: 200,
  stateVersion,
  content,
});
const racer = (name: string, content: string, stateVersion: string, result: string): Racer => ({
  name,
  reviewed: [{ kind: 'code', stateVersion, content }],
  results: new Map<Kind, string>([['code', result]]),
});

const winner = racer('one', 'a', 'v1', 'applied');
const loser = racer('two', 'b', 'v1', 'not-applied');
const log = [commit('a', 'v1', 'v2')];

test('one commit that one racer tells of is a fair race', () => {
  expect(racesLost([winner, loser], log)).toEqual([]);
});

test('a state that comes back may be written once more', () => {
  const back = [...log, commit('b', 'v2', 'v1'), commit('a', 'v1', 'v2')];
  const racers = [winner, racer('two', 'b', 'v2', 'applied'), racer('three', 'a', 'v1', 'applied')];
  expect(racesLost(racers, back)).toEqual([]);
});

test('two commits of one version are found', () => {
  const both = [...log, commit('b', 'v1', 'v3')];
  expect(racesLost([winner, racer('two', 'b', 'v1', 'applied')], both)).toEqual([
    'code: b overwrote a state that it did not name',
  ]);
});

test('a commit that nobody reviewed is found', () => {
  expect(racesLost([loser], log)).toEqual([
    'code: nobody reviewed a against v1',
    'code a has 1 commits, and is applied for nobody',
  ]);
  expect(racesLost([racer('one', 'a', 'v0', 'applied')], log)).toEqual(['code: nobody reviewed a against v1']);
});

test('racers that say what is not so are found', () => {
  expect(racesLost([winner, racer('two', 'a', 'v1', 'applied')], log)).toEqual([
    'code a has 1 commits, and is applied for one, two',
  ]);
  expect(racesLost([{ ...winner, results: new Map<Kind, string>([['code', 'not-applied']]) }], log)).toHaveLength(1);
  expect(racesLost([winner, racer('two', 'b', 'v1', 'already-applied')], log)).toEqual([
    'two: already-applied, but it never was',
  ]);
  expect(racesLost([winner, racer('two', 'b', 'v1', 'unknown')], log)).toEqual(['two: code is unknown']);
});
