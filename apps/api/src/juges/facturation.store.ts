import { counted } from '@comptoir/contract/texts/counted';
import { comptesESeller } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { juge } from '../http/essai/juge.ts';
import { billedMonth } from '../domains/comptes-eseller/comptes-eseller.rules.ts';
import {
  fullName,
  visibleColumns,
  visibleTables,
  visibleUtilisateurs,
  type Visibility,
} from '../domains/utilisateurs/utilisateurs.store.ts';
import { added } from './words.ts';

/** People whose account is billed in the month of a moment: it is open, or was within the month. */
const readComptes = async (db: Db, seen: Visibility, now: Date): Promise<[string, string][]> => {
  const { first, last } = billedMonth(now);
  const rows = await visibleUtilisateurs(db, seen)
    .select(['utilisateurs.IDPeople', fullName.as('Name')])
    .where(({ or, exists, selectFrom }) =>
      or([
        sql<boolean>`"utilisateurs"."IsAccountOpened"`,
        exists(
          selectFrom('comptesESeller')
            .select('comptesESeller.IDPeople')
            .whereRef('comptesESeller.IDPeople', '=', 'utilisateurs.IDPeople')
            .where(
              sql<boolean>`"comptesESeller"."FactureAu" >= ${first}::date and coalesce("comptesESeller"."FactureDu", ${first}::date) <= ${last}::date`,
            ),
        ),
      ]),
    )
    .orderBy('utilisateurs.IDPeople')
    .execute();
  return rows.map(({ IDPeople, Name }) => [`compte ${IDPeople}`, `Compte eSeller ${ofName(Name)}`]);
};

/** Sites whose catalogue is billed. */
const readSites = async (db: Db): Promise<[string, string][]> => {
  const rows = await db.selectFrom('sites').select(['IDSite', 'Descr', 'RefMotoActif', 'RefVdlActif']).orderBy('IDSite').execute();
  return rows.flatMap(({ IDSite, Descr, RefMotoActif, RefVdlActif }): [string, string][] => [
    ...(RefMotoActif ? [[`moto ${IDSite}`, `Référentiel Moto ${ofName(Descr)}`] as [string, string]] : []),
    ...(RefVdlActif ? [[`loisir ${IDSite}`, `Référentiel Loisir ${ofName(Descr)}`] as [string, string]] : []),
  ]);
};

/** What is billed this month: accounts, and for operators the catalogues of sites. */
export const jugeFacturation = juge<ReadonlyMap<string, string>>({
  cle: 'facturation',
  lit: {
    tables: [...visibleTables, 'comptesESeller', 'sites'],
    colonnes: { utilisateurs: [...visibleColumns, 'IsAccountOpened'], sites: ['IDSite', 'Descr', 'RefMotoActif', 'RefVdlActif'] },
  },
  guarded: comptesESeller.list,
  lire: async ({ db, session: { kind } }) => {
    const all = kind === 'operator';
    return new Map([...(await readComptes(db, { all }, new Date())), ...(all ? await readSites(db) : [])]);
  },
  comparer: (avant, apres) => {
    const [more, less] = [added(avant, apres), added(apres, avant)];
    const phrase =
      more.length + less.length === 0
        ? 'La facturation du mois resterait la même.'
        : `${counted(apres.size, 'élément facturé', 'éléments facturés')} ce mois-ci, contre ${avant.size.toLocaleString('fr-FR')} aujourd’hui.`;
    return {
      phrase,
      avant: avant.size,
      apres: apres.size,
      lignes: [...more.map(([, words]) => `Facturé en plus\u00a0: ${words}`), ...less.map(([, words]) => `Plus facturé\u00a0: ${words}`)],
    };
  },
});
