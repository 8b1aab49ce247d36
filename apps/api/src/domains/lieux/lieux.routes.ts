import type { lieux, NouveauLieu } from '@comptoir/contract/domains/lieux/lieux.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { routesOf } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { addRecent, findOpenCustomers, listLieux, saveFavoris } from './lieux.store.ts';

const unknownCustomer = (BDGp: string, field: string) =>
  new Refusal(
    'invalid',
    BDGp === '' ? 'Client\u00a0: dites de quel client est cet écran.' : `Le client ${BDGp} n’existe pas ou n’est pas ouvert.`,
    {
      [field]: 'Ce client n’existe pas ou n’est pas ouvert',
    },
  );

/** Each place with the id of its customer; `fieldOf`: the field of the body that names the customer of one. @throws Refusal */
const placesOf = async (
  registry: Kysely<RegistryTables>,
  { customer }: Session,
  places: readonly NouveauLieu[],
  fieldOf: (at: number) => string,
) => {
  const names = places.map(({ BDGp }) => BDGp ?? customer?.name ?? '');
  const ids = new Map((await findOpenCustomers(registry, names)).map(({ IDCustomer, name }) => [name, IDCustomer]));
  return places.map(({ Ecran, Nom }, at) => {
    const name = names[at]!;
    const IDCustomer = ids.get(name);
    if (IDCustomer === undefined) throw unknownCustomer(name, fieldOf(at));
    return { IDCustomer, Ecran, Nom };
  });
};

export const lieuxRoutes = routesOf<typeof lieux>()({
  // Not cached: another browser of the same person may have written.
  list: ({ registry, session }) => listLieux(registry, session.id),

  garder: async ({ registry, session, body: { favoris } }) => {
    await saveFavoris(registry, session.id, await placesOf(registry, session, favoris, (at) => `favoris.${at}.BDGp`));
    return { success: true };
  },

  ouvrir: async ({ registry, session, body }) => {
    const [place] = await placesOf(registry, session, [body], () => 'BDGp');
    await addRecent(registry, session.id, place!);
    return { success: true };
  },
});
