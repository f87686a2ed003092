/** The end of every seed's history, in milliseconds: fixed, so that the same seed gives the same rows on any day. */
export const anchor = Date.UTC(2026, 10, 1);
/** 18 months before. */
export const beginning = Date.UTC(2025, 4, 1);

export const minute = 60_000;
export const day = 86_400_000;
