/** The members of a union whose `field` may be `Value`. */
type Member<Union, Field extends PropertyKey, Value> =
  Union extends Readonly<Record<Field, infer Values>> ? (Value extends Values ? Union : never) : never;

/** A function for each member of a union, by the field that tells the members apart, such as `kind`. */
export type DispatchTable<Union, Field extends keyof Union, Rest extends readonly unknown[], Result> = {
  readonly [Value in Union[Field] & string]: (value: Member<Union, Field, Value>, ...rest: Rest) => Result;
};

/** Calls the function that a table has for this member of the union. */
export function dispatch<Union, Field extends keyof Union, Rest extends readonly unknown[], Result>(
  table: DispatchTable<Union, Field, Rest, Result>,
  field: Field,
  value: Union,
  ...rest: Rest
): Result {
  // TypeScript cannot see that the function and the member belong together.
  const call = table[value[field] as Union[Field] & string] as (value: Union, ...rest: Rest) => Result;
  return call(value, ...rest);
}
