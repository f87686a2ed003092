import type { DetectionException, ExceptionEntry } from '../generated/types.ts';

/** The exceptions that an entry of a file stands for: one for each of its projects or tags. Returns null unless exactly one field names these. */
export function expandException(entry: ExceptionEntry): DetectionException[] | null {
  const { project, projects, project_tag_name: tag, project_tag_names: tags, ...rest } = entry;
  const scopes = [project, projects, tag, tags].filter((scope) => scope !== undefined);
  if (scopes.length !== 1) return null;
  const projectNames = projects ?? (project === undefined ? [] : [project]);
  const tagNames = tags ?? (tag === undefined ? [] : [tag]);
  return [
    ...projectNames.map((name) => ({ ...rest, project: name })),
    ...tagNames.map((name) => ({ ...rest, project_tag_name: name })),
  ];
}
