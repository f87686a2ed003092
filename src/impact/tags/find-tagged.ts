import type { Limit } from '../../domain/impact.ts';
import type { IssueSearchRequest } from '../../generated/types.ts';
import type { Ask } from '../ask.ts';
import type { Asked } from '../budget.ts';
import type { Found } from '../findings/read-finding.ts';
import { countsIn, groupLimit, listedTypes } from '../issue-counts.ts';
import { type TagAnswer, TagMap } from './tag-map.ts';
import { chooseWitnesses, readWitnesses, type Sides, type Witnesses } from './witnesses.ts';

type Tags = readonly string[];
type AskGroups = Pick<Ask, 'groups' | 'requestsLeft'>;
type Look = { readonly tags: Tags; readonly asked: Asked<Sides | null> };

/** In a deployment with very many repositories the first round reaches the largest ones; more rounds bring less and less. */
const mostRounds = 4;

/**
 * Finds out which repositories of the findings have which tags, with one request for each list of tags, and more where the budget has room
 * and repositories are left. What cannot be told stays unknown.
 */
export async function findTagged(findings: readonly Found[], wanted: readonly Tags[], ask: AskGroups): Promise<TagMap> {
  if (wanted.length === 0) return new TagMap([], null);
  const rounds = await lookInRounds(
    findings.filter(({ tags }) => tags === null),
    wanted,
    ask,
  );
  const looks = rounds.flatMap((round) => round.looks);
  const failure = looks.map(({ asked }) => (asked.kind === 'limit' ? asked.because : null)).find(isLimit) ?? null;
  const answers = looks.flatMap(({ tags, asked }): TagAnswer[] =>
    asked.kind === 'answer' && asked.answer !== null ? [{ tags, ...asked.answer }] : [],
  );
  const [first] = rounds;
  const isProven = first !== undefined && answers.length > 0 && (await prove(first.witnesses, answers, ask));
  return new TagMap(isProven ? answers : [], failure);
}

const isLimit = (limit: Limit | null): limit is Limit => limit !== null;

type Round = { readonly witnesses: Witnesses; readonly looks: readonly Look[] };

async function lookInRounds(findings: readonly Found[], wanted: readonly Tags[], ask: AskGroups): Promise<Round[]> {
  const rounds: Round[] = [];
  let left = findings;
  while (rounds.length === 0 || (rounds.length < mostRounds && ask.requestsLeft() >= wanted.length)) {
    const witnesses = chooseWitnesses(left);
    if (witnesses.ids.length === 0) break;
    const looks = await Promise.all(wanted.map(async (tags) => ({ tags, asked: await look(witnesses, tags, ask) })));
    rounds.push({ witnesses, looks });
    const placed = new Set([...witnesses.byRule.values()].flat());
    left = left.filter(({ repository }) => repository !== null && !placed.has(repository));
  }
  return rounds;
}

/** Null when the counts cannot be of the witnesses. No tags: all repositories. */
async function look(witnesses: Witnesses, tags: Tags, ask: AskGroups): Promise<Asked<Sides | null>> {
  const asked = await ask.groups(requestFor(witnesses.ids, tags));
  if (asked.kind === 'limit') return asked;
  const { byRule, whole } = countsIn(asked.answer);
  return { kind: 'answer', answer: whole ? readWitnesses(witnesses, byRule) : null };
}

/**
 * The document does not say what the ids of issue groups are. That they are those of the findings shows when some of them are counted;
 * where no tag brought any, one more request asks for all of them.
 */
async function prove(witnesses: Witnesses, answers: readonly TagAnswer[], ask: AskGroups): Promise<boolean> {
  if (answers.some(({ inside }) => inside.size > 0)) return true;
  const asked = await look(witnesses, [], ask);
  return asked.kind === 'answer' && asked.answer?.outside.size === 0;
}

function requestFor(ids: readonly string[], tags: Tags): IssueSearchRequest {
  const filter = { ids: [...ids] };
  return {
    groupBy: 'GROUP_BY_RULE',
    issue_types: [...listedTypes],
    limit: groupLimit,
    filter: tags.length === 0 ? filter : { ...filter, repositoryTags: [...tags] },
  };
}
