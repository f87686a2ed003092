/** The token of the tests. It has characters that every encoding changes, so that each form is a different text. */
export const canaryToken = 'canary/+of=the&"platform"~%<0123456789>';

/** Returns all forms of a token: raw, and encoded for URLs, JSON, HTML, hexadecimal, and base64 at each of three offsets. */
export function formsOf(token: string): string[] {
  const bytes = Buffer.from(token);
  const url = encodeURIComponent(token);
  const json = JSON.stringify(token).slice(1, -1);
  const html = token.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const inBase64 = [0, 1, 2].flatMap((offset) => {
    // The first and last characters depend on the bytes around the token.
    const inner = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '')
      .slice(4, -2);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const hex = bytes.toString('hex');
  return [
    ...new Set([
      token,
      url,
      url.replaceAll(/%../g, (code) => code.toLowerCase()),
      encodeURI(token),
      json,
      json.replaceAll('/', String.raw`\/`),
      html,
      html.replaceAll('"', '&quot;'),
      hex,
      hex.toUpperCase(),
      ...inBase64,
    ]),
  ];
}

/** Returns all forms of the tokens that the text contains. */
export const formsIn = (text: string, tokens: readonly string[]): string[] =>
  tokens.flatMap((token) => formsOf(token).filter((form) => text.includes(form)));
