import { protectedLibelle } from '@comptoir/contract/references/libelles-remise';
import { sql } from 'kysely';
import { quoteText } from '../names.ts';
import { alone, someRow, type Invariant } from './invariant.ts';

/** What one row at most may be. */
const single = (
  cle: string,
  of: 'utilisateurs' | 'libellesRemise',
  phrase: string,
  key: string,
  isOne: (row: string) => string,
): Invariant => ({
  cle,
  tables: [of],
  of,
  phrase,
  isFaulty: (db) => {
    const another = `"autre"."${key}" <> "${of}"."${key}" and ${isOne('"autre"')}`;
    return sql<boolean>`(${sql.raw(isOne(`"${of}"`))} and ${someRow(db, of, another, 'autre')})`;
  },
});

export const people: Invariant[] = [
  alone(
    'utilisateurs.EnCopieRDVeSellerLead',
    'utilisateurs',
    'Seul un chef des ventes (profil eSeller Lead) est mis en copie des rendez-vous',
    '"EnCopieRDVeSellerLead" and "IDDRProfileEsellerLead" is distinct from 3',
  ),
  single(
    'utilisateurs.EstEDVMarketing',
    'utilisateurs',
    'L’utilisateur eDataVoice Marketing existe déjà',
    'IDPeople',
    (row) => `${row}."EstEDVMarketing"`,
  ),
  single(
    'libellesRemise.Libelle',
    'libellesRemise',
    `Le libellé «\u00a0${protectedLibelle}\u00a0» existe déjà, et il est réservé`,
    'IDLibelleRemise',
    (row) => `${row}."Libelle" = ${quoteText(protectedLibelle)}`,
  ),
];
