import type { accesPersonnes } from '@comptoir/contract/domains/acces/personnes.calls';
import type { Handler } from '../../http/call.ts';
import { shownEvenement } from '../securite/evenement.rules.ts';
import { countEvenementsOfGroup, listEvenementsOfGroup } from '../securite/securite.store.ts';
import { listHidden } from '../utilisateurs/utilisateurs.store.ts';

/** What the group's own people did and were refused. People whom customer access does not see are not named to it here either. */
export const listEvenements: Handler<typeof accesPersonnes.evenements> = async ({ app, db, session, customer, query }) => {
  const { page, ...filters } = query;
  const { IDCustomer } = customer;
  await app.trail.flush();
  const group = { IDCustomer, hidden: session.kind === 'operator' ? [] : await listHidden(db) };
  const registry = app.database.registryOf(IDCustomer);
  const rows = await listEvenementsOfGroup(registry, group, filters, page);
  return {
    evenements: rows.map((row) => {
      const { IDEvenement, DateH, Type, Resultat, Nombre, Qui, Adresse, Appareil, Details, Requete } = shownEvenement(row);
      return { IDEvenement, DateH, Type, Resultat, Nombre, Qui, Adresse, Appareil, Details, Requete };
    }),
    total: await countEvenementsOfGroup(registry, group, filters),
  };
};
