import { expect, test } from 'vitest';
import { emptyFolder, examine, runGit } from './examine.ts';

/** As the vendor's sample applies on a merge. */
const vendors = `name: apply
on:
  push:
    branches: [main]
jobs:
  apply:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - run: uv run python -m reconciler.cli apply --deployment-id "$SEMGREP_DEPLOYMENT_ID"
`;
const ours = (more = '') =>
  `on: { push: { branches: [main] }, pull_request: {} }\njobs: { policies: { steps: [{ uses: ifmatch/ifmatch@0a1b2c, with: { base-url: x${more} } }] } }\n`;
const script = `on: push
jobs:
  sync:
    steps:
      - run: |
          curl -X PUT -H "If-Match: $VERSION" "$HOST/api/policies/v2/deployments/$ID/remediation-policies" -d @bundle.json
`;

async function lookAt(workflows: Record<string, string>) {
  const files = Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text] as const);
  const directory = emptyFolder(Object.fromEntries(files));
  runGit(directory, 'init', '-b', 'main');
  return (await examine({ directory })).is('workflows');
}

test.for<[string, Record<string, string>, string]>([
  [
    "the vendor's reconciler",
    { 'policies.yml': ours(), 'apply.yml': vendors },
    '2 workflows apply policies and would overwrite each other: .github/workflows/apply.yml (semgrep-policies-gitops), .github/workflows/policies.yml (ifmatch).',
  ],
  [
    'a script that PUTs bundles',
    { 'policies.yml': ours(), 'sync.yaml': script },
    '.github/workflows/sync.yaml (a script)',
  ],
  [
    'a second copy of ours',
    { 'policies.yml': ours(), 'old.yml': ours(', working-directory: .') },
    '.github/workflows/old.yml (ifmatch)',
  ],
])('doctor names %s beside ours', async ([, workflows, says]) => {
  const check = await lookAt(workflows);
  expect(check).toMatchObject({ status: 'warning', says: expect.stringContaining(says) });
  expect(check).toMatchObject({
    fix: expect.stringMatching(/gh workflow disable (?:apply\.yml|sync\.yaml|policies\.yml|old\.yml)/),
  });
});
