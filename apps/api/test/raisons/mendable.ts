import type { Db } from '../../src/db/tables.ts';
import type { RefusedCase } from '../matrix/case.ts';
import { cases } from '../matrix/cases.ts';

const setUser = (IDPeople: number, values: { Actif?: boolean; IsAccountOpened?: boolean }) => (db: Db) =>
  db.updateTable('utilisateurs').set(values).where('IDPeople', '=', IDPeople).execute();
const setGroup =
  (values: Partial<Record<'GRP_ClientEDatavoice' | 'GRP_ClientRenault' | 'GRP_BDCTraitementLeadAmontChefVente', boolean>>) => (db: Db) =>
    db
      .updateTable('gpParametres')
      .set({ ...values, GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV: false })
      .execute();

/** Refusals whose reason offers a change, beside those of the calls' own cases: what stands in the way, and who makes which call. */
export const mendable: Record<string, RefusedCase & { call: string; plant: (db: Db) => Promise<unknown> }> = {
  'a lead kept from the sales manager': {
    call: 'esellerLead.updateConfig',
    plant: setGroup({ GRP_BDCTraitementLeadAmontChefVente: false }),
    body: { IDClient: 'UN', GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV: true },
  },
  'a workflow without its option': {
    call: 'workflowsLeads.save',
    plant: setGroup({ GRP_BDCTraitementLeadAmontChefVente: false }),
    body: cases['workflowsLeads.save']!.body!,
  },
  'a locked tick': {
    call: 'utilisateurs.update',
    as: 'customer',
    plant: setUser(2, { IsAccountOpened: true }),
    params: { idPeople: 2 },
    body: { AccesCRMeSeller: true },
  },
  'a suspended heir': {
    call: 'departs.partir',
    plant: async (db) => {
      await setUser(2, { Actif: false })(db);
      await setUser(1, { Actif: true })(db);
      await db.updateTable('societes').set({ EMailsContacts: 'part@exemple.example' }).where('IDPlaque', '=', 1).execute();
      await db.updateTable('utilisateurs').set({ EMail: 'part@exemple.example' }).where('IDPeople', '=', 1).execute();
    },
    params: { idPeople: 1 },
    body: { etapes: ['adresses'], remplacant: 2, motif: 'Retraite' },
  },
  'a connection to the call centre': {
    call: 'connexions.create',
    plant: setGroup({ GRP_ClientEDatavoice: false }),
    params: { idPeople: 1 },
    body: { product: 'eDataVoice', motif: 'Essai' },
  },
  'a function of Renault': { call: 'references.renGatewayCategories', plant: setGroup({ GRP_ClientRenault: false }) },
  'an inactive origin of Wally': {
    call: 'wallyOrigines.update',
    plant: (db) => db.updateTable('origines').set({ EstInactif: true }).where('IDOrigineAction', '=', 4).execute(),
    params: cases['wallyOrigines.update']!.params!,
    body: { idOrigineAction: 4 },
  },
};
