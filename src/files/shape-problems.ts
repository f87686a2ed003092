import { type ExtraFields, type ExtraObject, extraObjectAt, noExtraFields } from '../domain/extra-fields.ts';
import type { FactsOf, Pointer, Problem, ProblemCode, Severity } from '../domain/problem.ts';
import { type Field, fields } from '../generated/fields.ts';
import type { ErrorObject, Guard } from '../generated/guards/guard.ts';
import { nearest } from './nearest.ts';
import { type Parsed, readingOf } from './yaml/parse.ts';
import { isTwofold, problemLimit, type Reading } from './yaml/scalars.ts';
import { entryAt, type Node, scalarsIn } from './yaml/tree.ts';

/** The kinds of files. */
export type ShapeName = 'policies' | 'policy' | 'detection' | 'config';

/** A mistake that a guard found. */
export type Mistake = {
  readonly keyword: string;
  readonly params: ErrorObject['params'];
  /** The place of the mistake or of the missing value; of a field's name if `isKey`. */
  readonly pointer: Pointer;
  readonly value: unknown;
  readonly isKey: boolean;
};

/** Why a guard refuses a value, except for extra fields; at most `problemLimit` mistakes. */
export function mistakesIn(guard: Guard<unknown>, root: object, shape: ShapeName, extra: ExtraFields): Mistake[] {
  if (guard(root)) return [];
  return (guard.errors ?? [])
    .slice(0, problemLimit)
    .filter(({ keyword, schemaPath }) => keyword !== 'propertyNames' && !schemaPath.includes('/anyOf/'))
    .map((error) => toMistake(error, root))
    .filter(({ keyword, pointer }) => keyword !== 'additionalProperties' || !isInExtras(shape, pointer, extra));
}

function toMistake({ keyword, params, instancePath, propertyName }: ErrorObject, root: object): Mistake {
  let value: unknown = root;
  const pointer = instancePath
    .split('/')
    .slice(1)
    .map((step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      const into = Array.isArray(value) ? Number(name) : name;
      value = (value as Record<string | number, unknown>)[into];
      return into;
    });
  const name = propertyName ?? params['additionalProperty'] ?? params['missingProperty'];
  if (typeof name !== 'string') return { keyword, params, pointer, value, isKey: false };
  return { keyword, params, pointer: [...pointer, name], value: name, isKey: keyword !== 'required' };
}

/** A file of a known kind, its mistakes, and the product in its name. */
type Mistaken = {
  readonly file: string;
  readonly shape: ShapeName;
  readonly parsed: Parsed;
  readonly mistakes: readonly Mistake[];
  readonly extra: ExtraFields;
  readonly productInName: string | null;
};

type Facts = { [C in ProblemCode]: FactsOf<C> }[ProblemCode];

/** One problem per place: for a mistyped key that is also missing, or a value that breaks several rules, only the most helpful one. */
export function shapeProblems(mistaken: Mistaken): Problem[] {
  const { file, shape, parsed, mistakes } = mistaken;
  const tree = parsed.tree();
  const problems: Problem[] = [];
  const taken = new Set<string>();
  const add: Add = (pointer, facts, { subject = pointer, severity = 'error', key } = {}) => {
    const at = { file, pointer, ...(key === true && { key }) };
    if (!taken.has(JSON.stringify(subject))) problems.push({ severity, at, ...facts });
    taken.add(JSON.stringify(subject));
  };
  for (const { pointer } of of(mistakes, /^additionalProperties$/)) {
    const facts = unknownField(shape, pointer);
    add(pointer, facts, { key: true });
    if (facts.nearest !== null) taken.add(JSON.stringify([...pointer.slice(0, -1), facts.nearest]));
  }
  const hasLists = of(mistakes, /^anyOf$/).length === 0 || problems.length > 0;
  for (const { pointer } of of(mistakes, /^required$/))
    add(pointer.slice(0, -1), { code: 'missing-field', field: String(pointer.at(-1)) }, { subject: pointer });
  if (shape === 'detection') addProduct(mistaken, add);
  if (!hasLists) add([], { code: 'no-lists' });
  const joined = addDoubts(mistaken, tree, add);
  for (const rule of valueRules) {
    for (const mistake of of(mistakes, rule.keyword)) {
      const facts = rule.facts(mistake, fieldAt(shape, mistake.pointer), textAt(tree, mistake));
      if (facts !== null) add(mistake.pointer, facts, { key: mistake.isKey });
    }
  }
  for (const pointer of joined)
    add(pointer, { code: 'joined-lines' }, { severity: isProse(pointer) ? 'warning' : 'error' });
  return problems;
}

