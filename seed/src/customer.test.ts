import { describe, expect, it, vi } from 'vitest';
import { customerRows } from './customer.ts';
import { references } from './foreign-keys.ts';
import { customers } from './registry.ts';
import type { Row, TableRows } from './rows.ts';

const bytes = (tables: readonly TableRows[]) => JSON.stringify(tables);
const everyCustomer = customers.map((customer) => ({ ...customer, tables: customerRows(customer.recipe) }));
const rowsOf = (tables: readonly TableRows[], name: string) => tables.find(({ table }) => table === name)?.rows ?? [];
const tablesOf = (BDGp: string) => everyCustomer.find(({ name }) => name === BDGp)?.tables ?? [];

describe('the same recipe', () => {
  it('gives the same bytes again, even when the code is loaded anew', async () => {
    const first = everyCustomer.map(({ tables }) => bytes(tables));
    expect(customers.every(({ recipe }, at) => bytes(customerRows(recipe)) === first[at])).toBe(true);
    vi.resetModules();
    const again = await import('./customer.ts');
    const registry = await import('./registry.ts');
    expect(again.customerRows).not.toBe(customerRows);
    expect(registry.customers.every(({ recipe }, at) => bytes(again.customerRows(recipe)) === first[at])).toBe(true);
    expect(new Set(first).size).toBe(customers.length);
  });
});

describe('counts', () => {
  it.each([
    ['BDGpArmor', { societes: 12, sites: 60, utilisateurs: 800, clients: 640 }],
    ['BDGpNiAtlantique', { societes: 6, sites: 28, utilisateurs: 240, clients: 260 }],
    ['BDGpBocage', { societes: 8, sites: 34, utilisateurs: 180, clients: 320 }],
    ['BDGpGeant', { societes: 80, sites: 500, utilisateurs: 10_000, clients: 3000 }],
  ])('%s has what it promises', (BDGp, expected) => {
    const found = Object.fromEntries(Object.keys(expected).map((table) => [table, rowsOf(tablesOf(BDGp), table).length]));
    expect(found).toEqual(expected);
  });

  it.each(everyCustomer)('$name numbers its rows from 1 without a gap', ({ tables }) => {
    for (const { table, identity, rows } of tables) {
      if (!identity || table === 'activites') continue;
      expect({ table, ids: rows.map((row) => row[identity]) }).toEqual({ table, ids: rows.map((_, at) => at + 1) });
    }
  });
});

const distinct = (rows: readonly Row[], columns: readonly string[]) =>
  new Set(rows.map((row) => columns.map((column) => row[column]).join('|'))).size;

