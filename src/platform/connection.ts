import { type Call, openCall } from './call.ts';
import { type Credentials, redactorOf } from './credentials.ts';
import { parseAddress, prefixOf } from './http/address.ts';
import { type Clock, systemClock } from './http/clock.ts';
import { type Proxies, shareNetwork } from './http/dispatcher.ts';
import type { Deadlines } from './http/send.ts';
import { defaultProfile, type Profile } from './profile.ts';

export type ConnectionOptions = {
  readonly address: string;
  /** How the platform is named in plans; else by its address, for two platforms may share an origin. */
  readonly name?: string;
  /** Where a platform differs from the assumptions of the default profile. */
  readonly profile?: Partial<Profile>;
  readonly env: Proxies;
  /** Gets a line for each request, without secrets. */
  log?(line: string): void;
  /** Given when nobody has the time to wait for another attempt: the last answer stands. */
  readonly hurry?: AbortSignal;
  /** Given when nobody has the time to wait for an answer either: what is under way is called off. */
  readonly giveUp?: AbortSignal;
  readonly clock?: Clock;
  readonly deadlines?: Partial<Deadlines>;
};

/** A way to call a platform. `close` calls off what is under way. */
export type Connection = {
  readonly name: string;
  readonly call: Call;
  readonly profile: Profile;
  close(): Promise<void>;
};

/** One request may take a minute; with all its attempts and waits a call may take five. */
const defaultDeadlines: Deadlines = { attempt: 60_000, call: 300_000 };

/** Throws PlatformError when the address or that of a proxy is no good; nothing is sent yet. */
export function openConnection(options: ConnectionOptions, credentials: Credentials): Connection {
  const { clock = systemClock } = options;
  const address = parseAddress(options.address);
  const profile = { ...defaultProfile, ...options.profile };
  const network = shareNetwork(address, options.env);
  const closed = new AbortController();
  const closing = eitherOf(closed.signal, options.giveUp);
  const redactor = redactorOf(credentials);
  const wire = {
    open: () => network.open(),
    profile,
    clock,
    deadlines: { ...defaultDeadlines, ...options.deadlines },
    closing,
    hurry: eitherOf(closing, options.hurry),
    log: (line: string) => options.log?.(redactor.redact(line)),
  };
  return {
    name: options.name ?? address.origin + prefixOf(address),
    call: openCall(wire, address, credentials),
    profile,
    async close() {
      closed.abort();
      await network.release();
    },
  };
}

const eitherOf = (one: AbortSignal, other: AbortSignal | undefined): AbortSignal =>
  other === undefined ? one : AbortSignal.any([one, other]);