const of = (mistakes: readonly Mistake[], keyword: RegExp): readonly Mistake[] =>
  mistakes.filter((one) => keyword.test(one.keyword));

/** Adds a problem unless its subject has one; the subject is what is at the pointer by default. */
type Add = (
  pointer: Pointer,
  facts: Facts,
  more?: { readonly subject?: Pointer; readonly severity?: Severity; readonly key?: boolean },
) => void;

function unknownField(shape: ShapeName, pointer: Pointer): FactsOf<'unknown-field'> {
  const field = String(pointer.at(-1));
  const allowed = Object.keys(fieldAt(shape, pointer.slice(0, -1))?.properties ?? {});
  // `project_tag` is too different from `project_tag_name` to be near.
  const meant = nearest(field, allowed) ?? allowed.find((one) => one.startsWith(`${field}_`)) ?? null;
  return { code: 'unknown-field', field, allowed, nearest: meant };
}

/** A detection file without a product, or with another one than in its name. */
function addProduct({ parsed, productInName: named }: Mistaken, add: Add): void {
  const { product } = parsed.value as { readonly product?: unknown };
  if (product === undefined && named === null) add([], { code: 'product-missing' }, { subject: ['product'] });
  if (named !== null && product !== named && (product === 'code' || product === 'secrets'))
    add(['product'], { code: 'product-contradiction', product, named });
}

/** Plain scalars that some reader does not read as text, by the schema. Returns texts that continue in a line with a dash. */
function addDoubts({ shape, extra }: Mistaken, tree: Node, add: Add): Pointer[] {
  const joined: Pointer[] = [];
  let left = problemLimit;
  for (const [node, way] of scalarsIn(tree)) {
    const reads = readingOf(node);
    if (node.isJoined) joined.push([...way]);
    if (reads === null || (reads === 'date' && way.at(-1) === 'x-expires')) continue;
    const { value: text } = node;
    const facts = isInExtras(shape, way, extra) ? doubtInExtra(text, reads) : doubtIn(fieldAt(shape, way), text, reads);
    if (facts !== null) add([...way], facts);
    else if (reads === 'null') addNull([...way], add);
    else continue;
    if (left-- === 0) break;
  }
  return joined;
}

/** A key without a value is shown at the key, an empty list item at its dash. */
function addNull(pointer: Pointer, add: Add): void {
  const field = pointer.findLast((step) => typeof step === 'string') ?? '';
  add(pointer, { code: 'null-value', field }, typeof pointer.at(-1) === 'string' ? { key: true } : {});
}

/** A boolean field may hold `true`, a name may not; ids are digits as written, since 64 bits do not fit a number. */
function doubtIn(field: Field | null, text: string, reads: Reading): Facts | null {
  if (field === null || field.enum !== undefined) return null;
  const types = typesOf(field);
  const isClear = types.includes('integer') && isWhole(text);
  if (types.includes('string')) return text === '' || isClear ? null : { code: 'ambiguous-scalar', text, reads };
  return types.includes('integer') && isTwofold(text) ? { code: 'ambiguous-number', text } : null;
}

const isWhole = (text: string): boolean => /^(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text));

/** Extra fields are unchecked: all readers agree on `true`, `12` and `0.5`. */
function doubtInExtra(text: string, reads: Reading): Facts | null {
  const number = Number(text);
  const isClear =
    /^(?:true|false)$/.test(text) || (String(number) === text && Math.abs(number) <= Number.MAX_SAFE_INTEGER);
  return isClear || reads === 'null' ? null : { code: 'ambiguous-scalar', text, reads };
}

