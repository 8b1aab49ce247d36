import { Refusal } from '@comptoir/contract/errors';
import { products, type connexions } from '@comptoir/contract/domains/connexions/connexions.calls';
import { elided } from '@comptoir/contract/texts/elision';
import type { Handler } from '../../http/call.ts';
import { passageTo } from './launch-page.ts';
import { addressFor } from '../../config/product-addresses.ts';
import { queueMessage } from '../../jobs/outbox.store.ts';
import { announcesConnexions } from '../../registry/facteurs.store.ts';
import { placeOf } from '../../registry/product-addresses.store.ts';
import { isLost, readSecrets } from '../../secrets/a-ressaisir.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { listSitesOf } from '../utilisateurs/utilisateurs-sites.store.ts';
import { findUtilisateur, passwordAddress } from '../utilisateurs/utilisateurs.store.ts';
import { annonceMessage } from './annonce.rules.ts';
import { addressesOf, checkProduct, formOf, noAddress } from './connexions.rules.ts';
import { insertConnexion } from './connexions.store.ts';

const unreadablePassword = () =>
  new Refusal('rule', 'Le mot de passe de cet utilisateur ne peut plus être lu\u00a0: donnez-lui-en un autre dans sa fiche.');

/** Records who signs in as whom, where and why, and only then answers the credentials. */
export const openConnexion: Handler<typeof connexions.create> = async ({
  db,
  write,
  registry,
  app,
  say,
  session,
  customer,
  params: { idPeople },
  body: { product, motif },
}) => {
  const { LoginWEB, Password, EMail } = await findUtilisateur(db, idPeople, { all: true });
  const secrets = readSecrets(app.vault, () => passwordAddress(customer.schema, idPeople), { Password });
  if (isLost(secrets, 'Password')) throw unreadablePassword();
  const group = await readGpParametres(db);
  checkProduct(product, group);
  const place = await placeOf(registry, customer);
  const [action, ...others] = addressesOf[product].map((name) => addressFor(app.config.products, name, place));
  if (action === undefined || others.includes(undefined)) throw noAddress(product, customer.serverName);
  const [IDSite] = await listSitesOf(db, idPeople);

  const told = EMail !== '' && (await announcesConnexions(registry, customer.IDCustomer));
  const message = annonceMessage({ name: session.name, LoginWEB, product: products[product], motif, at: new Date() });

  await write(async (trx) => {
    await insertConnexion(trx, { Operateur: session.login, IDPeople: idPeople, LoginWEB, product, motif });
    if (told) await queueMessage(trx, { destinataires: [EMail], ...message });
  });
  if (told) app.outbox.wake(customer);

  say({ Details: `${products[product]}, en tant ${elided('que', LoginWEB)}\u00a0: ${motif}` });
  const form = formOf(product, {
    action,
    LoginWEB,
    Password: secrets.Password,
    IDPeople: idPeople,
    IDSite,
    IDClient: group.IDClient,
    IDCompany: place.urls.find(({ IDGroupements }) => IDGroupements !== null)?.IDGroupements ?? customer.IDGroupements,
    reporting: app.config.reporting,
  });
  return { ...form, passage: passageTo(app.vault, form) };
};
