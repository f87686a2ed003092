import { describe, expect, test } from 'vitest';
import { hostOf } from '../../src/commands/init/choose.ts';

const nothing = { githubFolder: false, gitlabFile: false };

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
    expect(hostOf(address, nothing)).toEqual({ kind: 'github', server, repository: 'acme/policies' });
  });

  test.for([
    ['https://gitlab.com/acme/group/policies.git', 'gitlab', 'gitlab.com'],
    ['git@gitlab.example.com:acme/policies.git', 'gitlab', 'gitlab.example.com'],
    ['git@bitbucket.org:acme/policies.git', 'other', 'bitbucket.org'],
    ['https://acme@dev.azure.com/acme/x/_git/policies', 'other', 'dev.azure.com'],
    ['https://git.example.com:8443/acme/policies.git', 'other', 'git.example.com'],
    ['https://notgithub.com/acme/policies', 'other', 'notgithub.com'],
  ] as const)('%s is %s', ([address, kind, server]) => {
    expect(hostOf(address, nothing)).toEqual({ kind, server });
  });
});
