import { isNewImage } from '@comptoir/contract/fields/images';
import { siteChanges } from '@comptoir/contract/domains/sites/sites.calls';
import { newSociete } from '@comptoir/contract/domains/societes/societes.calls';
import { customerRows } from '@comptoir/seed/customer';
import { customers } from '@comptoir/seed/registry';
import { describe, expect, it } from 'vitest';
import { nameOfPng } from '../domains/sites/png.rules.ts';
import { settleImages, settleLead } from '../domains/sites/sites.rules.ts';

describe.each(customers)('the companies and sites of $name', ({ recipe }) => {
  const tables = customerRows(recipe);
  const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows ?? [];

  it('are what the forms accept', () => {
    const companies = rowsOf('societes');
    expect(companies.length).toBeGreaterThan(0);
    for (const { IDPlaque: _, ...row } of companies) expect(newSociete.parse(row)).toEqual(row);
    for (const row of rowsOf('sites')) {
      const site = siteChanges.parse(row);
      expect(settleLead(undefined, site)).toEqual(site);
      // Stored names are kept: nothing of the images changes.
      expect(settleImages(site, site, () => undefined).images.size).toBe(0);
    }
  });

  it('have their images under the names that the server gives', () => {
    const sites = new Map(rowsOf('sites').map((row) => [row['IDSite'], row]));
    for (const { IDSite, Champ, Contenu } of rowsOf('sitesImages')) {
      expect(isNewImage(String(Contenu))).toBe(true);
      expect(nameOfPng(String(Contenu))).toBe(sites.get(IDSite)?.[String(Champ)]);
    }
  });

  it('have logos of brands under the names that the server gives', () => {
    for (const { Logo, Contenu } of rowsOf('logosMarques')) expect(nameOfPng(String(Contenu))).toBe(Logo);
  });

  it('sell brands of their own activity', () => {
    const offered = new Set(rowsOf('marques').map(({ IDActivite, Make }) => `${IDActivite}/${Make}`));
    const activityOf = new Map(rowsOf('societes').map(({ IDPlaque, IDActivite }) => [IDPlaque, IDActivite]));
    const ofSite = new Map(rowsOf('sites').map(({ IDSite, IDPlaque, IDActivite }) => [IDSite, IDActivite ?? activityOf.get(IDPlaque)]));
    for (const row of rowsOf('societesMarques')) expect(row['IDActivite']).toBe(activityOf.get(row['IDPlaque']));
    for (const row of rowsOf('sitesMarques')) expect(row['IDActivite']).toBe(ofSite.get(row['IDSite']));
    const sold = [...rowsOf('societesMarques'), ...rowsOf('sitesMarques')];
    expect(sold.filter(({ IDActivite, Make }) => !offered.has(`${IDActivite}/${Make}`))).toEqual([]);
  });
});