/** Descriptions and notes have no effect. */
const isProse = (pointer: Pointer): boolean =>
  pointer.at(-1) === 'description' || pointer.some((step) => typeof step === 'string' && step.startsWith('x-'));

/** Problems of a value, in this order: allowed values, type, size or form. */
const valueRules: readonly {
  readonly keyword: RegExp;
  /** `text`: a scalar as written. */
  readonly facts: (mistake: Mistake, field: Field | null, text: string | null) => Facts | null;
}[] = [
  {
    keyword: /^enum$/,
    facts({ params }, _, text) {
      const allowed = (params['allowedValues'] as readonly unknown[]).map(String);
      return text === null ? null : { code: 'bad-value', value: text, allowed, nearest: nearest(text, allowed) };
    },
  },
  {
    keyword: /^type$/,
    facts({ value }, field, text) {
      const found = typeOf(value);
      const types = field === null ? [] : typesOf(field);
      return types.includes(found) ? null : { code: 'wrong-type', expected: types.join(' or '), found, text };
    },
  },
  {
    keyword: /^(?:min|max)/,
    facts({ keyword, params, value }) {
      const limit = Number(params['limit']);
      const [min, max] = keyword.startsWith('min') ? [limit, null] : [null, limit];
      const what = measured[keyword.slice(3) as keyof typeof measured];
      return { code: 'out-of-bounds', what, found: sizeOf(value), min, max };
    },
  },
  {
    keyword: /^pattern$/,
    facts: ({ params, value }) => ({ code: 'bad-text', value: String(value), expected: String(params['pattern']) }),
  },
];

/** What a bound limits, by the end of its keyword: `maxItems`, `minimum`. */
const measured = { Length: 'characters', Items: 'items', Properties: 'entries', imum: 'number' } as const;

function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Array.from(value).length : Object.keys(value as object).length;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function textAt(tree: Node, { pointer }: Mistake): string | null {
  const node = pointer.reduce<Node | undefined>((one, step) => one && entryAt(one, step)?.node, tree);
  const written = node?.kind === 'alias' ? node.target : node;
  return written?.kind === 'scalar' ? written.value : null;
}

// ── What belongs where ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const shapes: Readonly<Record<ShapeName, { readonly field: Field; readonly top: ExtraObject | null }>> = {
  policies: { field: fields.PolicyListFile, top: null },
  policy: { field: fields.PolicyFile, top: 'policy' },
  detection: { field: fields.DetectionFile, top: 'detection' },
  config: { field: fields.Config, top: null },
};

const named: Readonly<Record<string, Field>> = fields;

/** The schema's field at a pointer; null if unknown. */
const fieldAt = (shape: ShapeName, pointer: Pointer): Field | null =>
  pointer.reduce<Field | null>((field, step) => field && fieldIn(field, step), shapes[shape].field);

/** The field one step further in. */
function fieldIn(field: Field, step: string | number): Field | null {
  const list = field.oneOf?.find(({ type }) => type === 'array') ?? field;
  const inner = typeof step === 'number' ? list.items : propertyOf(field, step);
  if (typeof inner !== 'object') return null;
  return inner.$ref === undefined ? inner : (named[inner.$ref.slice('#/$defs/'.length)] ?? null);
}

function propertyOf(field: Field, name: string): Field | boolean | undefined {
  if (field.properties !== undefined && Object.hasOwn(field.properties, name)) return field.properties[name];
  const note = name.startsWith('x-') ? field.patternProperties?.['^x-'] : undefined;
  return note ?? field.additionalProperties;
}

/** JSON types that a field accepts. */
const typesOf = (field: Field): readonly string[] => field.oneOf?.flatMap(typesOf) ?? [field.type ?? []].flat();

/** Whether a pointer is at or inside an extra field. */
const isInExtras = (shape: ShapeName, pointer: Pointer, extra: ExtraFields): boolean =>
  extra !== noExtraFields &&
  pointer.some((step, index) => {
    const object = extraObjectAt(pointer.slice(0, index + 1), shapes[shape].top);
    return typeof step === 'string' && object !== null && extra[object].includes(step);
  });
