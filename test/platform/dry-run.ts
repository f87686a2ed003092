import type { BundleKind } from '../../src/domain/bundle.ts';
import type { Preview } from '../../src/domain/preview.ts';
import { isPreviewAnswer } from '../../src/generated/guards/answers.js';
import { checkShape } from '../../src/platform/answers.ts';
import { parseJson } from '../../src/platform/json.ts';
import { fillRejected, tidyPreview } from '../../src/platform/dry-run.ts';
import type { Headers } from '../../src/platform/http.ts';

/** The answer of a dry run as the client reads it. */
export const parse = (kind: BundleKind, text: string, headers: Headers = {}): Preview =>
  tidyPreview(kind, checkShape(fillRejected(parseJson(text)), isPreviewAnswer), headers);
/** The same, of an answer that has a state version. */
export const tidy = (kind: BundleKind, answer: object, headers: Headers = {}): Preview =>
  parse(kind, JSON.stringify({ state_version: 'v1', ...answer }), headers);

/** A changed policy as a diff names it. */
export const policy = (slug: string, more: object = {}) => ({
  kind: 'RemediationPolicy',
  key: { slug },
  before: { slug, name: 'Old', actions: [] },
  after: { slug, name: 'New', actions: [] },
  ...more,
});
