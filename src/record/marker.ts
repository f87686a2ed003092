import type { Marker } from '../domain/record.ts';
import { readFirstLine, writeStatusLine } from './first-line.ts';
import { parseJson } from './payload-text.ts';

/** The first line of a comment that has nothing to apply, without a line break: `<!-- ifmatch:status:v1:<payload> -->`. */
export function statusMarker({ deployment, config, run }: Omit<Marker, 'hasRecord'>): string {
  if (!isAbout(deployment, config) || !isRun(run))
    throw new Error('a marker cannot hold this deployment, config or run');
  const marker = { deployment, config: config ?? undefined, run: { id: run.id, attempt: run.attempt } };
  return writeStatusLine(Buffer.from(JSON.stringify(marker)));
}

/**
 * What the line at byte 0 says, of either form, without being believed: anybody who may edit the comment may have written it. Null for
 * every other text; never throws, and looks at no more than the first line.
 */
export function readMarker(body: string): Marker | null {
  const line = readFirstLine(body);
  if (line.kind !== 'record' && line.kind !== 'status') return null;
  const claims = claimsIn(line.payload);
  const hasRecord = line.kind === 'record';
  const deployment = hasRecord ? fieldOf(claims.deployment, 'slug') : claims.deployment;
  const run = { id: fieldOf(claims.run, 'id'), attempt: fieldOf(claims.run, 'attempt') };
  const { config = null } = claims;
  if (!isConfig(config) || !isAbout(deployment, config) || !isRun(run)) return null;
  // A record is always about one deployment.
  return hasRecord && deployment === null ? null : { deployment, config, run, hasRecord };
}

type Claims = { readonly repository: unknown; readonly platform: unknown };

/** For which repository and platform a payload says that it was made; null when it is no JSON object. */
export function readClaims(payload: Uint8Array): Claims | null {
  const claims = claimsIn(payload);
  return claims.repository === undefined && claims.platform === undefined ? null : claims;
}

type Named = { readonly deployment: unknown; readonly config?: unknown; readonly run: unknown };

const claimsIn = (payload: Uint8Array): Claims & Named => {
  const value = parseJson(payload);
  return {
    repository: fieldOf(value, 'repository'),
    platform: fieldOf(value, 'platform'),
    deployment: fieldOf(value, 'deployment'),
    config: fieldOf(value, 'config'),
    run: fieldOf(value, 'run'),
  };
};

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;

const isDeployment = (value: unknown): value is string => typeof value === 'string' && value.length <= 255;

/** A comment about all deployments is told from others by its config alone. */
const isAbout = (deployment: unknown, config: string | null): deployment is Marker['deployment'] =>
  isConfig(config) && (deployment === null ? config !== null : isDeployment(deployment));

const isConfig = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && /^[0-9a-f]{16}$/.test(value));

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isRun = (run: { id: unknown; attempt: unknown }): run is Marker['run'] =>
  isNumber(run.id) && isNumber(run.attempt);
