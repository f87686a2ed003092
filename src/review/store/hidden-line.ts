import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Approver } from '../../domain/forge.ts';
import type { HistoryChange } from '../../domain/history.ts';
import type { ReviewRecord } from '../../domain/review.ts';
import type { ReviewKey, Verifier } from './review-key.ts';

// A comment begins with one line that nobody sees: which review it belongs to, what it shows, and the record. The line has a seal, so that the comment is
// found again whoever its author is. What may be applied is decided by the anchor alone.

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
  /** Since an apply of the merge; older programs wrote none. */
  readonly audit?: AuditFacts;
};

/** What an auditor asks about the applies of a merge, beside its record. */
export type AuditFacts = {
  /** Null if the forge did not tell. */
  readonly approvers: readonly Approver[] | null;
  /** Login of the user who started the last run, if known. */
  readonly startedBy: string | null;
  /** What all attempts sent, or may have sent, as far as there is room. */
  readonly changes: readonly KeptChange[];
  /** How many changes of a deployment are left out, by slug. */
  readonly more: Readonly<Record<string, number>>;
};

/** A change that some deployments have alike. */
export type KeptChange = Omit<HistoryChange, 'deployment'> & { readonly deployments: readonly string[] };

/** SHA-256 over what people see of a comment, in base64url. Forges may change white space and control characters. */
export const textDigest = (text: string): string =>
  createHash('sha256')
    .update(text.normalize('NFC').replaceAll(/[\s\p{C}]+/gu, ''))
    .digest('base64url')
    .slice(0, 22);

/** The state of a comment that goes on where another one ends. */
export const partState = 'part';

/** Longer facts are compressed. In characters, like all sizes of comments. */
const maxUncompressedLength = 8_000;

/** What the hidden line of a comment takes at most, so that the rest is for what people read. */
const maxRecordLength = 16_000;

// Neither base64url nor a space can end the HTML comment. The first word tells the comments of other configs and jobs apart.
const hiddenLinePattern = /^<!-- ifmatch:review:v1 ([\w-]{1,4000}) ([\w-]{1,60000}) ([\w-]{22}) -->\r?\n/;

const configWord = ({ scope }: Verifier): string => Buffer.from(scope.config || '-').toString('base64url');

/** The hidden line, with its line break. */
export function hiddenLine(key: ReviewKey, facts: HiddenFacts): string {
  const payload = encode(facts);
  return `<!-- ifmatch:review:v1 ${configWord(key)} ${payload} ${key.prove('comment', [payload])} -->\n`;
}

/** Whether people see of a comment what its hidden line says that was written. */
export const isTextIntact = ({ text }: HiddenFacts, body: string): boolean =>
  text === textDigest(body.replace(hiddenLinePattern, ''));

/** The facts of a comment of ours; null if its first line is missing, was edited, or was written with another token or for another config. */
export function readHiddenLine(key: Verifier, body: string): HiddenFacts | null {
  const [, config = '', payload = '', seal = ''] = hiddenLinePattern.exec(body) ?? [];
  if (config !== configWord(key) || !key.verify(seal, 'comment', [payload])) return null;
  // The seal holds, so the payload is what this program wrote.
  return decode(payload);
}

/** In base64url; with `z` in front if it is compressed, which JSON never begins with. */
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

/** A record in pieces that each fit into a comment, with some of its bundles each, in order. Joined they are the record. */
export function splitRecord(record: ReviewRecord): ReviewRecord[] {
  const { bundles } = record;
  const isShort =
    encode({ pull: 0, head: '', state: '', run: { id: 0, attempt: 0 }, text: '', record }).length <= maxRecordLength;
  if (isShort || bundles.length < 2) return [record];
  const middle = Math.ceil(bundles.length / 2);
  return [bundles.slice(0, middle), bundles.slice(middle)].flatMap((half) => splitRecord({ ...record, bundles: half }));
}

/** The record of which these are all pieces, in order; null without any. */
export function joinRecordParts(pieces: readonly ReviewRecord[]): ReviewRecord | null {
  const [first] = pieces;
  return first === undefined ? null : { ...first, bundles: pieces.flatMap(({ bundles }) => bundles) };
}

/** Whether a comment begins like one of this config, although its line was edited, or is one of another token. */
export const isHiddenLineUnreadable = (key: ReviewKey, body: string): boolean =>
  body.startsWith(`<!-- ifmatch:review:v1 ${configWord(key)} `) && readHiddenLine(key, body) === null;
