import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Content } from '../../src/domain/preview.ts';
import type { DetectionBundle, RemediationBundle } from '../../src/generated/types.ts';
import { bundleDigest } from '../../src/plan/digest.ts';
import { undoBundle } from '../../src/plan/undo.ts';
import { detections, policies, seed } from './arbitraries.ts';
import {
  detection,
  diffOfDetection,
  diffOfPolicies,
  exceptionEntry,
  exclude,
  listsEntry,
  planned,
  policy,
  policyEntry,
  remediation,
} from './build.ts';

const text = (content: Content | null): string =>
  bundleDigest({ kind: 'remediation', content: content as RemediationBundle });
const detectionText = (content: Content | null): string =>
  bundleDigest({ kind: 'detection/code', content: content as DetectionBundle });

const goneException = exceptionEntry(exclude('whole'), { exception_type: 'exclude' }, null);

describe('the undo', () => {
  test('of any change of policies is what stood before, and its own undo is the change again', () => {
    fc.assert(
      fc.property(policies, policies, (live, sent) => {
        const undo = undoBundle(planned(remediation(sent), diffOfPolicies(live, sent)));
        expect(text(undo)).toBe(text({ policies: live }));
        const back = (undo as RemediationBundle).policies;
        expect(text(undoBundle(planned(remediation(back), diffOfPolicies(sent, back))))).toBe(text({ policies: sent }));
      }),
      seed,
    );
  });

  test('of any change of a detection bundle is what stood before, and its own undo is the change again', () => {
    fc.assert(
      fc.property(detections, detections, (live, sent) => {
        const undo = undoBundle(planned(detection(sent), diffOfDetection(live, sent))) as DetectionBundle;
        expect(detectionText(undo)).toBe(detectionText(live));
        expect(detectionText(undoBundle(planned(detection(undo), diffOfDetection(sent, undo))))).toBe(
          detectionText(sent),
        );
      }),
      seed,
    );
  });

  test('keeps fields that nobody knows, takes the slug from the key, and leaves unused fields out', () => {
    const before = { ...policy('a'), slug: null, description: null, level: null, extra: { deep: [1] } };
    const bundle = planned(remediation([policy('a')]), { updates: [policyEntry('a', before, policy('a'))] });
    const { description: _, ...kept } = before;
    expect(undoBundle(bundle)).toEqual({ policies: [{ ...kept, slug: 'a' }] });
  });

  test('finds a created policy that has no slug in the files', () => {
    const { slug: _, ...unnamed } = policy('x', { name: 'New one' });
    const bundle = planned(remediation([unnamed, policy('a')]), {
      creates: [policyEntry('new-one-2', null, { ...unnamed, slug: 'new-one-2' })],
    });
    expect(undoBundle(bundle)).toEqual({ policies: [policy('a')] });
  });

  test('makes lists that the platform left out empty, and keeps what else stood with them', () => {
    const bundle = planned(detection({ rules: ['a'] }), {
      updates: [listsEntry({ rules: ['b'], rulesets: null, paths: ['x'] }, { rules: ['a'] })],
    });
    expect(undoBundle(bundle)).toEqual({ rules: ['b'], rulesets: [], disabled: [], paths: ['x'], exceptions: [] });
  });

  test('makes an exception of a project tag from its key, without what belongs to the bundle', () => {
    const { project: _, ...rest } = exclude('r');
    const tagged = { ...rest, project_tag_name: 'prod' };
    const bundle = planned(detection({}), {
      deletes: [
        exceptionEntry(
          tagged,
          { exception_type: 'exclude', rulesets: [], product: 'code', expires: null, note: 'x' },
          null,
        ),
      ],
    });
    expect(undoBundle(bundle)?.['exceptions']).toEqual([{ ...tagged, note: 'x' }]);
  });

  test.for([
    [
      'a kind that nobody knows',
      remediation([]),
      { object: 'NewThing', key: { id: 1 }, before: { a: 1 }, after: null },
    ],
    ['a policy whose content the platform did not tell', remediation([]), policyEntry('a', {}, null)],
    ['an exception without a type', detection({}), exceptionEntry(exclude('r'), {}, null)],
    [
      'an exception with a scope that nobody knows',
      detection({}),
      { ...exceptionEntry(exclude('r'), { exception_type: 'exclude' }, null), key: { scope_type: 'team' } },
    ],
  ] as const)('is none when it would be half of one: %s', ([, bundle, entry]) => {
    expect(undoBundle(planned(bundle, { deletes: [entry] }))).toBeNull();
    const whole = bundle.kind === 'remediation' ? policyEntry('z', policy('z'), null) : goneException;
    expect(undoBundle(planned(bundle, { deletes: [entry, whole] }))).toBeNull();
  });

  test.for(['creates', 'deletes'] as const)('is none when the platform %s the lists, which it only updates', (list) => {
    const entry = listsEntry({ rules: ['b'] }, { rules: ['a'] });
    expect(undoBundle(planned(detection({ rules: ['a'] }), { [list]: [entry] }))).toBeNull();
  });

  test.for(['creates', 'updates'] as const)(
    'is none when the platform %s an exception by another name than the one that is sent',
    (list) => {
      const is = { exception_type: 'exclude' };
      const was = list === 'creates' ? null : { exception_type: 'include' };
      const lists = { [list]: [exceptionEntry(exclude('r', 'acme/web'), was, is)] };
      expect(undoBundle(planned(detection({ exceptions: [exclude('r', 'acme/web')] }), lists))).not.toBeNull();
      expect(undoBundle(planned(detection({ exceptions: [exclude('r', 'Acme/Web')] }), lists))).toBeNull();
    },
  );

  test('is none when the platform tells only the list that changes', () => {
    const lists = { updates: [listsEntry({ rules: ['a'] }, { rules: ['a', 'b'] })] };
    expect(undoBundle(planned(detection({ rules: ['a', 'b'] }), lists))).not.toBeNull();
    expect(undoBundle(planned(detection({ rules: ['a', 'b'], rulesets: ['p'] }), lists))).toBeNull();
  });

  test.for([{ active: true }, { name: 'P', active: true }, { filters: {} }])(
    'is none when the platform tells only some fields of a policy: %o',
    (before) => {
      const bundle = planned(remediation([policy('p')]), { updates: [policyEntry('p', before, policy('p'))] });
      expect(undoBundle(bundle)).toBeNull();
    },
  );

  test('is none when an update is of no policy that is sent', () => {
    const bundle = planned(remediation([policy('a')]), { creates: [policyEntry('b', null, { name: 'other' })] });
    expect(undoBundle(bundle)).toBeNull();
  });
});
