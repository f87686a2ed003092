import { describe, expect, test } from 'vitest';
import { acme, connect, detection, remediation, startServer } from './server.ts';

describe.for([300, 301, 302, 303, 304, 307, 308])('a redirect with %i', (status) => {
  async function meet() {
    const canary = await startServer((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"state_version":"v1","bundle":{},"deployments":[]}');
    });
    const server = await startServer((_request, response) => {
      response.writeHead(status, { location: `${canary.url}/login?next=sesame#sesame`, 'content-type': 'text/html' });
      // A body that never ends must not hide the redirect.
      if (status === 304) response.end();
      else response.write('<a>moved</a>');
    });
    return { canary, server, ...connect(server.url, { deadlines: { attempt: 2000 } }) };
  }

  test('is an error that names where it points, and nothing is sent there', async () => {
    const { platform, canary, server, lines } = await meet();
    const works = [
      () => platform.deployments(),
      () => platform.dryRun(acme, detection),
      () => platform.read(acme, 'remediation'),
      () => platform.vocabulary(acme, 'remediation'),
    ];
    for (const work of works) {
      await expect(work()).rejects.toMatchObject({
        name: 'PlatformError',
        status,
        message: expect.stringContaining(`a redirect to ${canary.url}/login. It was not followed.`) as string,
        hint: expect.stringContaining('only to the address that you set') as string,
      });
    }
    expect([canary.seen.length, server.seen.length]).toEqual([0, 4]);
    expect(lines.join('')).not.toContain('sesame');
  });

  test('never makes a PUT written', async () => {
    const { platform, canary, server } = await meet();
    const put = await platform.put(acme, remediation, 'v1');
    expect(put).toMatchObject({
      kind: 'unanswered',
      message: expect.stringContaining(`a redirect to ${canary.url}/login`) as string,
    });
    expect([canary.seen.length, server.seen.length]).toEqual([0, 1]);
  });
});

test.for<[string, string]>([
  ['/elsewhere?x=1', '/elsewhere. It was'],
  ['https://user:sesame@other.example/x', 'to https://other.example/x. It was'],
  ['javascript:sesame', 'to javascript:. It was'],
  ['https://[', 'without saying where. It was'],
  ['', '/api/v1/deployments. It was'],
])('a location of %j is shown without what may be secret', async ([location, says]) => {
  const server = await startServer((_request, response) => void response.writeHead(302, { location }).end());
  const { platform } = connect(server.url);
  await expect(platform.deployments()).rejects.toThrow(says);
  await expect(platform.deployments()).rejects.not.toThrow('sesame');
});
