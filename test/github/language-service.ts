import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { temporaryFolder } from '../rig/temporary-folder.ts';

export type Diagnostic = { readonly message: string; readonly severity?: number };
type Inputs = Readonly<Record<string, { readonly description: string; readonly required?: boolean }>>;
export type Metadata = { readonly name: string; readonly description: string; readonly inputs?: Inputs };
type Reference = { readonly owner: string; readonly name: string };
type Document = {
  readonly uri: string;
  readonly languageId: string;
  readonly version: number;
  readonly lineCount: number;
  getText(): string;
};
type Service = {
  validate(
    document: Document,
    config: { readonly actionsMetadataProvider: { fetchActionMetadata(of: Reference): Promise<Metadata | undefined> } },
  ): Promise<Diagnostic[]>;
};

const root = join(import.meta.dirname, '..', '..');

/** GitHub's own checker of workflows and actions. It imports JSON in a way that Node refuses, so it is bundled first. */
export async function loadLanguageService(): Promise<Service> {
  const folder = temporaryFolder();
  const input = { service: fileURLToPath(import.meta.resolve('@actions/languageservice')) };
  const { output } = await build({ cwd: root, input, platform: 'node', logLevel: 'silent', write: false });
  const path = join(folder, 'service.mjs');
  await writeFile(path, output[0].code);
  return (await import(path)) as Service;
}

/** What it has to say about a file, of which it keeps the first text that it sees; `actions` are those whose `with:` it knows, by owner and name. */
export async function diagnose(
  service: Service,
  { path, text }: { readonly path: string; readonly text: string },
  actions: Readonly<Record<string, Metadata>>,
): Promise<string[]> {
  const document = {
    uri: `file:///repository/${path}`,
    languageId: 'yaml',
    version: 1,
    lineCount: text.split('\n').length,
    getText: () => text,
  };
  const actionsMetadataProvider = {
    fetchActionMetadata: async ({ owner, name }: Reference) => actions[`${owner}/${name}`],
  };
  return (await service.validate(document, { actionsMetadataProvider })).map(({ message }) => message);
}
