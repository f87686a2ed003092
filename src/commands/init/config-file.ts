import { defaultSettings } from '../../domain/settings.ts';
import { type NamedDeployment, schemaAddress } from '../../domain/setup.ts';
import { yamlWord } from './yaml-word.ts';

/** The text of a first `ifmatch.yaml`: what holds here, and what could be said, with the defaults. */
export function configText(deployments: readonly NamedDeployment[]): string {
  const { maxDeletes, maxDeletePercent, allowEmpty, looser } = defaultSettings.guards;
  return `# yaml-language-server: $schema=${schemaAddress('config')}
policies: policies/

${deploymentLines(deployments)}
# When a person must say yes first. These are the defaults.
# guards:
#   max_deletes: ${String(maxDeletes)} # objects of one bundle that are deleted, stop enforcing or stop blocking
#   max_delete_percent: ${String(maxDeletePercent)} # of the objects that live, enforce or block, from 10 on
#   allow_empty: ${String(allowEmpty)} # whether a bundle may become empty, or enforce or block nothing
#   protected: [] # slugs of policies that must be neither deleted nor weakened
#   looser: ${looser} # or consent: for whatever loosens enforcement
# When a bundle that a plan changes is at another state version than at the review:
#   refuse     apply nothing; preview and review again
#   same-diff  go on if the changes are exactly the reviewed ones. Take it where unrelated edits move the version.
# Bundles that a plan does not change never count.
# on_stale: ${defaultSettings.onStale}
# impact: ${defaultSettings.impact} # or off: do not estimate on a pull request what changes mean for open findings
# Fields of the platform that this version of ifmatch does not know, by object:
# extra_fields: { policy: [priority] }
`;
}

function deploymentLines(deployments: readonly NamedDeployment[]): string {
  if (deployments.length === 0)
    return `# Without this, the only deployment that the token sees.
# deployments:
#   my-organization: {}
`;
  const lines = deployments.map(({ slug, id }) =>
    id === null ? `  ${yamlWord(slug)}: {}\n` : `  ${yamlWord(slug)}:\n    id: ${JSON.stringify(id)}\n`,
  );
  return `deployments:\n${lines.join('')}`;
}
