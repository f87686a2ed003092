import { SandboxError } from '../sandbox/errors.ts';
import { startSandbox as start } from '../sandbox/server.ts';
import { describeInvalidOption } from './options.ts';

/** Options of a sandbox. */
export type SandboxOptions = {
  /** `acme` (default), `acme:100000` for that many findings, `empty`, or another deployment by its slug. */
  readonly seed?: string;
  /** A port of 127.0.0.1; any free one by default. */
  readonly port?: number;
  /** A file that keeps the state; in memory by default. */
  readonly db?: string;
  /** Deviations from the API description: names of quirks, as in `ifmatch sandbox --quirk`. */
  readonly quirks?: readonly string[];
};

/** A deployment of a sandbox, with its tokens. */
export type SandboxDeployment = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Whether it has the Unified Policies model: without it v2 policies answer 403, with it the legacy ones 410. */
  readonly migrated: boolean;
  /** Its bundles; any other product answers 404. */
  readonly bundles: readonly ('remediation' | 'code' | 'secrets')[];
  readonly token: string;
  readonly userToken: string;
  /** An API token without the Web API permission, which is answered with 404. */
  readonly tokenWithoutWebApi: string;
};

/** A whole platform on loopback. */
export type Sandbox = {
  /** Its address, for `createClient`. */
  readonly url: string;
  /** An API token of the first of `deployments`. */
  readonly token: string;
  /** The JSON Web Token of a user of the same deployment; it is valid for a day. */
  readonly userToken: string;
  /** All deployments, the one of the seed first. */
  readonly deployments: readonly SandboxDeployment[];
  /** Stops it; state in memory is lost. */
  close(): Promise<void>;
};

const sandboxOptions = {
  seed: 'string',
  port: 'number',
  db: 'string',
  quirks: 'object',
} as const satisfies Record<keyof SandboxOptions, unknown>;

/** Serves the platform on loopback until closed. Throws if an option is invalid, or if it cannot start. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const mistake = describeInvalidOption('startSandbox', options, sandboxOptions);
  if (mistake !== null) throw new SandboxError(mistake);
  const { url, token, userToken, deployments, ...sandbox } = await start(options);
  return { url, token, userToken, deployments, close: () => sandbox.close() };
}
