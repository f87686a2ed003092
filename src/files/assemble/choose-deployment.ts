import type { Bundle } from '../../domain/bundle.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Settings } from '../../domain/settings.ts';
import { askedPaths, unknownDeployment, type WantedPaths } from '../find/asked-paths.ts';
import { noFiles } from '../find/find-files.ts';

/** The bundles of one deployment. Files that name none are meant for the one that the run names. */
export function chooseDeployment(
  bundles: readonly Bundle[],
  settings: Settings,
  slug: string,
  paths: WantedPaths['paths'],
): { bundles: Bundle[]; problems: Problem[] } {
  const chosen = bundles
    .filter((bundle) => bundle.deployment === slug || bundle.deployment === null)
    .map((bundle) => withDeployment(bundle, slug));
  if (chosen.length > 0) return { bundles: chosen, problems: [] };
  const known = knownDeployments(bundles, settings);
  if (!known.includes(slug)) return { bundles: [], problems: [unknownDeployment(settings, slug, known)] };
  const searched = askedPaths(settings, { paths, deployment: slug }).paths.map(({ path }) => path);
  return { bundles: [], problems: [noFiles(searched, slug)] };
}

function knownDeployments(bundles: readonly Bundle[], settings: Settings): string[] {
  if (settings.deployments.size > 0) return [...settings.deployments.keys()];
  return [...new Set(bundles.flatMap((bundle) => bundle.deployment ?? []))];
}

function withDeployment(bundle: Bundle, slug: string): Bundle {
  if (bundle.kind === 'remediation') {
    return { ...bundle, deployment: slug, content: { deployment_slug: slug, ...bundle.content } };
  }
  return { ...bundle, deployment: slug, content: { deployment_slug: slug, ...bundle.content } };
}
