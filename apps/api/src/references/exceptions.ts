import { Refusal } from '@comptoir/contract/errors';
import type { ReferenceRow, ReferenceValue } from '@comptoir/contract/references/kit';
import { protectedLibelle } from '@comptoir/contract/references/libelles-remise';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { ChoiceTable, Computed } from './references.store.ts';

/** What one list does that the others do not. Everything else comes from its spec. */
export interface Exceptions {
  choices?: Record<string, ChoiceTable>;
  computed?: Record<string, Computed>;
  /** Tables that the computed columns read: the cached list depends on them. */
  alsoReads?: readonly string[];
  /** @throws Refusal if the row may not be added */
  checkCreate?: (db: Db, row: ReferenceRow) => Promise<void>;
  /** @throws Refusal if the change is not allowed */
  checkUpdate?: (db: Db, stored: ReferenceRow, changes: ReferenceRow) => Promise<void>;
  /** @throws Refusal when the row may not be deleted. */
  checkDelete?: (db: Db, stored: ReferenceRow) => Promise<void> | void;
}

/** Clients with this contact origin. */
const nbCli: Computed = (db) =>
  db
    .selectFrom('clients')
    .select(({ fn }) => fn.countAll<number>().as('nbCli'))
    .whereRef('clients.IDOrigineCont', '=', 'originesContact.IDOrigineCont');

/** One that exists twice could be neither deleted nor renamed (docs/regles/tarifs.md#libellés-de-remise). */
const refuseSecondProtected = async (db: Db, Libelle: ReferenceValue | undefined) => {
  if (Libelle !== protectedLibelle) return;
  const query = db.selectFrom('libellesRemise').select('IDLibelleRemise').where('Libelle', '=', protectedLibelle).limit(1);
  if (!(await query.executeTakeFirst())) return;
  throw new Refusal('rule', `Le libellé «\u00a0${protectedLibelle}\u00a0» existe déjà, et il est réservé.`, {
    Libelle: 'Ce libellé est réservé',
  });
};

export const exceptions: Record<string, Exceptions> = {
  CategorieClient: {
    choices: { IDTFicheCli: { table: 'typesFicheClient', value: 'IDTFicheCli', label: 'TFicheCli' } },
    computed: { CodeRenault: () => sql.ref('CategorieClient.CodeRenault') },
  },
  docsAdmin: {
    choices: { IDDocumentAdminModule: { table: 'modulesDocsAdmin', value: 'IDDocumentAdminModule', label: 'Descr' } },
  },
  RaisonClotureLead: {
    choices: { IDAffaireTypeStop: { table: 'typesCloture', value: 'IDAffaireTypeStop', label: 'TypeCloture' } },
  },
  originesContact: {
    computed: { nbCli },
    alsoReads: ['clients'],
    checkDelete: async (db, { IDOrigineCont }) => {
      const used = await db
        .selectFrom('clients')
        .select('IDClient')
        .where('IDOrigineCont', '=', Number(IDOrigineCont))
        .limit(1)
        .executeTakeFirst();
      if (used)
        throw new Refusal(
          'conflict',
          'Cette origine de contact ne peut pas être supprimée car des clients l’utilisent\u00a0: transférez-les d’abord.',
        ).because({ code: 'utilise', sujet: { table: 'clients', cle: { IDClient: used.IDClient } } });
    },
  },
  libellesRemise: {
    checkCreate: (db, { Libelle }) => refuseSecondProtected(db, Libelle),
    checkUpdate: async (db, stored, { Libelle }) => {
      if (Libelle === undefined || Libelle === stored['Libelle']) return;
      if (stored['Libelle'] === protectedLibelle) {
        throw new Refusal('rule', `Le libellé «\u00a0${protectedLibelle}\u00a0» ne peut pas être renommé.`, {
          Libelle: 'Ce libellé est réservé',
        });
      }
      await refuseSecondProtected(db, Libelle);
    },
    checkDelete: (_db, stored) => {
      if (stored['Libelle'] === protectedLibelle)
        throw new Refusal('rule', `Le libellé «\u00a0${protectedLibelle}\u00a0» ne peut pas être supprimé.`);
    },
  },
};
