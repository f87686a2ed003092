import type { CommentState } from '../../../src/domain/github.ts';
import type { Outcome, Plan } from '../../../src/domain/plan.ts';
import { openDocuments } from '../../../src/files/config.ts';
import { lint } from '../../../src/files/lint.ts';
import { offsetsOf } from '../../../src/files/yaml/locate.ts';
import { bundleDigest, diffDigest } from '../../../src/plan/digest.ts';
import { judgeIn } from '../../../src/plan/effect.ts';
import { makePlan, planBundle } from '../../../src/plan/plan.ts';
import { recordPayload } from '../../../src/record/payload.ts';
import { signRecord } from '../../../src/record/record.ts';
import { renderComment } from '../../../src/render/comment.ts';
import { renderHtml } from '../../../src/render/html.ts';
import { renderMarkdown } from '../../../src/render/markdown.ts';
import { renderTerminal } from '../../../src/render/terminal.ts';
import {
  assembleAll,
  declareFile,
  makeAnswer,
  makeList,
  makeTexts,
  noSource,
  parseText,
  placesOf,
  type Text,
} from './material.ts';
import { commentView, deployment, firstLine, review, secret } from './review.ts';

/** One stage of the way, ready to be run over and over; `size` is the number of policies or changes. */
export type Task = { readonly stage: StageName; readonly size: number; readonly run: () => unknown };

export const stageNames = {
  parse: 'parse',
  check: 'check',
  assemble: 'assemble',
  lint: 'lint',
  locate: 'locate a place in each file',
  locateInList: 'locate one place in a list',
  digest: 'digest of bundle and diff',
  plan: 'plan from the answer',
  effect: 'effect of each change',
  record: 'record, signed',
  terminal: 'terminal',
  markdown: 'Markdown, cut at its limit',
  comment: 'comment, cut at its limit',
  html: 'HTML',
} as const;
export type StageName = (typeof stageNames)[keyof typeof stageNames];

/** From texts to problems. */
export function fileTasks(size: number): Task[] {
  const texts = makeTexts(size);
  const list = makeList(size);
  const parsed = texts.map(parseText);
  const declareAll = () =>
    texts.map(({ file }, index) => declareFile(file, parsed[index] ?? parseText(texts[0] as Text)));
  const declared = declareAll();
  const bundle = assembleAll(declared);
  const places = placesOf(bundle);
  const inList = [{ file: 'list.yaml', pointer: ['policies', Math.floor(size / 2), 'actions'] }];
  const tasks: Record<string, readonly [StageName, () => unknown]> = {
    parse: [stageNames.parse, () => texts.map(parseText)],
    check: [stageNames.check, declareAll],
    assemble: [stageNames.assemble, () => assembleAll(declared)],
    lint: [stageNames.lint, () => lint([bundle], '2026-11-21')],
    locate: [stageNames.locate, () => documentsOf(texts).locate(places)],
    locateInList: [stageNames.locateInList, () => offsetsOf(list, inList)],
  };
  return Object.values(tasks).map(([stage, run]) => ({ stage, size, run }));
}

function documentsOf(texts: readonly Text[]): ReturnType<typeof openDocuments> {
  const documents = openDocuments(noSource);
  for (const { file, text } of texts) documents.keep(file, text);
  return documents;
}

/** From a platform's answer to what people read. */
export function planTasks(size: number): Task[] {
  const texts = makeTexts(size);
  const bundle = assembleAll(texts.map((text) => declareFile(text.file, parseText(text))));
  const answer = makeAnswer(bundle);
  const { locate } = documentsOf(texts);
  const planned = planBundle(bundle, deployment, answer, locate);
  const judgeAll = () => {
    const judge = judgeIn(bundle, [...answer.deletes, ...answer.updates, ...answer.creates]);
    const judgeList = (verb: Parameters<typeof judge>[0], entries: typeof answer.creates) =>
      entries.map((entry) => judge(verb, entry));
    return [
      judgeList('delete', answer.deletes),
      judgeList('update', answer.updates),
      judgeList('create', answer.creates),
    ];
  };
  const tasks: readonly (readonly [StageName, () => unknown])[] = [
    [stageNames.plan, () => makePlan([planBundle(bundle, deployment, answer, locate)])],
    [stageNames.effect, judgeAll],
    [stageNames.digest, () => [bundleDigest(bundle), diffDigest(planned.changes)]],
    [stageNames.record, () => signRecord(recordPayload(makePlan([planned]), review), secret)],
    ...renderTasks(makePlan([planned])),
  ];
  return tasks.map(([stage, run]) => ({ stage, size, run }));
}

function renderTasks(plan: Plan): (readonly [StageName, () => unknown])[] {
  const outcome: Outcome = { kind: 'changes', plan, problems: [], guards: [] };
  const state: CommentState = { kind: 'planned', plan, problems: [], guards: [] };
  const view = { command: 'preview', platform: 'https://platform.example' } as const;
  return [
    [stageNames.terminal, () => renderTerminal(outcome, { ...view, width: 100, color: true, verbose: false })],
    [stageNames.markdown, () => renderMarkdown(outcome, view)],
    [stageNames.comment, () => renderComment(state, { ...commentView, firstLine })],
    [stageNames.html, () => renderHtml(outcome, { ...view, version: '0.0.0' })],
  ];
}
