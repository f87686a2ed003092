// A process that runs `ifmatch apply --plan plan.json` for each message of its parent, which has the folder, the URL and the token.
import { runCli } from '../../rig/run-cli.ts';

process.on('message', ({ folder, url, token }: { folder: string; url: string; token: string }) => {
  void runCli(['apply', '--plan', 'plan.json', '--max-delete-percent', '100', '--format', 'json'], {
    directory: folder,
    sandbox: { url, token },
  }).then(({ text }) => process.send?.(text.slice(text.indexOf('{'))));
});
process.send?.('ready');
