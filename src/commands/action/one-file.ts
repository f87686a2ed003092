import { type Source, SourceError } from '../../domain/source.ts';

/** A source with one file and nothing else. */
export const oneFile = (path: string, text: string): Source => ({
  kind: (asked) => (asked === path ? 'file' : 'missing'),
  list: () => [],
  leadsToFile: () => false,
  read(asked) {
    if (asked !== path) throw new SourceError('missing', asked, 'it is not there');
    return Buffer.from(text);
  },
});
