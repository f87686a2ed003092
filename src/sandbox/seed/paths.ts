import { areas, nouns } from './data/words.ts';
import type { Random } from './random.ts';

type Place = { readonly path: string; readonly component: string | null };

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const yaml = (folder: string, noun: string): string => `deploy/${folder}/${noun}.yaml`;

const layouts: Readonly<Record<string, (folder: string, noun: string) => string>> = {
  javascript: (folder, noun) => `src/${folder}/${noun}.js`,
  typescript: (folder, noun) => `src/${folder}/${noun}.ts`,
  python: (folder, noun) => `app/${folder}/${noun}.py`,
  java: (folder, noun) => `src/main/java/com/company/${folder}/${capitalized(noun)}.java`,
  swift: (folder, noun) => `Sources/${capitalized(folder)}/${capitalized(noun)}.swift`,
  go: (folder, noun) => `internal/${folder}/${noun}.go`,
  ruby: (folder, noun) => `app/${folder}/${noun}.rb`,
  rust: (folder, noun) => `src/${folder}/${noun}.rs`,
  terraform: (folder, noun) => `modules/${folder}/${noun}.tf`,
  secrets: (folder, noun) => `config/${folder}/${noun}.env`,
};

// Written once, so that each path is one and the same text for whoever looks it up.
const known = new Map<string, Place[]>();

/** Where a finding in code of this language may be; few files have most of them. */
export function pickPlace(language: string, random: Random): Place {
  const area = Math.floor(random.next() ** 2 * areas.length);
  const noun = Math.floor(random.next() ** 3 * nouns.length);
  const places = placesOf(language);
  return (places[area * nouns.length + noun] ??= makePlace(language, area, noun));
}

function placesOf(language: string): Place[] {
  const places = known.get(language) ?? [];
  known.set(language, places);
  return places;
}

function makePlace(language: string, area: number, noun: number): Place {
  const [folder, component] = areas[area] ?? ['lib', null];
  const layout = layouts[language] ?? yaml;
  return { path: layout(folder, nouns[noun] ?? 'index'), component };
}
