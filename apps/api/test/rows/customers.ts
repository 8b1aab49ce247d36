import type { Db } from '../../src/db/tables.ts';
import { passwordAddress } from '../../src/domains/utilisateurs/utilisateurs.store.ts';
import type { CustomerRecord } from '../../src/registry/registry.store.ts';
import { schemaOf } from '../../src/db/names.ts';
import type { Vault } from '../../src/secrets/vault.ts';
import { fillInterfaces } from './interfaces.ts';
import { fillAgriculture } from './agriculture.ts';
import { leaveRoom } from './identities.ts';
import { fillLignesMalus } from './lignes-malus.ts';
import { fillModeles } from './modeles.ts';
import { fillOrigines } from './origines.ts';
import { fillPasserelles } from './passerelles.ts';
import { fillProfils } from './profils.ts';
import { fillPublication } from './publication.ts';
import { fillRelances } from './relances.ts';
import { fillStructure } from './structure.ts';
import { fillVues } from './vues.ts';
import { fillWally } from './wally.ts';
import { fillWorkflowsLeads } from './workflows-leads.ts';

export const testOperator = { login: 'op', name: 'Opératrice de test', password: 'un mot de passe long' };

const customer = (name: string, flags: { activites?: number[]; deleteOrigines?: boolean; importFidelite?: boolean } = {}) => ({
  name,
  schema: schemaOf(name),
  label: `Groupe ${name}`,
  activites: flags.activites ?? [1],
  hosts: [`${name.toLowerCase()}.backoffice.example`],
  IDGroupements: 1,
  FAM_FactureeSeller: true,
  deleteOrigines: flags.deleteOrigines ?? false,
  importFidelite: flags.importFidelite ?? false,
  seed: name,
});

/** Two ordinary groups, one whose name holds BDGpNi, one with agriculture. */
export const testCustomers = [
  customer('BDGpUn', { deleteOrigines: true, importFidelite: true }),
  customer('BDGpDeux'),
  customer('BDGpNiTrois'),
  customer('BDGpQuatre', { activites: [1, 2] }),
];

/** Tables whose rows are given their ids below: the next ones begin at 1001. */
const identities = {
  BonDeCommande: 'IDMarqueNeufOcc',
  categoriesClients: 'IDCategorieClient',
  categoriesProduction: 'IDCategorieProduction',
  sousCategoriesProduction: 'IDSousCategorieProduction',
  volumesProduction: 'IDVolumeProduction',
  typesProduction: 'IDTypeProduction',
  typesMaterielAgri: 'IDTypeMaterialAgri',
  champsMaterielAgri: 'IDFieldMat',
  lignesFrequentes: 'IDLignFreq',
  malusEcologique: 'IDGrilleMalusEcologique',
  malusMasse: 'IDGrilleMalusMasse',
  passerelles: 'IDPasserelleDMS',
  profilsESellerTeam: 'DRPROFILE_ID',
  publicationPortails: 'IDPortail',
  profilsEDataVoicePrc: 'IDProfil',
  relances: 'IDRelanceAuto',
  templatesBDC: 'IDTemplateBDC',
  documentsPdf: 'IDDocumentPdf',
  cgv: 'IDCGV',
  utilisateurs: 'IDPeople',
  wallyComptes: 'IdWallyCompte',
  originesContact: 'IDOrigineCont',
  familles: 'IDFamilleOrigineContact',
  sousFamilles: 'IDSousFamilleOrigineAction',
  originesTypes: 'IDOrigineActionType',
  origines: 'IDOrigineAction',
  libellesRemise: 'IDLibelleRemise',
  typesCloture: 'IDAffaireTypeStop',
  workflowsLeads: 'IDWorkflowLead',
  santeAlertes: 'IDAlerte',
  vues: 'IDVue',
  notes: 'IDNote',
};

/**
 * A few rows of everything: two sites (the second of Nissan's product type), a fictitious one, profiles of which
 * the first opens the back office, and three users: `admin` (customer access), `vendeur`, and a hidden regional manager.
 */
