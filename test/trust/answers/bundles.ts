import type { BundleContent } from '../../../src/domain/bundle.ts';

export const remediation: BundleContent = { kind: 'remediation', content: { policies: [] } };
export const detection: BundleContent = {
  kind: 'detection/code',
  content: { rulesets: [], rules: [], disabled: [], exceptions: [] },
};
