import { personnesParPage, type PersonneJugee, type pourquoi, type QuiPeut } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/call.ts';
import { readSituations, type SituationLue } from '../profils/fonctions.store.ts';
import { findSite } from '../sites/sites.store.ts';
import type { Visibility } from '../utilisateurs/utilisateurs.store.ts';

type Lesquels = Parameters<Handler<typeof pourquoi.quiPeut>>[0]['query'];

/** Who has a right and who has not, as `judge` says of each person. @throws Refusal 404, of a site that this session may not see */
export const readQuiPeut = async (
  db: Db,
  seen: Visibility,
  { sans, IDSite, page }: Lesquels,
  judge: (personne: SituationLue) => Pick<PersonneJugee, 'Profil' | 'manque'>,
): Promise<QuiPeut> => {
  if (IDSite !== undefined) await findSite(db, IDSite, seen);
  const personnes = (await readSituations(db, seen, IDSite)).map((personne) => {
    const { IDPeople, Name } = personne;
    return { IDPeople, Name, ...judge(personne) };
  });
  const peuvent = personnes.filter(({ manque }) => manque === null);
  const asked = sans ? personnes.filter(({ manque }) => manque !== null) : peuvent;
  return {
    nbPeuvent: peuvent.length,
    nbSans: personnes.length - peuvent.length,
    personnes: asked.slice((page - 1) * personnesParPage, page * personnesParPage),
  };
};
