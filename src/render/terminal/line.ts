/** How a stretch of text looks; `plain` is the terminal's own. */
export type Style = 'plain' | 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** Text in one look. It may come from anywhere: the layout escapes it. */
export type Span = { readonly text: string; readonly style: Style };

/**
 * One line before it is escaped, wrapped and coloured: `indent` spaces, then the spans; when it wraps, `hang` more spaces. Words wrap
 * at spaces, `code` anywhere, so that its own spaces stay. A `raw` line is never wrapped.
 */
export type Line = {
  readonly indent: number;
  readonly hang: number;
  readonly flow: 'words' | 'code' | 'raw';
  readonly spans: readonly Span[];
};

export const plain = (text: string): Span => ({ text, style: 'plain' });
export const styled = (style: Style, text: string): Span => ({ text, style });

/** A sentence; a bare string is plain. */
export const words = (indent: number, ...parts: readonly (Span | string)[]): Line => ({
  indent,
  hang: 2,
  flow: 'words',
  spans: toSpans(parts),
});

/** Text whose spaces count. */
export const code = (indent: number, hang: number, ...parts: readonly (Span | string)[]): Line => ({
  indent,
  hang,
  flow: 'code',
  spans: toSpans(parts),
});

/** Text that is laid out already. */
export const raw = (indent: number, ...parts: readonly (Span | string)[]): Line => ({
  indent,
  hang: 0,
  flow: 'raw',
  spans: toSpans(parts),
});

export const blank: Line = { indent: 0, hang: 0, flow: 'raw', spans: [] };

/** Groups of lines with one empty line between those that hold something. */
export function paragraphs(...groups: readonly (readonly Line[])[]): Line[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [blank, ...group]));
}

const toSpans = (parts: readonly (Span | string)[]): Span[] =>
  parts.map((part) => (typeof part === 'string' ? plain(part) : part));
