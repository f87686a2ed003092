import type { Reply } from '../http/exchange.ts';
import { excerpt } from './excerpt.ts';
import { parseJson } from './json.ts';
import { Misunderstanding } from './misunderstanding.ts';

/** The JSON of an answer, as text and as its value. `clean` takes secrets out of what an error quotes. Throws Misunderstanding. */
export function readJson({ headers, body }: Reply, clean: (text: string) => string): { text: string; value: unknown } {
  const type = headers['content-type'] ?? '';
  if (body.length === 0) throw new Misunderstanding('with an empty body', notTheApi);
  if (!isJson(type)) {
    throw new Misunderstanding(`with ${nameOf(type)} in place of JSON${quote(body, clean)}`, notTheApi);
  }
  const text = decode(body);
  if (text === null) throw new Misunderstanding('with bytes that are not UTF-8 in place of JSON', notTheApi);
  try {
    return { text, value: parseJson(text) };
  } catch (error) {
    // A SyntaxError of ours, which says nothing of the text.
    throw new Misunderstanding(`with JSON that cannot be used: ${(error as Error).message}${quote(body, clean)}`);
  }
}

const notTheApi =
  'Check that the address is the API of the platform, and that no login page or proxy answers in its place.';

const isJson = (type: string): boolean => /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type.trim());

function nameOf(type: string): string {
  if (type === '') return 'a body without a content type';
  return /^text\/html/i.test(type) ? 'an HTML page' : excerpt(type.split(';')[0] ?? '');
}

function decode(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    // Not UTF-8, which JSON over HTTP must be (RFC 8259, 8.1).
    return null;
  }
}

function quote(body: Uint8Array, clean: (text: string) => string): string {
  const text = excerpt(clean(new TextDecoder().decode(body)));
  return text === '' ? '' : `, "${text}"`;
}
