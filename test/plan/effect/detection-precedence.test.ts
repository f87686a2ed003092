import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DetectionBundle, DetectionException } from '../../../src/generated/types.ts';
import { makePlan } from '../../../src/plan/plan.ts';
import { detection, diffOfDetection, planned } from '../build.ts';

const rules = ['a', 'b'];
const packs = ['p', 'q'];
const projects = ['x', 'y'];

const scope = fc.constantFrom({ project: 'x' }, { project: 'y' }, { project_tag_name: 't' });
const subject = fc.constantFrom(
  ...rules.map((rule) => ({ rule, rule_type: 'rule' as const })),
  ...packs.map((rule) => ({ rule, rule_type: 'pack' as const })),
);
const exceptions: fc.Arbitrary<DetectionException[]> = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('include' as const, 'exclude' as const), subject, scope)
    .map(([exception_type, what, where]) => ({ exception_type, ...what, ...where })),
  { maxLength: 3, selector: ({ exception_type: _, ...rest }) => JSON.stringify(rest) },
);
const bundles: fc.Arbitrary<DetectionBundle> = fc.record({
  rulesets: fc.subarray(packs),
  rules: fc.subarray(rules),
  disabled: fc.subarray(rules),
  exceptions,
});

/** What the API leaves open: which rules a pack holds, which projects have a tag, and which of several exceptions goes before. */
type World = {
  readonly holds: Readonly<Record<string, readonly string[]>>;
  readonly tagged: readonly string[];
  readonly first: 'project' | 'rule' | 'exclude' | 'include';
};
const worlds: fc.Arbitrary<World> = fc.record({
  holds: fc.record({ p: fc.subarray(rules), q: fc.subarray(rules) }),
  tagged: fc.subarray(projects),
  first: fc.constantFrom('project', 'rule', 'exclude', 'include'),
});

/** Whether a rule runs in a project. */
function runs(bundle: DetectionBundle, rule: string, project: string, { holds, tagged, first }: World): boolean {
  const isMeant = (one: DetectionException): boolean =>
    (one.project === undefined ? tagged.includes(project) : one.project === project) &&
    (one.rule_type === 'rule' ? one.rule === rule : holds[one.rule]?.includes(rule) === true);
  const rankOf = ({ exception_type: type, project: named, rule_type }: DetectionException): number => {
    if (first === 'exclude' || first === 'include') return Number(type === first) * 4;
    const [byProject, byRule] = [Number(named !== undefined), Number(rule_type === 'rule')];
    return first === 'project' ? byProject * 2 + byRule : byRule * 2 + byProject;
  };
  const meant = bundle.exceptions.filter(isMeant);
  const most = Math.max(...meant.map(rankOf));
  const types = meant.filter((one) => rankOf(one) === most).map(({ exception_type: type }) => type);
  if (types.length > 0) return !types.includes('exclude');
  const isListed = bundle.rules.includes(rule) || bundle.rulesets.some((pack) => holds[pack]?.includes(rule));
  return isListed && !bundle.disabled.includes(rule);
}

test('whichever exception goes before, and whatever packs hold, no loss is called stricter or neutral, no gain looser or neutral', () => {
  fc.assert(
    fc.property(bundles, bundles, fc.boolean(), worlds, (live, other, isNear, world) => {
      const sent = isNear ? { ...live, exceptions: other.exceptions, disabled: other.disabled } : other;
      const { effect } = makePlan([planned(detection(sent), diffOfDetection(live, sent))]).summary;
      const all = rules.flatMap((rule) => projects.map((project) => ({ rule, project })));
      const turned = (from: DetectionBundle, to: DetectionBundle): boolean =>
        all.some(({ rule, project }) => runs(from, rule, project, world) && !runs(to, rule, project, world));
      expect(turned(live, sent) && ['stricter', 'neutral'].includes(effect)).toBe(false);
      expect(turned(sent, live) && ['looser', 'neutral'].includes(effect)).toBe(false);
    }),
    { seed: 20_261_122, numRuns: 10_000 },
  );
});
