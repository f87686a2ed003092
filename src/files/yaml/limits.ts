/** How many collections may stand in each other. */
export const depthLimit = 32;
/** How many aliases a document may have. */
export const aliasLimit = 100;
/** How many values aliases may add to a document. */
export const growthLimit = 100_000;

/** How many lines, commas, brackets and dashes a document may have: each may be one more value, and millions of them take gigabytes. */
export const entryLimit = 500_000;

/** How many characters a key may have: a reader may stop to look for its colon there (YAML 1.2, 7.4). */
export const keyLimit = 1024;

/** Nobody reads more problems of one file, and a hostile file must not cost more. */
export const problemLimit = 1000;
