import type { Store } from '../store/store.ts';

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
