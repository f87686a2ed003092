import type { Marker } from '../domain/record.ts';
import { isSameMac, macOf, type SigningKey } from './key.ts';
import { parseJson } from './payload.ts';

/** The first line of a comment. `broken`: starts like a record of ours, but is none. */
export type FirstLine =
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly reason: string }
  | ({ readonly kind: 'record' } & RecordLine)
  | { readonly kind: 'status'; readonly payload: Uint8Array };

/** A parsed record; key id and MAC are lower-case hex. */
export type RecordLine = { readonly keyId: string; readonly payload: Uint8Array; readonly mac: string };

/** In characters: more than the longest payload needs. The rest is not read. */
const longestLine = 16_384;

// Invisible on GitHub. Neither hex nor base64url can contain the `>` that would end the HTML comment.
const record = /^<!-- ifmatch:record:v1:([0-9a-f]{16}):([A-Za-z0-9_-]+):([0-9a-f]{64}) -->$/;
const status = /^<!-- ifmatch:status:v1:([A-Za-z0-9_-]+) -->$/;
const last = /^<!-- ifmatch:end:v1:([A-Za-z0-9_-]+)(?::([0-9a-f]{64}))? -->$/;
const likeRecord = /^<!-- ifmatch:record:(?:v(\d{1,9}):)?/;

export const writeRecordLine = ({ keyId, payload, mac }: RecordLine): string =>
  `<!-- ifmatch:record:v1:${keyId}:${toBase64(payload)}:${mac} -->`;

const writeStatusLine = (payload: Uint8Array): string => `<!-- ifmatch:status:v1:${toBase64(payload)} -->`;

/** The parsed last line, bounded like the first. */
function lastLineOf(body: string): { readonly payload?: string | undefined; readonly mac?: string | undefined } {
  const end = body.slice(-longestLine).trimEnd();
  const [, payload, mac] = last.exec(end.slice(end.lastIndexOf('\n') + 1)) ?? [];
  return { payload, mac };
}

/** Reads the line at byte 0, bounded: a marker after anything else, even a byte order mark or a blank, is none. */
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

/** The relevant part, without its line break, which GitHub's editor writes as CRLF. */
function firstLineOf(body: string): string {
  const head = body.slice(0, longestLine + 2);
  const end = head.indexOf('\n');
  return (end === -1 ? head : head.slice(0, end)).replace(/\r$/, '');
}

/** Why a former record is unreadable. */
export const firstLineEdited = "the comment's first line was cut or edited";

