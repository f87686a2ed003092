import { isObject } from '../util/json.ts';
import type { Marker } from '../domain/record.ts';
import { isSameMac, macOf, type SigningKey } from './key.ts';

/** A parsed record; key id and MAC are lower-case hex. */
export type RecordLine = { readonly keyId: string; readonly payload: Uint8Array; readonly mac: string };

/** In characters: more than the longest payload needs. The rest is not read. */
const longestLine = 16_384;

// Invisible on GitHub. Neither hex nor base64url can contain the `>` that would end the HTML comment.
const record = /^<!-- ifmatch:record:v1:([0-9a-f]{16}):([A-Za-z0-9_-]+):([0-9a-f]{64}) -->$/;
const last = /^<!-- ifmatch:end:v1:([A-Za-z0-9_-]+)(?::([0-9a-f]{64}))? -->$/;
const likeRecord = /^<!-- ifmatch:record:(?:v(\d{1,9}):)?/;

export const writeRecordLine = ({ keyId, payload, mac }: RecordLine): string =>
  `<!-- ifmatch:record:v1:${keyId}:${toBase64(payload)}:${mac} -->`;

/** The parsed last line, bounded like the first. */
function lastLineOf(body: string): { readonly payload?: string | undefined; readonly mac?: string | undefined } {
  const end = body.slice(-longestLine).trimEnd();
  const [, payload, mac] = last.exec(end.slice(end.lastIndexOf('\n') + 1)) ?? [];
  return { payload, mac };
}

/**
 * Reads the record at byte 0, bounded: one after anything else, even a byte order mark or a blank, is none. Null without one, or why it is none
 * although it starts like one.
 */
export function readFirstLine(body: string): RecordLine | { readonly reason: string } | null {
  const start = firstLineOf(body);
  const line = start.length > longestLine ? '' : start;
  const [, keyId, signed, mac] = record.exec(line) ?? [];
  const payload = fromBase64(signed);
  if (keyId !== undefined && mac !== undefined && payload !== null) return { keyId, payload, mac };
  const like = likeRecord.exec(start);
  return like && { reason: whyBroken(like[1]) };
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

/** Which comment of a pull request it is. */
type Identity = Pick<Marker, 'deployment' | 'config'>;

/**
 * The last line of a comment: `<!-- ifmatch:end:v1:<payload>:<MAC over it and the first line> -->`. It says all about the comment, even if
 * the first line was cut or edited. Nothing is applied based on it. Without a key there is no MAC. `body`: the lines before it.
 */
export function endMarker(marker: Omit<Marker, 'isDamaged'>, body: string, key: SigningKey | null): string {
  const payload = toBase64(Buffer.from(JSON.stringify(marker)));
  const mac = key === null ? '' : `:${macOf(sealed(body, payload), key)}`;
  return `<!-- ifmatch:end:v1:${payload}${mac} -->`;
}

/** Whether the first and last line of a comment are as a holder of the token wrote them. */
export function isSealed(body: string, key: SigningKey): boolean {
  const { payload, mac } = lastLineOf(body);
  return payload !== undefined && mac !== undefined && isSameMac(mac, macOf(sealed(body, payload), key));
}

const sealed = (body: string, payload: string): string => `end\n${firstLineOf(body)}\n${payload}`;

/**
 * Reads the hidden lines of a comment without trusting them: anyone with edit access may have written them. Null for any other text; never
 * throws, and reads only the first and last line.
 */
export function readMarker(body: string): Marker | null {
  const line = readFirstLine(body);
  const hasRecord = line !== null && 'payload' in line;
  const end = readEnd(body);
  if (end !== null) return { ...end, hasRecord, isDamaged: end.hasRecord && !hasRecord };
  const identity = hasRecord ? identityIn(claimsIn(line.payload)) : null;
  return identity && damaged({ ...identity, hasRecord });
}

/** A comment whose hidden lines were edited: only its identity is known, and it counts as the oldest one. */
export const damaged = ({ deployment, config, hasRecord }: Identity & Pick<Marker, 'hasRecord'>): Marker => ({
  deployment,
  config,
  run: { id: 1, attempt: 1 },
  head: null,
  number: 1,
  state: null,
  hasRecord,
  isDamaged: true,
});

function readEnd(body: string): Omit<Marker, 'isDamaged'> | null {
  const claims = claimsIn(fromBase64(lastLineOf(body).payload));
  const identity = identityIn(claims);
  const { run, head, number, state, hasRecord } = claims;
  const [id, attempt] = [fieldOf(run, 'id'), fieldOf(run, 'attempt')];
  if (identity === null || !isCount(id) || !isCount(attempt) || !isCount(number)) return null;
  if (!isText(head) || !isText(state)) return null;
  return { ...identity, run: { id, attempt }, head, number, state, hasRecord: hasRecord === true };
}

/** A record is about one deployment, a comment without one may be about all of a run. */
function identityIn({ deployment, config }: Claims): Identity | null {
  const slug = fieldOf(deployment, 'slug') ?? deployment;
  return (slug === null || isText(slug)) && isText(config) ? { deployment: slug, config } : null;
}

type Claims = Readonly<Record<string, unknown>>;

/** What a payload claims; nothing if it is no JSON object. */
export function claimsIn(payload: Uint8Array | null): Claims {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload ?? []).toString());
    return isObject(value) ? value : {};
  } catch {
    // The comment may have been edited; JSON.parse throws only for invalid JSON.
    return {};
  }
}

const fieldOf = (value: unknown, field: string): unknown => (isObject(value) ? value[field] : undefined);

const isText = (value: unknown): value is string => typeof value === 'string';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
