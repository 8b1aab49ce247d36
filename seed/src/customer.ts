import { agricultureRows } from './activity/agriculture.ts';
import { clientRows, deviceRows, nissanRows, planetVORows, userSiteRows } from './activity/attachments.ts';
import { bonDeCommandeRows } from './structure/bons-de-commande.ts';
import { companiesOf } from './structure/companies.ts';
import { compteRows } from './people/comptes.ts';
import { echangeRows } from './activity/echanges.ts';
import { interfaceRows } from './interfaces/interfaces.ts';
import { ligneFrequenteRows } from './settings/lignes-frequentes.ts';
import { logSuppressionRows } from './activity/log-suppression.ts';
import { malusRows } from './settings/malus.ts';
import { marqueRows, soldMarqueRows } from './structure/marques.ts';
import { modeleRows } from './settings/modeles.ts';
import { materielRows } from './activity/materiels.ts';
import { origineRows } from './settings/origines.ts';
import { passerelleRows } from './structure/passerelles.ts';
import { peopleOf } from './people/people.ts';
import { plafondObjectifRows } from './settings/plafonds-objectifs.ts';
import { profileRows } from './functions/profiles.ts';
import { partenaireRows } from './interfaces/partenaires.ts';
import { rapportRows } from './activity/rapports.ts';
import { publicationRows } from './interfaces/publication.ts';
import type { Recipe } from './recipes.ts';
import { activites, referenceRows, siteTypes } from './settings/references.ts';
import { relanceRows } from './structure/relances.ts';
import { inserted, labelled, updated, type TableRows } from './rows.ts';
import { dpoContact, groupParameters } from './settings/settings.ts';
import { sitesOf } from './structure/sites.ts';
import { chiffreRows, santeJourRows } from './interfaces/sante-jours.ts';
import { wallyIntegrationRows } from './interfaces/wally-integrations.ts';
import { wallyRows } from './interfaces/wally.ts';
import { workflowRows } from './settings/workflows-leads.ts';
import { wsimportRows } from './interfaces/wsimport.ts';
import { champRows, statutRows } from './settings/statuts-champs.ts';

const activityRows = (ids: readonly number[]) =>
  ids.map((IDActivite) => ({ IDActivite, Descr: activites[IDActivite] ?? `Activité ${IDActivite}` }));

/** Every row of a sample customer, in an order that foreign keys accept. The same recipe gives the same rows. */
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
    santeJourRows(recipe),
    chiffreRows(recipe, sites),
    materielRows(recipe),
    ...plafondObjectifRows(recipe, companies),
    logSuppressionRows(recipe),
    updated('gpParametres', groupParameters(recipe), ['GRP_SmartDataForLead_Password']),
    updated('dpoContact', dpoContact(recipe)),
  ];
};
