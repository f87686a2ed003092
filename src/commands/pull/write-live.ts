import { schemaAddress } from '../../domain/setup.ts';
import type { Unsaid } from '../../domain/pull.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { editFiles, type Touched } from '../../files/print/edit-files.ts';
import { newFiles } from '../../files/print/new-files.ts';
import type { Dropped, Undone } from '../../files/print/report.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import type { Loaded } from '../load.ts';
import { type TextEdits, withEdits } from '../edits/policy-texts.ts';
import type { Aim, LiveAim } from './aims.ts';
import { newPlace } from './new-folder.ts';
import { refuseUnread } from '../edits/refuse-unread.ts';

/** What has to be written for the files to say what is live. */
export type LiveTexts = {
  readonly edits: TextEdits;
  readonly touched: readonly Touched[];
  readonly unsaid: readonly Unsaid[];
};

/** Edits the files that declare a bundle, and makes new ones for one that none declares. Nothing is written. */
export function writeLive(
  read: readonly LiveAim[],
  before: ReadonlyMap<string, string>,
  files: Loaded,
  single: boolean,
): LiveTexts {
  let all: LiveTexts = { edits: new Map(), touched: [], unsaid: [] };
  for (const one of read) {
    const now = withEdits(before, all.edits);
    const { texts, touched, dropped, undone } =
      one.aim.declared === null ? create(one, now, files, single) : edit(one, now, files);
    all = {
      edits: new Map([...all.edits, ...texts]),
      touched: [...all.touched, ...touched],
      unsaid: [...all.unsaid, ...dropped.map(unsaidField(one.aim)), ...undone.map(unsaidObject(one.aim))],
    };
  }
  return all;
}

type Written = {
  readonly texts: TextEdits;
  readonly touched: readonly Touched[];
  readonly dropped: readonly Dropped[];
  readonly undone: readonly Undone[];
};

/** Throws UsageError where the config does not look for a new file. */
function edit({ aim, live }: LiveAim, texts: ReadonlyMap<string, string>, files: Loaded): Written {
  const { settings, wanted } = files;
  const deployment = aim.declared?.deployment ?? wanted.deployment;
  const edited = editFiles({ texts, settings, deployment }, aim.kind, live.content);
  const unread = edited.undone.flatMap((one) => (one.why === 'unread-file' ? [[one.file, ''] as const] : []));
  refuseUnread(new Map(unread), texts, wanted.source, files);
  return edited;
}

/** Throws UsageError where a new file would have the name of one that is there. */
function create({ aim, live }: LiveAim, texts: ReadonlyMap<string, string>, files: Loaded, single: boolean): Written {
  const { folder, deployment } = newPlace(aim.deployment, aim.kind, files, single);
  const bundle = { kind: aim.kind, deployment, content: live.content };
  const extra = files.settings.extraFields;
  const made = newFiles(bundle, { single, folder, extra, schema: (_, shape) => schemaAddress(shape) });
  const { source } = files.wanted;
  const taken = [...made.texts.keys()].find((path) => texts.has(path) || source.kind(path) !== 'missing');
  if (taken !== undefined)
    throw new UsageError(
      `${escapeTerminal(taken)} is there already and declares something else than ${aim.kind} of ${escapeTerminal(aim.deployment.slug)}. Move it, or give that deployment a folder of its own in ifmatch.yaml.`,
    );
  return { ...made, touched: [] };
}

type Owner = Pick<Aim, 'deployment' | 'kind'>;

const unsaidField =
  ({ deployment, kind }: Owner) =>
  ({ id, pointer }: Dropped): Unsaid => ({ deployment, kind, id, pointer, why: 'no-field' });

const unsaidObject =
  ({ deployment, kind }: Owner) =>
  (one: Undone): Unsaid => ({
    deployment,
    kind,
    id: 'id' in one ? one.id : 'bundle',
    pointer: 'pointer' in one ? one.pointer : [],
    why: one.why,
  });
