import { advisories } from './data/advisories.ts';
import { columns, linesOf } from './lines.ts';

export type Advisory = {
  readonly ecosystem: string;
  readonly package: string;
  /** `CVE-…`, or `MAL-…` for a malicious package. */
  readonly id: string;
  /** The first version that is not affected. */
  readonly fixed: string;
  /** The only version that is affected, where not all before `fixed` are. */
  readonly only: string | null;
  readonly severity: string;
  readonly kind: string;
  /** How likely it is to be exploited, from 0 to 1. */
  readonly score: number;
};

export const readAdvisories = (): Advisory[] => linesOf(advisories).map(readAdvisory);

function readAdvisory(line: string): Advisory {
  const [ecosystem, affected, id, version, severity, kind, score] = columns(line, 7);
  const only = version.startsWith('=') ? version.slice(1) : null;
  return { ecosystem, package: affected, id, fixed: version, only, severity, kind, score: Number(score) };
}
