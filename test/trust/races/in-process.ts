import { applyPlan } from '../../../src/apply/apply.ts';
import type { ApplyContext } from '../../../src/apply/context.ts';
import type { Bundle } from '../../../src/domain/bundle.ts';
import type { Plan, PlannedBundle } from '../../../src/domain/plan.ts';
import type { Platform } from '../../../src/domain/platform.ts';
import { noExtraFields } from '../../../src/domain/extra-fields.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { openPlatform } from '../../../src/platform/platform-client.ts';
import { Token } from '../../../src/platform/token.ts';
import { makePlan, planBundle } from '../../../src/plan/plan.ts';
import { acme, declaredDetection, fakeLocate, makePolicy, declaredPolicies } from '../../plan/build.ts';
import { type ShortKind, toLoggedContent } from '../proxy/put-log.ts';
import type { ProxiedSetup } from '../proxy/proxied-setup.ts';
import type { Random } from '../suite.ts';
import type { Racer } from './verify-races.ts';

/** The number of appliers that run at the same time. */
const applierCount = 8;

/** The bundles that an applier proposes, in the order in which it sends them. */
type Proposal = { readonly label: string; readonly bundles: readonly Bundle[] };
type ReviewedProposal = { readonly proposal: Proposal; readonly plan: Plan };

/** Runs one round: all appliers review their proposals, some share a plan, and all apply at the same time. */
export async function runRaceRound(round: number, platforms: readonly Platform[], random: Random): Promise<Racer[]> {
  // In half of the rounds all reviews end before the first apply. In the others reviews and applies overlap.
  const isReviewedTogether = random.below(2) === 0;
  const onStale = random.pick<'refuse' | 'same-diff'>(['refuse', 'same-diff']);
  const proposals = drawProposals(round, random);
  const delays = platforms.map(() => [random.below(40), random.below(12)] as const);
  const plans = isReviewedTogether
    ? await Promise.all(platforms.map((platform, index) => review(platform, proposals[index] as Proposal)))
    : null;
  return Promise.all(
    platforms.map(async (platform, index) => {
      const [beforeReview, beforeApply] = delays[index] ?? [0, 0];
      await yieldToEventLoop(beforeReview);
      const reviewed = plans?.[index] ?? (await review(platform, proposals[index] as Proposal));
      await yieldToEventLoop(beforeApply);
      const report = await applyPlan(reviewed.plan, makeApplyContext(platform, reviewed.proposal), {
        onStale,
        limits: defaultSettings.guards,
        saveUndo: async () => {},
      });
      return toRacer(`applier ${String(index)} of round ${String(round)}`, reviewed.plan, report.results);
    }),
  );
}

/** Opens one client of the platform for each applier. */
export const openClients = ({ sandbox }: ProxiedSetup): Platform[] =>
  Array.from({ length: applierCount }, () =>
    openPlatform({
      address: sandbox.url,
      token: new Token(sandbox.token),
      env: {},
    }),
  );

function drawProposals(round: number, random: Random): Proposal[] {
  const proposals: Proposal[] = [];
  for (let index = 0; index < applierCount; index += 1) {
    const label = `round ${String(round)}, applier ${String(index)}`;
    const newProposal = { label, bundles: random.pick<BundleOrder>(orders).map((kind) => bundleMakers[kind](label)) };
    const sharedProposal = index > 0 && random.below(4) === 0 ? proposals[index - 1] : undefined;
    proposals.push(sharedProposal ?? newProposal);
  }
  return proposals;
}

type BundleOrder = readonly (keyof typeof bundleMakers)[];
const orders: readonly [BundleOrder, ...BundleOrder[]] = [
  ['remediation'],
  ['code'],
  ['remediation', 'code'],
  ['code', 'remediation'],
];

const bundleMakers = {
  remediation: (label: string): Bundle =>
    declaredPolicies([
      makePolicy('trust', {
        description: label,
        active: true,
        filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'], mode: 'any' }] },
        actions: [{ type: 'pr_comment', config: {} }],
      }),
    ]),
  code: (label: string): Bundle => declaredDetection({ rules: [label.replaceAll(/\W+/g, '-')] }),
};

async function review(platform: Platform, proposal: Proposal): Promise<ReviewedProposal> {
  const bundles = await Promise.all(
    proposal.bundles.map(async (bundle) => planBundle(bundle, acme, await platform.dryRun(acme, bundle), fakeLocate)),
  );
  // In the order of the proposal, because appliers with opposite orders must not block each other.
  return { proposal, plan: { ...makePlan(bundles), bundles } };
}

const makeApplyContext = (platform: Platform, { bundles }: Proposal): ApplyContext => ({
  targets: bundles.map((bundle) => ({ bundle, deployment: acme, platform })),
  locate: fakeLocate,
  extraFields: noExtraFields,
  isStopRequested: () => false,
  pause: () => Promise.resolve(),
  progress: () => {},
});

function toRacer(
  name: string,
  { bundles }: Plan,
  results: readonly { bundle: PlannedBundle; result: { kind: string } }[],
): Racer {
  return {
    name,
    reviewed: bundles.map(({ kind, stateVersion, content }) => ({
      kind: toShortKind(kind),
      stateVersion,
      content: toLoggedContent(content as Readonly<Record<string, unknown>>),
    })),
    results: new Map(results.map(({ bundle, result }) => [toShortKind(bundle.kind), result.kind])),
  };
}

const toShortKind = (kind: Bundle['kind']): ShortKind =>
  kind === 'remediation' ? kind : (kind.slice('detection/'.length) as ShortKind);

/** Waits for some turns of the event loop, so that each race has another order. */
async function yieldToEventLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}
