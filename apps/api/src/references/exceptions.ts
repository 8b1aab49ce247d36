import { Refusal } from '@comptoir/contract/errors';
import type { ReferenceRow } from '@comptoir/contract/references/kit';
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
  /** @throws Refusal if the change is not allowed */
  checkUpdate?: (stored: ReferenceRow, changes: ReferenceRow) => void;
  /** @throws Refusal when the row may not be deleted. */
  checkDelete?: (db: Db, stored: ReferenceRow) => Promise<void> | void;
}

/** Clients with this contact origin. */
const nbCli: Computed = (db) =>
  db
    .selectFrom('clients')
    .select(({ fn }) => fn.countAll<number>().as('nbCli'))
    .whereRef('clients.IDOrigineCont', '=', 'originesContact.IDOrigineCont');

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
          "Cette origine de contact ne peut pas être supprimée car des clients l'utilisent : transférez-les d'abord.",
        );
    },
  },
  libellesRemise: {
    checkUpdate: (stored, { Libelle }) => {
      if (stored['Libelle'] !== protectedLibelle || Libelle === undefined || Libelle === protectedLibelle) return;
      throw new Refusal('rule', `Le libellé « ${protectedLibelle} » ne peut pas être renommé.`, { Libelle: 'Ce libellé est réservé' });
    },
    checkDelete: (_db, stored) => {
      if (stored['Libelle'] === protectedLibelle)
        throw new Refusal('rule', `Le libellé « ${protectedLibelle} » ne peut pas être supprimé.`);
    },
  },
};
