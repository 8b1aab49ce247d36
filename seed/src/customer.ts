import { agricultureRows } from './agriculture.ts';
import { clientRows, deviceRows, nissanRows, planetVORows, userSiteRows } from './attachments.ts';
import { bonDeCommandeRows } from './bons-de-commande.ts';
import { companiesOf } from './companies.ts';
import { compteRows } from './comptes.ts';
import { echangeRows } from './echanges.ts';
import { interfaceRows } from './interfaces.ts';
import { ligneFrequenteRows } from './lignes-frequentes.ts';
import { logSuppressionRows } from './log-suppression.ts';
import { malusRows } from './malus.ts';
import { marqueRows, soldMarqueRows } from './marques.ts';
import { modeleRows } from './modeles.ts';
import { materielRows } from './materiels.ts';
import { origineRows } from './origines.ts';
import { passerelleRows } from './passerelles.ts';
import { peopleOf } from './people.ts';
import { plafondObjectifRows } from './plafonds-objectifs.ts';
import { profileRows } from './profiles.ts';
import { partenaireRows } from './partenaires.ts';
import { rapportRows } from './rapports.ts';
import { publicationRows } from './publication.ts';
import type { Recipe } from './recipes.ts';
import { activites, referenceRows, siteTypes } from './references.ts';
import { relanceRows } from './relances.ts';
import { inserted, labelled, updated, type TableRows } from './rows.ts';
import { dpoContact, groupParameters } from './settings.ts';
import { sitesOf } from './sites.ts';
import { wallyIntegrationRows } from './wally-integrations.ts';
import { wallyRows } from './wally.ts';
import { workflowRows } from './workflows-leads.ts';
import { wsimportRows } from './wsimport.ts';
import { champRows, statutRows } from './statuts-champs.ts';

const activityRows = (ids: readonly number[]) =>
  ids.map((IDActivite) => ({ IDActivite, Descr: activites[IDActivite] ?? `Activité ${IDActivite}` }));

/** Every row of a sample customer's database, in an order that foreign keys accept. The same recipe gives the same rows. */
export const customerRows = (recipe: Recipe): TableRows[] => {
  const companies = companiesOf(recipe);
  const sites = sitesOf(recipe, companies);
  const people = peopleOf(recipe, companies, sites);
  const origines = origineRows(recipe, sites);
  const rowsOfOrigines = origines.find(({ table }) => table === 'origines')?.rows ?? [];
  return [
    inserted('activites', 'IDActivite', activityRows(recipe.activites)),
    ...marqueRows(recipe),
    ...passerelleRows(recipe),
    bonDeCommandeRows(recipe),
    inserted(
      'societes',
      'IDPlaque',
      companies.map(({ row }) => row),
    ),
    ...ligneFrequenteRows(recipe, companies),
    labelled('typesSite', 'IDTypeSite', 'Descr', siteTypes),
    inserted(
      'sites',
      'IDSite',
      sites.map(({ row }) => row),
    ),
    ...soldMarqueRows(companies, sites),
    ...interfaceRows(recipe, sites),
    ...modeleRows(recipe, sites),
    ...publicationRows(recipe, sites),
    ...relanceRows(recipe, companies, sites),
    ...origines,
    workflowRows(recipe, rowsOfOrigines, sites),
    ...wallyRows(recipe, sites, rowsOfOrigines),
    wallyIntegrationRows(recipe, sites),
    wsimportRows(recipe, companies, sites),
    ...profileRows(recipe),
    inserted(
      'utilisateurs',
      'IDPeople',
      people.map(({ row }) => row),
      ['Password'],
    ),
    ...referenceRows(recipe.domain),
    inserted('clients', 'IDClient', clientRows(recipe)),
    ...rapportRows(recipe, sites, people),
    inserted('utilisateursSites', null, userSiteRows(people)),
    inserted('configNissan', null, nissanRows(recipe, people)),
    inserted('devices', 'IDPeopleDevice', deviceRows(recipe, people)),
    ...compteRows(recipe, people),
    inserted('planetvoSocietes', null, planetVORows(recipe, companies, people)),
    ...agricultureRows(recipe, companies, people),
    ...partenaireRows(recipe, companies, sites, people),
    ...champRows(),
    ...statutRows(),
    ...malusRows(),
    echangeRows(recipe),
    materielRows(recipe),
    ...plafondObjectifRows(recipe, companies),
    logSuppressionRows(recipe),
    updated('gpParametres', groupParameters(recipe), ['GRP_SmartDataForLead_Password']),
    updated('dpoContact', dpoContact(recipe)),
  ];
};
