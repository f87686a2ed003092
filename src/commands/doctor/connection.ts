import type { Knocked } from '../../platform/probe.ts';
import type { Way } from '../../platform/network.ts';
import type { Trouble } from '../../platform/probe.ts';
import { failed, type Looked, ok } from './examination.ts';

export type Answered = Extract<Knocked, { kind: 'answer' }>;

/** Whether something that could be the platform answers, over a connection that can be trusted. No token is sent for that. */
export function lookAtConnection(address: URL, way: Way, knocked: Knocked): Looked<Answered> {
  if (knocked.kind === 'trouble') {
    const { says, fix } = words[knocked.trouble](whomFor(knocked.trouble, address, way));
    return failed(`${says} (${knocked.detail}).`, fix);
  }
  const { status, isPage } = knocked;
  if (status >= 300 && status < 400) return redirected(knocked);
  // 501 is how some say that they have no such list.
  if (status === 429 || (status >= 500 && status !== 501))
    return failed(`${address.host} answers ${String(status)}: it is not well, or too busy.`, 'Try again later.');
  if (status === 200 && isPage)
    return failed(
      `${address.host} answers with a page for people, not with the API.`,
      'Set the address to where the API is: without /login and the like, with the path that a gateway puts in front of it.',
    );
  const trusted = address.protocol === 'https:' ? ', and its certificate is trusted' : '';
  return ok(`${address.host} answers${trusted}`, knocked);
}

const redirected = ({ status, location }: Answered): Looked<Answered> =>
  failed(
    `The address answers ${String(status)}, a redirect ${location === null ? 'without saying where' : `to ${location}`}.`,
    'Set the address to where the API really is. The token is never sent to another address than the one that you give.',
  );

/** Who does not answer: the proxy where there is one, for the platform is only reached through it. */
function whomFor(trouble: Trouble, { host }: URL, way: Way): Whom {
  if (way.kind === 'proxy' && atProxy.has(trouble))
    return { name: `the proxy ${way.proxy}`, check: `${way.variable}, and that the proxy runs` };
  return { name: host, check: 'the address, and that the platform runs' };
}

const atProxy: ReadonlySet<Trouble> = new Set(['no-such-host', 'refused', 'unreachable', 'timeout', 'proxy']);

type Whom = { readonly name: string; readonly check: string };

const words: Readonly<Record<Trouble, (whom: Whom) => { readonly says: string; readonly fix: string }>> = {
  'no-such-host': ({ name }) => ({
    says: `The name of ${name} cannot be resolved`,
    fix: 'Check how it is spelled, the name server (DNS), and the VPN; where only a proxy resolves names, set HTTPS_PROXY.',
  }),
  refused: ({ name, check }) => ({ says: `Nothing listens at ${name}`, fix: `Check ${check}, and the port.` }),
  unreachable: ({ name }) => ({
    says: `No way leads to ${name}`,
    fix: 'Check the network, the VPN and firewalls; where only a proxy gets out, set HTTPS_PROXY.',
  }),
  timeout: ({ name }) => ({
    says: `${name} does not answer in time`,
    fix: 'Check the network, the VPN and firewalls; where only a proxy gets out, set HTTPS_PROXY.',
  }),
  'unknown-authority': ({ name }) => ({
    says: `The certificate of ${name} comes from an authority that Node does not know`,
    fix: "Set NODE_EXTRA_CA_CERTS to the PEM file of your company's certificate authority. The check cannot be switched off.",
  }),
  expired: ({ name }) => ({
    says: `The certificate of ${name} is not valid today`,
    fix: 'Check the clock of this machine; if it is right, the operator of the platform has to renew the certificate.',
  }),
  'other-host': ({ name }) => ({
    says: `The certificate is of another host than ${name}`,
    fix: 'Use the host name that the certificate is for.',
  }),
  untrusted: ({ name }) => ({
    says: `The certificate of ${name} is not trusted`,
    fix: 'If your company has a certificate authority of its own, set NODE_EXTRA_CA_CERTS to its PEM file. The check cannot be switched off.',
  }),
  'no-tls': ({ name }) => ({
    says: `${name} does not speak TLS at this port`,
    fix: 'Check the port; http:// works for localhost, 127.0.0.1 and [::1] only.',
  }),
  proxy: ({ name }) => ({
    says: `${name} does not let us through`,
    fix: 'Check HTTPS_PROXY with its user name and password, and that the proxy allows this host; or name the host in NO_PROXY.',
  }),
  broken: ({ name }) => ({
    says: `The connection to ${name} broke before it answered`,
    fix: 'Try again. If it stays like this, look at the proxies and gateways in between.',
  }),
};
