import { createHash } from 'node:crypto';
import { ForgeError } from '../domain/errors.ts';
import type { ReviewRecord } from '../domain/review.ts';
import { count } from '../util/text.ts';
import type { ReviewKey } from './key.ts';

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
};

/** SHA-256 over what people see of a comment, in base64url. Forges may change white space and control characters. */
export const textDigest = (text: string): string =>
  createHash('sha256')
    .update(text.normalize('NFC').replaceAll(/[\s\p{C}]+/gu, ''))
    .digest('base64url')
    .slice(0, 22);

/** In characters; the rest of a comment is for what people read. */
const longestPayload = 60_000;

// Neither base64url nor a space can end the HTML comment. The first word tells the comments of other configs and jobs apart.
const line = /^<!-- ifmatch:review:v1 ([\w-]{1,4000}) ([\w-]{1,60000}) ([\w-]{22}) -->\r?\n/;

const configWord = ({ scope }: ReviewKey): string => Buffer.from(scope.config || '-').toString('base64url');

/** The hidden line, with its line break. Throws ForgeError for a record of so many bundles that no comment holds it. */
export function hiddenLine(key: ReviewKey, facts: HiddenFacts): string {
  const payload = Buffer.from(JSON.stringify(facts)).toString('base64url');
  if (payload.length > longestPayload)
    throw new ForgeError(
      `The record of ${count(facts.record?.bundles.length ?? 0, 'bundle')} does not fit into a comment.`,
      {
        fix: 'Split the pull request, or review each deployment in a job of its own.',
      },
    );
  return `<!-- ifmatch:review:v1 ${configWord(key)} ${payload} ${key.prove('comment', [payload])} -->\n`;
}

/** Whether people see of a comment what its hidden line says that was written. */
export const isTextIntact = ({ text }: HiddenFacts, body: string): boolean =>
  text === textDigest(body.replace(line, ''));

/** The facts of a comment of ours; null if its first line is missing, was edited, or was written with another token or for another config. */
export function readHiddenLine(key: ReviewKey, body: string): HiddenFacts | null {
  const [, config = '', payload = '', seal = ''] = line.exec(body) ?? [];
  if (config !== configWord(key) || !key.holds(seal, 'comment', [payload])) return null;
  // The seal holds, so the payload is what this program wrote.
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as HiddenFacts;
}

/** Whether a comment begins like one of this config, although its line was edited, or is one of another token. */
export const isUnreadable = (key: ReviewKey, body: string): boolean =>
  body.startsWith(`<!-- ifmatch:review:v1 ${configWord(key)} `) && readHiddenLine(key, body) === null;
