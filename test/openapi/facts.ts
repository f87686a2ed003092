import { find, findOrNull, followed, type Part, partsOf, type Place } from './document.ts';

/** What the specification says of one field; see spec-rows.yaml. */
export type Facts = {
  readonly type: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly deprecated?: boolean;
  readonly required?: boolean;
  readonly writeOnly?: boolean;
  readonly says?: readonly string[];
  /** Name of the schema of the field, or of the items of a list. */
  readonly is?: string;
};

export type Side = 'request' | 'answer';

/** What additions.yaml allows at a pointer beyond the facts. */
export type Allowed = (pointer: string) => Readonly<Record<string, unknown>>;

const limits = [
  'enum',
  'const',
  'default',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'not',
  'deprecated',
  'writeOnly',
  'readOnly',
];

/** The types that JSON may have for a type of the specification. A 64-bit number may come as text. */
const jsonTypes: Record<string, (side: Side) => readonly string[]> = {
  string: () => ['string'],
  enum: () => ['string'],
  timestamp: () => ['string'],
  boolean: () => ['boolean'],
  object: () => ['object'],
  number: () => ['number'],
  double: () => ['number'],
  integer: () => ['integer'],
  int64: (side) => (side === 'answer' ? ['integer', 'string'] : ['integer']),
};

/** Where the document differs from the facts at a pointer, in words; empty when it does not. */
export function deviations(pointer: string, facts: Facts, side: Side, allowed: Allowed): string[] {
  const written = findOrNull(pointer);
  if (written === null) return [`${pointer} does not stand in the document`];
  const { at, part } = followed(written);
  const place = part.schema === undefined ? written : { at, part: part.schema };
  const ofKind = facts.type.startsWith('array of ') ? listDifferences : fieldDifferences;
  const differences = [
    ...ofKind(place, pointer, facts, side, allowed),
    ...(facts.required === true && !isRequired(pointer, part) ? ['is not required'] : []),
    ...(facts.says ?? []).filter((words) => !describes(written, words)).map((words) => `does not say "${words}"`),
  ];
  return differences.map((difference) => `${pointer} ${difference}`);
}

function fieldDifferences(place: Place, pointer: string, facts: Facts, side: Side, allowed: Allowed): string[] {
  return [
    ...typeDifferences(place, typesOf(facts.type, side), side),
    ...limitDifferences(place, statedLimits(facts), allowed(pointer), facts.type),
    ...schemaDifferences(place, facts),
  ];
}

function listDifferences(place: Place, pointer: string, facts: Facts, side: Side, allowed: Allowed): string[] {
  const items = { at: `${place.at}/items`, part: wholeOf(place).items ?? {} };
  const { enum: values, ...ofList } = statedLimits(facts);
  return [
    ...typeDifferences(place, ['array'], side),
    ...limitDifferences(place, ofList, allowed(pointer), facts.type),
    // An item is never null.
    ...typeDifferences(items, typesOf(facts.type.replace('array of ', ''), side), 'request'),
    ...limitDifferences(items, values === undefined ? {} : { enum: values }, allowed(`${pointer}/items`), facts.type),
    ...schemaDifferences(items, facts),
  ];
}

const schemaDifferences = ({ part }: Place, { is }: Facts): string[] =>
  is === undefined || part.$ref === `#/components/schemas/${is}` ? [] : [`is not ${is}`];

const statedLimits = (facts: Facts): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(facts).filter(([fact]) => limits.includes(fact)));

function typesOf(type: string, side: Side): readonly string[] {
  const types = jsonTypes[type];
  if (types === undefined) throw new Error(`spec-rows.yaml knows no type ${type}`);
  return types(side);
}

/** A schema and the parts of its `allOf` as one; an alias that is described anew keeps its own description. */
export function wholeOf(place: Place): Part {
  const whole = Object.assign({}, ...partsOf(place).map(({ part }) => part)) as Part;
  return place.part.description === undefined ? whole : { ...whole, description: place.part.description };
}

function typeDifferences(place: Place, wanted: readonly string[], side: Side): string[] {
  const whole = wholeOf(place);
  const types = [whole.type ?? []].flat().filter((type) => type !== 'null');
  // An id or a count of 64 bits may be taken as text too.
  const extra = types.filter((type) => !wanted.includes(type) && !(type === 'string' && wanted.includes('integer')));
  const missing = wanted.filter((type) => !types.includes(type));
  const alternatives = whole.anyOf ?? whole.oneOf;
  if (wanted[0] === 'object' && types.length === 0 && alternatives !== undefined) {
    return alternatives.flatMap((part, index) =>
      typeDifferences({ at: `${place.at}/${String(index)}`, part }, wanted, side),
    );
  }
  const nullable = [whole.type ?? []].flat().includes('null');
  return [
    ...extra.map((type) => `may be ${type}`),
    ...missing.map((type) => `may not be ${type}`),
    ...(side === 'request' && nullable ? ['may be null'] : []),
  ];
}

function limitDifferences(place: Place, stated: object, allowed: object, type: string): string[] {
  const whole = wholeOf(place);
  const wanted = new Map(Object.entries({ ...allowed, ...stated }));
  // The form of a date-time is the one pattern that the specification gives.
  const present = limits.filter(
    (limit) => whole[limit] !== undefined && !(limit === 'pattern' && type === 'timestamp'),
  );
  return [...new Set([...present, ...wanted.keys()])].flatMap((limit) => {
    const [is, should] = [canonical(specified(whole, limit)), canonical(wanted.get(limit))];
    return is === should ? [] : [`has ${limit} ${is}, not ${should}`];
  });
}

/** A limit without the values that only the published description has. */
function specified(whole: Part, limit: string): unknown {
  const { [limit]: value, 'x-published-values': more } = whole;
  return limit === 'enum' && Array.isArray(value) && Array.isArray(more)
    ? value.filter((one) => !more.includes(one))
    : value;
}

/** The order of an enumeration means nothing, and null or an empty text in it only says that the field may be unused. */
function canonical(value: unknown): string {
  if (!Array.isArray(value)) return value === undefined ? 'nothing' : JSON.stringify(value);
  return JSON.stringify(
    value
      .filter((one) => one !== null && one !== '')
      .map(String)
      .toSorted(),
  );
}

function isRequired(pointer: string, part: Part): boolean {
  if (part.in !== undefined) return part.required === (true as unknown);
  const [, owner = '', name = ''] = /^(.*)\/properties\/([^/]+)$/.exec(pointer) ?? [];
  return partsOf(find(owner)).some((one) => one.part.required?.includes(name) === true);
}

/** The description at a place and of what it refers to. */
export const textOf = (place: Place): string =>
  [place, ...partsOf(place)]
    .map(({ part }) => part.description ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

export const describes = (place: Place, words: string): boolean =>
  textOf(place).toLowerCase().includes(words.toLowerCase());
