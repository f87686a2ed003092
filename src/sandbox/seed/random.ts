import type { Store } from '../store/store.ts';
import { advisories } from './data/advisories.ts';
import { areas, nouns } from './data/texts.ts';

/** Numbers that look random and are the same in every run: sfc32, seeded by a text. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    this.a = hash(seed, 0x9e_37_79_b9);
    this.b = hash(seed, 0x24_3f_6a_88);
    this.c = hash(seed, 0xb7_e1_51_62);
    // The first numbers of neighbouring seeds are alike.
    for (let round = 0; round < 12; round += 1) this.next();
  }

  /** From 0 to below 1. */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_00_00_00_00;
  }

  /** A whole number from 0 to below `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of some, each as likely as any other. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  }
}

function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  return value ^ (value >>> 15);
}

/** Some items of which few come up often. */
export class Weighted<Item> {
  readonly items: readonly Item[];
  private readonly sums: Float64Array;

  constructor(items: readonly Item[], weights: readonly number[]) {
    this.items = items;
    this.sums = new Float64Array(items.length);
    let sum = 0;
    for (const index of items.keys()) this.sums[index] = sum += weights[index] ?? 0;
  }

  pick(random: Random): Item {
    const wanted = random.next() * (this.sums.at(-1) ?? 0);
    let low = 0;
    let high = this.items.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const item = this.items[low];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  }
}

/** The power law: each rank weighs as much as one divided by it, to the power. */
export function byRank<Item>(items: readonly Item[], power: number): Weighted<Item> {
  return new Weighted(
    items,
    items.map((_, index) => 1 / (index + 1) ** power),
  );
}

/** The lines of a table that is written as text. */
export const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type Texts = { 4: [string, string, string, string]; 7: [string, string, string, string, string, string, string] };

/** The words of a line, of which there have to be so many. */
export function columns<Count extends keyof Texts>(line: string, count: Count): Texts[Count] {
  const found = line.split(' ');
  if (found.length !== count) throw new Error(`"${line}" has not ${String(count)} columns`);
  return found as Texts[Count];
}

/** The end of every seed's history, in milliseconds: fixed, so that the same seed gives the same rows on any day. */
export const anchor = Date.UTC(2026, 10, 1);

/** 18 months before. */
export const beginning = Date.UTC(2025, 4, 1);

export const minute = 60_000;

export const day = 86_400_000;

/** Rows that findings share, each written when it is first named. */
export class Names {
  private readonly store: Store;
  private readonly files = new Map<string, number>();
  private readonly components = new Map<string, number>();
  private readonly refs = new Map<string, number>();

  constructor(store: Store) {
    this.store = store;
  }

  file(path: string, component: string | null): number {
    return idOf(this.files, path, (id) => {
      this.store.addFile(id, path, component === null ? null : this.component(component));
    });
  }

  component(tag: string): number {
    return idOf(this.components, tag, (id) => this.store.addComponent(id, tag));
  }

  ref(name: string, isPrimary: boolean): number {
    return idOf(this.refs, name, (id) => this.store.addRef(id, name, Number(isPrimary)));
  }
}

function idOf(ids: Map<string, number>, name: string, write: (id: number) => void): number {
  const known = ids.get(name);
  if (known !== undefined) return known;
  const id = ids.size + 1;
  ids.set(name, id);
  write(id);
  return id;
}

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

export type Advisory = {
  readonly ecosystem: string;
  readonly package: string;
  /** `CVE-…`, or `MAL-…` for a malicious package. */
  readonly id: string;
  /** The first version that is not affected. */
  readonly fixed: string;
  /** The only version that is affected, where not all before `fixed` are. */
  readonly only: string | null;
  readonly severity: string;
  readonly kind: string;
  /** How likely it is to be exploited, from 0 to 1. */
  readonly score: number;
};

export const readAdvisories = (): Advisory[] => linesOf(advisories).map(readAdvisory);

function readAdvisory(line: string): Advisory {
  const [ecosystem, affected, id, version, severity, kind, score] = columns(line, 7);
  const only = version.startsWith('=') ? version.slice(1) : null;
  return { ecosystem, package: affected, id, fixed: version, only, severity, kind, score: Number(score) };
}
