import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BundleContent } from '../../src/domain/bundle.ts';
import type { DetectionBundle, RemediationBundle } from '../../src/generated/types.ts';
import { invertChanges, undoBundle } from '../../src/plan/undo.ts';
import { detections, policies, fuzzParameters } from '../plan/arbitraries.ts';
import { declaredDetection, diffOfDetection, diffOfPolicies, planOfBundle, declaredPolicies } from '../plan/build.ts';

test("the predicted undo of policies equals the platform's diff", () => {
  fc.assert(
    fc.property(policies, policies, (live, sent) => {
      const bundle = planOfBundle(declaredPolicies(sent), diffOfPolicies(live, sent));
      const undo: BundleContent = { kind: 'remediation', content: undoBundle(bundle) as RemediationBundle };
      const expected = invertChanges(bundle, declaredPolicies(undo.content.policies), 'v1');
      const { policies: back } = undo.content;
      const answered = planOfBundle({ ...declaredPolicies(back), origins: new Map() }, diffOfPolicies(sent, back));
      expect({ ...expected, content: null }).toEqual({ ...answered, content: null });
    }),
    fuzzParameters,
  );
});

test("the predicted undo of a detection bundle equals the platform's diff", () => {
  fc.assert(
    fc.property(detections, detections, (live, sent) => {
      const bundle = planOfBundle(declaredDetection(sent), diffOfDetection(live, sent));
      const content = undoBundle(bundle) as DetectionBundle;
      const expected = invertChanges(bundle, declaredDetection(content), 'v1');
      const answered = planOfBundle(declaredDetection(content), diffOfDetection(sent, content));
      expect(expected.changes.map(({ id, verb }) => [id, verb])).toEqual(
        answered.changes.map(({ id, verb }) => [id, verb]),
      );
      expect(expected.diffDigest).toBe(answered.diffDigest);
    }),
    fuzzParameters,
  );
});
