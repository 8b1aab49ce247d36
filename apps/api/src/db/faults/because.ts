import { tableOf } from '@comptoir/contract/catalogue/all';
import type { Changement } from '@comptoir/contract/changement';
import type { RaisonDonnee, SujetDonne } from '@comptoir/contract/raisons';
import type { CustomerTables } from '../tables.ts';

type Cle = SujetDonne['cle'];
type Table = keyof CustomerTables;

/** The constraint that a statement broke; '' of any other error. */
export const brokenBy = (error: unknown) => (error instanceof Error && 'constraint' in error ? String(error.constraint) : '');

/** The row that has a key already. */
export const doublon = (table: Table, cle: Cle, champ?: string): RaisonDonnee => ({ code: 'doublon', sujet: { table, cle, champ } });

/** Rows of one table that use what is to go. */
export const utilise = (table: string, nb: number, cle: Cle): RaisonDonnee => ({
  code: 'utilise',
  phrase: `Encore utilisé par «\u00a0${tableOf(table)?.label ?? table}\u00a0»\u00a0: ${nb} ligne${nb > 1 ? 's' : ''}.`,
  sujet: { table, cle },
});

/** A row, or a field of it, as it stands; `change` where one call mends it. */
export const valeur = (table: Table, cle: Cle, champ?: string, change?: Changement): RaisonDonnee => ({
  code: 'valeur',
  sujet: { table, cle, champ },
  change,
});

/** A setting of the group that would have to be another; without a sentence nobody changes it by a call of its own. */
export const option = (champ: string, change?: string): RaisonDonnee => ({
  code: 'option',
  sujet: { table: 'gpParametres', cle: {}, champ },
  change: change === undefined ? undefined : { phrase: change, methode: 'PUT', chemin: '/api/gpParametres', corps: { [champ]: true } },
});
