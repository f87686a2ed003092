import type { PlannedBundle } from '../../../domain/plan.ts';
import type { PulledFile, PullOutcome, PullReport, InexpressibleField } from '../../../domain/pull-outcome.ts';
import { describeBundleObject } from '../../words/names.ts';
import { bundleJson, changeJson, renderRunJson, type RunInfo } from './fields.ts';

const emptyPull: PullReport = { bundles: [], files: [], inexpressible: [], undeclared: [] };

/** A pull in the versioned shape for scripts. */
export function renderPullJson(outcome: PullOutcome, run: RunInfo): string {
  const pull = 'pull' in outcome ? outcome.pull : emptyPull;
  const differs = outcome.kind === 'differs' ? outcome : null;
  return renderRunJson('pull', outcome, run, {
    bundles: pull.bundles.map(bundleJson),
    files: pull.files.map(fileJson),
    unsaid: pull.inexpressible.map(notExpressibleJson),
    unmanaged: pull.undeclared.map(bundleJson),
    left: differs?.remainingChanges.flatMap(bundleChangesJson) ?? [],
    moved: differs?.isPlatformChanged ?? false,
  });
}

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

/** A field or object of the platform that policy files cannot express. */
function notExpressibleJson({ object, pointer, reason, at, ...bundle }: InexpressibleField): object {
  const { object: type, key } = describeBundleObject(object, bundle.kind);
  return { ...bundleJson(bundle), object: type, key, pointer: [...pointer], why: reason, at };
}

const bundleChangesJson = ({ changes, ...bundle }: PlannedBundle): object[] =>
  changes.map((change) => ({ ...bundleJson(bundle), ...changeJson(change) }));