describe.each(everyCustomer)('$name', ({ tables, activites, recipe }) => {
  it('refers only to rows of earlier tables', () => {
    const written: string[] = [];
    for (const { table, rows } of tables) {
      for (const [column, target, key] of references[table] ?? []) {
        expect(written, `${target} before ${table}`).toContain(target);
        const known = new Set(rowsOf(tables, target).map((row) => row[key]));
        expect(
          rows.filter((row) => row[column] !== null && !known.has(row[column])),
          `${table}.${column}`,
        ).toEqual([]);
      }
      written.push(table);
    }
    expect(new Set(written).size).toBe(tables.length);
  });

  it('gives each row of a table the same columns', () => {
    expect(tables.filter(({ rows }) => new Set(rows.map((row) => Object.keys(row).join())).size > 1)).toEqual([]);
  });

  it('has unique logins, e-mail addresses, names and codes of sites, links and company names', () => {
    const users = rowsOf(tables, 'utilisateurs').map((row) => ({ ...row, LoginWEB: String(row.LoginWEB).toLowerCase() }));
    expect(distinct(users, ['LoginWEB'])).toBe(users.length);
    expect(distinct(users, ['EMail'])).toBe(users.length);
    for (const [table, ...columns] of [
      ['sites', 'Descr'],
      ['sites', 'Code'],
      ['societes', 'Libelle'],
      ['marques', 'IDActivite', 'Make'],
      ['societesMarques', 'IDPlaque', 'Make'],
      ['sitesMarques', 'IDSite', 'Make'],
      ['sitesImages', 'IDSite', 'Champ'],
      ['templatesImpressionSites', 'IDSite', 'Categorie'],
      ['documentsPdf', 'Document'],
      ['templatesBDCMarques', 'IDTemplateBDC', 'Marque'],
      ['utilisateursSites', 'IDPeople', 'IDSite'],
      ['configNissan', 'IDPeople', 'IDSite'],
      ['planetvoSocietes', 'IDPeople', 'IDPlaque'],
      ['typesProduction', 'IDCategorieProduction', 'IDSousCategorieProduction', 'IDVolumeProduction'],
      ['famillesMaterielAgri', 'Descr'],
    ] as const) {
      const rows = rowsOf(tables, table);
      expect(distinct(rows, columns), `${table} ${columns.join()}`).toBe(rows.length);
    }
  });

  it('has the activities and the customer-relations option that the registry says', () => {
    expect(rowsOf(tables, 'activites').map(({ IDActivite }) => IDActivite)).toEqual([...activites]);
    expect(rowsOf(tables, 'gpParametres')).toMatchObject([{ IDGpParametres: 1, GRP_ClientEDatavoice: recipe.eDataVoice }]);
    expect(rowsOf(tables, 'dpoContact')).toHaveLength(1);
  });
});

