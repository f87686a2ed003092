import { listed, type Phrasebook, quoted, unicodeName } from './phrase.ts';

type Reading =
  | 'no-files'
  | 'path-missing'
  | 'path-outside'
  | 'symlink'
  | 'not-a-file'
  | 'config-is-folder'
  | 'config-is-no-policy'
  | 'empty-submodule'
  | 'left-out'
  | 'same-name'
  | 'garbled-name'
  | 'unreadable'
  | 'file-too-large'
  | 'not-utf8'
  | 'control-character'
  | 'empty-file'
  | 'ignored-file'
  | 'misnamed-config'
  | 'other-config';

/** Where nobody has named a place. */
const isDefault = (searched: readonly string[]): boolean => searched.length === 1 && searched[0] === 'policies';

/** Words for what goes wrong before there is any YAML. */
export const readingPhrases: Phrasebook<Reading> = {
  'no-files': ({ searched, deployment }) => ({
    says: `no policy file${deployment === undefined ? '' : ` of the deployment ${quoted(deployment)}`} was found${searched.length === 0 ? '' : ` in ${listed(searched.map((path) => (path === '' ? '.' : path)))}`}`,
    fix: `put .yaml files there${deployment === undefined && isDefault(searched) ? ' (`ifmatch init` writes the first ones)' : ''}, name other folders on the command line, or set "policies" in ifmatch.yaml`,
  }),
  'path-missing': ({ at, path }) => ({
    says: `${quoted(path)} does not exist`,
    fix:
      at.pointer.length > 0
        ? 'create it, or correct the path; it counts from the folder of the config'
        : 'correct the path; it counts from the folder that ifmatch runs in',
  }),
  'path-outside': ({ path }) => ({
    says: `${quoted(path)} is outside the folder that ifmatch runs in`,
    fix: 'give a path inside it, or run ifmatch in a folder above; nothing else is read',
  }),
  symlink: ({ path }) => ({
    says: `${quoted(path)} is a symbolic link, or lies behind one`,
    fix: 'put the file itself there; links are not followed',
  }),
  'not-a-file': ({ path }) => ({
    says: `${quoted(path)} is not a regular file`,
    fix: 'remove it, or name a regular file; what a submodule holds is not read',
  }),
  'empty-submodule': ({ path }) => ({
    says: `${quoted(path)} is a submodule that is not checked out: what it declares would count as deleted`,
    fix: 'check it out with `git submodule update --init`; for the action, which reads none, put its policies into this repository',
  }),
  'left-out': ({ path }) => ({
    says: `${quoted(path)} is left out of this sparse checkout: what it says would count as gone`,
    fix: 'check it out with `git sparse-checkout add`, or end the sparse checkout with `git sparse-checkout disable`',
  }),
  'same-name': ({ path, other }) => ({
    says: `${quoted(path)} and ${quoted(other)} are one file on some disks: a clone there has only one of them, and what the other declares would count as deleted`,
    fix: 'rename one of them',
  }),
  'garbled-name': ({ path }) => ({
    says: `the name ${quoted(path)} is not UTF-8, or holds the character U+FFFD, as which all such names are read`,
    fix: 'rename it, or move it out of the folder',
  }),
  'config-is-folder': ({ path, inside }) => ({
    says: `${quoted(path)} is a folder, and the config is a file`,
    fix: inside === null ? 'name the file, or move the folder away' : `name the file in it: ${quoted(inside)}`,
  }),
  'config-is-no-policy': ({ path }) => ({
    says: `${quoted(path)} is the config, and holds no policies`,
    fix: 'name policy files or folders, or no path at all; the config is checked in every run',
  }),
  unreadable: ({ reason }) => ({
    says: `it cannot be read: ${reason}`,
    fix: reason.includes('permi') ? 'check its permissions and run again' : 'run again, and see to it if it stays so',
  }),
  'file-too-large': ({ bytes, limit }) => ({
    says: `the file has ${bytes} bytes, more than the limit of ${limit}`,
    fix: 'split it into several files; they are merged',
  }),
  'not-utf8': ({ offset }) => ({
    says: `the file is not UTF-8: byte ${offset + 1} does not fit`,
    fix: 'save the file as UTF-8',
  }),
  'control-character': ({ codePoint }) => ({
    says: `an invisible character (${unicodeName(codePoint)}) stands here`,
    fix: codePoint === 0x0d ? 'end the lines of the file with LF or CRLF' : 'remove it',
  }),
  'empty-file': () => ({
    says: 'the file is empty',
    fix: 'delete it, or write what is meant: "policies: []" means no policy',
  }),
  'ignored-file': ({ path, meant }) => ({
    says: `${quoted(path)} is not read: ${/\.ya?ml$/i.test(path) ? 'no path that was asked for fits its name' : 'only names that end in .yaml or .yml are'}`,
    fix: `if it holds policies, rename it to ${quoted(meant)}; else move it out of the folder`,
  }),
  'misnamed-config': ({ severity, path, expected }) => ({
    says: `${quoted(path)} is not read: the config is called ${quoted(expected)}`,
    fix:
      severity === 'error'
        ? `rename it to ${quoted(expected)}`
        : 'remove it, and keep what is needed of it in the config',
  }),
  'other-config': ({ path, config }) => ({
    says: `${quoted(path)} is not read: ${config === null ? 'the config lies in the folder that ifmatch runs in' : `the run goes by ${quoted(config)}`}`,
    fix: 'keep what is needed of it there, or run ifmatch for its folder alone',
  }),
};
