import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { usableToken } from '../../plan/file/signing.ts';

/** What a proof is bound to: it does not hold anywhere else. */
export type ReviewScope = {
  /** Name of the forge, and the id of the repository there. */
  readonly forge: string;
  readonly repository: string;
  /** What distinguishes the runs of one repository from each other: path of the config, and the deployment of a job that has only one. */
  readonly config: string;
};

/** Checks proofs, and cannot make any. */
export type Verifier = Pick<ReviewKey, 'scope' | 'verify'>;

/** What a proof is for. A proof of one kind never passes for another. `applied`: a marker. */
type ProofKind = 'record' | 'applied' | 'comment' | 'drift';

/** Proves what a run wrote: nobody without the API token can make a proof, and none fits another place. */
export class ReviewKey {
  readonly scope: ReviewScope;
  private readonly key: Uint8Array;

  /**
   * HKDF with SHA-256 (RFC 5869) over the API token, with the salt `ifmatch review v1` and the scope as info. Throws SigningError when the token is
   * so short that whoever reads a proof could guess it offline.
   */
  constructor(secret: string, scope: ReviewScope) {
    this.scope = scope;
    const info = JSON.stringify([scope.forge, scope.repository, scope.config]);
    this.key = Buffer.from(hkdfSync('sha256', usableToken(secret, 'record'), 'ifmatch review v1', info, 32));
  }

  /** The first 128 bits of an HMAC-SHA256 over the facts, in 22 characters of base64url. */
  prove(kind: ProofKind, facts: readonly (string | number)[]): string {
    const mac = createHmac('sha256', this.key)
      .update(JSON.stringify([kind, ...facts]))
      .digest();
    return mac.subarray(0, 16).toString('base64url');
  }

  /** Whether a proof is one of these facts; compares in constant time. */
  verify(proof: string, kind: ProofKind, facts: readonly (string | number)[]): boolean {
    const [actual, expected] = [Buffer.from(proof), Buffer.from(this.prove(kind, facts))];
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }
}
