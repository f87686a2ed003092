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

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/** HTML with its code elements, in which GitHub links nothing either, taken out. */
const withoutCode = (html: string, codes: string[]): string =>
  html.replaceAll(/<code>([^<]*)<\/code>/g, (_, text: string) => {
    codes.push(text.replaceAll(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? entity));
    return '‹code›';
  });

export function readGfm(markdown: string): Reading {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node;
  const codes: string[] = [];
  const addresses: string[] = [];
  const show = (node: Node): string => {
    if (node.type === 'inlineCode' || node.type === 'code') {
      codes.push(node.value ?? '');
      return `‹${node.type === 'code' ? 'block' : 'code'}›`;
    }
    const value = node.value ?? '';
    if (node.type === 'text') return value;
    if (node.url !== undefined) addresses.push(node.url);
    const inside = (node.children ?? []).map(show).join('');
    const own = node.type === 'html' ? withoutCode(value, codes) : value;
    return node.type === 'link' ? inside : `<${node.type} ${own}>${inside}</${node.type}>`;
  };
  return { outside: show(tree), codes, addresses };
}
