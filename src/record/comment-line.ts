import type { Marker } from '../domain/record.ts';
import { parseJson } from './payload.ts';

/** What the first line of a comment is. `broken`: it begins like a record of ours, but is none. */
export type FirstLine =
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly reason: string }
  | ({ readonly kind: 'record' } & RecordLine)
  | { readonly kind: 'status'; readonly payload: Uint8Array };

/** A record taken apart; key id and MAC are small hex digits. */
export type RecordLine = { readonly keyId: string; readonly payload: Uint8Array; readonly mac: string };

/** More than the longest payload needs; beyond this nothing of a comment is looked at. */
export const longestLine = 16_384;

// Hidden in what GitHub shows. Neither hex nor base64url can hold the `>` that would end the comment of HTML.
const record = /^<!-- ifmatch:record:v1:([0-9a-f]{16}):([A-Za-z0-9_-]+):([0-9a-f]{64}) -->$/;
const status = /^<!-- ifmatch:status:v1:([A-Za-z0-9_-]+) -->$/;
const likeRecord = /^<!-- ifmatch:record:(?:v(\d{1,9}):)?/;

export const writeRecordLine = ({ keyId, payload, mac }: RecordLine): string =>
  `<!-- ifmatch:record:v1:${keyId}:${toBase64(payload)}:${mac} -->`;

export const writeStatusLine = (payload: Uint8Array): string => `<!-- ifmatch:status:v1:${toBase64(payload)} -->`;

/** Reads the line at byte 0, bounded: a marker after anything else, were it a byte order mark or a blank, is none. */
export function readFirstLine(body: string): FirstLine {
  const start = firstLineOf(body);
  const line = start.length > longestLine ? '' : start;
  const [, keyId, signed, mac] = record.exec(line) ?? [];
  const payload = fromBase64(signed ?? status.exec(line)?.[1]);
  if (keyId !== undefined && mac !== undefined && payload !== null) return { kind: 'record', keyId, payload, mac };
  const like = likeRecord.exec(start);
  if (like !== null) return { kind: 'broken', reason: whyBroken(like[1]) };
  return payload === null ? { kind: 'none' } : { kind: 'status', payload };
}

/** As much of it as may matter, without its line break, which GitHub's editor writes as two characters. */
function firstLineOf(body: string): string {
  const head = body.slice(0, longestLine + 2);
  const end = head.indexOf('\n');
  return (end === -1 ? head : head.slice(0, end)).replace(/\r$/, '');
}

const whyBroken = (version = '1'): string =>
  Number(version) > 1
    ? `it has version ${version}, and this program reads version 1`
    : 'its line was cut short or edited';

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Node reads other spellings too; only the one that we write is ours. */
function fromBase64(text: string | undefined): Uint8Array | null {
  if (text === undefined) return null;
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

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
