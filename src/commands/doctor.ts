import type { Check } from '../domain/preview.ts';
import { type Environment, inParallel } from '../domain/json.ts';
import type { Settings } from '../domain/settings.ts';
import { Redaction, spellings } from '../platform/token.ts';
import type { Runtime } from '../runtime.ts';
import { examineDeployment } from './doctor/platform.ts';
import { type DoctorOptions, Examination, type Surroundings } from './doctor/examination.ts';
import { examineHere, examineNetwork } from './doctor/here.ts';
import type { Loaded } from './load.ts';

export const usualLimits: DoctorOptions['limits'] = { check: 10_000, run: 120_000 };

/** Checks everything that a run needs and changes nothing. Checks that could not run are reported as skipped. */
export async function doctor(options: DoctorOptions, runtime: Runtime, around: Surroundings): Promise<Check[]> {
  const redaction = new Redaction(secretsIn(around.env).flatMap(spellings));
  const { clock } = runtime;
  const bounds = {
    clock,
    patience: options.limits.check,
    end: clock.now() + options.limits.run,
    redact: (text: string) => redaction.redact(text),
  };
  const common = new Examination(bounds);
  const { config, files } = await examineHere(common, options, runtime, around);
  const connection = await examineNetwork(common, options, runtime, around);
  const ofDeployments = await inParallel(slugsOf(options, config.value, files.value), async (slug) => {
    const own = new Examination(bounds);
    await examineDeployment(own, { slug, config, files, connection }, runtime, around);
    return own.checks;
  });
  return [...common.checks, ...ofDeployments.flat()];
}

/** The deployments that files and config name; null for the only one that the token sees. */
function slugsOf({ deployment }: DoctorOptions, settings: Settings | null, files: Loaded | null): (string | null)[] {
  if (deployment !== null) return [deployment];
  const named = [...(settings?.deployments.keys() ?? []), ...(files?.bundles.map((bundle) => bundle.deployment) ?? [])];
  const slugs = [...new Set(named)].filter((slug) => slug !== null);
  return slugs.length === 0 ? [null] : slugs;
}

/** Values that must never be printed. */
const secretsIn = (env: Environment): string[] =>
  Object.entries(env)
    .filter(([name]) =>
      /^(?:IFMATCH_API_TOKEN(?:_|$)|IFMATCH_USER_JWT$|GITHUB_TOKEN$|INPUT_(?:API|GITHUB)-TOKEN$)/.test(name),
    )
    .flatMap(([, value]) => (value === undefined || value.trim() === '' ? [] : [value, value.trim()]));
