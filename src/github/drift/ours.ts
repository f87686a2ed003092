import type { Page } from '../../domain/github.ts';
import { isBy, isNewer } from '../comment-life.ts';
import { type DriftMarker, readDriftMarker } from './marker.ts';

/** Whose drift is told, by whom, and in which run. */
export type Teller = Omit<DriftMarker, 'digest'> & {
  /** Login that our issues and pull requests are written by, for example `github-actions[bot]`. */
  readonly author: string;
};

/** What there is to say of a deployment's drift. */
export type Told = {
  readonly digest: string;
  readonly title: string;
  /** Below the first line. */ readonly body: string;
};

/** What is said once the drift is gone. */
export type Gone = { /** One line of Markdown. */ readonly line: string };

/** How it ended: the page that tells of the drift, what else there is to say, and what went wrong; a sentence each. */
export type Telling = {
  readonly url: string | null;
  readonly notices: readonly string[];
  readonly warnings: readonly string[];
};

/** A page of ours, with what its first line says. */
export type Owned<P extends Page = Page> = P & { readonly marker: DriftMarker };

/** The pages of a deployment and config that are ours, oldest first. */
export const ownedBy = <P extends Page>(pages: readonly P[], { deployment, config, author }: Teller): Owned<P>[] =>
  pages
    .flatMap((page) => {
      const marker = isBy(page, author) ? readDriftMarker(page.body) : null;
      return marker?.deployment === deployment && marker.config === config ? [{ ...page, marker }] : [];
    })
    .toSorted((a, b) => a.number - b.number);

/** Whether a run that began later, or a later attempt, wrote a page. */
export const isLater = ({ marker }: Owned, { run }: Teller): boolean => isNewer(marker.run, run);

/** The one that was closed last. */
export const lastClosed = <P extends Page>(pages: readonly Owned<P>[]): Owned<P> | null =>
  pages.toSorted((a, b) => (a.closedAt ?? 0) - (b.closedAt ?? 0) || a.number - b.number).at(-1) ?? null;
