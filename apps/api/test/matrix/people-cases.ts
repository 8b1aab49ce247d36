import type { Case } from './case.ts';

const newUser = { Lastname: 'Nouvelle', Firstname: 'Anne', Initial: 'AN', LoginWEB: 'anouvelle', Password: 'motpass1', drprofile_id: 2 };

/** The calls of users and of their departure, and of imports. */
export const peopleCases: Record<string, Case> = {
  'departs.plan': { params: { idPeople: 2 } },
  'departs.partir': { params: { idPeople: 2 }, body: { etapes: ['suspendre'], motif: 'Retraite' } },
  'utilisateurs.list': {},
  'utilisateurs.backoffice': {},
  'utilisateurs.read': { params: { idPeople: 2 } },
  'utilisateurs.fiche': { params: { idPeople: 2 } },
  'utilisateurs.create': { body: newUser },
  'utilisateurs.update': { params: { idPeople: 2 }, body: { Firstname: 'Zoé' } },
  'utilisateurs.sites': { params: { idPeople: 2 } },
  'utilisateurs.updateSites': { params: { idPeople: 2 }, body: [2] },
  'utilisateurs.bySite': {},
  'utilisateurs.lot': { body: { ids: [2], changes: { TypeVN: true } } },
  'utilisateurs.annulerLot': { params: { groupe: 1 } },
  'utilisateurs.importUtilisateurs': { refuses: 415 },
  'utilisateurs.lireImport': { refuses: 415 },
  'sites.importSites': { refuses: 415 },
  'sites.lireImport': { refuses: 415 },
  'origines.importOrigines': { refuses: 415 },
  'origines.lireImport': { refuses: 415 },
  'malusEcologique.lireImport': { refuses: 415 },
  'malusEcologique.importer': { refuses: 415 },
  'malusMasse.lireImport': { refuses: 415 },
  'malusMasse.importer': { refuses: 415 },
  'imports.list': { query: '?import=utilisateurs' },
  'imports.oublier': { params: { IDImportColonnes: 1 }, refuses: 404 },
};
