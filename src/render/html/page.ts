import { createHash } from 'node:crypto';
import { script } from './script.ts';
import { style } from './style.ts';
import { type Html, markup, verbatim } from './template.ts';

/** Source of an inline element for a content security policy (CSP 3, 2.3.1). */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing may be loaded, sent or run but the one style and the one script below. */
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A whole document that needs nothing from elsewhere. */
export const pageOf = (title: string, body: Html): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${verbatim(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${verbatim(style)}</style>
</head>
<body>
${body}
<script>${verbatim(script)}</script>
</body>
</html>
`.text;
