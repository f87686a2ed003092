import { PlatformError } from '../../../src/domain/errors.ts';
import { type Answer, oddAnswer } from '../answers/mutate-answer.ts';
import { type OddPlatform, startOddPlatform } from '../answers/odd-platform.ts';
import { wrongPreview } from '../answers/second-opinion.ts';
import { detection, remediation } from '../answers/bundles.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';

export const suite: TrustSuite = {
  name: 'platform-answers',
  threat: 'Answers with missing or wrong fields, errors beside a diff, duplicate names, broken bytes',
  claim: 'no crash and no wrong "no changes", compared with a second JSON parser',
  cases: { full: 20_000, quick: 1500 },
  run: askAll,
};

type Outcome = 'refused' | 'no changes' | 'understood';

async function askAll({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const figures = { refused: 0, 'no changes': 0, understood: 0 };
  const failures: string[] = [];
  const odd = await startOddPlatform();
  const old = readCorpus(suite.name).map(({ name, bytes }) => ({ name, answer: dryRunOf(bytes) }));
  const one = async (name: string, answer: Answer): Promise<void> => {
    odd.answerWith(answer);
    const { outcome, failure } = await ask(odd, answer);
    figures[outcome] += 1;
    if (failure !== null) failures.push(`${name}: ${failure}: ${described(answer)}`);
  };
  for (const { name, answer } of old) await one(`corpus/${suite.name}/${name}`, answer);
  for (let nth = 0; nth < cases; nth++) {
    await one(`case ${String(nth)} of seed ${String(seed)}`, oddAnswer(randomFrom(seed + nth)));
  }
  return { cases: old.length + cases, figures, failures: failures.slice(0, 20) };
}

/** What stands in the corpus are bodies of dry runs. */
const dryRunOf = (body: Buffer): Answer => ({
  question: { ask: 'dry-run', kind: 'remediation' },
  status: 200,
  headers: { 'content-type': 'application/json' },
  body,
  isCut: false,
});

type Asked = { readonly outcome: Outcome; readonly failure: string | null };

async function ask(odd: OddPlatform, answer: Answer): Promise<Asked> {
  try {
    return await understood(odd, answer);
  } catch (error) {
    if (error instanceof PlatformError) return { outcome: 'refused', failure: null };
    return {
      outcome: 'refused',
      failure: `it crashes: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
    };
  }
}

const acme = { id: '1234', slug: 'acme' };

async function understood({ platform }: OddPlatform, answer: Answer): Promise<Asked> {
  const { question } = answer;
  if (question.ask === 'deployments') {
    const list = await platform.deployments();
    return fine(list.every(({ id, slug }) => /^\d{1,19}$/.test(id) && slug !== ''));
  }
  const bundle = question.kind === 'remediation' ? remediation : detection;
  if (question.ask === 'put') {
    const put = await platform.put(acme, bundle, 'v1');
    return fine(put.kind !== 'written' || (answer.status === 200 && put.stateVersion !== ''));
  }
  if (question.ask === 'read') return fine((await platform.read(acme, question.kind)).stateVersion !== '');
  if (question.ask === 'vocabulary') return fine((await platform.vocabulary(acme, question.kind)) !== undefined);
  const preview = await platform.dryRun(acme, bundle);
  const isEmpty = preview.entries.length + preview.rejections.length === 0;
  return { outcome: isEmpty ? 'no changes' : 'understood', failure: wrongPreview(preview, answer) };
}

const fine = (isRight: boolean): Asked => ({
  outcome: 'understood',
  failure: isRight ? null : 'it is taken for something that it is not',
});

const described = ({ question, status, headers, body }: Answer): string =>
  JSON.stringify({ question, status, headers, body: body.toString('latin1').slice(0, 1500) });
