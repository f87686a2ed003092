import type { Filters } from '../policies/read-policy.ts';

/**
 * What to ask so that every condition on tags can be judged: each tag by itself, or where that is less, each list of tags as one. What the
 * most filters need comes first.
 */
export function wantedTags(filters: readonly Filters[]): (readonly string[])[] {
  const lists = filters.flatMap(({ conditions }) =>
    (conditions ?? []).filter(({ type }) => type === 'repository_tag').map(({ values }) => values),
  );
  const together = byFrequency(lists);
  const single = byFrequency(lists.flatMap((tags) => tags.map((tag) => [tag])));
  return single.length <= together.length ? single : together;
}

function byFrequency(lists: readonly (readonly string[])[]): (readonly string[])[] {
  const alike = Map.groupBy(lists, (tags) => JSON.stringify(tags));
  return [...alike.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([tags]) => (tags === undefined ? [] : [tags]));
}
