/** Formats of tokens, and of the secret part of addresses. Each matches exactly the secret. */
export const credentialFormats = [
  // GitHub, GitLab, npm, PyPI
  String.raw`\bgh[pousr]_[A-Za-z0-9]{20,}`,
  String.raw`\bgithub_pat_\w{20,}`,
  String.raw`\bglpat-[\w-]{20,}`,
  String.raw`\bnpm_[A-Za-z0-9]{30,}`,
  String.raw`\bpypi-[\w-]{50,}`,
  // Slack, Discord, Microsoft Teams
  String.raw`\bxox[a-z]-[\w-]{10,}`,
  String.raw`\bxapp-[\w-]{10,}`,
  String.raw`(?<=\bhooks\.slack(?:-gov)?\.com/(?:services|workflows|triggers)/)[\w/-]+`,
  String.raw`(?<=\bdiscord(?:app)?\.com/api/webhooks/)[\w/-]+`,
  String.raw`(?<=\bwebhook\.office\.com/webhookb2/)[\w@/-]+`,
  // Amazon, Google, Atlassian, SendGrid, Stripe and others with `sk`
  String.raw`\b(?:AKIA|ASIA)[A-Z0-9]{16}\b`,
  String.raw`\bAIza[\w-]{35}`,
  String.raw`\bATATT3[\w=-]{20,}`,
  String.raw`\bSG\.[\w-]{16,}\.[\w-]{16,}`,
  String.raw`\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}`,
  String.raw`\bsk-[\w-]{20,}`,
  // JSON Web Tokens, the header `Authorization`, keys
  String.raw`\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]*`,
  String.raw`(?<=\b(?:Bearer|Basic) )[A-Za-z0-9+/._~-]{16,}=*`,
  String.raw`(?<=-----BEGIN [A-Z ]*PRIVATE KEY-----)[^-]+`,
  // Any address: a password, or a secret in the query
  String.raw`(?<=\bhttps?://[^\s/"':@]*:)[^\s/"'@]+(?=@)`,
  String.raw`(?<=[?&](?:access_token|api_?key|auth|key|password|secret|sig|signature|token)=)[^\s&"'#]{8,}`,
].join('|');

/** Every credential contains one of these substrings. Most texts contain none of them, and are not searched further. */
const credentialHint = /[-_]|:\/\/|SG\.|eyJ|AKIA|ASIA|AIza|ATATT3|Bearer |Basic /;

/** Shorter values are not secrets, and are common in other texts. */
const minCredentialLength = 8;

/** Whether a text contains a credential of a known format. */
export const hasCredential = (text: string): boolean =>
  text.length >= minCredentialLength && credentialHint.test(text) && new RegExp(credentialFormats).test(text);

/** Whether the value of a setting is a credential by the name of the setting, such as `token` or `apiKey`. */
export const isCredentialSetting = (name: string, value: string): boolean =>
  value.length >= minCredentialLength && isCredentialName(name);

const isCredentialName = (name: string): boolean =>
  /(?:^|[_.-])(?:(?:access|api|private|signing)[_.-]?key|authorization|credentials?|passw(?:or)?d|secret|token)$/.test(
    name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase(),
  );

/** The text with every credential of a known format replaced by what `mask` returns. */
export const maskFormats = (text: string, mask: Mask = maskWithThreeStars): string =>
  text.length >= minCredentialLength && credentialHint.test(text)
    ? text.replaceAll(new RegExp(credentialFormats, 'g'), mask)
    : text;

type Mask = (secret: string) => string;

const maskWithThreeStars: Mask = () => '***';

/** A mask that keeps the columns of a line. */
export const maskInSameWidth: Mask = (secret) => '*'.repeat(secret.length);

/** A line of YAML without its credentials: those of a known format, and the values of settings such as `token`. */
export const maskLine = (line: string, mask: Mask = maskWithThreeStars): string =>
  maskFormats(
    line.replaceAll(settingPattern, (whole: string, start: string, name: string, value: string) => {
      const plainValue = withoutComment(value);
      const isSecret = isCredentialSetting(name, plainValue.replaceAll(/^["']|["']$/g, ''));
      return isSecret ? start + mask(plainValue) + value.slice(plainValue.length) : whole;
    }),
    mask,
  );

/** A plain value without the YAML comment after it. */
function withoutComment(value: string): string {
  const comment = /\s#/.exec(value)?.index ?? value.length;
  return value.slice(0, comment).trimEnd();
}

/** `name: value` in block or flow style. Group 1 is the text before the value, group 2 the name, group 3 the value. */
const settingPattern =
  /((?<![\w.-])["']?([A-Za-z][\w.-]*)["']?:\s+)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"',[\]{}|>][^,\]}]*)/g;

/** The lines of a YAML text without its credentials, also in texts of several lines. */
export function maskLines(lines: readonly string[]): string[] {
  let block: { readonly indent: number } | null = null;
  return lines.map((line) => {
    const indent = line.search(/\S/);
    if (block !== null && indent > block.indent) return `${' '.repeat(indent)}***`;
    const [, name = ''] = /^\s*(?:- )?["']?([\w.-]+)["']?: [|>]/.exec(line) ?? [];
    block = isCredentialName(name) ? { indent } : null;
    return maskLine(line);
  });
}
