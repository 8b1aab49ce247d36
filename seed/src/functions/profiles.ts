import { enabledRows, functionRows, heldRows, moduleRows, softwareRows } from './functions.ts';
import { heldPermissions, permissionRows } from './permissions.ts';
import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, labelled, numbered, type TableRows } from '../rows.ts';

const dashboards = ['Activité commerciale', 'Pilotage de la concession', 'Après-vente', 'Leads et rendez-vous', 'Stock VO', 'Direction'];

/** eSeller Team profiles with their letter in the lists of rights, and their dashboard; the first two open the back office. */
const teamProfiles = [
  ['Administrateur groupe', 'A', 6],
  ['Correspondant informatique', 'I', null],
  ['Vendeur', 'V', 1],
  ['Chef des ventes', 'C', 2],
  ['Directeur de concession', 'D', 2],
  ['Secrétaire commerciale', 'S', 1],
  ['Conseiller service', 'K', 3],
  ["Chef d'atelier", 'T', 3],
  ['Acheteur VO', 'O', 5],
  ['Téléconseiller', 'P', 4],
  ['Consultation', 'L', null],
] as const;
const nissanProfile = ['Chef de région Nissan', 'R', 6] as const;
export type TeamProfile = (typeof teamProfiles)[number][0] | (typeof nissanProfile)[0];

/** Lead profiles (docs/regles/profils.md#lead-profiles). */
export const lead = {
  administrateur: 1,
  vendeur: 2,
  chefDesVentes: 3,
  teleconseiller: 4,
  conseiller: 5,
  direction: 6,
  consultation: 7,
} as const;
const leadProfiles = [
  ['Administrateur', 'Administrateur'],
  ['Vendeur', 'Vendeur'],
  ['Chef des ventes', "Responsable d'équipe"],
  ['Opérateur plateau', 'Téléconseiller'],
  ['Conseiller service', 'Conseiller après-vente'],
  ['Direction', 'Direction'],
  ['Consultation', 'Consultation'],
  ['Accueil', null],
] as const;

const prcProfiles = [
  ['Administrateur PRC', lead.administrateur],
  ['Vendeur VN et VO', lead.vendeur],
  ['Chef des ventes', lead.chefDesVentes],
  ['Téléconseiller', lead.teleconseiller],
  ['Conseiller après-vente', lead.conseiller],
  ['Direction de site', lead.direction],
  ['Consultation', lead.consultation],
  ['Superviseur de plateau', lead.teleconseiller],
] as const;

/** Whether the group sells Nissan, by the name of its database. */
export const isNissan = ({ BDGp }: Recipe) => BDGp.includes('BDGpNi');

const teamProfilesOf = (recipe: Recipe) => [...teamProfiles, ...(isNissan(recipe) ? [nissanProfile] : [])];

export const teamProfileId = (recipe: Recipe, profile: TeamProfile) => {
  const at = teamProfilesOf(recipe).findIndex(([name]) => name === profile);
  if (at < 0) throw new Error(`${recipe.BDGp} has no profile ${profile}`);
  return at + 1;
};

/** The customer-relations profile whose type is this lead profile. */
export const prcProfileId = (leadProfile: number) => prcProfiles.findIndex(([, type]) => type === leadProfile) + 1;

/** The functions of the product, and who has which rights. */
const rightRows = (recipe: Recipe): TableRows[] => {
  const letters = teamProfilesOf(recipe).map(([, letter]) => letter);
  return [
    numbered('SOFTWARE', 'SOFTWARE_ID', softwareRows),
    numbered('DRMODULE', 'DRMODULE_ID', moduleRows),
    numbered('DRFUNCTION', 'DRFUNCTION_ID', functionRows),
    inserted('DRPRIVILEGE_FUNCTION', null, enabledRows),
    inserted('DRPROFILE_PRIVILEGE', null, heldRows(random(`${recipe.BDGp}/rights`), letters)),
    inserted('permissions', null, permissionRows),
    inserted(
      'profilsEDataVoicePrcPermissions',
      null,
      heldPermissions.flatMap((codes, at) => codes.map((Code) => ({ IDProfil: at + 1, Code }))),
    ),
  ];
};

export const profileRows = (recipe: Recipe): TableRows[] => [
  labelled('dashboards', 'IDDashboard', 'Libelle', dashboards),
  numbered(
    'profilsESellerTeam',
    'DRPROFILE_ID',
    teamProfilesOf(recipe).map(([DESCR, , IDDashboard], at) => ({ DESCR, IDDashboard, AccesBackOffice: at < 2 })),
  ),
  numbered(
    'profilsLead',
    'IDDRProfileEsellerLead',
    leadProfiles.map(([Libelle, LibelleEDataVoice]) => ({ Libelle, LibelleEDataVoice })),
  ),
  numbered(
    'profilsEDataVoicePrc',
    'IDProfil',
    prcProfiles.map(([Libelle, IDTypeProfil]) => ({ Libelle, IDTypeProfil })),
  ),
  ...rightRows(recipe),
];
