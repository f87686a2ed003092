import type { RecordPayload } from '../domain/record.ts';
import { writeRecordLine } from './first-line.ts';
import { deriveKey, macOf } from './mac.ts';
import { oddField, writePayload } from './payload-text.ts';

/**
 * The whole first line of a comment, without a line break: `<!-- ifmatch:record:v1:<key id>:<payload>:<mac> -->`. The secret is the API
 * token of the deployment. Throws RecordError when it is too short.
 */
export function signRecord(payload: RecordPayload, secret: string): string {
  const odd = oddField(payload);
  if (odd !== null) throw new Error(`a record cannot hold this ${odd}`);
  const text = writePayload(payload);
  const key = deriveKey(secret, payload);
  return writeRecordLine({ keyId: key.id, payload: Buffer.from(text), mac: macOf(text, key) });
}
