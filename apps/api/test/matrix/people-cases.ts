import type { Case } from './case.ts';

const newUser = { Lastname: 'Nouvelle', Firstname: 'Anne', Initial: 'AN', LoginWEB: 'anouvelle', Password: 'motpass1', drprofile_id: 2 };

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

/** The calls of operators and of the links that they get by mail. No public address is set: no link can be made. */
export const operateurCases: Record<string, Case> = {
  'operateurs.list': {},
  'operateurs.create': { body: { login: 'nouvelle', name: 'Nouvelle Opératrice', Courriel: 'nouvelle@exemple.example' }, refuses: 422 },
  'operateurs.update': { params: { IDOperator: 1 }, body: { name: 'Opératrice de test' } },
  'operateurs.inviter': { params: { IDOperator: 1 }, refuses: 422 },
  'liens.demander': { body: { login: 'op', url: 'localhost' } },
  'liens.lire': { body: { lien: 'inconnu' }, refuses: 404 },
  'liens.utiliser': { body: { lien: 'inconnu', Nouveau: 'trois chevaux bleus' }, refuses: 404 },
};

/** A token that reads sites. */
export const newJeton = { Nom: 'Export du soir', Jours: 30, Portees: ['structure:lire'] };

const key = { id: 'AA', rawId: 'AA', type: 'public-key' };
const signedByNobody = { ...key, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } };
const madeByNobody = { ...key, response: { clientDataJSON: 'AA', attestationObject: 'AA' } };

const cle = 'c'.repeat(43);
const begun = { IDFournisseur: 999_999, Cle: cle, url: 'localhost' };
const back = { IDFournisseur: 999_999, Cle: cle, demande: 'inconnue', Code: 'inconnu' };
const fournisseur = {
  Nom: 'Annuaire',
  ClientId: 'comptoir',
  Secret: 'un secret',
  Domaines: ['groupe.example'],
  Rattachement: 'courriel',
  Algorithme: 'RS256',
  Acr: [],
  Amr: [],
  FacteurExige: false,
  Anciennete: null,
  Actif: true,
};

/** The calls of sign-in by a provider. No public address is set: none is offered. */
export const identiteCases: Record<string, Case> = {
  'fournisseurs.list': {},
  'fournisseurs.create': { body: { ...fournisseur, BDGp: 'BDGpUn', Emetteur: 'https://annuaire.example' } },
  'fournisseurs.update': { params: { IDFournisseur: 999_999 }, body: fournisseur, refuses: 404 },
  'fournisseurs.remove': { params: { IDFournisseur: 999_999 }, refuses: 404 },
  'fournisseurs.essayer': { params: { IDFournisseur: 999_999 }, refuses: 404 },
  'identites.moyens': { body: { url: 'localhost', domaine: 'groupe.example' } },
  'identites.commencer': { body: begun, refuses: 404 },
  'identites.revenir': { body: back, refuses: 401 },
  'identites.commencerInvitation': { body: { ...begun, lien: 'inconnu' }, refuses: 404 },
  'identites.accepterInvitation': { body: { ...back, lien: 'inconnu' }, refuses: 404 },
  'identites.commencerPreuve': { body: begun, refuses: 404 },
  'identites.prouver': { body: back, refuses: 403 },
  'identites.list': {},
  'identites.commencerLien': { body: begun, refuses: 404 },
  'identites.lier': { body: back, refuses: 422 },
  'identites.retirer': { params: { IDIdentite: 999_999 }, refuses: 404 },
};

