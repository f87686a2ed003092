import { randomBytes, scryptSync } from 'node:crypto';
import { Fault } from '../fault.ts';
import type { Handlers } from './call.ts';

// Nothing is delivered from here, so no secret is ever compared with its hash: 1 MiB and two milliseconds keep the server answering.
const cost = { N: 1024, r: 8, p: 1 };

export const notificationWebhookHandlers: Pick<Handlers, 'createNotificationWebhook'> = {
  createNotificationWebhook({ platform, deployment, body: { name, url, useNetworkBroker = false, webhookSecret } }) {
    // Not quoted: an address may hold a password.
    if (!URL.canParse(url)) throw new Fault(400, 'The url of the webhook is not a valid address.');
    const hasSecret = webhookSecret !== undefined;
    const row = platform.store.addNotificationWebhook({
      deployment_id: deployment.id,
      name,
      url,
      use_network_broker: useNetworkBroker ? 1 : 0,
      ...(hasSecret ? hashSecret(webhookSecret) : { secret_salt: null, secret_hash: null }),
    });
    if (row === undefined) throw new Error('the webhook was not written');
    return { webhook: { id: String(row.id), name, url, hasSecret, useNetworkBroker } };
  },
};

function hashSecret(secret: string): { secret_salt: string; secret_hash: string } {
  const salt = randomBytes(16);
  return { secret_salt: salt.toString('hex'), secret_hash: scryptSync(secret, salt, 32, cost).toString('hex') };
}
