import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommentServices } from '../ci/comment-services.ts';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

let services: CommentServices;
let directory: string;
beforeEach(async () => {
  services = await new CommentServices().start();
  directory = temporaryFolder();
});
afterEach(() => services.close());

const marker = '<!-- ifmatch:preview -->';

function comment(text: string, env: Record<string, string>) {
  writeFileSync(join(directory, 'preview.md'), text);
  return runCli(['comment', 'preview.md'], { directory, env });
}

describe.each(['gitlab', 'azure'] as const)('on %s', (service) => {
  test('one comment is written, and edited in place from then on', async () => {
    const env = services[service];
    services.add('mona', 'Looks good');
    expect(await comment('### Policies: 1 looser\n', env)).toEqual({ code: 0, text: 'Comment written.\n' });
    services.add('mona', 'Still good');
    expect(await comment('### Policies: no changes\n', env)).toEqual({ code: 0, text: 'Comment updated.\n' });
    expect(services.comments.map(({ author, body }) => [author, body])).toEqual([
      ['mona', 'Looks good'],
      ['bot', `${marker}\n### Policies: no changes\n`],
      ['mona', 'Still good'],
    ]);
  });

  test('a comment of somebody else is not edited, whatever it begins with', async () => {
    services.add('mallory', `${marker}\nNo changes`);
    expect(await comment('1 looser\n', services[service])).toMatchObject({ code: 0 });
    expect(services.comments.map(({ author, body }) => [author, body])).toEqual([
      ['mallory', `${marker}\nNo changes`],
      ['bot', `${marker}\n1 looser\n`],
    ]);
  });

  test('it is found behind very many others', async () => {
    for (let index = 0; index < 250; index++) services.add('mona', `Comment ${String(index)}`);
    services.add('bot', `${marker}\nold`);
    expect(await comment('new\n', services[service])).toMatchObject({ text: 'Comment updated.\n' });
    expect(services.comments).toHaveLength(251);
    expect(services.comments.at(-1)?.body).toBe(`${marker}\nnew\n`);
  });

  test('a refused token is told, and nothing is written', async () => {
    services.users.clear();
    const { code, text } = await comment('new\n', services[service]);
    expect(code).toBe(1);
    expect(text).toMatch(/was answered with 401\.\s+Check what the token may do\./);
    expect(services.comments).toEqual([]);
  });

  test('a job that is about no request is told', async () => {
    const { CI_MERGE_REQUEST_IID: _, SYSTEM_PULLREQUEST_PULLREQUESTID: __, ...env } = services[service];
    const { code, text } = await comment('new\n', env);
    expect(code).toBe(64);
    expect(text).toContain('is not about a merge request or pull request.');
    expect(services.requests).toEqual([]);
  });

  test('a missing token is named', async () => {
    const { IFMATCH_GITLAB_TOKEN: _, SYSTEM_ACCESSTOKEN: __, ...env } = services[service];
    const { code, text } = await comment('new\n', env);
    expect(code).toBe(64);
    expect(text).toMatch(/(?:IFMATCH_GITLAB_TOKEN|SYSTEM_ACCESSTOKEN) is not set\. Set it to /);
  });

  test('a token is sent over https only', async () => {
    const elsewhere = JSON.parse(
      JSON.stringify(services[service]).replaceAll(services.address, 'http://forge.example'),
    ) as Record<string, string>;
    const { code, text } = await comment('new\n', elsewhere);
    expect(code).toBe(64);
    expect(text).toContain('does not begin with https://');
  });
});

test('elsewhere, it is refused', async () => {
  const { code, text } = await comment('new\n', {});
  expect(code).toBe(64);
  expect(text).toContain('This is no job of GitLab or Azure Pipelines.');
});
