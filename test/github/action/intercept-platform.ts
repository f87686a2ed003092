import { onTestFinished } from 'vitest';
import type { GitHubRig } from '../../rig/github/github-rig.ts';
import { type ProxyResponse, type ProxiedRequest, startPlatformProxy } from '../../rig/platform-proxy.ts';

type InterceptedPlatform = {
  /** Options of a run that lead the action to the proxy. */
  readonly runOptions: { readonly inputs: Readonly<Record<string, string>> };
  /** Removes and returns the requests since the last call. */
  readonly take: () => ProxiedRequest[];
};

/**
 * Starts a proxy in front of the platform of a rig until the end of the test. `answer` gets the method and path of each request, such as
 * `GET /api/v1/deployments`, and a function that forwards it; null breaks the connection.
 */
export async function interceptPlatform(
  { platform }: GitHubRig,
  answer: (target: string, pass: () => Promise<ProxyResponse>) => Promise<ProxyResponse | null>,
): Promise<InterceptedPlatform> {
  const proxy = await startPlatformProxy(platform.url, {
    respond: ({ method, path }, pass) => answer(`${method} ${path}`, pass),
  });
  onTestFinished(() => proxy.close());
  let taken = 0;
  return {
    runOptions: { inputs: { 'base-url': proxy.url } },
    take() {
      const requests = proxy.requests.slice(taken);
      taken = proxy.requests.length;
      return requests;
    },
  };
}

const refusal: ProxyResponse = { status: 403, body: '{"error":"permission denied"}' };

/** Starts a proxy that records requests, and answers those that match as if the token had no permission for them. */
export const watchPlatform = (rig: GitHubRig, refused: Pick<RegExp, 'test'> = /(?!)/): Promise<InterceptedPlatform> =>
  interceptPlatform(rig, (target, pass) => (refused.test(target) ? Promise.resolve(refusal) : pass()));

/** Whether only an estimate of the impact needs this request. */
export const isAboutFindings = ({ path }: ProxiedRequest): boolean => /\/(?:findings|issues)\b/.test(path);
