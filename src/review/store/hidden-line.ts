import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Approver } from '../../domain/forge.ts';
import type { HistoryChange } from '../../domain/history.ts';
import type { ReviewRecord } from '../../domain/review.ts';
import type { ReviewKey, Verifier } from './review-key.ts';

// A comment begins with a hidden line: which review it belongs to, what it shows, and the record. The line has a proof, by which the comment is found again
// whoever its author is. Which record may be applied is decided by the anchor alone.

/** What the hidden line of a comment says. */
export type HiddenFacts = {
  readonly pull: number;
  /** The commit of the pull request's branch that the comment is about. */
  readonly head: string;
  /** The kind of state that the comment shows. */
  readonly state: string;
  /** The run that wrote it: a newer run is never overwritten by an older one. */
  readonly run: { readonly id: number; readonly attempt: number };
  /** Of the text that people see, by `textDigest`. */
  readonly text: string;
  /** Null before the first plan. A comment without a plan to apply keeps the record of an earlier commit. */
  readonly record: ReviewRecord | null;
  /** Ids of the comments that hold the record, if it is too long for this one: each has some of its bundles, in order. */
  readonly parts?: readonly number[];
  /** Absent before an apply of the merge, and in comments of older versions. */
  readonly audit?: AuditFacts;
};

/** What `ifmatch history` shows of the applies of a merge, beside its record. */
export type AuditFacts = {
  /** Null if the forge did not tell. */
  readonly approvers: readonly Approver[] | null;
  /** Login of the user who started the last run, if known. */
  readonly startedBy: string | null;
  /** What all attempts sent, or may have sent, as far as it fits. */
  readonly changes: readonly KeptChange[];
  /** How many changes of a deployment are left out, by slug. */
  readonly more: Readonly<Record<string, number>>;
};

/** A change, and the deployments that have it alike. */
export type KeptChange = Omit<HistoryChange, 'deployment'> & { readonly deployments: readonly string[] };

/** SHA-256 over what people see of a comment, in base64url. Forges may change white space and control characters. */
export const textDigest = (text: string): string =>
  createHash('sha256')
    .update(text.normalize('NFC').replaceAll(/[\s\p{C}]+/gu, ''))
    .digest('base64url')
    .slice(0, 22);

/** The state of a comment that continues another one. */
export const stateOfPart = 'part';

/** In characters. Longer facts are compressed. */
const maxUncompressedLength = 8_000;

/** In characters: a longer record goes on in further comments, so that the comment has room for what people read. */
const maxRecordLength = 16_000;

// Neither base64url nor a space can end the HTML comment. The first word tells the comments of other configs and jobs apart.
const hiddenLinePattern = /^<!-- ifmatch:review:v1 ([\w-]{1,4000}) ([\w-]{1,60000}) ([\w-]{22}) -->\r?\n/;

const configWord = ({ scope }: Verifier): string => Buffer.from(scope.config || '-').toString('base64url');

/** Makes the hidden line, with its line break. */
export function makeHiddenLine(key: ReviewKey, facts: HiddenFacts): string {
  const payload = encode(facts);
  return `<!-- ifmatch:review:v1 ${configWord(key)} ${payload} ${key.prove('comment', [payload])} -->\n`;
}

/** Whether the visible text of a comment is the one that its hidden line was written with. */
export const isTextIntact = ({ text }: HiddenFacts, body: string): boolean =>
  text === textDigest(body.replace(hiddenLinePattern, ''));

/** The facts of a comment of ours; null if its first line is missing, was edited, or was written with another token or for another config. */
export function readHiddenLine(key: Verifier, body: string): HiddenFacts | null {
  const [, config = '', payload = '', proof = ''] = hiddenLinePattern.exec(body) ?? [];
  if (config !== configWord(key) || !key.verify(proof, 'comment', [payload])) return null;
  // The proof holds, so this program wrote the payload.
  return decode(payload);
}

/** Encodes facts as base64url. Compressed facts begin with `z`, which those of JSON never do. */
function encode(facts: HiddenFacts): string {
  const json = JSON.stringify(facts);
  const plain = Buffer.from(json).toString('base64url');
  return plain.length <= maxUncompressedLength ? plain : `z${deflateRawSync(json).toString('base64url')}`;
}

function decode(payload: string): HiddenFacts {
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
  const json = payload.startsWith('z') ? inflateRawSync(bytes(payload.slice(1))) : bytes(payload);
  return JSON.parse(json.toString()) as HiddenFacts;
}

/** Splits a record into parts that each fit into a comment. Each has some of the bundles, in order. */
export function splitRecord(record: ReviewRecord): ReviewRecord[] {
  const { bundles } = record;
  const isShort =
    encode({ pull: 0, head: '', state: '', run: { id: 0, attempt: 0 }, text: '', record }).length <= maxRecordLength;
  if (isShort || bundles.length < 2) return [record];
  const middle = Math.ceil(bundles.length / 2);
  return [bundles.slice(0, middle), bundles.slice(middle)].flatMap((half) => splitRecord({ ...record, bundles: half }));
}

/** Joins all parts of a record, in order; null without any. */
export function joinRecordParts(parts: readonly ReviewRecord[]): ReviewRecord | null {
  const [first] = parts;
  return first === undefined ? null : { ...first, bundles: parts.flatMap(({ bundles }) => bundles) };
}

/** Whether a comment begins like one of this config, but its line was edited or has the proof of another token. */
export const isHiddenLineUnreadable = (key: ReviewKey, body: string): boolean =>
  body.startsWith(`<!-- ifmatch:review:v1 ${configWord(key)} `) && readHiddenLine(key, body) === null;
