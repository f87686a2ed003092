import { type Check, worstStatus } from '../../../domain/doctor-check.ts';
import { toJson } from '../../escape.ts';

/** The checks in a versioned shape for scripts. `fix`: null if there is nothing to do; a skipped check has its reason in `says`. */
export function renderDoctorJson(checks: readonly Check[], tool: string): string {
  const document = {
    version: 1,
    tool,
    command: 'doctor',
    outcome: worstStatus(checks),
    checks: checks.map((check) => ({
      check: check.id,
      deployment: check.about,
      status: check.status,
      says: check.message,
      fix: 'fix' in check ? check.fix : null,
    })),
  };
  return `${toJson(document, 2)}\n`;
}
