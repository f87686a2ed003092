import { remediationPath } from '../../../sandbox/harness.ts';

/** Where a sandbox listens, and the token that opens it. */
export type Target = { readonly host: string; readonly port: number; readonly token: string };

/** Bytes for one connection. `refused`: it ends without a 2xx, or with a dry run's list of errors; `answered`: with one; `either`: with any answer but a 5xx, or none. */
export type Attack = {
  readonly name: string;
  readonly ends: 'refused' | 'answered' | 'either';
  bytes(target: Target): string | Buffer;
};

export const dryRunPath = `${remediationPath}:dryRun`;
export const emptyBundle = '{"bundle":{"policies":[]}}';

type Head = { readonly line?: string; readonly host?: string | null; readonly more?: readonly string[] };

/** The head of a request, byte for byte as it is written here; `host` null leaves the header out. */
export function head(target: Target, { line = 'GET /api/v1/deployments HTTP/1.1', host, more = [] }: Head): string {
  const hosts = host === null ? [] : [`Host: ${host ?? target.host}`];
  return [line, ...hosts, `Authorization: Bearer ${target.token}`, ...more, '', ''].join('\r\n');
}

/** The head of a dry run, with its own way to say how long the body is. */
export const dryRun = (target: Target, ...more: readonly string[]): string =>
  head(target, { line: `POST ${dryRunPath} HTTP/1.1`, more: ['Content-Type: application/json', ...more] });

/** A dry run with this body, its length said truly. */
export function withBody(target: Target, body: string | Buffer, ...more: readonly string[]): Buffer {
  const bytes = Buffer.from(body);
  return Buffer.concat([Buffer.from(dryRun(target, `Content-Length: ${String(bytes.length)}`, ...more)), bytes]);
}

/** A request that would show a second answer if it were taken for one. */
export const smuggled = (target: Target): string => head(target, {});
