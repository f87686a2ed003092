import type { Answer, Handler, Site } from '../site.ts';

const last = new WeakMap<Site, Promise<unknown>>();

/** One after another, as a database or git would have it: what was looked at still holds when it is written. */
export const inTurn =
  (handler: Handler): Handler =>
  (call, site) => {
    const answer = (last.get(site) ?? Promise.resolve()).then(() => handler(call, site));
    last.set(
      site,
      answer.catch(() => undefined),
    );
    return answer satisfies Promise<Answer>;
  };
