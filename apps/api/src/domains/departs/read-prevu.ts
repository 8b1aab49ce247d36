import { mayTake, type DepartPrevu } from '@comptoir/contract/domains/departs/departs.calls';
import type { Db } from '../../db/tables.ts';
import { standingOf } from '../../http/session.ts';
import { listNames } from '../utilisateurs/utilisateurs.store.ts';
import { mayChange, type Actor } from './acting.ts';
import { auteurFor, findPrevu } from './prevus.store.ts';

/** What is planned, as this session may see it. */
export const readPrevu = async (db: Db, session: Actor, IDPeople: number): Promise<DepartPrevu | null> => {
  const prevu = await findPrevu(db, IDPeople);
  if (!prevu) return null;
  const { DateH, Etapes, IDRemplacant, Motif, Kind, Refus } = prevu;
  const names = IDRemplacant === null ? undefined : await listNames(db, [IDRemplacant], { all: session.kind === 'operator' });
  const Name = IDRemplacant === null ? undefined : names?.get(IDRemplacant);
  return {
    DateH,
    Auteur: auteurFor(session.kind, prevu),
    Refus,
    etapes: Etapes.filter((cle) => mayTake(cle, standingOf(session))),
    remplacant: IDRemplacant !== null && Name !== undefined ? { IDPeople: IDRemplacant, Name } : null,
    // What operators write about people stays among them, as it does in the journal.
    motif: session.kind === 'customer' && Kind === 'operator' ? '' : Motif,
    Modifiable: mayChange(prevu, session),
  };
};
