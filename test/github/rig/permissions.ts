export type Level = 'read' | 'write';
export type Permission = 'contents' | 'issues' | 'pull_requests' | 'statuses';
/** What a job's token may do; also reading the repository's own facts, which every token may. */
export type Permissions = Readonly<Partial<Record<Permission, Level>>>;

type Accepted = readonly (readonly [Permission, Level])[];

/** A pull request is an issue too, and its comments are an issue's. */
const eitherOf = (level: Level): Accepted => [
  ['issues', level],
  ['pull_requests', level],
];

/** Any one of these is enough for an operation, as the header `x-accepted-github-permissions` tells it. */
const accepted: Readonly<Record<string, Accepted>> = {
  'git/get-ref': [['contents', 'read']],
  'issues/create': [['issues', 'write']],
  'issues/create-comment': eitherOf('write'),
  'issues/delete-comment': eitherOf('write'),
  'issues/get': eitherOf('read'),
  'issues/get-comment': eitherOf('read'),
  'issues/list-comments': eitherOf('read'),
  'issues/list-comments-for-repo': eitherOf('read'),
  'issues/list-for-repo': [['issues', 'read']],
  'issues/update': eitherOf('write'),
  'issues/update-comment': eitherOf('write'),
  'pulls/get': [['pull_requests', 'read']],
  'pulls/list': [['pull_requests', 'read']],
  'pulls/list-files': [['pull_requests', 'read']],
  'repos/compare-commits-with-basehead': [['contents', 'read']],
  'repos/create-commit-status': [['statuses', 'write']],
  'repos/get': [],
  'repos/get-branch': [['contents', 'read']],
  'repos/get-commit': [['contents', 'read']],
  'repos/get-content': [['contents', 'read']],
  'repos/list-commit-statuses-for-ref': [['statuses', 'read']],
  'repos/list-pull-requests-associated-with-commit': [['pull_requests', 'read']],
};

/** What a token lacks for an operation, in the words of GitHub's header; null when it may. Anybody may read a public repository. */
export function missingPermission(id: string, held: Permissions, isPublic: boolean): string | null {
  const needed = accepted[id];
  if (needed === undefined) throw new Error(`nothing says who may call ${id}`);
  const may = ([name, level]: readonly [Permission, Level]): boolean =>
    held[name] === 'write' || held[name] === level || (isPublic && level === 'read');
  if (needed.length === 0 || needed.some(may)) return null;
  return needed.map(([name, level]) => `${name}=${level}`).join('; ');
}
