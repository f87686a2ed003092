import type { ObjectId } from '../../domain/object.ts';
import { baseName, parentOf } from '../../domain/source-path.ts';
import { foldName } from '../fold-name.ts';
import { readEvents } from '../yaml/parse-any.ts';
import { isBare, type OwnFile, type PolicyFiles } from './declared-files.ts';
import { fileName } from './file-name.ts';
import { fileText, modelineOf, policyFields } from './file-text.ts';
import { policyJson } from './merge-policy.ts';
import type { LivePolicy } from './plan-policies.ts';
import { learnStyle, plainStyle, type Style } from './yaml/style.ts';
import { readTree } from './yaml/tree.ts';

type Created = { readonly id: ObjectId; readonly path: string; readonly text: string };

/** New files where each policy has its own: in the folder of most of them, looking like one that is there. */
export function createFiles(
  files: PolicyFiles,
  own: readonly OwnFile[],
  created: readonly { readonly id: ObjectId; readonly policy: LivePolicy }[],
): Created[] {
  const folder = usualFolder(own);
  const sibling = own.find(({ path }) => parentOf(path) === folder);
  if (sibling === undefined) return [];
  const inFolder = [...files.texts.keys()].filter((path) => parentOf(path) === folder);
  const taken = new Set(inFolder.map((path) => foldName(baseName(path))));
  const ending = /\.ya?ml$/i.exec(sibling.path)?.[0] ?? '.yaml';
  const style = styleOf(sibling);
  return created.map(({ id, policy }) => {
    const fields = {
      deployment_slug: sibling.declared.deployment ?? undefined,
      ...policyFields(policyJson(policy), isBare(sibling)),
    };
    const text = sibling.mark + fileText(modelineOf(sibling.text), fields, style);
    const slash = folder === '' ? '' : '/';
    return { id, path: folder + slash + fileName(policy.slug, ending, taken), text };
  });
}

function usualFolder(own: readonly OwnFile[]): string {
  const folders = Map.groupBy(own, ({ path }) => parentOf(path));
  const inOrder = [...folders].toSorted(([, a], [, b]) => b.length - a.length);
  return inOrder[0]?.[0] ?? '';
}

/** A new file is never in brackets as a whole. */
function styleOf({ text }: OwnFile): Style {
  const events = readEvents(text);
  return 'code' in events ? plainStyle : learnStyle(text, readTree(text, events));
}
