import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import type { FicheProfil } from '@comptoir/contract/domains/profils/profils.calls';
import { mayCall } from '@comptoir/contract/rights';
import type { Db } from '../../db/tables.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { lastChangeOf } from '../journal/journal.store.ts';
import { readPersonnesLiees } from '../utilisateurs/personnes-liees.store.ts';
import { visibleUtilisateurs } from '../utilisateurs/utilisateurs.store.ts';

/** The tables of a kind of profile, and where a person's own stands. */
const genres = {
  eSellerTeam: { table: 'profilsESellerTeam', droits: 'DRPROFILE_PRIVILEGE', held: 'utilisateurs.drprofile_id' },
  eDataVoicePrc: { table: 'profilsEDataVoicePrc', droits: 'profilsEDataVoicePrcPermissions', held: 'utilisateurs.IDProfil' },
} as const;

/** What stands around a profile, which exists. */
export const readFiche = async (db: Db, session: Session, genre: keyof typeof genres, id: number): Promise<FicheProfil> => {
  const { table, droits, held } = genres[genre];
  return {
    personnes: await readPersonnesLiees(visibleUtilisateurs(db, { all: session.kind === 'operator' }).where(held, '=', id)),
    modification: mayCall(journal.list, standingOf(session)) ? await lastChangeOf(db, [table, droits], id) : null,
  };
};
