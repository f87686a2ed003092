/** A value in JSON that others wrote, and where it stands there. */
export type Spot = { readonly value: unknown; readonly path: string };

/** The JSON is not what it must be; the message says where. */
export class Misshapen extends Error {
  override readonly name = 'Misshapen';
  constructor({ path }: Spot, expected: string) {
    super(`${path === '' ? 'it' : path} is not ${expected}`);
  }
}

export const whole = (value: unknown): Spot => ({ value, path: '' });

/** A member of an object; its value is undefined when it is not there. */
export function member(spot: Spot, name: string): Spot {
  const { value, path } = spot;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misshapen(spot, 'an object');
  const found = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  return { value: found, path: path === '' ? name : `${path}.${name}` };
}

/** A member of a member of … */
export const inside = (spot: Spot, ...names: readonly string[]): Spot => names.reduce(member, spot);

export function items(spot: Spot): Spot[] {
  const { value, path } = spot;
  if (!Array.isArray(value)) throw new Misshapen(spot, 'a list');
  return value.map((item: unknown, index) => ({ value: item, path: `${path}[${String(index)}]` }));
}

export function text(spot: Spot): string {
  if (typeof spot.value !== 'string') throw new Misshapen(spot, 'a text');
  return spot.value;
}

/** A number that counts or names something: whole, from 1 up, and exact. */
export function number(spot: Spot): number {
  if (!Number.isSafeInteger(spot.value) || (spot.value as number) < 1) throw new Misshapen(spot, 'a positive number');
  return spot.value as number;
}

/** A time, in milliseconds since 1970. */
export function time(spot: Spot): number {
  const milliseconds = Date.parse(text(spot));
  if (Number.isNaN(milliseconds)) throw new Misshapen(spot, 'a time');
  return milliseconds;
}

/** The id of a commit, also with the longer hashes. */
export function commit(spot: Spot): string {
  const { value } = spot;
  if (typeof value !== 'string' || !commitId.test(value)) throw new Misshapen(spot, 'the id of a commit');
  return value;
}

const commitId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** Null where it is null or missing. */
export const orNull = <T>(spot: Spot, read: (spot: Spot) => T): T | null =>
  spot.value === null || spot.value === undefined ? null : read(spot);
