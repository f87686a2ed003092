import type { Plugin } from 'rolldown';

/**
 * Leaves out the chunks that only pass on what another chunk exports, which the bundler makes for a module that is imported dynamically and lies
 * in a chunk with others. Whoever imported one imports that other chunk: finding and opening a file takes longer than running most of what is in it.
 */
export const withoutFacades: Plugin = {
  name: 'without-facades',
  generateBundle(_, bundle) {
    const facades = new Map<string, string>();
    for (const chunk of Object.values(bundle)) {
      const behind = chunk.type === 'chunk' && !chunk.isEntry ? behindFacade(chunk.code) : null;
      if (behind === null) continue;
      facades.set(chunk.fileName.replace(/^chunks\//, './'), behind);
      delete bundle[chunk.fileName];
    }
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replaceAll(imported, (whole, before, folder, file) => {
          const behind = facades.get(`./${file}`);
          return behind === undefined ? whole : `${before}"${folder}${behind.slice(2)}"`;
        });
    }
  },
};

/** The chunk that one only passes on, under the same names; null when it does more. */
export function behindFacade(code: string): string | null {
  const { names, from } = passedOn.exec(code)?.groups ?? {};
  return names === undefined || names.includes(' as ') ? null : (from ?? null);
}

const passedOn = /^export \{ (?<names>[^}]*) \} from "(?<from>\.\/[^"]+)";\s*$/;
const imported = /(import\()"(\.\/(?:chunks\/)?)([^"/]+)"/g;
