import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import { siteFields } from '@comptoir/contract/domains/sites/sites.fields';
import { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { csvOf, download, type CsvColumn } from '../../kit/list/csv.ts';
import { leadSitesOf, type LeadSite } from './lead-site.ts';
import { usersBySite } from './synthese-rows.ts';

interface Attribution {
  site: LeadSite;
  user: UtilisateurRow;
}

const text = <Row>(heading: string, value: (row: Row) => string | null): CsvColumn<Row> => ({ heading, kind: 'text', value });
const id = <Row>(heading: string, value: (row: Row) => number): CsvColumn<Row> => ({ heading, kind: 'id', value });
const yesNo = <Row>(heading: string, value: (row: Row) => boolean): CsvColumn<Row> => ({ heading, kind: 'bool', value });

const { Lastname, Firstname, EMail, drprofile_id, IDDRProfileEsellerLead, ...flags } = utilisateurFields;

const userColumns = <Row>(of: (row: Row) => UtilisateurRow): CsvColumn<Row>[] => [
  id('N° utilisateur', (row) => of(row).IDPeople),
  text(Lastname.label, (row) => of(row).Lastname),
  text(Firstname.label, (row) => of(row).Firstname),
  text(drprofile_id.heading, (row) => of(row).DRPROFILE_DESCR),
  text(IDDRProfileEsellerLead.label, (row) => of(row).DRProfileEsellerLead_Libelle),
  yesNo(flags.TypeVN.label, (row) => of(row).TypeVN),
  yesNo(flags.TypeVO.label, (row) => of(row).TypeVO),
  yesNo(flags.TypeVDL.label, (row) => of(row).TypeVDL),
  yesNo(flags.TypeConseiller.label, (row) => of(row).TypeConseiller),
  yesNo(flags.TypeAutre.label, (row) => of(row).TypeAutre),
  yesNo('Accès leads APV', (row) => of(row).AccesLeadAPV),
  yesNo(flags.HorsTraitementLeads.label, (row) => of(row).HorsTraitementLeads),
  yesNo(flags.HorsTraitementLeadsAPV.label, (row) => of(row).HorsTraitementLeadsAPV),
];

const attributionColumns: CsvColumn<Attribution>[] = [
  id('N° site', ({ site }) => site.IDSite),
  text('Société', ({ site }) => site.Plaque_Libelle),
  text('Site', ({ site }) => site.Descr),
  text(siteFields.Libelle.label, ({ site }) => site.Libelle),
  ...userColumns<Attribution>(({ user }) => user),
];

/** Every active user on every site with eSeller Lead. */
const attributionsCsv = (sites: readonly LeadSite[], users: readonly UtilisateurRow[]) => {
  const bySite = usersBySite(users);
  const rows = leadSitesOf(sites).flatMap((site) => (bySite.get(site.IDSite) ?? []).map((user) => ({ site, user })));
  return csvOf(attributionColumns, rows);
};

/** Every active user, once. */
const utilisateursCsv = (sites: readonly LeadSite[], users: readonly UtilisateurRow[]) => {
  const names = new Map(leadSitesOf(sites).map(({ IDSite, Descr }) => [IDSite, Descr]));
  const columns: CsvColumn<UtilisateurRow>[] = [
    ...userColumns<UtilisateurRow>((user) => user),
    text(EMail.label, (user) => user.EMail),
    yesNo('Appareil', ({ Devices }) => Devices),
    text('Sites', ({ Sites }) => Sites.flatMap(({ IDSite }) => names.get(IDSite) ?? []).join(', ')),
  ];
  return csvOf(
    columns,
    users.filter(({ Actif }) => Actif),
  );
};

const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Paris' });

/** `eSellerLead_attributions_prod-ouest_BDGpArmor_2026-11-21_18-04-09.csv` */
export const csvNameOf = (
  what: string,
  { serverName, BDGp }: Pick<NonNullable<SessionInfo['customer']>, 'serverName' | 'BDGp'>,
  at: Date,
) => `eSellerLead_${what}_${serverName}_${BDGp}_${moment.format(at).replace(' ', '_').replaceAll(':', '-')}.csv`;

const files = { attributions: attributionsCsv, utilisateurs: utilisateursCsv };
export type SyntheseFile = keyof typeof files;

type Customer = Parameters<typeof csvNameOf>[1];

export const downloadSynthese = (what: SyntheseFile, customer: Customer, sites: readonly LeadSite[], users: readonly UtilisateurRow[]) =>
  download(csvNameOf(what, customer, new Date()), files[what](sites, users));
