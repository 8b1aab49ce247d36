import { randomUUID } from 'node:crypto';
import type { Webhook, webhooks } from '@comptoir/contract/domains/webhooks/webhooks.calls';
import { Refusal } from '@comptoir/contract/errors';
import { routesOf } from '../../http/call.ts';
import { requireCustomer } from '../../http/entry.ts';
import { requireVersion, versionOf } from '../../http/lists/versions.ts';
import { trialEvent } from './envois/event.ts';
import { postTo } from './envois/post.ts';
import { readSecret, sealSecret, signingSecrets } from './envois/secrets.ts';
import { newSecret } from './envois/signature.ts';
import { checkAddress } from './envois/webhooks.rules.ts';
import { addEnvois } from '../../registry/webhooks.store.ts';
import {
  insertWebhook,
  listEnvois,
  listWebhooks,
  lockWebhook,
  readWebhook,
  removeWebhook,
  restart,
  rotateSecret,
  updateWebhook,
} from './webhooks.store.ts';

const markOf = ({ Nom, Adresse, Chapitres }: Pick<Webhook, 'Nom' | 'Adresse' | 'Chapitres'>) =>
  versionOf(Buffer.from(JSON.stringify([Nom, Adresse, Chapitres])));

export const webhooksRoutes = routesOf<typeof webhooks>()({
  list: async ({ registry, session }) => {
    const rows = await listWebhooks(registry, requireCustomer(session).IDCustomer);
    return rows.map((row) => ({ ...row, Version: markOf(row) }));
  },

  create: async ({ app, registry, session, body }) => {
    const { IDCustomer } = requireCustomer(session);
    checkAddress(body.Adresse, app.config);
    const Secret = newSecret();
    const IDWebhook = await insertWebhook(registry, IDCustomer, body, (id) => sealSecret(app.vault, 'Secret', id, Secret));
    return { IDWebhook, Secret };
  },

  update: async ({ app, registry, session, params: { IDWebhook }, headers, body }) => {
    const own = { IDWebhook, IDCustomer: requireCustomer(session).IDCustomer };
    requireVersion(markOf(await lockWebhook(registry, own)), headers['if-match']);
    checkAddress(body.Adresse, app.config);
    await updateWebhook(registry, own, body);
    return { success: true };
  },

  etat: async ({ registry, session, params: { IDWebhook }, body: { Actif } }) => {
    const own = { IDWebhook, IDCustomer: requireCustomer(session).IDCustomer };
    await updateWebhook(registry, own, { Actif });
    await restart(registry, own);
    return { success: true };
  },

  secret: async ({ app, registry, session, params: { IDWebhook } }) => {
    const own = { IDWebhook, IDCustomer: requireCustomer(session).IDCustomer };
    const former = await readWebhook(registry, own);
    const before = readSecret(app.vault, 'Secret', IDWebhook, former.Secret);
    const Secret = newSecret();
    await rotateSecret(registry, own, {
      Secret: sealSecret(app.vault, 'Secret', IDWebhook, Secret),
      SecretPrecedent: before === null ? null : sealSecret(app.vault, 'SecretPrecedent', IDWebhook, before),
    });
    return { IDWebhook, Secret };
  },

  rejouer: async ({ registry, session, params: { IDWebhook }, body }) => {
    const own = { IDWebhook, IDCustomer: requireCustomer(session).IDCustomer };
    await readWebhook(registry, own);
    await restart(registry, own, 'Curseur' in body ? { Curseur: body.Curseur } : { Curseur: null, Depuis: body.Depuis });
    return { success: true };
  },

  essai: async ({ app, registry, session, params: { IDWebhook }, gone }) => {
    const hook = await readWebhook(registry, { IDWebhook, IDCustomer: requireCustomer(session).IDCustomer });
    const secrets = signingSecrets(app.vault, hook);
    if (!secrets) throw new Refusal('rule', 'Le secret de ce webhook est illisible\u00a0: renouvelez-le.');
    const id = `essai-${randomUUID()}`;
    const { isReceived, Statut, Message, DureeMs } = await postTo(app.config.outboundAllowedHosts)(
      hook.Adresse,
      secrets,
      trialEvent(id),
      gone(),
    );
    await addEnvois(registry, IDWebhook, [{ Evenement: 'essai', Type: 'comptoir.essai', Statut, Message, DureeMs }]);
    return { estRecu: isReceived, Statut, Message, DureeMs };
  },

  envois: async ({ registry, session, params: { IDWebhook } }) => {
    await readWebhook(registry, { IDWebhook, IDCustomer: requireCustomer(session).IDCustomer });
    return listEnvois(registry, IDWebhook);
  },

  remove: async ({ registry, session, params: { IDWebhook }, headers }) => {
    const own = { IDWebhook, IDCustomer: requireCustomer(session).IDCustomer };
    requireVersion(markOf(await lockWebhook(registry, own)), headers['if-match']);
    await removeWebhook(registry, own);
    return { success: true };
  },
});
