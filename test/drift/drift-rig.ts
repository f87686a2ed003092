import { startSandbox } from '../../src/sandbox/server.ts';
import type { ProxyHooks } from '../rig/platform-proxy.ts';
import { Rig } from '../rig/platform-and-repository.ts';
import { policy } from '../rig/policies.ts';
import { type CommandResult } from '../rig/run-cli.ts';

/** A user's git repository and a platform, with the commands of `ifmatch drift`. */
export class DriftRig extends Rig {
  static override async open(): Promise<DriftRig> {
    const rig = new DriftRig(await startSandbox({ seed: 'acme' }));
    rig.initGit();
    return rig;
  }

  /** Sets the policies of the platform: each slug with the severities that it blocks. */
  async policies(blocked: Readonly<Record<string, string[]>>): Promise<void> {
    await this.put({ remediation: { policies: Object.entries(blocked).map(([slug, of]) => policy(slug, of)) } });
  }

  drift(args: string, hooks?: ProxyHooks): Promise<CommandResult> {
    return this.cli(`drift ${args}`.trim(), hooks);
  }

  /** Runs `drift --format json`. `entries`: a line for each drifted object; `bases`: what was taken as the last applied state. */
  async driftAsData(args = ''): Promise<{ code: number; entries: string[]; bases: string[]; json: DriftJson }> {
    const json = await this.json<DriftJson>(`drift ${args}`.trim());
    const entries = json.bundles.flatMap((bundle) =>
      bundle.entries.map(
        (entry) => `${entry.origin}: ${entry.verb} ${entry.key.slug ?? entry.key.rule ?? listsOf(entry)}`,
      ),
    );
    return { code: json.code, entries: entries.toSorted(), bases: json.bundles.map(({ base }) => baseOf(base)), json };
  }
}

type Entry = {
  origin: string;
  verb: string;
  key: { slug?: string; rule?: string };
  before: Record<string, string[]> | null;
  after: Record<string, string[]> | null;
  at: { file: string; line: number } | null;
};
type Base = { kind: string; why?: string; commit?: string; differs?: number; path?: string };
export type DriftJson = {
  outcome: string;
  digest: string;
  summary: Record<string, number>;
  bundles: { kind: string; product: string | null; digest: string; base: Base; entries: Entry[] }[];
  unmanaged: { kind: string; product: string | null }[];
  fix: { written: string[]; removed: string[]; fixed: object[]; left: { why: string }[] } | null;
  problems: { message: string }[];
};

/** `rules +x -y`: the files have x, the platform has y. */
function listsOf({ before, after }: Entry): string {
  return ['rulesets', 'rules', 'disabled']
    .flatMap((list) => {
      const [live, files] = [before?.[list] ?? [], after?.[list] ?? []];
      const added = files.filter((item) => !live.includes(item)).map((item) => `+${item}`);
      const gone = live.filter((item) => !files.includes(item)).map((item) => `-${item}`);
      return added.length + gone.length === 0 ? [] : [`${list} ${[...added, ...gone].join(' ')}`];
    })
    .join(', ');
}

const baseOf = ({ kind, why, commit, differs, path }: Base): string =>
  [kind, why, commit?.slice(0, 7), differs, path].filter((part) => part !== undefined).join(' ');

/** The file that declares the policy that `policy` makes on the platform. */
export const policyYaml = (slug: string, ...severities: string[]): string => `# about ${slug}
name: Policy ${slug}
slug: ${slug}
filters:
  mode: all
  conditions:
    - { type: severity, values: [${severities.join(', ')}] } # these
actions:
  - type: block
  - type: pr_comment
`;
