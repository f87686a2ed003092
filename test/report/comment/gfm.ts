import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** A text of GitHub's Markdown as a parser that others wrote reads it. */
export type Reading = {
  /** All blocks and their text; a code node is `‹code›`, a link is its text. */
  readonly outside: string;
  /** What stands in the code nodes, in order. */
  readonly codes: readonly string[];
  readonly addresses: readonly string[];
};

type Node = { type: string; value?: string; url?: string; children?: Node[]; depth?: number; align?: unknown };

export function readGfm(markdown: string): Reading {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node;
  const codes: string[] = [];
  const addresses: string[] = [];
  const show = (node: Node): string => {
    if (node.type === 'inlineCode' || node.type === 'code') {
      codes.push(node.value ?? '');
      return `‹${node.type === 'code' ? 'block' : 'code'}›`;
    }
    if (node.type === 'text') return node.value ?? '';
    if (node.url !== undefined) addresses.push(node.url);
    const inside = (node.children ?? []).map(show).join('');
    return node.type === 'link' ? inside : `<${node.type} ${node.value ?? ''}>${inside}</${node.type}>`;
  };
  return { outside: show(tree), codes, addresses };
}
