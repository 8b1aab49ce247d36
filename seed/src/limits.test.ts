import { describe, expect, it } from 'vitest';
import { customerRows } from './customer.ts';
import { customers } from './registry.ts';

/** The longest text of each field, written by hand on purpose: the contract is not asked. 255 where a field has no limit of its own. */
const limits: Record<string, Record<string, number>> = {
  utilisateurs: { Lastname: 50, Firstname: 50, Initial: 3, EMail: 80, LoginWEB: 10, Password: 8 },
  configNissan: { CodeVendeur: 8, VecturyID: 8 },
  profilsESellerTeam: { DESCR: 30 },
  societes: {
    Libelle: 60,
    EMailsContacts: 1000,
    NbJrsRelanceLivMulti: 500,
    LibRelanceLiv: 30,
    LibRelanceAvLiv: 30,
    JoursRapportAuto: 13,
    EmailEnvoiAutoBonDeCde: 500,
    NomFicBonDeCdeVO: 60,
    TexteEmailOffre: 8000,
  },
  documentsPdf: { Contenu: 20_000_000 },
  sitesImages: { Contenu: 1_400_000 },
  logosMarques: { Contenu: 1_400_000 },
  categoriesClients: { Libelle: 50 },
  categoriesProduction: { Libelle: 50 },
  sousCategoriesProduction: { Libelle: 50 },
  volumesProduction: { Libelle: 50 },
  typesMaterielAgri: { Descr: 50 },
  champsMaterielAgri: { Descr: 50 },
  sites: {
    Descr: 60,
    Code: 25,
    Libelle: 100,
    Address1: 40,
    Address2: 40,
    CodeConstructeur: 10,
    CodePostal: 10,
    Tel: 20,
    Fax: 20,
    Ville: 50,
    CodeSiteBaseVN: 20,
    IDWelcomePro: 30,
    CodeRegionConstructeur: 10,
    EnTete1: 100,
  },
  passerelles: { Libelle: 60, Commentaire: 1000, EMailsTransfertDMS: 1000 },
  passerellesHisto: { DetailErreurs: 8000 },
  BonDeCommande: { Descr: 60, NomFicBonDeCommande: 60, NomFicConditionsGenVente: 60, NomFicAutreDoc: 60, NomImageLogo: 60, TexteCO2: 1000 },
  relances: { Libelle: 30 },
  civilites: { Descr: 50 },
  fonctions: { Descr: 60 },
  cartesDeFidelite: { Descr: 60 },
  codesOP: { COP_Code: 5, COP_Description: 50 },
  offrereglement: { Descr: 50 },
  statutsJuridiques: { Descr: 200 },
  holidayTypes: { Libelle: 50 },
  SITFAM: { Descr: 50 },
  MoyenPaiement: { Descr: 50 },
  libellesRemise: { Libelle: 200 },
  docsAdmin: { Descr: 100, Url: 255 },
  originesContact: { Descr: 50 },
  gpParametres: { GRP_ListeChampsCreationProspect: 1000, GRP_CodePays: 2, GRP_RechercheVN: 5, GRP_RechercheVO: 5 },
};
const required = new Set([
  'Lastname',
  'Firstname',
  'Initial',
  'LoginWEB',
  'Password',
  'Descr',
  'DESCR',
  'Code',
  'COP_Code',
  'COP_Description',
  'Url',
]);
const phoneColumns = new Set(['Tel', 'Fax', 'PhoneNumber', 'MobilePhone', 'PrivatePhone']);
/** Telephone numbers that the French regulator reserves for fiction. */
const fictionNumber = /^(01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98) \d\d \d\d$/;

const texts = (recipe: (typeof customers)[number]['recipe']) =>
  customerRows(recipe).flatMap(({ table, rows }) =>
    rows.flatMap((row) => Object.entries(row).flatMap(([column, value]) => (typeof value === 'string' ? [{ table, column, value }] : []))),
  );

describe.each(customers)('$name', ({ recipe }) => {
  const all = texts(recipe);

  it('stays within the length of each field, and fills required ones', () => {
    expect(all.filter(({ table, column, value }) => value.length > (limits[table]?.[column] ?? 255))).toEqual([]);
    expect(all.filter(({ column, value }) => required.has(column) && value.trim() === '')).toEqual([]);
    expect(all.filter(({ value }) => value !== value.trim())).toEqual([]);
  });

  it('has no real telephone number and no real address', () => {
    const phones = all.filter(({ column, value }) => phoneColumns.has(column) && value !== '');
    expect(phones.length).toBeGreaterThan(recipe.utilisateurs);
    expect(phones.filter(({ value }) => !fictionNumber.test(value))).toEqual([]);
    const addresses = all
      .filter(({ column, value }) => column.startsWith('EMail') && value !== '')
      .flatMap(({ value }) => value.split(';'));
    expect(addresses.filter((address) => !/^[a-z0-9]+([.-][a-z0-9]+)*@[a-z0-9-]+\.example$/.test(address))).toEqual([]);
    const links = all.filter(({ value }) => value.includes('://'));
    expect(links.filter(({ value }) => !/^https:\/\/[a-z0-9.-]+\.example\//.test(value))).toEqual([]);
  });

  it('derives initials of one to three capitals and logins of plain letters and digits', () => {
    const of = (name: string) => all.filter(({ column }) => column === name);
    expect(of('Initial').filter(({ value }) => !/^[A-Z]{1,3}$/.test(value))).toEqual([]);
    expect(of('LoginWEB').filter(({ value }) => !/^[a-z]+\d*$/.test(value))).toEqual([]);
    expect(of('CodePostal').filter(({ value }) => !/^\d{5}$/.test(value))).toEqual([]);
  });
});
