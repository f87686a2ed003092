import { describe, expect, test } from 'vitest';
import { hostOf } from '../../src/commands/init.ts';

describe('the remote tells who keeps the repository', () => {
  test.for([
    ['https://github.com/acme/policies.git', 'github.com'],
    ['https://github.com/acme/policies', 'github.com'],
    ['https://github.com/acme/policies/', 'github.com'],
    ['https://user:ghp_secret@github.com/acme/policies.git', 'github.com'],
    ['git@github.com:acme/policies.git', 'github.com'],
    ['github.com:acme/policies', 'github.com'],
    ['ssh://git@github.com/acme/policies.git', 'github.com'],
    ['ssh://git@ssh.github.com:443/acme/policies.git', 'github.com'],
    ['https://GitHub.com/acme/policies', 'github.com'],
    ['https://github.example.com/acme/policies.git', 'github.example.com'],
    ['git@ghe.corp.example:acme/policies.git', 'ghe.corp.example'],
    ['https://acme.ghe.com/acme/policies', 'acme.ghe.com'],
  ] as const)('%s is GitHub', ([address, server]) => {
    expect(hostOf(address)).toEqual({ server, isGitHub: true, repository: 'acme/policies' });
  });

  test.for([
    ['https://gitlab.com/acme/group/policies.git', 'gitlab.com'],
    ['git@gitlab.example.com:acme/policies.git', 'gitlab.example.com'],
    ['https://acme@dev.azure.com/acme/x/_git/policies', 'dev.azure.com'],
    ['https://git.example.com:8443/acme/policies.git', 'git.example.com'],
    ['https://notgithub.com/acme/policies', 'notgithub.com'],
  ] as const)('%s is another host', ([address, server]) => {
    expect(hostOf(address)).toMatchObject({ server, isGitHub: false });
  });

  test.for([null, '/srv/git/policies.git', '../policies', String.raw`C:\policies`])('%s is none', (address) => {
    expect(hostOf(address)).toMatchObject({ server: null, isGitHub: false });
  });
});
