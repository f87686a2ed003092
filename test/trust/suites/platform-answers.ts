import { PlatformError } from '../../../src/domain/errors.ts';
import { type MutatedResponse, drawMutatedResponse } from '../answers/mutate-response.ts';
import { type FakePlatform, startFakePlatform } from '../answers/fake-platform.ts';
import { findDryRunError } from '../answers/verify-dry-run.ts';
import { detection, remediation } from '../answers/bundles.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';

export const suite: TrustSuite = {
  name: 'platform-answers',
  threat: 'Answers with missing or wrong fields, errors beside a diff, duplicate names, broken bytes',
  claim: 'no crash and no wrong "no changes", compared with a second JSON parser',
  cases: { full: 20_000, quick: 1500 },
  run: tryResponses,
};

type Outcome = 'refused' | 'no changes' | 'understood';

async function tryResponses({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const figures = { refused: 0, 'no changes': 0, understood: 0 };
  const failures: string[] = [];
  const fakePlatform = await startFakePlatform();
  const knownResponses = readCorpus(suite.name).map(({ name, bytes }) => ({ name, response: dryRunResponse(bytes) }));
  const tryResponse = async (name: string, response: MutatedResponse): Promise<void> => {
    fakePlatform.respondWith(response);
    const { outcome, failure } = await callClient(fakePlatform, response);
    figures[outcome] += 1;
    if (failure !== null) failures.push(`${name}: ${failure}: ${describeResponse(response)}`);
  };
  for (const { name, response } of knownResponses) await tryResponse(`corpus/${suite.name}/${name}`, response);
  for (let index = 0; index < cases; index++) {
    await tryResponse(`case ${String(index)} of seed ${String(seed)}`, drawMutatedResponse(randomFrom(seed + index)));
  }
  return { cases: knownResponses.length + cases, figures, failures: failures.slice(0, 20) };
}

/** The files of the corpus are bodies of dry runs. */
const dryRunResponse = (body: Buffer): MutatedResponse => ({
  request: { ask: 'dry-run', kind: 'remediation' },
  status: 200,
  headers: { 'content-type': 'application/json' },
  body,
  isCut: false,
});

type ClientResult = { readonly outcome: Outcome; readonly failure: string | null };

async function callClient(fakePlatform: FakePlatform, response: MutatedResponse): Promise<ClientResult> {
  try {
    return await callOperation(fakePlatform, response);
  } catch (error) {
    if (error instanceof PlatformError) return { outcome: 'refused', failure: null };
    return {
      outcome: 'refused',
      failure: `it crashes: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
    };
  }
}

const acme = { id: '1234', slug: 'acme' };

async function callOperation({ platform }: FakePlatform, response: MutatedResponse): Promise<ClientResult> {
  const { request } = response;
  if (request.ask === 'deployments') {
    const list = await platform.deployments();
    return toResult(list.every(({ id, slug }) => /^\d{1,19}$/.test(id) && slug !== ''));
  }
  const bundle = request.kind === 'remediation' ? remediation : detection;
  if (request.ask === 'put') {
    const put = await platform.put(acme, bundle, 'v1');
    return toResult(put.kind !== 'written' || (response.status === 200 && put.stateVersion !== ''));
  }
  if (request.ask === 'read') return toResult((await platform.read(acme, request.kind)).stateVersion !== '');
  if (request.ask === 'vocabulary') return toResult((await platform.vocabulary(acme, request.kind)) !== undefined);
  const dryRun = await platform.dryRun(acme, bundle);
  const isEmpty = dryRun.entries.length + dryRun.rejections.length === 0;
  return { outcome: isEmpty ? 'no changes' : 'understood', failure: findDryRunError(dryRun, response) };
}

const toResult = (isCorrect: boolean): ClientResult => ({
  outcome: 'understood',
  failure: isCorrect ? null : 'it is taken for something that it is not',
});

const describeResponse = ({ request, status, headers, body }: MutatedResponse): string =>
  JSON.stringify({ question: request, status, headers, body: body.toString('latin1').slice(0, 1500) });
