/** What a disk may take for the same name. */
export const foldName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase();
