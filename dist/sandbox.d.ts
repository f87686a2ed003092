/** What a sandbox holds, and how it behaves. */
export type SandboxOptions = {
  /** `acme` (default), `acme:100000` for so many findings, `empty`, or another deployment by its slug. */
  readonly seed?: string;
  /** A port of 127.0.0.1; any free one by default. */
  readonly port?: number;
  /** A file that keeps the state; in memory by default. */
  readonly db?: string;
  /** Where it differs from the description of the API: names of quirks, as `ifmatch sandbox --quirk` takes them. */
  readonly quirks?: readonly string[];
};
/** A deployment of a sandbox, and who may speak for it. */
export type SandboxDeployment = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Whether it has the Unified Policies model: without it v2 policies answer 403, with it the legacy ones 410. */
  readonly migrated: boolean;
  /** The bundles that it has; any other product answers 404. */
  readonly bundles: readonly ('remediation' | 'code' | 'secrets')[];
  readonly token: string;
  readonly userToken: string;
  /** An API token without the Web API permission, which is answered with 404. */
  readonly tokenWithoutWebApi: string;
};
/** A whole platform on loopback. */
export type Sandbox = {
  /** Its address, as `createClient` takes it. */
  readonly url: string;
  /** An API token of the first of `deployments`. */
  readonly token: string;
  /** The JSON Web Token of a user of the same deployment; it holds for a day. */
  readonly userToken: string;
  /** All deployments; the first is the one that the seed is named after. */
  readonly deployments: readonly SandboxDeployment[];
  /** Stops it. What it held in memory is gone. */
  close(): Promise<void>;
};
/** Serves the platform on loopback until it is closed. Throws when it cannot start as asked. */
export declare function startSandbox(options?: SandboxOptions): Promise<Sandbox>;
