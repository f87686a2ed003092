import type { Blocked, BlockedEstimate } from '../../domain/impact.ts';

/** How many findings turn one way: so many, at least so many, or null for not known. */
export type Turn = { readonly way: keyof Blocked; readonly least: '' | 'at least '; readonly findings: number | null };

/** What is told of both ways; that at least none turns tells nothing. */
export function turnsIn(blocked: BlockedEstimate): Turn[] {
  return (['newly', 'noLonger'] as const).map((way): Turn => {
    const findings = blocked.kind === 'not-estimable' ? 0 : blocked.figures[way].findings;
    const isSure = blocked.kind === 'estimate' || !blocked.unsure.includes(way);
    return { way, least: isSure ? '' : 'at least ', findings: isSure || findings > 0 ? findings : null };
  });
}
