import type { Change } from '../../domain/plan.ts';

/** `owner: appsec · ticket: SEC-12`; null when there are no notes. */
export function noteWords(change: Change): string | null {
  const notes = change.verb === 'delete' ? [] : Object.entries(change.notes);
  if (notes.length === 0) return null;
  return notes.map(([name, value]) => `${name.replace(/^x-/, '')}: ${value}`).join(' · ');
}
