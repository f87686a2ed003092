import { previewCommand } from '../../src/cli/commands/preview.ts';
import { isPlanFile } from '../../src/generated/guards/plan.js';
import type {
  DetectionBundle,
  PlanChange,
  PlanFile,
  PlanTriangulation,
  RemediationPolicy,
} from '../../src/generated/types.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { type Click, Stage } from '../drift/stage.ts';

/** What a preview with a base told: changes and what is live in a line each. */
export type Told = {
  code: number;
  changes: string[];
  live: string[];
  /** What was done on the platform, for those changes that take something back. */
  edits: string[];
  /** What the files do against the base, where an apply also takes something back. */
  own: string[];
  dropped: string[];
  inBase: boolean[];
  file: PlanFile & { triangulation: PlanTriangulation };
};

/** What stands in one place: policies, and lists of detection for code where there are any. */
export type State = { policies?: RemediationPolicy[]; code?: DetectionBundle };

/** A repository with a branch that starts at a base, and a platform that others edit. */
export class Branch extends Stage {
  static override async open(quirks: string[] = []): Promise<Branch> {
    const branch = new Branch(await startSandbox({ quirks, seed: 'acme' }));
    branch.git('init', '--quiet', '--initial-branch=main');
    return branch;
  }

  /** Commits the base, edits the platform, and leaves the files as the branch has them. */
  async meet({ base, files, live }: { base: State; files: State; live: State }): Promise<void> {
    this.commit(filesOf(base));
    const gone = Object.keys(filesOf(base)).filter((path) => !(path in filesOf(files)));
    this.write({ ...Object.fromEntries(gone.map((path) => [path, null])), ...filesOf(files) });
    if (live.policies !== undefined) await this.put('remediation-policies', { policies: live.policies });
    if (live.code !== undefined) await this.put('detection-policy/code', { ...live.code });
  }

  async preview(...given: (string | Click)[]): Promise<{ code: number; text: string }> {
    return this.command(previewCommand, 'preview', given);
  }

  /** What a preview tells of the files as they are against a base. */
  async told(base: string, ...given: (string | Click)[]): Promise<Told> {
    const { code, text } = await this.preview('--format', 'json', '--base', base, ...given);
    if (code === 64) throw new Error(text);
    const file: unknown = JSON.parse(text);
    if (!isPlanFile(file)) throw new Error(`no plan file: ${JSON.stringify(isPlanFile.errors)}`);
    const { triangulation } = file;
    if (triangulation === undefined) throw new Error(`nothing was told: ${text}`);
    const { bundles, dropped } = triangulation;
    return {
      code,
      changes: bundles.flatMap(({ changes }, index) =>
        changes.map((one) => changeLine(one, file.bundles[index]?.changes)),
      ),
      live: bundles.flatMap(({ live }) => live.map(lineOf)),
      edits: bundles.flatMap(({ changes }) => changes.flatMap(({ edit }) => (edit === null ? [] : [lineOf(edit)]))),
      own: bundles.flatMap(({ changes }) => changes.flatMap(({ own }) => (own === null ? [] : [lineOf(own)]))),
      dropped: dropped.map(({ deployment, kind, product }) => `${String(deployment)} ${product ?? kind}`),
      inBase: bundles.map(({ in_base: inBase }) => inBase),
      file: { ...file, triangulation },
    };
  }
}

type Origin = PlanTriangulation['bundles'][number]['changes'][number];

function changeLine({ origin, part, object, key }: Origin, plan: readonly PlanChange[] = []): string {
  const isSame = (one: PlanChange): boolean => one.object === object && JSON.stringify(one.key) === JSON.stringify(key);
  return `${origin}: ${lineOf(part ?? plan.find(isSame))}`;
}

function lineOf(change: PlanChange | undefined): string {
  if (change === undefined) throw new Error('a change that the plan does not have');
  const { verb, key, effect, says } = change;
  const name = [key['slug'], key['rule']].find((one) => typeof one === 'string') ?? 'lists';
  return `${verb} ${name}, ${effect}: ${says}`;
}

/** JSON is YAML too. */
const filesOf = ({ policies, code }: State): Record<string, string> => ({
  ...(policies === undefined ? {} : { 'policies/all.yaml': JSON.stringify({ policies }, null, 2) }),
  ...(code === undefined ? {} : { 'policies/code.yaml': JSON.stringify({ product: 'code', ...code }, null, 2) }),
});

/** A policy that blocks these severities. */
export const policy = (
  slug: string,
  severities: string[],
  more: Partial<RemediationPolicy> = {},
): RemediationPolicy => ({
  name: `Policy ${slug}`,
  slug,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: severities }] },
  actions: [{ type: 'block' }, { type: 'pr_comment' }],
  ...more,
});

/** The same for a severity and a confidence. */
export const narrowed = (severities: string[], confidence: string[]): RemediationPolicy['filters'] => ({
  mode: 'all',
  conditions: [
    { type: 'severity', values: severities },
    { type: 'confidence', values: confidence },
  ],
});

export const lists = (more: Partial<DetectionBundle>): DetectionBundle => ({
  rulesets: [],
  rules: [],
  disabled: [],
  exceptions: [],
  ...more,
});

export const exception = (
  rule: string,
  type: 'include' | 'exclude' = 'exclude',
): DetectionBundle['exceptions'][number] => ({
  exception_type: type,
  rule,
  rule_type: 'rule',
  project: 'acme/checkout-api',
});
