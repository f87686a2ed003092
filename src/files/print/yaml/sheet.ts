import type { Edit } from './edits.ts';
import type { Json } from './json.ts';
import type { Style } from './style.ts';
import type { AliasNode, Node } from './tree.ts';

/** A text that is being edited. */
export type Sheet = {
  readonly text: string;
  readonly style: Style;
  readonly edits: Edit[];
  readonly anchors: Moves;
};

/** What becomes of anchors and aliases when an anchored value changes. */
export type Moves = {
  /** Aliases that stay although their value changes: what they repeat changes alike. */
  readonly following: ReadonlySet<AliasNode>;
  /** Anchors that go: nobody repeats the new value, and the old one is written elsewhere. */
  readonly dropped: ReadonlySet<Node>;
  /** Aliases whose value has to be written out, and the anchor that goes with it. */
  readonly expanded: ReadonlyMap<
    AliasNode,
    { readonly value: Json; readonly anchor: string | null; readonly role: string }
  >;
};

export function edit(sheet: Sheet, start: number, end: number, text: string): void {
  sheet.edits.push({ start, end, text });
}
