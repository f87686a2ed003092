/** A fault or threat that no suite shows, and what it would take to show it. */
export type NotTested = { readonly what: string; readonly needs: string };

export const notTested: readonly NotTested[] = [
  {
    what: 'The behaviour of the real platform under these faults',
    needs: 'A deployment of the platform for tests, and a token for it. Here the sandbox stands in for it.',
  },
  {
    what: 'Faults inside TLS: a connection that is cut in the handshake, a certificate that changes within an apply',
    needs:
      'A proxy that ends TLS with a certificate authority of its own. The fault proxy speaks plain HTTP on loopback.',
  },
  {
    what: 'A machine that loses power in the middle of an apply',
    needs: 'A machine that can be switched off from outside. SIGKILL ends the process, but what it had written stays.',
  },
  {
    what: 'Appliers on different machines whose clocks and networks differ',
    needs: 'Several machines. Here they are processes on one, which share its clock.',
  },
];
