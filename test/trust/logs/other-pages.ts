import { PlatformError } from '../../../src/domain/errors.ts';
import type { PullOutcome } from '../../../src/domain/pull-outcome.ts';
import { renderDoctor } from '../../../src/report/formats/terminal/doctor.ts';
import { renderDriftTerminal } from '../../../src/report/formats/terminal/drift.ts';
import { renderPullTerminal } from '../../../src/report/formats/terminal/pull.ts';
import { driftWith } from '../markdown/drift-pages.ts';

const width = 80;
const color = false;

const doctorPage = (text: string): string => {
  const checks = (['ok', 'warning', 'failed', 'skipped'] as const).map((status) => ({
    id: 'node' as const,
    about: text,
    status,
    message: text,
    fix: text,
  }));
  return renderDoctor(checks, { width, color });
};

const pullView = { width, color, quiet: false, git: () => 'git diff' } as const;
const objects = { policy: 1, ruleset: 0, rule: 0, 'disabled rule': 0, exception: 0 };

const pullPage = (text: string): string => {
  const [deployment, kind] = [{ id: '1', slug: text }, 'remediation'] as const;
  const inexpressible = (['no-field', 'layout', 'unwritable'] as const).map((reason) => ({
    deployment,
    kind,
    object: { kind: 'policy', slug: text } as const,
    pointer: [text, 0],
    reason,
    at: { file: text, line: 1, column: 1 },
  }));
  const files = (['create', 'update', 'delete'] as const).map((verb) => ({ path: text, verb, objects }));
  const outcome: PullOutcome = {
    kind: 'written',
    problems: [],
    pull: { bundles: [{ deployment, kind }], files, inexpressible, undeclared: [{ deployment, kind }] },
  };
  return renderPullTerminal(outcome, { ...pullView, platform: text, repeatedOptions: text, scope: [] });
};

const failedPullPage = (text: string): string => {
  const error = new PlatformError(text, { status: 400, code: text, fix: text, requestId: text });
  return renderPullTerminal(
    { kind: 'failed', error, problems: [] },
    { ...pullView, platform: text, repeatedOptions: text, scope: [] },
  );
};

const driftPage = (text: string): string =>
  renderDriftTerminal(
    { kind: 'drift', drift: driftWith(text), fix: null, brokenTests: [], problems: [] },
    { platform: text, repeatedOptions: text, config: text, width, color, verbose: true },
  );

/** Pages that print no outcome, with the same text in place of every foreign text. */
export const otherPages: Readonly<Record<string, (text: string) => string>> = {
  'the checks of the doctor': doctorPage,
  'a pull': pullPage,
  'a pull that failed': failedPullPage,
  drift: driftPage,
};
