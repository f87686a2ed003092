import { Command } from 'commander';
import { withExample, parseNonEmpty, type Flags } from '../options.ts';
import type { Session } from '../session.ts';

export function commentCommand(session: Session): Command {
  const command = new Command('comment').description(
    'write a preview as the one comment on a merge request of GitLab or a pull request of Azure Repos',
  );
  withExample(command, 'ifmatch comment preview.md').argument(
    '<file>',
    'what `preview --format markdown --output FILE` wrote',
    parseNonEmpty,
  );
  return session.setAction(command, async (_: Flags, runtime, [file = '']) => {
    const { comment } = await import('../../commands/comment/comment.ts');
    const result = await comment(runtime.readText(file), runtime);
    runtime.terminal.print(result === 'created' ? 'Comment written.' : 'Comment updated.');
    return 0;
  });
}
