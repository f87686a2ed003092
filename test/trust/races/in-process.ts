import { applyPlan } from '../../../src/apply/apply.ts';
import type { ApplyContext } from '../../../src/apply/context.ts';
import type { Bundle } from '../../../src/domain/bundle.ts';
import type { Plan, PlannedBundle } from '../../../src/domain/plan.ts';
import type { Platform } from '../../../src/domain/platform.ts';
import { noExtraFields } from '../../../src/domain/extra-fields.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { openPlatform } from '../../../src/platform/client.ts';
import { Token } from '../../../src/platform/token.ts';
import { makePlan, planBundle } from '../../../src/plan/plan.ts';
import { acme, detection, locate, policy, remediation } from '../../plan/build.ts';
import { type Kind, textOf } from '../proxy/put-log.ts';
import type { ProxiedSetup } from '../proxy/proxied-setup.ts';
import type { Random } from '../suite.ts';
import type { Racer } from './check.ts';

/** How many appliers run at the same time. */
const appliers = 8;

/** What an applier wants: its bundles in the order in which it sends them. */
type Wish = { readonly mark: string; readonly bundles: readonly Bundle[] };
type Reviewed = { readonly wish: Wish; readonly plan: Plan };

/** One round: all review what they want, some share a plan, and all apply at once. */
export async function raceRound(round: number, platforms: readonly Platform[], random: Random): Promise<Racer[]> {
  // Half of the rounds start from one state; in the others reviews and applies mix.
  const together = random.below(2) === 0;
  const onStale = random.pick<'refuse' | 'same-diff'>(['refuse', 'same-diff']);
  const wishes = makeWishes(round, random);
  const waits = platforms.map(() => [random.below(40), random.below(12)] as const);
  const plans = together
    ? await Promise.all(platforms.map((platform, index) => review(platform, wishes[index] as Wish)))
    : null;
  return Promise.all(
    platforms.map(async (platform, index) => {
      const [before, between] = waits[index] ?? [0, 0];
      await turns(before);
      const reviewed = plans?.[index] ?? (await review(platform, wishes[index] as Wish));
      await turns(between);
      const report = await applyPlan(reviewed.plan, applyingTo(platform, reviewed.wish), {
        onStale,
        limits: defaultSettings.guards,
        saveUndo: async () => {},
      });
      return toRacer(`applier ${String(index)} of round ${String(round)}`, reviewed.plan, report.results);
    }),
  );
}

/** Clients of one platform; in a process of several appliers each has its own. */
export const openClients = ({ sandbox }: ProxiedSetup): Platform[] =>
  Array.from({ length: appliers }, () =>
    openPlatform({
      address: sandbox.url,
      token: new Token(sandbox.token),
      env: {},
    }),
  );

function makeWishes(round: number, random: Random): Wish[] {
  const wishes: Wish[] = [];
  for (let index = 0; index < appliers; index += 1) {
    const mark = `round ${String(round)}, applier ${String(index)}`;
    const own = { mark, bundles: random.pick<Order>(orders).map((kind) => make[kind](mark)) };
    const shared = index > 0 && random.below(4) === 0 ? wishes[index - 1] : undefined;
    wishes.push(shared ?? own);
  }
  return wishes;
}

type Order = readonly (keyof typeof make)[];
const orders: readonly [Order, ...Order[]] = [
  ['remediation'],
  ['code'],
  ['remediation', 'code'],
  ['code', 'remediation'],
];

const make = {
  remediation: (mark: string): Bundle =>
    remediation([
      policy('trust', {
        description: mark,
        active: true,
        filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'], mode: 'any' }] },
        actions: [{ type: 'pr_comment', config: {} }],
      }),
    ]),
  code: (mark: string): Bundle => detection({ rules: [mark.replaceAll(/\W+/g, '-')] }),
};

async function review(platform: Platform, wish: Wish): Promise<Reviewed> {
  const bundles = await Promise.all(
    wish.bundles.map(async (bundle) => planBundle(bundle, acme, await platform.dryRun(acme, bundle), locate)),
  );
  // In the order of the wish: two appliers that go opposite ways must not harm each other.
  return { wish, plan: { ...makePlan(bundles), bundles } };
}

const applyingTo = (platform: Platform, { bundles }: Wish): ApplyContext => ({
  targets: bundles.map((bundle) => ({ bundle, deployment: acme, platform })),
  locate,
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
      kind: kindOf(kind),
      stateVersion,
      content: textOf(content as Readonly<Record<string, unknown>>),
    })),
    results: new Map(results.map(({ bundle, result }) => [kindOf(bundle.kind), result.kind])),
  };
}

const kindOf = (kind: Bundle['kind']): Kind =>
  kind === 'remediation' ? kind : (kind.slice('detection/'.length) as Kind);

/** Lets the event loop go round, so that each race has another order. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}
