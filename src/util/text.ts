/** `1 policy`, `2 policies`. */
export const pluralize = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
