/** With characters that every form writes in another way. */
export const canaryToken = 'canary/+of=the&"platform"~%<0123456789>';

/** A token as it stands and as headers, addresses, JSON, HTML, hexadecimal and base64 at each of its three offsets would carry it. */
export function formsOf(token: string): string[] {
  const bytes = Buffer.from(token);
  const url = encodeURIComponent(token);
  const json = JSON.stringify(token).slice(1, -1);
  const html = token.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const inBase64 = [0, 1, 2].flatMap((offset) => {
    // The first and the last characters depend on what stands beside the token.
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

/** Which forms of some tokens a text holds. */
export const formsIn = (text: string, tokens: readonly string[]): string[] =>
  tokens.flatMap((token) => formsOf(token).filter((form) => text.includes(form)));
