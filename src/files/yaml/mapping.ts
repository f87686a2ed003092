/** A mapping of a file: none of its keys means anything to JavaScript, `__proto__` and `constructor` included. */
export type Mapping = Record<string, unknown>;

function Made(): void {}
// What has no prototype at all is a slow dictionary for V8; this one has an empty prototype, which has none.
Made.prototype = Object.freeze(Object.create(null) as object);

export const newMapping = (): Mapping => new (Made as unknown as new () => Mapping)();
