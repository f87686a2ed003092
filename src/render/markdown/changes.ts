import type { ChangeImpact, Impact } from '../../domain/impact.ts';
import type { Change, Plan, PlannedBundle } from '../../domain/plan.ts';
import type { Position } from '../../domain/position.ts';
import { renamePieces } from '../../domain/rename-words.ts';
import { type Rename, renamesOf } from '../../domain/renames.ts';
import { summarize } from '../../domain/summary.ts';
import { byDanger, dangerOf } from '../danger.ts';
import { impactFinder } from '../html/impact-words.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { changeWords } from '../words/counts.ts';
import { effectWords, verbTitles } from '../words/labels.ts';
import { noteWords } from '../words/note-words.ts';
import { objectName } from '../words/object-name.ts';
import { changedFields } from '../yaml/changed-fields.ts';
import { diffChange } from '../yaml/diff-change.ts';
import type { Detail } from './detail.ts';
import { diffFence } from './diff.ts';
import { type Piece, fit } from './fit.ts';
import { impactDetails, impactNote } from './impact.ts';
import { type Markdown, blocks, details, join, lines, link, md, nothing, ours } from './template.ts';

type Owner = Pick<PlannedBundle, 'kind' | 'deployment'>;
type Entry = {
  readonly change: Change;
  readonly bundle: Owner;
  /** Whether bundles of other deployments are shown too. */
  readonly several: boolean;
  readonly detail: Detail;
};

/** Characters kept free for the line that counts what does not fit. */
const reserve = 200;

/** The changes of all bundles, the dangerous ones first, in at most `budget` characters. */
export function changeBlocks(plan: Plan, budget: number, detail: Detail, impact: Impact | null = null): Markdown {
  const impactOf = impactFinder(impact);
  const several = hasSeveralDeployments(plan.bundles);
  const entries = plan.bundles.flatMap((bundle) => {
    const renames = renamesOf(bundle);
    return bundle.changes.map((change) => ({
      change,
      bundle,
      several,
      detail,
      rename: renames.get(change.id) ?? null,
      impact: impactOf(bundle, change),
    }));
  });
  const pieces = entries.toSorted((a, b) => byDanger(a.change, b.change)).map(pieceOf);
  const { texts, dropped } = fit(pieces, budget - reserve);
  return blocks([...texts.map(ours), notShown(dropped.map(({ change }) => change))]);
}

type Listed = Entry & { readonly rename: Rename | null; readonly impact: ChangeImpact | null };

const pieceOf = (entry: Listed): Piece & Entry => ({
  ...entry,
  rank: dangerOf(entry.change),
  sizes: [
    () => lineOf(entry).text,
    ...(entry.rename === null && entry.impact === null ? [] : [() => withNotes(entry).text]),
    ...(entry.change.verb === 'update' ? [() => withFields(entry).text] : []),
    () => withDiff(entry).text,
  ],
});

function notShown(changes: readonly Change[]): Markdown {
  if (changes.length === 0) return nothing;
  return md`Not shown here: ${ours(changeWords(summarize(changes)).join(', '))}. The plan file holds them all.`;
}

/** `**Update** policy block-criticals, policies/a.yaml:12 (looser): stops blocking high` */
export function lineOf({ change, bundle, several, detail }: Entry): Markdown {
  const { noun, name } = objectName(change, bundle.kind);
  const effect = ours(effectWords[change.effect]);
  const object = md`**${ours(verbTitles[change.verb])}** ${ours(noun)} ${name}${ownerOf(change, bundle, several)}`;
  const at = change.verb === 'delete' ? null : change.at;
  const place = at === null ? nothing : md`, ${link(placeOf(at), detail.linkTo(at))}`;
  return change.says === '' ? md`${object}${place} (${effect})` : md`${object}${place} (${effect}): ${change.says}`;
}

/** Where the object's own name does not tell its bundle. */
function ownerOf(change: Change, bundle: Owner, several: boolean): Markdown {
  if (several) return md` of ${bundle.deployment.slug}`;
  return change.object === 'DetectionPolicyException' ? ours(` of ${bundle.kind}`) : nothing;
}

const placeOf = ({ file, line }: Position): Markdown => md`${`${file}:${String(line)}`}`;

function withNotes(entry: Listed): Markdown {
  const notes = noteWords(entry.change);
  const note = notes === null ? nothing : md`${notes}`;
  return lines([lineOf(entry), impactNote(entry.impact), note, renameNote(entry.rename)]);
}

const renameNote = (rename: Rename | null): Markdown =>
  rename === null
    ? nothing
    : join(
        renamePieces(rename).map((piece, index) => (index % 2 === 0 ? ours(piece) : md`${piece}`)),
        '',
      );

function withFields(entry: Listed): Markdown {
  const fields = join(
    changedFields(entry.change).map((field) => md`${field}`),
    ', ',
  );
  return fields.text === ''
    ? withNotes(entry)
    : md`${withNotes(entry)}
Changes ${fields}.`;
}

/** A delete is open, whatever else is folded. */
function withDiff(entry: Listed): Markdown {
  const diff = diffFence(diffChange(entry.change), entry.detail.maxLines);
  const head = withNotes(entry);
  const shown = entry.change.verb === 'delete' ? diff : details(ours('YAML'), diff);
  return blocks([head, impactDetails(entry.impact), shown]);
}
