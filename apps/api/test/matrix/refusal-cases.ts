import { mostEpingles } from '@comptoir/contract/domains/epingles/epingles.calls';
import { mostJetons } from '@comptoir/contract/domains/jetons/jetons.calls';
import { accesRefusals } from '../acces/acces-refusals.ts';
import { oidcRefusals } from '../oidc/oidc-refusals.ts';
import type { RefusedCase } from './case.ts';
import { cases } from './cases.ts';
import { newJeton } from './people-cases.ts';
import { partnerRefusals } from './interface-cases.ts';
import { testOperator } from '../rows/customers.ts';
import { pdf } from '../rows/modeles.ts';
import { importForm } from '../rows/import.ts';
import { workbookOf } from '../workbook.ts';

const nobody = 4242;
const off = { on: 'BDGpDeux' };
const town = (Ville: string) => ({ method: 'PUT', path: '/api/sites/1', body: { Ville } }) as const;
const pinning = (Ecran: string) => ({ method: 'PUT', path: '/api/epingles', body: { Ecran, epingle: true } }) as const;
const begun = { method: 'POST', path: '/api/securite/revues', body: {} } as const;
const undoing = { body: { portee: { operation: '{operation}' }, verbe: 'annuler' } };
const unknownSite = (more: object) => ({ body: [{ IDSite: nobody, ...more }] });
const [busy, busyToo] = [{ IdWallyCompte: 3 }, { IdWallyCompte: 4 }];

/**
 * One for each code that an endpoint names in `refuses`. `BDGpDeux` has no option on; the accounts 3 and 4 of Wally are
 * being read by another robot, and more of a departure is planned than customer access may do. Every partner that a case of
 * `partner` asks breaks down.
 */
/** What an operator wrote elsewhere than about people. */
const ofOperator = { as: 'customer', body: { portee: { operation: 'operateur' }, verbe: 'annuler' } } as const;
/** Before all rows of that customer were replaced. */
const acrossImport = { on: 'BDGpDeux', body: { portee: { site: 1 }, verbe: 'revenir', instant: 1 } };

