/** A seed has at most so many findings in its deployment. */
export const mostFindings = 5_000_000;
/** Of more findings than these, a platform without a file is kept on the disk too. */
export const mostInMemory = 50_000;