const whyBroken = (version = '1'): string =>
  Number(version) > 1 ? `it has version ${version}, and this program reads version 1` : firstLineEdited;

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Node accepts other spellings; only the canonical one is ours. */
function fromBase64(text: string | undefined): Uint8Array | null {
  if (text === undefined) return null;
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

/** The first line of a comment without a plan to apply, without a line break: `<!-- ifmatch:status:v1:<payload> -->`. */
export function statusMarker({ deployment, config, run }: Pick<Marker, 'deployment' | 'config' | 'run'>): string {
  if (!isAbout(deployment, config) || !isRun(run))
    throw new Error('a marker cannot hold this deployment, config or run');
  const marker = { deployment, config: config ?? undefined, run: { id: run.id, attempt: run.attempt } };
  return writeStatusLine(Buffer.from(JSON.stringify(marker)));
}

/**
 * The last line of a comment: `<!-- ifmatch:end:v1:<payload>:<MAC over it and the first line> -->`. It identifies the comment if the first
 * line was cut or edited, and shows that there was a record. Nothing is applied based on it. Without a key there is no MAC.
 */
export function endMarker(marker: Omit<Marker, 'isDamaged'>, firstLine: string, key: SigningKey | null): string {
  const { deployment, config, run, head, number, state, hasRecord } = marker;
  const about = { deployment, config: config ?? undefined, run: { id: run.id, attempt: run.attempt } };
  const text = JSON.stringify({ ...about, head, number, state, record: hasRecord });
  const payload = toBase64(Buffer.from(text));
  const mac = key === null ? '' : `:${macOf(sealed(firstLine, payload), key)}`;
  return `<!-- ifmatch:end:v1:${payload}${mac} -->`;
}

/** Whether the first and last line of a comment are as a holder of the token wrote them. */
export function isSealed(body: string, key: SigningKey): boolean {
  const { payload, mac } = lastLineOf(body);
  return payload !== undefined && mac !== undefined && isSameMac(mac, macOf(sealed(firstLineOf(body), payload), key));
}

const sealed = (firstLine: string, payload: string): string => `end\n${firstLine}\n${payload}`;

/**
 * Reads the hidden lines of a comment without trusting them: anyone with edit access may have written them. Null for any other text; never
 * throws, and reads only the first and last line.
 */
export function readMarker(body: string): Marker | null {
  const line = readFirstLine(body);
  const hasRecord = line.kind === 'record';
  const first = 'payload' in line ? said(claimsIn(line.payload), hasRecord) : null;
  const end = readEnd(body);
  const found = first ?? end;
  if (found === null) return null;
  // An edited record must not appear to be about another deployment.
  const { deployment, config } = end ?? found;
  const { head, number } = hasRecord && first !== null ? first : { ...found, ...end };
  const isDamaged = end?.hasRecord === true && (!hasRecord || first === null);
  const { run } = found;
  return { deployment, config, run, head, number, state: end?.state ?? null, hasRecord, isDamaged };
}

/** One hidden line. */
type Said = Pick<Marker, 'deployment' | 'config' | 'run' | 'head' | 'number'>;

function said(claims: Claims, hasRecord: boolean): Said | null {
  const deployment = hasRecord ? fieldOf(claims.deployment, 'slug') : claims.deployment;
  const run = { id: fieldOf(claims.run, 'id'), attempt: fieldOf(claims.run, 'attempt') };
  const { config = null } = claims;
  if (!isConfig(config) || !isAbout(deployment, config) || !isRun(run)) return null;
  // A record is always about one deployment.
  if (hasRecord && deployment === null) return null;
  const { head, number } = claims;
  return { deployment, config, run, head: isCommit(head) ? head : null, number: isNumber(number) ? number : 1 };
}

function readEnd(body: string): (Said & Pick<Marker, 'state' | 'hasRecord'>) | null {
  const payload = fromBase64(lastLineOf(body).payload);
  if (payload === null) return null;
  const claims = claimsIn(payload);
  const one = said(claims, false);
  const { state } = claims;
  return one && { ...one, state: typeof state === 'string' ? state : null, hasRecord: claims.record === true };
}

/** The repository and platform that a payload claims; null if it is no JSON object. */
export function readClaims(payload: Uint8Array): Pick<Claims, 'repository' | 'platform'> | null {
  const claims = claimsIn(payload);
  return claims.repository === undefined && claims.platform === undefined ? null : claims;
}

const claimed = ['repository', 'platform', 'deployment', 'config', 'run', 'head', 'number', 'state', 'record'] as const;
type Claims = { readonly [K in (typeof claimed)[number]]: unknown };

function claimsIn(payload: Uint8Array): Claims {
  const value = parseJson(payload);
  return Object.fromEntries(claimed.map((field) => [field, fieldOf(value, field)])) as Claims;
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;

const isDeployment = (value: unknown): value is string => typeof value === 'string' && value.length <= 255;

/** A comment about all deployments is identified by its config alone. */
const isAbout = (deployment: unknown, config: string | null): deployment is Marker['deployment'] =>
  isConfig(config) && (deployment === null ? config !== null : isDeployment(deployment));

const isConfig = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && /^[0-9a-f]{16}$/.test(value));

const isCommit = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isRun = (run: { id: unknown; attempt: unknown }): run is Marker['run'] =>
  isNumber(run.id) && isNumber(run.attempt);
