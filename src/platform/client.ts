// The way of a value: client (what is asked when) → api (which operation) → call → http/ (request, attempts, bytes), and back through answers/
// (shape, sense, our words); what went wrong gets its words in errors and hints.
import { type Platform, PlatformError, type Preview } from '../domain/preview.ts';
import { emptyBundle, liveFromEmpty } from './answers/empty-bundle.ts';
import { rejectedPreview } from './answers/rejections.ts';
import { toIfMatch } from './answers/state-version.ts';
import { type Api, openApi } from './api.ts';
import { answerOf, type Called } from './call.ts';
import { type ConnectionOptions, openConnection } from './connection.ts';
import { isKnownCode } from './hints.ts';
import type { Profile } from './profile.ts';
import { toPut } from './put.ts';
import type { Token } from './token.ts';

export type PlatformOptions = ConnectionOptions & { readonly token: Token };

/** The platform at an address. Throws PlatformError when the address or that of a proxy is no good; nothing is sent yet. */
export function openPlatform(options: PlatformOptions): Platform {
  const connection = openConnection(options, { token: options.token, userToken: null });
  const { name, call, profile } = connection;
  return { name, ...methodsOf(openApi(call), profile), close: () => connection.close() };
}

function methodsOf(api: Api, profile: Profile): Omit<Platform, 'name' | 'close'> {
  return {
    deployments: async (sought = null) => answerOf(explainMissingList(await api.deployments(sought), profile)),
    dryRun: async (deployment, bundle) =>
      previewOf(await api.preview(deployment, bundle, (preview) => preview), profile),
    put: async (deployment, bundle, version) =>
      toPut(await api.put(deployment, bundle, toIfMatch(version, profile)), version, profile),
    async read(deployment, kind) {
      const got = profile.bundleReads === 'never' ? null : await api.live(deployment, kind);
      if (got !== null && !isMissing(got, profile) && !isPart(got)) return answerOf(got);
      // A 404 without a code may also mean a token without permission: then the dry run says so. It has to name all that stands.
      const told = await api.preview(deployment, emptyBundle(kind), (preview) => liveFromEmpty(kind, preview));
      return answerOf(got !== null && isPart(got) ? explainPart(told, got) : told);
    },
    async vocabulary(deployment, kind) {
      const got = profile.vocabularyReads === 'never' ? null : await api.vocabulary(deployment, kind);
      return got === null || isMissing(got, profile) || isPart(got) ? null : answerOf(got);
    },
  };
}

/** Whether the platform does not have an operation; a code that we know says that it has. */
function isMissing(called: Called<unknown>, { missingStatuses }: Profile): boolean {
  return (
    called.kind === 'refusal' && missingStatuses.includes(called.refusal.status) && !isKnownCode(called.refusal.code)
  );
}

const isPart = (called: Called<unknown>): boolean => called.kind === 'failure' && called.error.partial;

function previewOf(called: Called<Preview>, profile: Profile): Preview {
  const rejected = called.kind === 'refusal' ? rejectedPreview(called.refusal, profile) : null;
  return rejected ?? answerOf(called);
}

/** Why the bundle was not taken as it was read, where the dry run in its place did not tell the whole either. */
function explainPart<T>(told: Called<T>, part: Called<unknown>): Called<T> {
  if (told.kind === 'answer' || part.kind === 'answer') return told;
  const { message, status, code, requestId, unsent, hint } = told.error;
  const hints = [`${part.error.message} So the dry run of an empty bundle was to tell all of it.`, hint ?? ''];
  const facts = { status, code, requestId, unsent, hint: hints.join(' ').trimEnd() };
  return { ...told, error: new PlatformError(message, facts) };
}

function explainMissingList<T>(called: Called<T>, profile: Profile): Called<T> {
  if (called.kind !== 'refusal' || !isMissing(called, profile)) return called;
  const { message, status, code, requestId } = called.error;
  const hint =
    'Check the address, and that the token has the Web API permission. If the platform has no list of deployments, write the id in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.';
  return { ...called, error: new PlatformError(message, { status, code, requestId, hint }) };
}
