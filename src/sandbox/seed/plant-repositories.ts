import type { Store } from '../store/store.ts';
import type { Catalog } from './catalog.ts';
import { candidatesOf, makeDependencies } from './dependencies.ts';
import type { PlantedRepository } from './finding-source.ts';
import type { Names } from './names.ts';
import { Random } from './random.ts';
import { makeRepositories, repositoryCount, type SeedRepository } from './repositories.ts';
import type { DeploymentSeed } from './seed.ts';
import { byRank } from './weighted.ts';

/** Repositories of all deployments, numbered from 1, each with what it depends on. */
export class RepositoryPlanter {
  private readonly store: Store;
  private readonly names: Names;
  private readonly tagSets = new Map<string, number>();
  private last = 0;

  constructor(store: Store, names: Names) {
    this.store = store;
    this.names = names;
  }

  /** Without a catalog there are no packages, so nothing is depended on. */
  plant(deployment: DeploymentSeed, catalog: Catalog | null): PlantedRepository[] {
    const random = new Random(`repositories of ${deployment.slug}`);
    const made = makeRepositories(deployment, repositoryCount(deployment.findings), random);
    return made.map((repository) => {
      const id = this.write(deployment.id, repository);
      const candidates = catalog && this.depend(id, repository, catalog, random);
      return { ...repository, id, tagSet: this.tagSetOf(repository), candidates };
    });
  }

  private write(deployment: string, { name, tags, team, visibility, archived }: SeedRepository): number {
    const id = (this.last += 1);
    this.store.addRepository(id, deployment, name, team, visibility, Number(archived));
    for (const tag of tags) this.store.addRepositoryTag(id, tag);
    return id;
  }

  private tagSetOf({ tags }: SeedRepository): number {
    const key = tags.join(' ');
    const number = this.tagSets.get(key) ?? this.tagSets.size;
    this.tagSets.set(key, number);
    return number;
  }

  private depend(id: number, repository: SeedRepository, { packages }: Catalog, random: Random) {
    const dependencies = makeDependencies(repository, packages, random);
    for (const { version, lockfile, transitivity } of dependencies) {
      this.store.addDependency(id, version.id, this.names.file(lockfile, null), transitivity);
    }
    const candidates = candidatesOf(dependencies);
    return candidates.length === 0 ? null : byRank(candidates, 0.6);
  }
}
