import type { Bundle } from '../../domain/bundle.ts';
import type { Source } from '../../domain/source.ts';
import { filesAt, type Past } from '../drift/past-bundles.ts';
import { absent } from '../scope.ts';

/** What a base declares: below the paths of the run, and each of these bundles as a whole; and the first of its files with errors. */
export type Base = {
  readonly asked: readonly Bundle[];
  readonly bundles: readonly Bundle[];
  readonly errorsIn: string | null;
};

type Read = Pick<Base, 'bundles' | 'errorsIn'>;

/** Files of a base that cannot be read, or have errors, declare nothing; neither do those that are not there. */
export function readBase(source: Source, past: Past): Base {
  const { paths } = past.files.wanted;
  const { bundles: asked, errorsIn } = bundlesIn(source, past, paths);
  if (paths.length === 0) return { asked, bundles: asked, errorsIn };
  // A file may have come from elsewhere: then the same paths gave only a part of the bundle.
  return { asked, bundles: wholeOf(asked, bundlesIn(source, past, []).bundles), errorsIn };
}

function bundlesIn(source: Source, past: Past, paths: readonly string[]): Read {
  const files = filesAt(source, past, paths);
  if (files === null) return { bundles: [], errorsIn: past.files.settings.file ?? null };
  const errors = files.problems.filter(({ code, severity }) => severity === 'error' && !absent.has(code));
  if (errors.length === 0) return { bundles: files.bundles, errorsIn: null };
  const [first = null] = files.report(errors).flatMap(({ position }) => position?.file ?? []);
  return { bundles: [], errorsIn: first };
}

/** Those that hold all that was asked for, before those that were. */
function wholeOf(asked: readonly Bundle[], all: readonly Bundle[]): Bundle[] {
  const isSame = (one: Bundle, other: Bundle): boolean =>
    one.kind === other.kind && one.deployment === other.deployment;
  const holds = (whole: Bundle, part: Bundle): boolean =>
    !isSame(whole, part) || [...part.origins.keys()].every((id) => whole.origins.has(id));
  const wholes = all.filter((whole) => asked.every((part) => holds(whole, part)));
  return [...wholes, ...asked.filter((part) => !wholes.some((whole) => isSame(whole, part)))];
}
