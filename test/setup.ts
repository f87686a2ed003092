import { failOnPrintedSecrets } from './trust/canary/watch.ts';

// What a developer's shell or a CI runner exports must not reach a test or the programs that it starts.
const foreign =
  /^(?:GITHUB_|GITEA_|FORGEJO_|RUNNER_|ACTIONS_|INPUT_|IFMATCH_(?!TRUST))|^(?:CI|NO_COLOR|FORCE_COLOR|FORCE_TTY|NODE_EXTRA_CA_CERTS)$|^(?:https?|no|all)_proxy$/i;

for (const name of Object.keys(process.env)) {
  if (foreign.test(name)) delete process.env[name];
}

failOnPrintedSecrets();