describe('the rules for users', () => {
  it('takes the lead profile from the customer-relations profile, in groups that have that product', () => {
    const types = new Map(rowsOf(tablesOf('BDGpArmor'), 'profilsEDataVoicePrc').map((row) => [row.IDProfil, row.IDTypeProfil]));
    const users = rowsOf(tablesOf('BDGpArmor'), 'utilisateurs');
    expect(users.filter((row) => row.IDProfil === null || types.get(row.IDProfil) !== row.IDDRProfileEsellerLead)).toEqual([]);
    expect(rowsOf(tablesOf('BDGpGeant'), 'utilisateurs').filter((row) => row.IDProfil !== null)).toEqual([]);
  });

  it.each(everyCustomer)('$name: copies of appointments go to lead profile 3 only', ({ tables }) => {
    expect(rowsOf(tables, 'utilisateurs').filter((row) => row.EnCopieRDVeSellerLead && row.IDDRProfileEsellerLead !== 3)).toEqual([]);
  });

  it('has Nissan sites, seller numbers on them, and region managers in the Nissan group', () => {
    const tables = tablesOf('BDGpNiAtlantique');
    const nissan = new Set(
      rowsOf(tables, 'sites')
        .filter((row) => row.TPR_IDTypeProduit === 8)
        .map((row) => row.IDSite),
    );
    const links = new Set(rowsOf(tables, 'utilisateursSites').map((row) => `${row.IDPeople}|${row.IDSite}`));
    const config = rowsOf(tables, 'configNissan');
    expect(nissan.size).toBeGreaterThan(10);
    expect(config.length).toBeGreaterThan(40);
    expect(config.filter((row) => !nissan.has(row.IDSite) || !links.has(`${row.IDPeople}|${row.IDSite}`))).toEqual([]);
    const region = rowsOf(tables, 'profilsESellerTeam').find((row) => row.DESCR === 'Chef de région Nissan')?.DRPROFILE_ID;
    expect(rowsOf(tables, 'utilisateurs').filter((row) => row.drprofile_id === region)).toHaveLength(2);
  });

  it('has one marketing account, suspended users, opened and closed accounts', () => {
    const users = rowsOf(tablesOf('BDGpArmor'), 'utilisateurs');
    const all = everyCustomer.flatMap(({ tables }) => rowsOf(tables, 'utilisateurs'));
    expect(all.filter((row) => row.EstEDVMarketing)).toHaveLength(1);
    expect(users.filter((row) => !row.Actif).length).toBeGreaterThan(20);
    expect(users.filter((row) => row.IsAccountOpened).length).toBeGreaterThan(400);
    expect(users.filter((row) => !row.IsAccountOpened).length).toBeGreaterThan(100);
  });

  it.each(everyCustomer)('$name: an account is open if its last period has no end', ({ tables }) => {
    const opened = rowsOf(tables, 'utilisateurs').filter((row) => row.IsAccountOpened);
    const comptes = rowsOf(tables, 'comptesESeller');
    expect(new Set(comptes.filter((row) => row.DateHCloture === null).map((row) => row.IDPeople))).toEqual(
      new Set(opened.map((row) => row.IDPeople)),
    );
    expect(comptes.filter((row) => row.FactureAu !== null && String(row.FactureAu) < String(row.FactureDu))).toEqual([]);
    expect(comptes.filter((row) => !String(row.FactureDu).endsWith('-01'))).toEqual([]);
  });

  it('gives some Renault users a CSB login', () => {
    const rows = rowsOf(tablesOf('BDGpArmor'), 'renaultCsb');
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => row.Username === '' || row.Password === '')).toEqual([]);
  });

  it('has agriculture where the group has that activity, and trade-ins estimated by active users of the company', () => {
    const tables = tablesOf('BDGpBocage');
    expect(rowsOf(tables, 'typesMaterielAgri').length).toBeGreaterThan(4);
    expect(rowsOf(tablesOf('BDGpArmor'), 'typesMaterielAgri')).toEqual([]);
    const active = new Set(rowsOf(tables, 'utilisateurs').flatMap((row) => (row.Actif ? [row.IDPeople] : [])));
    const companyOf = new Map(rowsOf(tables, 'sites').map((row) => [row.IDSite, row.IDPlaque]));
    const links = new Set(rowsOf(tables, 'utilisateursSites').map((row) => `${companyOf.get(row.IDSite ?? 0)}|${row.IDPeople}`));
    const estimations = rowsOf(tables, 'estimationsReprise');
    expect(estimations.length).toBeGreaterThan(4);
    expect(estimations.filter((row) => !active.has(row.IDPeople) || !links.has(`${row.IDPlaque}|${row.IDPeople}`))).toEqual([]);
  });

  it('has contact origins with and without clients', () => {
    const used = new Set(rowsOf(tablesOf('BDGpArmor'), 'clients').map((row) => row.IDOrigineCont));
    const origins = rowsOf(tablesOf('BDGpArmor'), 'originesContact').map((row) => used.has(row.IDOrigineCont));
    expect(origins.filter(Boolean)).toHaveLength(10);
    expect(origins.filter((isUsed) => !isUsed)).toHaveLength(4);
  });

  it.each(everyCustomer)('$name: nothing is closed before it began, and a closing reaches every open report', ({ tables }) => {
    const isBefore = (end: unknown, begin: unknown) => typeof end === 'string' && end.slice(0, 10) < String(begin).slice(0, 10);
    expect(rowsOf(tables, 'affaires').filter((row) => isBefore(row.DateHCloture, row.DateDebut))).toEqual([]);
    expect(rowsOf(tables, 'rapports').filter((row) => isBefore(row.DateHCloture, row.DateRapport))).toEqual([]);
    expect(rowsOf(tables, 'rapports').filter((row) => row.DateHCloture === null && row.IDPeople === null)).toEqual([]);
  });

  it.each(everyCustomer)("$name: Wally's history fits what it says", ({ tables }) => {
    const rows = rowsOf(tables, 'wallyIntegrations');
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => (row.Site === '') !== String(row.Comment).startsWith('Point de vente sans'))).toEqual([]);
    expect(rows.filter(({ FichierPDF }) => FichierPDF !== '' && !String(FichierPDF).startsWith('https://'))).toEqual([]);
  });
});