/** The calls of users, of their profiles and departure, and of imports. */
export const peopleCases: Record<string, Case> = {
  'departs.plan': { params: { idPeople: 2 } },
  'departs.partir': { params: { idPeople: 2 }, body: { etapes: ['suspendre'], motif: 'Retraite' } },
  'departs.prevoir': { params: { idPeople: 1 }, body: { DateH: inDays(30), etapes: ['suspendre'], motif: 'Retraite' } },
  'departs.renoncer': { params: { idPeople: 1 } },
  'utilisateurs.list': {},
  'utilisateurs.backoffice': {},
  'utilisateurs.read': { params: { idPeople: 2 } },
  'utilisateurs.fiche': { params: { idPeople: 2 } },
  'utilisateurs.create': { body: newUser },
  'utilisateurs.update': { params: { idPeople: 2 }, body: { Firstname: 'Zoé' } },
  'utilisateurs.sites': { params: { idPeople: 2 } },
  'utilisateurs.updateSites': { params: { idPeople: 2 }, body: [2] },
  'utilisateurs.bySite': {},
  'utilisateurs.exporter': { body: {} },
  'utilisateurs.lot': { body: { ids: [2], changes: { TypeVN: true } } },
  'utilisateurs.importUtilisateurs': { refuses: 415 },
  'utilisateurs.lireImport': { refuses: 415 },
  'sites.importSites': { refuses: 415 },
  'sites.lireImport': { refuses: 415 },
  'retour.corbeille': { query: '?table=sites' },
  'origines.importOrigines': { refuses: 415 },
  'origines.lireImport': { refuses: 415 },
  'malusEcologique.lireImport': { refuses: 415 },
  'malusEcologique.importer': { refuses: 415 },
  'malusMasse.lireImport': { refuses: 415 },
  'malusMasse.importer': { refuses: 415 },
  'profils.eSellerTeam': {},
  'profils.backoffice': {},
  'profils.leadTypes': {},
  'profils.readESellerTeam': { params: { idProfile: 2 } },
  'profils.ficheESellerTeam': { params: { idProfile: 2 } },
  'profils.updateESellerTeam': { params: { idProfile: 2 }, body: { DESCR: 'Vendeur confirmé' } },
  'profils.rights': { params: { idProfile: 2 } },
  'profils.updateRights': {
    params: { idProfile: 2 },
    body: [{ DRFUNCTION_ID: 1, DRTYPE_PRIVILEGE_ID: 1, DRPROFILE_PRIVILEGE_CHECKED: false }],
  },
  'profils.duplicate': { params: { idProfile: 2 }, body: { Name: 'Vendeur bis' } },
  'profils.eDataVoicePrc': {},
  'profils.eDataVoicePrcTypes': {},
  'profils.createEDataVoicePrc': { body: { Libelle: 'PRC accueil', IDTypeProfil: 2 } },
  'profils.readEDataVoicePrc': { params: { idProfil: 1 } },
  'profils.ficheEDataVoicePrc': { params: { idProfil: 1 } },
  'profils.updateEDataVoicePrc': { params: { idProfil: 1 }, body: { Permissions: ['ECOUTE'] } },
  'pourquoi.fonctions': { params: { idPeople: 2 } },
  'pourquoi.fonction': { params: { idPeople: 2, DRFUNCTION_ID: 1, DRTYPE_PRIVILEGE_ID: 1 } },
  'pourquoi.lead': { params: { idPeople: 2 }, query: '?IDOrigineAction=1&IDSite=1&type=VN' },
  'pourquoi.quiPeut': { params: { DRFUNCTION_ID: 1, DRTYPE_PRIVILEGE_ID: 1 } },
  'pourquoi.permissions': { params: { idPeople: 2 } },
  'pourquoi.permission': { params: { idPeople: 2, Code: 'ECOUTE' } },
  'pourquoi.quiPeutPermission': { params: { Code: 'ECOUTE' } },
  'pourquoi.option': { query: '?option=workflowsLeads' },
  'imports.list': { query: '?import=utilisateurs' },
  'travaux.list': {},
  'travaux.read': { params: { Groupe: 'inconnu' }, refuses: 404 },
  'travaux.laisser': { params: { Groupe: 'inconnu' }, refuses: 404 },
  'imports.oublier': { params: { IDImportColonnes: 1 }, refuses: 404 },
  'facteurs.finir': { body: { demande: 'inconnue', Moyen: 'code', Code: '123456' }, refuses: 401 },
  'facteurs.inscrire': { body: { demande: 'inconnue' }, refuses: 401 },
  'facteurs.finirInscription': { body: { demande: 'inconnue', Code: '123456' }, refuses: 401 },
  'facteurs.list': {},
  'facteurs.ajouterCode': { body: { Nom: 'Téléphone' } },
  'facteurs.confirmerCode': { params: { IDFacteur: 999_999 }, body: { Code: '000000' }, refuses: 400 },
  'facteurs.defi': { body: { url: 'localhost' } },
  'facteurs.ouvrir': { body: { reponse: signedByNobody }, refuses: 401 },
  'facteurs.defiAjout': { body: { url: 'localhost' } },
  'facteurs.ajouterCle': { body: { Nom: 'Portable', reponse: madeByNobody }, refuses: 422 },
  'facteurs.renommer': { params: { IDFacteur: 999_999 }, body: { Nom: 'Tablette' }, refuses: 404 },
  'facteurs.retirer': { params: { IDFacteur: 999_999 }, refuses: 404 },
  'facteurs.secours': { refuses: 422 },
  'securite.politiques': {},
  'securite.politique': { body: { BDGp: null, SecondFacteur: 'conseille' } },
  'securite.acces': {},
  'securite.personnes': {},
  // Of nobody.
  'securite.role': { params: { IDOperator: 999_999 }, body: { Role: 'lecture', Serveurs: null, Clients: null }, refuses: 404 },
  'securite.jetons': {},
  'securite.couperJeton': { params: { IDJeton: 999_999 }, refuses: 404 },
  'jetons.list': {},
  'jetons.create': { body: newJeton },
  'jetons.couper': { params: { IDJeton: 999_999 }, refuses: 404 },
  'securite.revues': {},
  'securite.commencerRevue': {},
  'securite.revue': { params: { IDRevue: 999_999 }, refuses: 404 },
  'securite.deciderRevue': { params: { IDRevue: 999_999, IDRevueLigne: 1 }, body: { Decision: 'garde' }, refuses: 404 },
  'securite.finirRevue': { params: { IDRevue: 999_999 }, refuses: 404 },
  'securite.exporterRevue': { params: { IDRevue: 1 } },
};
