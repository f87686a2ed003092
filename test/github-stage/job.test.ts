import { describe, expect, test } from 'vitest';
import { GitHubError } from '../../src/domain/github.ts';
import { readJob } from '../../src/github/job.ts';
import { sha } from './server.ts';

const env = {
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REPOSITORY: 'acme/policies.of-us',
  GITHUB_REPOSITORY_ID: '4711',
  GITHUB_SHA: sha('a'),
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_RUN_ID: '15449025610',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_API_URL: 'https://api.github.com',
};
const payload = { repository: { id: 186853002, default_branch: 'trunk' } };

describe('a job', () => {
  test('is what the runner says, with the repository of the payload', () => {
    expect(readJob(env, payload)).toEqual({
      repository: { owner: 'acme', name: 'policies.of-us', id: '186853002', defaultBranch: 'trunk' },
      sha: sha('a'),
      ref: 'refs/pull/7/merge',
      run: {
        id: 15449025610,
        attempt: 2,
        url: 'https://github.com/acme/policies.of-us/actions/runs/15449025610/attempts/2',
      },
      startedBy: null,
      api: 'https://api.github.com',
      server: 'https://github.com',
    });
    expect(readJob({ ...env, GITHUB_TRIGGERING_ACTOR: 'mona' }, payload).startedBy).toBe('mona');
  });

  test('on a GitHub Enterprise Server has other addresses', () => {
    const other = {
      GITHUB_SERVER_URL: 'https://git.acme.example/',
      GITHUB_API_URL: 'https://git.acme.example/api/v3/',
    };
    const job = readJob({ ...env, ...other }, payload);
    expect([job.api, job.server]).toEqual(['https://git.acme.example/api/v3', 'https://git.acme.example']);
    expect(job.run.url).toMatch(/^https:\/\/git\.acme\.example\/acme\/policies\.of-us\/actions\/runs\//);
  });

  test('of a schedule knows the repository without a payload', () => {
    const scheduled = { ...env, GITHUB_EVENT_NAME: 'schedule', GITHUB_REF: 'refs/heads/trunk/1' };
    const { repository } = readJob(scheduled, { schedule: '5 4 * * *' });
    expect(repository).toMatchObject({ id: '4711', defaultBranch: 'trunk/1' });
    expect(readJob(scheduled, payload).repository).toMatchObject({ id: '186853002', defaultBranch: 'trunk' });
  });

  test.for([
    [{ repository: null }, 'repository is not an object'],
    [{ repository: { id: 2 ** 53, default_branch: 'main' } }, 'repository.id is not a positive number'],
    [{ repository: { id: '17', default_branch: 'main' } }, 'repository.id is not a positive number'],
    [{ repository: { id: 17 } }, 'repository.default_branch is not a text'],
    ['text', 'it is not an object'],
  ] as const)('with a payload like %j is refused', ([wrong, says]) => {
    expect(() => readJob(env, wrong)).toThrow(`The payload of the event pull_request cannot be used: ${says}.`);
  });

  test.for(Object.keys(env).filter((name) => name !== 'GITHUB_REPOSITORY_ID'))('needs %s', (name) => {
    expect(() => readJob({ ...env, [name]: undefined }, payload)).toThrow(`${name} is not set.`);
    expect(() => readJob({ ...env, [name]: '' }, payload)).toThrow(GitHubError);
  });

  test.for([
    ['GITHUB_REPOSITORY', 'acme'],
    ['GITHUB_REPOSITORY', 'acme/policies/..'],
    ['GITHUB_REPOSITORY', 'acme/..'],
    ['GITHUB_REPOSITORY', 'acme/poli cies'],
    ['GITHUB_SHA', 'main'],
    ['GITHUB_RUN_ID', '1e9'],
    ['GITHUB_RUN_ATTEMPT', '0'],
    ['GITHUB_API_URL', 'api.github.com'],
    ['GITHUB_API_URL', 'http://api.github.com'],
    ['GITHUB_API_URL', 'http://127.0.0.1.evil.example'],
    ['GITHUB_API_URL', 'https://me:secret@api.github.com'],
    ['GITHUB_API_URL', 'https://api.github.com?x=1'],
    ['GITHUB_API_URL', 'https://api.github.com/#x'],
    ['GITHUB_API_URL', 'file:///etc/passwd'],
    ['GITHUB_SERVER_URL', 'javascript:alert(1)'],
  ] as const)('refuses %s=%s', ([name, value]) => {
    expect(() => readJob({ ...env, [name]: value }, payload)).toThrow(`${name} is "${value}", which is not `);
  });

  test('may speak to an API on this machine without encryption', () => {
    for (const address of ['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000']) {
      expect(readJob({ ...env, GITHUB_API_URL: address }, payload).api).toBe(address);
    }
  });
});
