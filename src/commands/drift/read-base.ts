import type { Bundle } from '../../domain/bundle.ts';
import type { ProblemCode } from '../../domain/problem.ts';
import type { Source } from '../../domain/source.ts';
import type { Triangulation } from '../../domain/triangulation.ts';
import { absent } from '../scope.ts';
import { filesAt, type Past } from './past-bundles.ts';

/** What a base declares: below the paths of the run, and each of these bundles as a whole; and which of its files is wrong. */
export type Base = {
  readonly asked: readonly Bundle[];
  readonly bundles: readonly Bundle[];
  readonly wrong: Pick<Triangulation['base'], 'errorsIn' | 'isUnread'>;
};

type Read = Pick<Base, 'bundles' | 'wrong'>;

/** Files of a base that cannot be read, or have errors, declare nothing; neither do those that are not there. */
export function readBase(source: Source, past: Past): Base {
  const { paths } = past.files.wanted;
  const { bundles: asked, wrong } = bundlesIn(source, past, paths);
  if (paths.length === 0) return { asked, bundles: asked, wrong };
  // A file may have come from elsewhere: then the same paths gave only a part of the bundle.
  return { asked, bundles: wholeOf(asked, bundlesIn(source, past, []).bundles), wrong };
}

function bundlesIn(source: Source, past: Past, paths: readonly string[]): Read {
  const files = filesAt(source, past, paths);
  if (files === null) return { bundles: [], wrong: { errorsIn: past.files.settings.file ?? null, isUnread: false } };
  const errors = files.problems.filter(({ code, severity }) => severity === 'error' && !absent.has(code));
  if (errors.length === 0) return { bundles: files.bundles, wrong: { errorsIn: null, isUnread: false } };
  const first = files.report(errors).find(({ position }) => position !== null);
  const isUnread = first !== undefined && unread.has(first.problem.code);
  return { bundles: [], wrong: { errorsIn: first?.position?.file ?? null, isUnread } };
}

const unread: ReadonlySet<ProblemCode> = new Set(['not-a-file', 'symlink']);

/** Those that hold all that was asked for, before those that were. */
function wholeOf(asked: readonly Bundle[], all: readonly Bundle[]): Bundle[] {
  const isSame = (one: Bundle, other: Bundle): boolean =>
    one.kind === other.kind && one.deployment === other.deployment;
  const holds = (whole: Bundle, part: Bundle): boolean =>
    !isSame(whole, part) || [...part.origins.keys()].every((id) => whole.origins.has(id));
  const wholes = all.filter((whole) => asked.every((part) => holds(whole, part)));
  return [...wholes, ...asked.filter((part) => !wholes.some((whole) => isSame(whole, part)))];
}