export const refusalCases: Record<string, RefusedCase> = {
  ...partnerRefusals,
  // They work on the customer that has been chosen, in the registry.
  ...Object.fromEntries(
    ['list', 'create', 'update', 'etat', 'secret', 'rejouer', 'essai', 'envois', 'remove'].map((call) => [
      `webhooks.${call} rule`,
      { on: '' },
    ]),
  ),
  ...Object.fromEntries(
    ['update', 'remove'].map((call) => [
      `webhooks.${call} modified`,
      {
        after: [{ method: 'POST', path: '/api/webhooks', body: cases['webhooks.create']!.body }],
        params: { IDWebhook: 1 },
        body: cases['webhooks.create']!.body,
        headers: { 'if-match': '"autre"' },
      },
    ]),
  ),
  ...accesRefusals,
  ...oidcRefusals,
  'session.authenticate unauthenticated': {},
  'session.prouver preuve': {},
  'session.authenticate second_facteur': { body: { login: 'double', password: testOperator.password, url: 'localhost' } },
  'facteurs.finir unauthenticated': {},
  'facteurs.inscrire unauthenticated': {},
  'facteurs.finirInscription unauthenticated': {},
  'facteurs.secours rule': {},
  'facteurs.ouvrir unauthenticated': {},
  'facteurs.ajouterCle rule': {},
  'securite.politique rule': { body: { BDGp: null, SecondFacteur: 'non', AnnonceConnexion: true } },
  'securite.politique unknown': { body: { BDGp: 'BDGpNulle', SecondFacteur: 'exige' } },
  'session.databases unknown': { headers: { server: 'nulle-part' } },
  'session.select unknown': { headers: { server: 'prod-test', bdgp: 'BDGpNulle' } },
  // The first operator is the one that asks, and so is the first line.
  'securite.role rule': { params: { IDOperator: 1 } },
  'securite.commencerRevue conflict': { twice: true },
  'securite.deciderRevue rule': { after: [begun], params: { IDRevue: 1, IDRevueLigne: 3 } },
  'securite.finirRevue rule': { after: [begun], params: { IDRevue: 1 }, body: {} },
  'jetons.create rule': {
    after: Array.from({ length: mostJetons }, () => ({ method: 'POST', path: '/api/jetons', body: newJeton }) as const),
  },
  'systeme.ready not_ready': {},
  'cartesDeFidelite.importClients forbidden': { ...off, body: importForm(workbookOf([['VIN']])) },
  'cartesDeFidelite.lireImport forbidden': { ...off, body: importForm(workbookOf([['VIN']])) },
  'champsFicheClient.show unknown': { body: { IDChampsFicheClient: nobody } },
  'champsFicheClient.hide unknown': { body: { IDChampsFicheClient: nobody } },
  'comptesESeller.open unknown': { body: [nobody] },
  'comptesESeller.close unknown': { body: [nobody] },
  'departs.partir forbidden': { as: 'customer', body: { etapes: ['planetvo'] } },
  'departs.partir conflict': { twice: true },
  'departs.prevoir forbidden': { as: 'customer', body: { ...cases['departs.prevoir']!.body, etapes: ['planetvo'] } },
  'departs.renoncer forbidden': { as: 'customer' },
  'epingles.garder rule': { after: Array.from({ length: mostEpingles }, (_, at) => pinning(`/ecran-${at}`)) },
  'estimationsReprise.responsables rule': { body: { IDsPeopleResponsables: [nobody] } },
  'evenements.list perdu': { query: '?apres=1.1' },
  'gpParametres.update forbidden': { as: 'customer', body: { GRP_TauxTVA: 20 } },
  'notes.update forbidden': { as: 'customer', params: { idNote: 2 } },
  'notes.remove forbidden': { as: 'customer', params: { idNote: 2 } },
  'liens.lire unknown': {},
  'liens.utiliser unknown': {},
  // The test operator's login.
  'operateurs.create conflict': { body: { login: 'op', name: 'Autre', Courriel: 'autre@exemple.example' } },
  'operateurs.create rule': {},
  'operateurs.update conflict': { body: { Courriel: 'prise@exemple.example' } },
  'operateurs.update rule': { body: { Actif: false } },
  'operateurs.inviter rule': {},
  'origines.remove conflict': {},
  'originesContact.remove conflict': { params: { IDOrigineCont: 1 } },
  'plafondsRemise.update unknown': {
    body: { plafondsRemise: [{ IDPlafondRemise: nobody, IDPlaque: 1, IDDRProfileEsellerLead: 2, Plafond: 1 }] },
  },
  'references.renaultCode unknown': { body: { IDCatClient: nobody, CodeRenault: null } },
  'retour.annuler unknown': {},
  'retour.annuler perdu': acrossImport,
  'retour.corbeille unknown': { query: '?table=journal' },
  'retour.plan unknown': {},
  'retour.plan perdu': acrossImport,
  'retour.plan forbidden': ofOperator,
  'retour.plan conflict': {
    ...undoing,
    after: [
      { method: 'PUT', path: '/api/origines/4', body: { EstInactif: 0 } },
      { method: 'PUT', path: '/api/origineDefault/alerteVehicule', body: { VN: 4, VO: null } },
    ],
  },
  'retour.annuler conflict': { ...undoing, after: [town('Vannes'), town('Lorient')] },
  'sante.acquitter conflict': { twice: true },
  'templatesBdc.create conflict': { body: { Nom: 'Bon VN', IDActivite: 1, DocumentCGV: 'CGV neuf', FileBinary: pdf('autre') } },
  'typesMaterielAgri.updateFamilles conflict': { body: { familles: ['Épandeurs à fumier'] } },
  'typesProduction.create conflict': { twice: true },
  'utilisateurs.create conflict': { twice: true },
  'utilisateurs.update forbidden': { as: 'customer', body: { drprofile_id: 1 } },
  'vues.create conflict': { body: { Ecran: '/sites', Nom: 'sites de rennes', Portee: 'client', Etat: '' } },
  'vues.update forbidden': { as: 'customer', params: { IDVue: 2 }, body: { Nom: 'À moi' } },
  'vues.remove forbidden': { as: 'customer', params: { IDVue: 2 } },
  'workflowsLeads.list forbidden': off,
  'workflowsLeads.save forbidden': off,
  'workflowsLeads.updateGpConfig forbidden': off,
  'pourquoi.lead forbidden': { ...off, params: { idPeople: 2 }, query: '?IDOrigineAction=1&IDSite=1&type=VN' },
  'workflowsLeads.simulation forbidden': { ...off, query: '?IDOrigineAction=1&IDSite=1&type=VN' },
  'workflowsLeads.simulation unknown': { query: `?IDOrigineAction=${nobody}&IDSite=1&type=VN` },
  'workflowsLeads.couverture forbidden': off,
  'workflowsLeads.receptions forbidden': off,
  'workflowsLeads.receptions unknown': { query: `?IDSite=${nobody}` },
  'workflowsLeads.read forbidden': off,
  'workflowsLeads.update forbidden': off,
  'workflowsLeads.remove forbidden': off,
  'wsimport.create conflict': { twice: true },
  'catalogues.saveSites unknown': unknownSite({ AutovistaActif: true }),
  'refLoisir.syncGroup unknown': { body: { brands: ['PILOTE'], sites: [{ IDSite: nobody, Actif: true }] } },
  'refMoto.syncGroup unknown': { body: { brands: ['HONDA'], sites: [{ IDSite: nobody, Actif: true }] } },
  'dbs.saveSites unknown': unknownSite({ IdSiteDBS: '4210' }),
  'edvMarketing.create conflict': { twice: true },
  'emailSms.save unknown': { body: { societes: [{ IDPlaque: nobody, client_id: 'c' }] } },
  'emailSms.testSms unknown': { body: { IDPlaque: nobody, client_id: 'c', client_secret: 's' } },
  'facturation.eseller rule': { on: '' },
  'facturation.edatavoice rule': { on: '' },
  'facturation.periodes rule': { on: '' },
  'hondaKpi.saveConfig unknown': { body: [{ CodeConstructeur: '999-999', ApiKey: 'cle' }] },
  'offreConstructeur.save unknown': { body: { IDSite: nobody, OffreCodeConstructeurActif: true } },
  'planetVO2.saveSites unknown': { body: { sites: [{ IDSite: nobody, IDSitePVO2: '4210', ActifPVO2: true }] } },
  'publication.createPortail conflict': { twice: true },
  'renaultCsb.create unknown': { body: { IDPeople: nobody, Username: 'p123456', Password: 'Essai-29' } },
  'renaultCsb.create conflict': { twice: true },
  'renaultCsb.save unknown': { body: [{ IDPeople: nobody, username: 'p111111', password: 'Essai-30' }] },
  'wally.create conflict': {
    params: { crm_name: 'customer_first' },
    body: { login: 'compte-un', password: 'Secret-Wally-29', crm_name: 'customer_first' },
  },
  'wally.change conflict': { params: busy, body: { state: 'ACTIVE', flag: 'FULL' } },
  'wally.changePassword conflict': { params: busy },
  'wallyOrigines.create conflict': { twice: true },
  'wallyOrigines.refresh conflict': { params: busy },
  'wallySites.create conflict': { twice: true },
  'wallySites.refresh conflict': { params: busy },
  'wltp.save unknown': { body: { sites: [{ IDSite: nobody, selectedMarques: '501' }] } },
  'bee2Link.save partner': {
    params: { product: 'openflex' },
    body: { sites: [{ IDSite: 1, EntityIDBee2Link: '12', IDSiteBee2Link: '1', Actif: true }] },
  },
  'bee2Link.sites partner': { query: '?IdClient=12' },
  'emailSms.test partner': {
    body: {
      GRP_SMTP_Host: '127.0.0.1',
      GRP_SMTP_Port: '1',
      GRP_SMTP_Login: 'a@exemple.example',
      GRP_SMTP_Password: 'p',
      GRP_SMTP_From: 'a@exemple.example',
      GRP_SMTP_UseSSL: false,
      destinataire: 'essai@exemple.example',
    },
  },
  'publication.testFtp partner': { body: { Hote: '127.0.0.1', Port: 1, Login: 'l', Password: 'p' } },
  'wally.change partner': { params: busyToo, body: { state: 'ACTIVE', flag: 'FULL' } },
  'wally.changePassword partner': { params: busyToo },
  'wally.remove partner': { params: busyToo },
  'wallyOrigines.refresh partner': { params: busyToo },
  'wallySites.refresh partner': { params: busyToo },
};
