import { BlockList, isIP } from 'node:net';

/**
 * Whether NO_PROXY names the host of an address, as curl, Go and Python read it: entries are separated by commas or spaces. `*` is every host; `a.example`
 * and `.a.example` are that host and all below it, `*.a.example` those below; `10.1.0.0/16` and `10.1.*` are ranges of addresses. An entry may
 * end in a port.
 */
export function matchesNoProxy({ hostname, port, protocol }: URL, noProxy: string): boolean {
  const host = hostname.replaceAll(/^\[|\]$/g, '').toLowerCase();
  const hostPort = port === '' ? defaultPorts[protocol] : port;
  return noProxy
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      const { name, port: requiredPort } = splitPort(entry);
      return (requiredPort === null || requiredPort === hostPort) && matchesEntry(host, name);
    });
}

/** Splits an entry into name and port. An IPv6 address has a port only after brackets. */
function splitPort(entry: string): { readonly name: string; readonly port: string | null } {
  const bracket = entry.startsWith('[') ? entry.indexOf(']') : -1;
  if (bracket > 0) return { name: entry.slice(1, bracket), port: portOf(entry.slice(bracket + 1)) };
  const colon = entry.indexOf(':');
  if (colon < 0 || entry.includes(':', colon + 1)) return { name: entry, port: null };
  return { name: entry.slice(0, colon), port: portOf(entry.slice(colon)) };
}

/** The digits after a colon; null if there are none. */
const portOf = (text: string): string | null => (/^:\d{1,5}$/.test(text) ? text.slice(1) : null);

const defaultPorts: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' };

function matchesEntry(host: string, entry: string): boolean {
  if (entry === '*') return true;
  if (entry.includes('/')) return isInRange(host, entry);
  // A trailing star stands for the rest of an address: 10.1.* or 10.1.2.*
  if (/^[\d.]+\*$/.test(entry)) return isIP(host) === 4 && host.startsWith(entry.slice(0, -1));
  if (isIP(host) !== 0) return host === entry;
  const domain = entry.replace(/^\*?\./, '');
  return (host === domain && !entry.startsWith('*')) || host.endsWith(`.${domain}`);
}

/** Whether an IP address is in a range such as `10.0.0.0/8` or `fd00::/8`. */
function isInRange(host: string, range: string): boolean {
  const [, network = '', bits = ''] = /^(.+)\/(\d{1,3})$/.exec(range) ?? [];
  const family = isIP(network);
  if (family === 0 || isIP(host) !== family || Number(bits) > (family === 4 ? 32 : 128)) return false;
  const type = family === 4 ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  list.addSubnet(network, Number(bits), type);
  return list.check(host, type);
}
