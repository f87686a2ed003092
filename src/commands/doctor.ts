import type { Check } from '../domain/preview.ts';
import { inParallel } from '../domain/json.ts';
import type { Settings } from '../domain/settings.ts';
import { Redaction, spellings } from '../platform/token.ts';
import type { Git } from '../runtime/git.ts';
import type { Environment, Runtime } from '../runtime.ts';
import { examineDeployment } from './doctor/platform.ts';
import { Examination } from './doctor/examination.ts';
import { examineHere, examineNetwork } from './doctor/here.ts';
import type { Loaded } from './load.ts';

export type DoctorOptions = {
  readonly config: string | null;
  /** Only this deployment. */
  readonly deployment: string | null;
  /** What `--base-url` says. */
  readonly baseUrl: string | null;
  /** The embedded platform is meant. */
  readonly sandbox: boolean;
  /** Milliseconds: what one check may take, and after how many no more is begun. */
  readonly limits: { readonly check: number; readonly run: number };
};

/** What is looked at beside the runtime of every command. */
export type Surroundings = {
  readonly env: Environment;
  /** Version of the Node that runs this, as 24.1.0. */
  readonly node: string;
  readonly git: Pick<Git, 'read' | 'refusal'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export const usualLimits: DoctorOptions['limits'] = { check: 10_000, run: 120_000 };

/** Looks at everything that a run needs and changes nothing. Each check is in the answer, also those that could not be made. */
export async function doctor(options: DoctorOptions, runtime: Runtime, around: Surroundings): Promise<Check[]> {
  const redaction = new Redaction(secretsIn(around.env).flatMap(spellings));
  const bounds = {
    patience: options.limits.check,
    end: AbortSignal.timeout(options.limits.run),
    redact: (text: string) => redaction.redact(text),
  };
  const common = new Examination(bounds);
  const { config, files } = await examineHere(common, options, runtime, around);
  const connection = await examineNetwork(common, options, around);
  const ofDeployments = await inParallel(slugsOf(options, config.value, files.value), async (slug) => {
    const own = new Examination(bounds);
    await examineDeployment(own, { slug, config, files, connection }, runtime, around);
    return own.checks;
  });
  return [...common.checks, ...ofDeployments.flat()];
}

/** The deployments that the files and the config name; null for whichever the token sees. */
function slugsOf({ deployment }: DoctorOptions, settings: Settings | null, files: Loaded | null): (string | null)[] {
  if (deployment !== null) return [deployment];
  const named = [...(settings?.deployments.keys() ?? []), ...(files?.bundles.map((bundle) => bundle.deployment) ?? [])];
  const slugs = [...new Set(named)].filter((slug) => slug !== null);
  return slugs.length === 0 ? [null] : slugs;
}

/** What must never be printed, whoever quotes it. */
const secretsIn = (env: Environment): string[] =>
  Object.entries(env)
    .filter(([name]) =>
      /^(?:IFMATCH_API_TOKEN(?:_|$)|IFMATCH_USER_JWT$|GITHUB_TOKEN$|INPUT_(?:API|GITHUB)-TOKEN$)/.test(name),
    )
    .flatMap(([, value]) => (value === undefined || value.trim() === '' ? [] : [value, value.trim()]));
