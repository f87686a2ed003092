import type { Enforced, Impact } from '../../../src/domain/impact.ts';
import type { Outcome } from '../../../src/domain/plan.ts';
import type { HtmlView } from '../../../src/render/html/page.ts';
import { blockCriticals, detection, outcomes, plan, remediation, secrets } from '../build.ts';
import { explained, figures, own, triangulation } from '../explained.ts';

export const view: HtmlView = { command: 'preview', platform: 'https://platform.example', version: '0.1.0' };

const { object, key, id } = blockCriticals;

const none = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0 };
const enforced: Enforced = {
  before: {
    blocked: { ...none, critical: 6, high: 40 },
    'possibly-blocked': { ...none, high: 2 },
    commented: { ...none, high: 10, unknown: 1 },
    'possibly-commented': none,
    monitored: { ...none, critical: 3 },
  },
  after: {
    blocked: { ...none, critical: 9 },
    'possibly-blocked': { ...none, high: 2 },
    commented: { ...none, high: 50, unknown: 1 },
    'possibly-commented': none,
    monitored: none,
  },
};

/** One of each kind of estimate; `name` stands wherever the platform gives a name. */
export const impactOf = (name: string): Impact => ({
  bundles: [
    {
      deployment: { id: '1234', slug: 'acme' },
      kind: 'remediation',
      blocked: {
        kind: 'at-least',
        figures: { newly: figures({ critical: 3 }, name), noLonger: figures({ high: 40, critical: 2 }, name) },
        because: [{ why: 'findings', limit: 10_000 }],
      },
      enforced,
      lost: null,
      changes: [
        {
          about: 'policy',
          object,
          key,
          id,
          matched: {
            kind: 'estimate',
            figures: { before: figures({ high: 40, critical: 9 }, name), after: figures({ critical: 9 }, name) },
          },
          blocked: { kind: 'estimate', figures: { newly: figures({}, name), noLonger: figures({ high: 40 }, name) } },
        },
        {
          about: 'policy',
          object,
          key: { slug: name },
          id: 'slug other',
          matched: { kind: 'not-estimable', because: [{ why: 'condition', type: name }] },
          blocked: {
            kind: 'not-estimable',
            because: [{ why: 'condition', type: name }],
          },
        },
        { about: 'other', object: name, key: { name }, id: 'x' },
      ],
    },
    {
      deployment: { id: '1234', slug: 'acme' },
      kind: 'detection/code',
      blocked: null,
      enforced: null,
      lost: {
        issues: { kind: 'estimate', figures: 7 },
        findings: { kind: 'not-estimable', because: [{ why: 'platform', message: name }] },
      },
      changes: [
        {
          about: 'detection',
          object: 'DetectionPolicy',
          key: { product: 'code' },
          id: 'policy',
          items: [
            {
              list: 'disabled',
              name,
              verb: 'added',
              issues: { kind: 'estimate', figures: 7 },
              findings: { kind: 'not-estimable', because: [{ why: 'platform', message: name }] },
            },
          ],
        },
      ],
    },
  ],
  looked: { findings: 10_000, requests: 12 },
});

/** An outcome with all that may be told of it. */
export const everything: Outcome = {
  ...explained['all-told'],
  plan: plan(remediation, detection, secrets),
  problems: outcomes['changes']!.problems,
  impact: impactOf('acme/shop'),
  triangulation: {
    ...triangulation,
    bundles: triangulation.bundles.map((one) =>
      one.kind === 'detection/code' ? { ...one, changes: detection.changes.map(own) } : one,
    ),
  },
};
