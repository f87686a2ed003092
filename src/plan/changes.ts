import type { Bundle, Notes } from '../domain/bundle.ts';
import { objectId, type ObjectId } from '../domain/object.ts';
import type { Change } from '../domain/plan.ts';
import type { Locate, Position } from '../domain/position.ts';
import type { Content, DiffEntry, Preview } from '../domain/preview.ts';
import { declaredId } from './declared.ts';
import { judgeIn, type JudgeEntry } from './effect.ts';

type Verb = Change['verb'];
type Entry = {
  readonly verb: Verb;
  readonly entry: DiffEntry;
  readonly id: ObjectId;
  readonly at: Position | null;
  readonly notes: Notes;
};

/** What a preview changes, deletes first, each with its effect and with its position and notes from the files. */
export function changesOf(bundle: Bundle, preview: Preview, locate: Locate): Change[] {
  const deletes = inOrder('delete', preview.deletes);
  const others = [...inOrder('update', preview.updates), ...inOrder('create', preview.creates)];
  const judge = judgeIn(bundle, [...preview.deletes, ...preview.updates, ...preview.creates]);
  return [...deletes, ...declare(bundle, others, locate)].map((entry) => toChange(entry, judge));
}

function inOrder(verb: Verb, entries: readonly DiffEntry[]): Entry[] {
  const known = entries.map((entry) => ({ verb, entry, id: objectId(entry.object, entry.key), at: null, notes: {} }));
  return known.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
}

/** Adds what the files know. Positions are asked for in one batch, because finding them walks each file once. */
function declare(bundle: Bundle, entries: readonly Entry[], locate: Locate): Entry[] {
  const idOf = declaredId(bundle);
  const ids = entries.map(({ entry }) => idOf(entry));
  const places = [...new Set(ids.flatMap((id) => bundle.origins.get(id) ?? []))];
  const positions = locate(places);
  const at = new Map(places.map((place, index) => [place, positions[index]]));
  return entries.map((entry, index) => {
    const id = ids[index] ?? entry.id;
    const place = bundle.origins.get(id);
    const notes = bundle.notes.get(id) ?? bundle.notes.get(entry.id) ?? {};
    return { ...entry, at: (place && at.get(place)) ?? null, notes };
  });
}

const none: Content = {};

function toChange({ verb, entry, id, at, notes }: Entry, judge: JudgeEntry): Change {
  const { object, key, before, after } = entry;
  const facts = { object, key, id, ...judge(verb, entry) };
  if (verb === 'delete') return { verb, ...facts, before: before ?? none };
  if (verb === 'create') return { verb, ...facts, after: after ?? none, at, notes };
  return { verb, ...facts, before: before ?? none, after: after ?? none, at, notes };
}
