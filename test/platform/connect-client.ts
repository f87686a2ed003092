import { onTestFinished } from 'vitest';
import type { BundleContent, DetectionKind } from '../../src/domain/bundle.ts';
import type { Platform } from '../../src/domain/platform.ts';
import { type ConnectionOptions, openConnection } from '../../src/platform/call.ts';
import { openPlatform } from '../../src/platform/platform-client.ts';
import { type Credentials, Token } from '../../src/platform/token.ts';
import { ManualDeadlines } from '../rig/manual-deadlines.ts';
import { always, type Responder, type RecordingServer, startServer } from '../rig/recording-server.ts';
import { type WebApi, createWebApi } from '../../src/platform/web-api.ts';

export const secret = 'canary-token/with+odd=chars&"0123456789"';
export const jwt = 'eyJhbGciOiJub25lIn0.canary-of-the-user.0123456789';
export const acme = { id: '1234', slug: 'acme' };

/** How long a client waited in milliseconds, the deadlines of its requests, and the lines that it logged. */
type Observed = { readonly waits: number[]; readonly deadlines: ManualDeadlines; readonly lines: string[] };

/** Options of a connection on whose clock waiting takes no time. */
function observedConnection(url: string): Observed & { readonly options: ConnectionOptions } {
  const waits: number[] = [];
  const lines: string[] = [];
  const deadlines = new ManualDeadlines();
  const clock = {
    now: () => Date.now(),
    random: () => 0.5,
    sleep: (milliseconds: number) => Promise.resolve(void waits.push(milliseconds)),
    timer: deadlines.timer,
  };
  const options = { address: url, env: {}, log: (line: string) => void lines.push(line), clock };
  return { waits, deadlines, lines, options };
}

/** Opens the client of the platform for a server. */
export function connect(
  url: string,
  overrides: Partial<ConnectionOptions> = {},
): Observed & { readonly platform: Platform } {
  const { options, ...observed } = observedConnection(url);
  const platform = openPlatform({ ...options, token: new Token(secret), ...overrides });
  onTestFinished(() => platform.close());
  return { platform, ...observed };
}

/** Opens the client of the platform for a server that gives the same answer to every request. */
export async function connectToAnswer(
  status: number,
  body: unknown,
  options: Partial<ConnectionOptions> = {},
  headers: Record<string, string> = {},
) {
  const server = await startServer(always(status, body, headers));
  return { server, ...connect(server.url, options) };
}

type ConnectedApi = Observed & { readonly api: WebApi; readonly server: RecordingServer };

/** Opens the whole API of a server, by default with both tokens. */
export async function connectApi(answer: Responder, overrides: Partial<Credentials> = {}): Promise<ConnectedApi> {
  const server = await startServer(answer);
  const { options, ...observed } = observedConnection(server.url);
  const both = { token: new Token(secret), userToken: new Token(jwt, 'IFMATCH_USER_JWT') };
  const connection = openConnection(options, { ...both, ...overrides });
  onTestFinished(() => connection.close());
  return { api: createWebApi(connection), server, ...observed };
}

export const remediation: BundleContent = { kind: 'remediation', content: { policies: [] } };
export const detection: Extract<BundleContent, { kind: DetectionKind }> = {
  kind: 'detection/code',
  content: { rulesets: [], rules: [], disabled: [], exceptions: [] },
};
