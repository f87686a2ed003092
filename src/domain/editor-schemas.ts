import { posix } from 'node:path';

/** The schemas of the files that users edit. */
export const editorSchemas = ['config', 'remediation-file', 'detection-file', 'test-file'] as const;

export type EditorSchema = (typeof editorSchemas)[number];

/** Folder next to the config to which `init` and `schema --write` write the schemas, so that editors find them offline. */
export const schemaFolder = '.ifmatch';

/** The path of a schema beside the config in `root`. */
export const schemaPath = (name: EditorSchema, root = '.'): string =>
  posix.join(root, schemaFolder, `${name}.schema.json`);

/** The schema's path in the modeline of the file at `path`, relative to its folder. */
export const schemaFrom = (path: string, name: EditorSchema, root = '.'): string =>
  posix.relative(posix.dirname(path), schemaPath(name, root));
