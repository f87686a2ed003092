import type { Host } from '../../domain/setup.ts';

/** What else tells who keeps a repository. */
export type Signs = { readonly githubFolder: boolean; readonly gitlabFile: boolean };

/**
 * Who keeps a repository, by the address of its remote in any form that git takes (`https://…`, `ssh://…`, `git@host:path`). A server
 * whose name says nothing is known by the CI that is there already. A password in the address goes nowhere.
 */
export function hostOf(address: string | null, signs: Signs): Host {
  const place = address === null ? null : placeOf(address);
  if (place === null) return { kind: 'none' };
  const { server, path } = place;
  if (isGitHub(server) || (signs.githubFolder && !isElsewhere(server))) {
    return { kind: 'github', server: webServer(server), repository: path };
  }
  return { kind: /(?:^|[.-])gitlab/.test(server) || signs.gitlabFile ? 'gitlab' : 'other', server };
}

/** GitHub's own, with the name for SSH over port 443, and the usual names of an enterprise's. */
const isGitHub = (server: string): boolean =>
  server === 'github.com' || server.endsWith('.ghe.com') || /(?:^|[.-])(?:github|ghe)[.-]/.test(server);

const webServer = (server: string): string => (server === 'ssh.github.com' ? 'github.com' : server);

const isElsewhere = (server: string): boolean =>
  /(?:^|[.-])(?:gitlab|bitbucket|gitea|codeberg|azure|visualstudio|sr\.ht)(?:[.-]|$)/.test(server);

/** Server and path of a remote; null for a path on this disk. */
function placeOf(address: string): { server: string; path: string } | null {
  const [, urlServer, urlPath] =
    /^(?:https?|ssh|git|git\+ssh):\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.*)$/i.exec(address) ?? [];
  const [, shortServer, shortPath] = /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)(.*)$/.exec(address) ?? [];
  const server = (urlServer ?? shortServer)?.toLowerCase();
  if (server === undefined) return null;
  return {
    server,
    path: (urlPath ?? shortPath ?? '')
      .replace(/^\/+/, '')
      .replace(/(?<!\/)\/+$/, '')
      .replace(/\.git$/, ''),
  };
}
