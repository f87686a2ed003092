import { describe, expect, test } from 'vitest';
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
  test.for([
    [{ repository: null }, 'repository is not an object'],
    [{ repository: { id: 2 ** 53, default_branch: 'main' } }, 'repository.id is not a positive number'],
    [{ repository: { id: '17', default_branch: 'main' } }, 'repository.id is not a positive number'],
    [{ repository: { id: 17 } }, 'repository.default_branch is not a text'],
    ['text', 'it is not an object'],
  ] as const)('with a payload like %j is refused', ([wrong, says]) => {
    expect(() => readJob(env, wrong)).toThrow(`The payload of the event pull_request cannot be used: ${says}.`);
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
});
