import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';
import type { CustomerRecord } from '../../src/registry/registry.store.ts';
import type { Vault } from '../../src/secrets/vault.ts';

type Seal = (table: string, id: number) => string;

const user = (seal: Seal, IDPeople: number, Lastname: string, profile: number) => ({
  IDPeople,
  Lastname,
  Firstname: 'Anne',
  Initial: 'XX',
  LoginWEB: Lastname.toLowerCase(),
  Password: seal('utilisateurs', IDPeople),
  EMail: `${Lastname.toLowerCase()}@exemple.example`,
  drprofile_id: 1,
  IDDRProfileEsellerLead: profile,
  IDProfil: profile,
  TypeVN: true,
  TypeVO: true,
  TypeVDL: true,
  AccesLeadVNVO: true,
});

const site = (IDSite: number, Descr: string) => ({
  IDSite,
  IDPlaque: 1,
  Descr,
  Libelle: Descr,
  Code: `C${IDSite}`,
  CodeConstructeur: `K${IDSite}`,
  CodePostal: '35000',
  Ville: Descr,
  EstVN: true,
  EstVO: true,
  Est_eSellerLeadActif: true,
  IDPasserelleDMS: 1,
  IdSiteDBS: `10${IDSite}`,
});

const fillLeads = async (db: Db, seal: Seal) => {
  await db.insertInto('familles').values({ IDFamilleOrigineContact: 1, Libelle: 'Internet' }).execute();
  await db.insertInto('sousFamilles').values({ IDSousFamilleOrigineAction: 1, IDFamilleOrigineContact: 1, Libelle: 'Site' }).execute();
  const types = ['VN', 'VO', 'VDL'].map((Description, at) => ({ IDOrigineActionType: at + 1, Description }));
  await db.insertInto('originesTypes').values(types).execute();
  const origine = { IDSousFamilleOrigineAction: 1, IDOrigineActionType: 1 };
  await db
    .insertInto('origines')
    .values([
      { ...origine, IDOrigineAction: 1, Libelle: 'Formulaire' },
      { ...origine, IDOrigineAction: 2, Libelle: 'Ancien salon', EstInactif: true },
    ])
    .execute();
  const contextes = ['VN', 'VO', 'VDL'] as const;
  await db
    .insertInto('origineDefault')
    .values(contextes.map((Contexte) => ({ Contexte, IDOrigineAction: 1 })))
    .execute();
  await db.insertInto('workflowsLeads').values({ IDOrigineAction: 1, IDSite: null, ReceptionLeads: 'VEND' }).execute();
  await db
    .insertInto('wsimport')
    .values({ IDWSImport: 1, Login: 'GS_rennes', Password: seal('wsimport', 1), IDPlaque: 1, IDSite: 1 })
    .execute();
};

const fillTarifs = async (db: Db) => {
  const always = { DateDebut: '2000-01-01', DateFin: null };
  await db
    .insertInto('malusEcologique')
    .values({ IDGrilleMalusEcologique: 1, Libelle: 'Grille CO2', CO2Min: 100, CO2Max: 102, ...always })
    .execute();
  const amounts = [100, 101, 102].map((EmissionCO2) => ({ IDGrilleMalusEcologique: 1, EmissionCO2, MontantTaxe: 50 }));
  await db.insertInto('malusEcologiqueValues').values(amounts).execute();
  await db
    .insertInto('malusMasse')
    .values({ IDGrilleMalusMasse: 1, Libelle: 'Grille masse', ...always })
    .execute();
  await db
    .insertInto('malusMasseValues')
    .values([
      { IDGrilleMalusMasse: 1, MasseMin: 0, MasseMax: 1599, MontantTaxe: 0 },
      { IDGrilleMalusMasse: 1, MasseMin: 1600, MasseMax: null, MontantTaxe: 10 },
    ])
    .execute();
  await db
    .insertInto('plafondsRemise')
    .values([
      { IDPlaque: null, IDDRProfileEsellerLead: 2, Plafond: 5 },
      { IDPlaque: null, IDDRProfileEsellerLead: 3, Plafond: 10 },
    ])
    .execute();
  await db.insertInto('relancesEvenements').values({ IDRelanceAutoEvenement: 1, RelanceAutoEvenement_Libelle: 'Livraison' }).execute();
  await db
    .insertInto('relances')
    .values({ IDRelanceAuto: 1, Libelle: 'Satisfaction', NbJours: 7, IDRelanceAutoEvenement: 1, Groupe: true })
    .execute();
};

