import type { connexions } from '@comptoir/contract/connexions';
import type { Handler } from '../../http/call.ts';
import { addressFor } from '../../registry/product-addresses.rules.ts';
import { placeOf } from '../../registry/product-addresses.store.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { listSitesOf } from '../utilisateurs/utilisateurs-sites.store.ts';
import { findUtilisateur, passwordAddress } from '../utilisateurs/utilisateurs.store.ts';
import { addressesOf, checkProduct, formOf, noAddress } from './connexions.rules.ts';
import { insertConnexion } from './connexions.store.ts';

/** Keeps who signs in as whom, to what and why; only once that is written does it give what signs in. */
export const openConnexion: Handler<typeof connexions.create> = async ({
  db,
  write,
  registry,
  app,
  session,
  customer,
  params: { idPeople },
  body: { product, motif },
}) => {
  const { LoginWEB, Password } = await findUtilisateur(db, idPeople, { all: true });
  const group = await readGpParametres(db);
  checkProduct(product, group);
  const place = await placeOf(registry, customer);
  const [action, ...others] = addressesOf[product].map((name) => addressFor(app.config.products, name, place));
  if (action === undefined || others.includes(undefined)) throw noAddress(product, customer.serverName);
  const [IDSite] = await listSitesOf(db, idPeople);

  await write((trx) => insertConnexion(trx, { Operateur: session.login, IDPeople: idPeople, LoginWEB, product, motif }));

  return formOf(product, {
    action,
    LoginWEB,
    Password: app.vault.open(passwordAddress(customer.schema, idPeople), Password),
    IDPeople: idPeople,
    IDSite,
    IDClient: group.IDClient,
    IDCompany: place.urls.find(({ IDGroupements }) => IDGroupements !== null)?.IDGroupements ?? customer.IDGroupements,
    reporting: app.config.reporting,
  });
};
