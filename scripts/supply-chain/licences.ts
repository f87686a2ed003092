/** Licences that let us give the code on under Apache-2.0, with no more to do than to pass on their text, which stands beside the SBOM. */
const permissive: readonly string[] = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

type Choice = { readonly license?: { readonly id?: string }; readonly expression?: string };
export type Sbom = {
  readonly components: readonly { readonly purl: string; readonly licenses: readonly Choice[] }[];
};

/** Packages inside dist whose licence is not one of those that we take, a sentence each. */
export function licenceProblems({ components }: Sbom): string[] {
  return components.flatMap(({ purl, licenses }) => {
    const ids = licenses.map(({ license, expression }) => license?.id ?? expression ?? 'none');
    const fine = ids.length > 0 && ids.every((id) => permissive.includes(id));
    return fine
      ? []
      : [`${purl} is in dist under ${ids.join(', ') || 'no licence'}: see scripts/supply-chain/licences.ts`];
  });
}
