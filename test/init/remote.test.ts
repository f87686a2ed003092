import { describe, expect, test } from 'vitest';
import { isOtherHost } from '../../src/commands/init/clone.ts';

describe('the host of the remote', () => {
  test.for([
    'https://github.com/acme/policies.git',
    'https://github.com/acme/policies',
    'https://github.com/acme/policies/',
    'https://user:ghp_secret@github.com/acme/policies.git',
    'git@github.com:acme/policies.git',
    'github.com:acme/policies',
    'ssh://git@github.com/acme/policies.git',
    'ssh://git@ssh.github.com:443/acme/policies.git',
    'https://GitHub.com/acme/policies',
    'https://github.example.com/acme/policies.git',
    'git@ghe.corp.example:acme/policies.git',
    'https://acme.ghe.com/acme/policies',
  ])('%s is GitHub', (address) => {
    expect(isOtherHost(address)).toBe(false);
  });

  test.for([
    'https://gitlab.com/acme/group/policies.git',
    'git@gitlab.example.com:acme/policies.git',
    'https://acme@dev.azure.com/acme/x/_git/policies',
    'https://git.example.com:8443/acme/policies.git',
    'https://notgithub.com/acme/policies',
  ])('%s is another host', (address) => {
    expect(isOtherHost(address)).toBe(true);
  });

  test.for(['', '/srv/git/policies.git', '../policies', String.raw`C:\policies`])('%s is none', (address) => {
    expect(isOtherHost(address)).toBe(false);
  });
});