export const fillTestCustomer = async (db: Db, { schema }: CustomerRecord, vault: Vault) => {
  await db.insertInto('activites').values({ IDActivite: 1, Descr: 'Automobile' }).execute();
  await db.insertInto('societes').values({ IDPlaque: 1, IDActivite: 1, Libelle: 'Société Un' }).execute();
  await db
    .insertInto('sites')
    .values([
      { IDSite: 1, IDPlaque: 1, Descr: 'Rennes', Libelle: 'Rennes', Code: 'R1', EstVN: true, Est_eSellerLeadActif: true },
      { IDSite: 2, IDPlaque: 1, Descr: 'Brest Nissan', Libelle: 'Brest', Code: 'B1', TPR_IDTypeProduit: 8 },
      { IDSite: 3, IDPlaque: 1, Descr: 'Plateforme', Code: 'P1', EstFictif: true },
    ])
    .execute();
  await db
    .insertInto('profilsESellerTeam')
    .values([
      { DRPROFILE_ID: 1, DESCR: 'Administrateur groupe', AccesBackOffice: true },
      { DRPROFILE_ID: 2, DESCR: 'Vendeur' },
      { DRPROFILE_ID: 3, DESCR: 'Chef de région Nissan' },
    ])
    .execute();
  await db
    .insertInto('profilsLead')
    .values([
      { IDDRProfileEsellerLead: 2, Libelle: 'Vendeur', LibelleEDataVoice: 'Vendeur PRC' },
      { IDDRProfileEsellerLead: 3, Libelle: 'Chef des ventes', LibelleEDataVoice: null },
    ])
    .execute();
  await db.insertInto('profilsEDataVoicePrc').values({ IDProfil: 1, Libelle: 'PRC vendeur', IDTypeProfil: 2 }).execute();
  const user = (IDPeople: number, LoginWEB: string, drprofile_id: number, Password: string) => ({
    IDPeople,
    Lastname: LoginWEB.toUpperCase(),
    Firstname: 'Élodie',
    Initial: 'EX',
    LoginWEB,
    drprofile_id,
    Password: vault.seal(passwordAddress(schema, IDPeople), Password),
  });
  await db
    .insertInto('utilisateurs')
    .values([user(1, 'admin', 1, 'secret-1'), user(2, 'vendeur', 2, 'secret-2'), user(3, 'region', 3, 'secret-3')])
    .execute();
  await db
    .insertInto('utilisateursSites')
    .values([
      { IDPeople: 2, IDSite: 1 },
      { IDPeople: 2, IDSite: 2 },
    ])
    .execute();
  await db
    .insertInto('typesCloture')
    .values([
      { IDAffaireTypeStop: 1, TypeCloture: 'Perdue' },
      { IDAffaireTypeStop: 2, TypeCloture: 'Reportée' },
    ])
    .execute();
  await db
    .insertInto('typesFicheClient')
    .values([
      { IDTFicheCli: 1, TFicheCli: 'Particulier' },
      { IDTFicheCli: 2, TFicheCli: 'Professionnel' },
    ])
    .execute();
  await db.insertInto('modulesDocsAdmin').values({ IDDocumentAdminModule: 1, Descr: 'Offre' }).execute();
  await db
    .insertInto('originesContact')
    .values([
      { IDOrigineCont: 1, Descr: 'Bouche à oreille' },
      { IDOrigineCont: 2, Descr: 'Salon' },
    ])
    .execute();
  await db
    .insertInto('clients')
    .values([
      { Lastname: 'Client un', IDOrigineCont: 1 },
      { Lastname: 'Client deux', IDOrigineCont: 1 },
    ])
    .execute();
  await db
    .insertInto('libellesRemise')
    .values([{ IDLibelleRemise: 1, Libelle: 'Saisie manuelle' }])
    .execute();
  const note = {
    NomTable: 'sites',
    IDLigne: 1,
    Texte: 'Appeler avant de passer',
    Kind: 'operator',
    Login: 'op',
    Auteur: testOperator.name,
  } as const;
  await db
    .insertInto('demandes')
    .values({
      type: 'ajout_site',
      Kind: 'customer',
      name: 'ADMIN Élodie',
      login: 'admin',
      sujet: 'Ajout',
      commentaire: 'Une ancienne demande',
      DateH: '2026-01-05T09:00:00Z',
    })
    .execute();
  await db
    .insertInto('notes')
    .values([
      { ...note, IDNote: 1, Portee: 'interne' },
      { ...note, IDNote: 2, Portee: 'client' },
    ])
    .execute();
  await db
    .insertInto('departsPrevus')
    .values({
      IDPeople: 1,
      // Far from its moment.
      DateH: new Date(Date.now() + 300 * 24 * 60 * 60_000).toISOString(),
      Etapes: ['suspendre'],
      Kind: 'operator',
      IDAuteur: 1,
      Login: testOperator.login,
      Auteur: testOperator.name,
    })
    .execute();
  await db.insertInto('rapports').values({ IDPeople: 2, DateRapport: '2025-03-01' }).execute();
  await db.insertInto('planetvoUtilisateurs').values({ IDPeople: 3, BasePVO: 'BASE', NickName: 'region' }).execute();
  await db
    .insertInto('echanges')
    .values({
      Partenaire: 'dbs',
      Operation: 'Lire les sites DBS',
      Cible: '',
      Auteur: 'op',
      Methode: 'GET',
      Adresse: 'https://dbs.example/sites',
      Demande: '',
      Reponse: '{"sites":[]}',
      Statut: 200,
      DureeMs: 12,
      Essais: 1,
      Resultat: 'ok',
      Message: '',
    })
    .execute();
  await fillStructure(db);
  await fillOrigines(db);
  await fillWorkflowsLeads(db);
  await fillPasserelles(db);
  await fillLignesMalus(db);
  await fillModeles(db);
  await fillRelances(db);
  await fillVues(db);
  await fillProfils(db);
  await fillInterfaces(db);
  await fillWally(db);
  await fillAgriculture(db);
  await fillPublication(db);
  await leaveRoom(db, identities);
};
