import { type Answer, byId, type Call, type Site } from '../site.ts';

/** Asks the emulator, and answers what it says. */
export async function forward({ operation, target, body, actor }: Call, site: Site): Promise<Answer> {
  const { status, headers, text } = await site.emulator.send(
    actor.token,
    operation.method,
    target,
    body === '' ? undefined : body,
  );
  const { link } = headers;
  return {
    status,
    body: text === '' ? null : (JSON.parse(text) as unknown),
    headers: typeof link === 'string' ? { link: linksOf(link, site) } : {},
  };
}

const linksOf = (link: string, site: Site): string =>
  link
    .split(', ')
    .map((one) =>
      byId(
        one.replace(site.emulator.url, () => site.api),
        site,
      ),
    )
    .join(', ');