const fillInterfaces = async (db: Db) => {
  await db
    .insertInto('passerelles')
    .values({ IDPasserelleDMS: 1, Libelle: 'DMS Rennes', DateHRefProchainTransfert: sql<string>`now()` })
    .execute();
  await db.insertInto('passerellesHisto').values({ IDPasserelleDMS: 1, DateHAppelWS: '2026-01-02T03:04:05Z' }).execute();
  await db.updateTable('publicationCompte').set({ Actif: true, CodeClient: 'C1', EMail: 'pub@exemple.example' }).execute();
  await db.updateTable('publicationFtp').set({ Hote: 'ftp.exemple.example' }).execute();
  await db.insertInto('publicationPortails').values({ IDPortail: 1, Libelle: 'Central', VN: true, VO: true }).execute();
  await db
    .insertInto('wallyComptes')
    .values({ IdWallyCompte: 1, crm_name: 'hway', Identifiant: 'wally-1', EtatDuCompte: 'ACTIVE', Flag: 'FULL' })
    .execute();
  await db.insertInto('wallySites').values({ IdCompte: 1, IdWallySite: 'S1', NomWallySite: 'Rennes' }).execute();
  await db.insertInto('wallyMarques').values({ IdCompte: 1, IdWallyMarque: 'M1', NomWallyMarque: 'Renault' }).execute();
  await db.insertInto('wallyOrigines').values({ IdCompte: 1, IdWallyOrigine: 'O1', NomOrigine: 'Site' }).execute();
  await db.insertInto('wallyMarquesSites').values({ IdCompte: 1, IdWallySite: 'S1', IdWallyMarque: 'M1', IDSite: 1 }).execute();
  await db
    .insertInto('wallyMarquesOrigines')
    .values({ IdCompte: 1, IdWallyOrigine: 'O1', IdWallyMarque: 'M1', IDOrigineAction: 1 })
    .execute();
  const ended = { Interface: 'dbs', Cible: '', Libelle: 'Accès du groupe', Message: 'Refusé', Echecs: 3, DateFin: '2026-01-02T03:04:05Z' };
  await db.insertInto('santeAlertes').values(ended).execute();
  await db.insertInto('publicationAbonnements').values({ IDSite: 1, IDPortail: 1, VN: true, VO: true }).execute();
};

/** A small group without findings. */
export const fillHealthy = async (db: Db, { schema }: Pick<CustomerRecord, 'schema'>, vault: Vault) => {
  const seal: Seal = (table, id) => vault.seal({ schema, table, column: 'Password', id }, 'secret');
  await db.insertInto('activites').values({ IDActivite: 1, Descr: 'Automobile' }).execute();
  await db.insertInto('marques').values({ IDMarque: 1, IDActivite: 1, Make: 'Renault' }).execute();
  await db.insertInto('societes').values({ IDPlaque: 1, IDActivite: 1, Libelle: 'Société Un' }).execute();
  await db.insertInto('societesMarques').values({ IDPlaque: 1, Make: 'Renault', IDActivite: 1 }).execute();
  await db
    .insertInto('sites')
    .values([site(1, 'Rennes'), site(2, 'Brest')])
    .execute();
  await db
    .insertInto('sitesMarques')
    .values([1, 2].map((IDSite) => ({ IDSite, Make: 'Renault', IDActivite: 1 })))
    .execute();
  await db.insertInto('profilsESellerTeam').values({ DRPROFILE_ID: 1, DESCR: 'Vendeur' }).execute();
  await db
    .insertInto('profilsLead')
    .values(
      [2, 3].map((IDDRProfileEsellerLead) => ({
        IDDRProfileEsellerLead,
        Libelle: `Profil ${IDDRProfileEsellerLead}`,
        LibelleEDataVoice: null,
      })),
    )
    .execute();
  await db
    .insertInto('profilsEDataVoicePrc')
    .values([2, 3].map((IDProfil) => ({ IDProfil, Libelle: `PRC ${IDProfil}`, IDTypeProfil: IDProfil })))
    .execute();
  await db
    .insertInto('utilisateurs')
    .values([user(seal, 1, 'CHEF', 3), user(seal, 2, 'VENDEUR', 2)])
    .execute();
  await db
    .insertInto('utilisateursSites')
    .values([1, 2].flatMap((IDPeople) => [1, 2].map((IDSite) => ({ IDPeople, IDSite }))))
    .execute();
  await db.insertInto('configNissan').values({ IDPeople: 2, IDSite: 1, CodeVendeur: 'V1' }).execute();
  await db
    .updateTable('gpParametres')
    .set({ IDClient: 'UN', eSellerLeadActif: true, GRP_ClientEDatavoice: true, GRP_BDCTraitementLeadAmontChefVente: true })
    .execute();
  await fillLeads(db, seal);
  await fillTarifs(db);
  await fillInterfaces(db);
};
