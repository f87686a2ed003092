import type { Quirks } from '../quirks.ts';
import type { BundleKind, BundleRow, DeploymentRow, Store } from '../store/store.ts';
import { Fault } from '../fault.ts';
import { stateVersion } from './fingerprint.ts';
import { type Known, loadKnown } from './known.ts';
import type { Model } from './model.ts';

type Loader<Content> = Pick<Model<never, Content>, 'load'>;
/** The version is not kept: each process on a database tells it by its own quirks. */
export type Bundle = BundleRow & { readonly state_version: string };
type WithContent<Content> = { readonly bundle: Bundle; readonly content: Content };

/** The platform behind the API: its database, how it behaves, and what it has in memory of it. */
export class Platform {
  readonly store: Store;
  readonly quirks: Quirks;
  private readonly contents = new Map<number, { revision: number; content: unknown }>();
  private readonly known = new Map<string, { newestWebhook: number | null; known: Known }>();

  constructor(store: Store, quirks: Quirks) {
    this.store = store;
    this.quirks = quirks;
  }

  /** A bundle of a deployment. Throws Fault when the deployment or the product has none. */
  bundle(deployment: DeploymentRow, kind: BundleKind): Bundle {
    if (deployment.migrated === 0) {
      throw new Fault(403, 'This deployment has not been migrated to the Unified Policies model.', {
        code: 'DEPLOYMENT_NOT_MIGRATED',
      });
    }
    const rows = this.store.bundles({ deployment_id: deployment.id });
    const bundle = rows.find((row) => row.kind === kind);
    if (bundle === undefined) {
      throw new Fault(404, `The product "${kind}" is not enabled for this deployment.`, {
        code: 'PRODUCT_NOT_ENABLED',
      });
    }
    return { ...bundle, state_version: stateVersion(bundle, rows, this.quirks) };
  }

  /** A bundle of a deployment with its content, both of one moment. Throws Fault when the deployment or the product has none. */
  bundleWithContent<Content>(
    deployment: DeploymentRow,
    kind: BundleKind,
    model: Loader<Content>,
  ): WithContent<Content> {
    const bundle = this.bundle(deployment, kind);
    // A revision has one content, so a row that was read alone needs no transaction around what is already in memory.
    if (this.contents.get(bundle.id)?.revision === bundle.revision) {
      return { bundle, content: this.content(model, bundle) };
    }
    return this.store.snapshot(() => {
      const row = this.bundle(deployment, kind);
      return { bundle: row, content: this.content(model, row) };
    });
  }

  /** The content of a bundle whose row was read in the same transaction; read again only when its revision is another. */
  content<Content>(model: Loader<Content>, bundle: BundleRow): Content {
    const cached = this.contents.get(bundle.id);
    if (cached?.revision === bundle.revision) return cached.content as Content;
    const content = model.load(this.store, bundle);
    this.contents.set(bundle.id, { revision: bundle.revision, content });
    return content;
  }

  /** After a write that failed, what was read inside its transaction never came to be. */
  forgetContents(): void {
    this.contents.clear();
  }

  /** Vocabulary and references; read again only when a notification webhook was added, by another process perhaps. */
  knownTo(deployment: DeploymentRow): Known {
    const newestWebhook = this.store.newestNotificationWebhook({})?.id ?? null;
    const cached = this.known.get(deployment.id);
    if (cached?.newestWebhook === newestWebhook) return cached.known;
    const known = loadKnown(this.store, deployment.id);
    this.known.set(deployment.id, { newestWebhook, known });
    return known;
  }
}
