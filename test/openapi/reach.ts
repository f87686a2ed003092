import { calls, find, followed, type Message, type Part, type Place } from './document.ts';

/** What one side of the conversation is made of: schemas that can be reached from its bodies, and their fields by where they are written. */
export type Reach = { readonly schemas: Map<string, Part>; readonly fields: Map<string, Part> };

/** What requests are made of, without their parameters. */
export const requestReach = (): Reach => reachFrom(calls.flatMap(({ operation }) => bodySchema(operation.requestBody)));

/** What answers are made of, of successes and of refusals. */
export const answerReach = (): Reach =>
  reachFrom(
    calls.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap((part) => bodySchema(followed({ at: '', part }).part)),
    ),
  );

const bodySchema = (message: Message | undefined): Part[] =>
  message?.content === undefined ? [] : [message.content['application/json'].schema];

function reachFrom(starts: readonly Part[]): Reach {
  const reach: Reach = { schemas: new Map(), fields: new Map() };
  for (const part of starts) visit({ at: '', part }, reach);
  return reach;
}

function visit({ at, part }: Place, reach: Reach): void {
  if (part.$ref !== undefined) {
    const target = find(part.$ref.slice(1));
    if (reach.schemas.has(target.at)) return;
    reach.schemas.set(target.at, target.part);
    visit(target, reach);
    return;
  }
  for (const [name, field] of Object.entries(part.properties ?? {})) {
    const place = { at: `${at}/properties/${name}`, part: field };
    reach.fields.set(place.at, field);
    visit(place, reach);
  }
  if (part.items !== undefined) visit({ at: `${at}/items`, part: part.items }, reach);
  if (typeof part.additionalProperties === 'object') {
    visit({ at: `${at}/additionalProperties`, part: part.additionalProperties }, reach);
  }
  // Without a reference it is a rule about fields that stand elsewhere.
  if (part.then?.$ref !== undefined) visit({ at: `${at}/then`, part: part.then }, reach);
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const) {
    for (const [index, one] of (part[keyword] ?? []).entries())
      visit({ at: `${at}/${keyword}/${String(index)}`, part: one }, reach);
  }
}
