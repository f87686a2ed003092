import type { BundleKind } from '../../domain/bundle.ts';
import type { Change, PlannedBundle } from '../../domain/plan.ts';
import type { PullReport, PulledFile, PullOutcome, Unsaid } from '../../domain/pull.ts';
import { toJson } from '../escape/json.ts';
import { errorJson, problemJson } from '../json.ts';
import { namedBy } from './words.ts';

/** What wrote it, and what was asked. */
export type PullRun = { readonly tool: string; readonly platform: string | null };

const nothing: PullReport = { bundles: [], files: [], unsaid: [], unmanaged: [] };

/** A pull as the versioned JSON that scripts rely on, written field by field: what is not named here never gets out. */
export function renderPullJson(outcome: PullOutcome, { tool, platform }: PullRun): string {
  const pull = 'pull' in outcome ? outcome.pull : nothing;
  const differs = outcome.kind === 'differs' ? outcome : null;
  const document = {
    version: 1,
    tool,
    command: 'pull',
    outcome: outcome.kind,
    platform,
    bundles: pull.bundles.map(bundleJson),
    files: pull.files.map(fileJson),
    unsaid: pull.unsaid.map(unsaidJson),
    unmanaged: pull.unmanaged.map(bundleJson),
    left: differs?.left.flatMap(leftJson) ?? [],
    moved: differs?.moved ?? false,
    problems: outcome.problems.map(problemJson),
    error: outcome.kind === 'failed' ? errorJson(outcome.error) : null,
  };
  return `${toJson(document, 2)}\n`;
}

const kinds = {
  remediation: { kind: 'remediation', product: null },
  'detection/code': { kind: 'detection', product: 'code' },
  'detection/secrets': { kind: 'detection', product: 'secrets' },
} as const satisfies Record<BundleKind, { kind: string; product: string | null }>;

const bundleJson = ({ deployment, kind }: PullReport['bundles'][number]): object => ({
  deployment: { id: deployment.id, slug: deployment.slug },
  ...kinds[kind],
});

const fileJson = ({ path, verb, objects }: PulledFile): object => ({
  path,
  verb,
  objects: {
    policies: objects.policy,
    rulesets: objects.ruleset,
    rules: objects.rule,
    disabled: objects['disabled rule'],
    exceptions: objects.exception,
  },
});

function unsaidJson({ id, pointer, why, ...owner }: Unsaid): object {
  const { object, key } = namedBy(id, owner.kind);
  return { ...bundleJson(owner), object, key, pointer: [...pointer], why };
}

const leftJson = ({ changes, ...owner }: PlannedBundle): object[] =>
  changes.map((change) => ({ ...bundleJson(owner), ...changeJson(change) }));

const changeJson = (change: Change): object => ({
  verb: change.verb,
  object: change.object,
  key: change.key,
  before: change.verb === 'create' ? null : change.before,
  after: change.verb === 'delete' ? null : change.after,
});
