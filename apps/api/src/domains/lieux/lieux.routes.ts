import { isOpenTo } from '@comptoir/contract/limites';
import type { lieux, NouveauLieu } from '@comptoir/contract/domains/lieux/lieux.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { routesOf } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { addRecent, findOpenCustomers, listLieux, saveFavoris } from './lieux.store.ts';

const unknownCustomer = (BDGp: string, field: string) =>
  new Refusal('invalid', `Le client ${BDGp} n’existe pas ou n’est pas ouvert.`, {
    [field]: 'Ce client n’existe pas ou n’est pas ouvert',
  });

/** Each place with the id of its customer; `fieldOf`: the field of the body that names the customer of one. @throws Refusal */
const placesOf = async (
  registry: Kysely<RegistryTables>,
  { limites }: Pick<Session, 'limites'>,
  places: readonly NouveauLieu[],
  fieldOf: (at: number) => string,
) => {
  const open = await findOpenCustomers(
    registry,
    places.map(({ BDGp }) => BDGp),
  );
  const ids = new Map(open.filter((one) => isOpenTo(limites, one)).map(({ IDCustomer, name }) => [name, IDCustomer]));
  return places.map(({ BDGp, Ecran, Nom }, at) => {
    const IDCustomer = ids.get(BDGp);
    if (IDCustomer === undefined) throw unknownCustomer(BDGp, fieldOf(at));
    return { IDCustomer, Ecran, Nom };
  });
};

export const lieuxRoutes = routesOf<typeof lieux>()({
  // Not cached: another browser of the same person may have written.
  list: ({ registry, session }) => listLieux(registry, session),

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
