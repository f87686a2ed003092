import { type OperationId, operations } from '../../generated/operations.ts';
import type { PagedId } from '../../platform/pages.ts';
import type { Profile } from '../../platform/profile.ts';
import type { WebApi } from '../../platform/web-api.ts';
import type { WebArgs } from '../../platform/web-api.ts';
import type { World } from '../../world.ts';
import { deploymentPath } from './deployment.ts';
import type { RequestParts } from './read-request.ts';

export type Wanted = {
  readonly id: OperationId;
  readonly parts: RequestParts;
  readonly deployment: string | null;
  readonly config: string | null;
  readonly all: boolean;
  readonly arrays: Profile['arrays'];
};

/** What came: the whole answer, or the items of page after page. */
export type Came =
  | { readonly kind: 'answer'; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly kind: 'pages'; readonly pages: AsyncGenerator<readonly object[]> };

/** Calls an operation, with all of its pages where that is wanted; pages are asked for when they are read. */
export async function callOperation(wanted: Wanted, world: World): Promise<Came> {
  const { id, parts, deployment, config, all, arrays } = wanted;
  const api = await world.connections.api(deployment, { arrays });
  const found = await deploymentPath(id, { deployment, config }, world);
  const args = {
    path: { ...found.path, ...parts.path },
    query: parts.query,
    body: parts.body,
    ...(parts.ifMatch === null ? {} : { ifMatch: parts.ifMatch }),
    ...(found.about === null ? {} : { about: found.about }),
  };
  return all && isPaged(id) ? { kind: 'pages', pages: pagesOf(api, id, args) } : answerOf(api, id, args);
}

const isPaged = (id: OperationId): id is PagedId => operations[id].paging !== null;

/** The document accepted these parts, so they are what the types say. */
const pagesOf = (api: WebApi, id: PagedId, args: object): AsyncGenerator<readonly object[]> =>
  api.pages(id, args as WebArgs<PagedId>);

const answerOf = async (api: WebApi, id: OperationId, args: object): Promise<Came> => ({
  kind: 'answer',
  answer: await api.call(id, args as unknown as WebArgs<OperationId>),
});
