import { expect, test } from 'vitest';
import { confidences, severities, statuses, validationStates, visibilities } from '../../src/sandbox/vocabulary.ts';
import { type Caller, type Json, openSandbox } from '../rig/platform-api.ts';
import { everyFinding, planted, type Seen } from './planted.ts';

const secrets = '/api/v1/deployments/1234/secrets';

/** All pages of a list, each with so many findings. */
async function pagesOf(call: Caller, query: string): Promise<Json[]> {
  const found: Json[] = [];
  for (let cursor = ''; ;) {
    const { body } = await call('GET', `${secrets}?${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    found.push(...body.findings);
    cursor = body.cursor;
    if (cursor === '') return found;
  }
}

/** Findings of secrets on projects that are not archived: of those on several branches, the newest. */
function everySecret(isMeant: (seen: Seen) => boolean): Seen[] {
  const own = everyFinding(planted().db).filter(
    (seen) => seen.deployment === '1234' && seen.issue_type === 3 && seen.archived === 0 && seen.status !== 6,
  );
  const matching = own.filter(isMeant);
  return [...new Map(matching.toReversed().map((seen) => [seen.fingerprint, seen])).values()].toSorted(
    (a, b) => b.relevant_since - a.relevant_since || b.id - a.id,
  );
}

const word = (names: readonly string[], code: number | null): string => (names[code ?? -1] ?? '').toUpperCase();

test.each<[query: string, meant: (seen: Seen) => boolean]>([
  ['limit=1000', () => true],
  ['limit=7', () => true],
  ['status=FINDING_STATUS_OPEN', (seen) => seen.status === 0],
  ['status=FINDING_STATUS_UNKNOWN', (seen) => ['reviewing', 'fixing'].includes(statuses[seen.status]!)],
  ['severity=SEVERITY_HIGH&severity=SEVERITY_MEDIUM', (seen) => seen.severity === 2 || seen.severity === 1],
  ['repo=acme/backoffice', (seen) => seen.repository === 'acme/backoffice'],
  ['validationState=VALIDATION_STATE_CONFIRMED_VALID', (seen) => seen.validation_state === 0],
  ['since=2026-06-01T00:00:00Z', (seen) => seen.relevant_since >= Date.UTC(2026, 5, 1)],
  ['status=OPEN', () => false],
  ['severity=high', () => false],
])('the list of secrets with %s', async (query, meant) => {
  const { call } = await openSandbox();
  const found = await pagesOf(call, query);
  const wanted = everySecret(meant);
  expect(found.map(({ id }) => Number(id))).toEqual(wanted.map(({ id }) => id));
  expect(found.map(({ severity, confidence, repository }) => [severity, confidence, repository.name])).toEqual(
    wanted.map((seen) => [
      `SEVERITY_${word(severities, seen.severity)}`,
      `CONFIDENCE_${word(confidences, seen.confidence)}`,
      seen.repository,
    ]),
  );
  expect(found.map(({ validationState, repository }) => [validationState, repository.visibility])).toEqual(
    wanted.map((seen) => [
      `VALIDATION_STATE_${word(validationStates, seen.validation_state)}`,
      `REPOSITORY_VISIBILITY_${word(visibilities, seen.visibility)}`,
    ]),
  );
  expect(found.every((one) => !('rule' in one))).toBe(true);
});

test('a cursor of another list of secrets is refused, and so is a time that is none', async () => {
  const { call } = await openSandbox();
  const { body } = await call('GET', `${secrets}?limit=3`);
  const cursor = encodeURIComponent(body.cursor);
  expect((await call('GET', `${secrets}?limit=30&cursor=${cursor}`)).body.findings).toHaveLength(30);
  expect((await call('GET', `${secrets}?status=FINDING_STATUS_OPEN&cursor=${cursor}`)).status).toBe(400);
  expect((await call('GET', `${secrets}?since=yesterday`)).status).toBe(400);
});

test('a deployment without the product has no list of secrets', async () => {
  const { sandbox, call } = await openSandbox();
  const answer = await call('GET', '/api/v1/deployments/3456/secrets', { token: sandbox.mintToken('initech') });
  expect(answer).toMatchObject({ status: 404, body: { code: 'PRODUCT_NOT_ENABLED' } });
});

test('the list of projects has the tags of all repositories that are not archived, page by page', async () => {
  const { call } = await openSandbox();
  const projects = '/api/v1/deployments/acme/projects';
  const ofPage = async (query: string): Promise<Json[]> => (await call('GET', `${projects}?${query}`)).body.projects;
  const all = await ofPage('');
  const { db } = planted();
  const meant = db
    .prepare("SELECT id, name, tags FROM repositories WHERE deployment_id = '1234' AND archived = 0 ORDER BY name")
    .all();
  expect(all.map(({ id, name, tags }) => ({ id, name, tags: JSON.stringify(tags) }))).toEqual(meant);
  const pages = await Promise.all(
    [0, 1, 2, 3, 9_007_199_254_740_991].map((page) => ofPage(`page=${page}&page_size=15`)),
  );
  expect(pages.flat()).toEqual(all);
  expect(pages[4]).toEqual([]);
  for (const { created_at, latest_scan_at, primary_branch } of all) {
    expect(primary_branch).toBe('refs/heads/main');
    expect(created_at === null || Date.parse(created_at) <= Date.parse(latest_scan_at)).toBe(true);
  }
});
