import { escapeHidden } from './visible.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML or XML, between tags or in a quoted attribute; printed into a log it is no command of GitHub's runner either. */
export const escapeHtml = (text: string): string =>
  escapeHidden(text)
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
    .replaceAll('##[', '##&#91;');
