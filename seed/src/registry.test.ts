import { describe, expect, it } from 'vitest';
import { customerRows } from './customer.ts';
import { customers, productTypes, sampleAccounts, servers } from './registry.ts';

const generated = new Map(customers.map(({ name, recipe }) => [name, customerRows(recipe)]));

describe('the sample registry', () => {
  it('has unique servers, customers, numbers and hosts, and only known servers', () => {
    for (const values of [
      servers.map(({ name }) => name),
      servers.map(({ ip }) => ip),
      customers.map(({ name }) => name),
      customers.map(({ label }) => label),
      customers.map(({ IDGroupements }) => IDGroupements),
      customers.flatMap(({ hosts }) => hosts),
    ]) {
      expect(new Set<string | number>(values).size).toBe(values.length);
    }
    const known = servers.map(({ name }) => name);
    expect(customers.filter(({ server }) => !known.includes(server))).toEqual([]);
    expect(known.filter((name) => !customers.some(({ server }) => server === name))).toEqual([]);
  });

  it('uses only addresses reserved for documentation', () => {
    expect(servers.filter(({ ip }) => !/^(192\.0\.2|198\.51\.100)\.\d+$/.test(ip))).toEqual([]);
    expect(customers.flatMap(({ urls }) => urls).filter(({ URL }) => !/^https:\/\/[a-z0-9.-]+\.example$/.test(URL))).toEqual([]);
  });

  it('has customers with the billing banner, and with each colour of the billing card', () => {
    const kinds = customers.map(({ FAM_FactureeSeller, eDataVoiceActif }) => Number(FAM_FactureeSeller) + Number(eDataVoiceActif));
    expect(new Set(kinds)).toEqual(new Set([0, 1, 2]));
    expect(customers.some(({ FAM_FactureeSeller }) => !FAM_FactureeSeller)).toBe(true);
  });

  it('knows the product type of every site', () => {
    const known = new Set<number>(productTypes.map(({ TPR_IDTypeProduit }) => TPR_IDTypeProduit));
    const used = [...generated.values()]
      .flatMap((tables) => tables.find(({ table }) => table === 'sites')?.rows ?? [])
      .map((row) => row.TPR_IDTypeProduit);
    expect(used.filter((type) => typeof type === 'number' && !known.has(type))).toEqual([]);
    expect(productTypes).toContainEqual({ TPR_IDTypeProduit: 8, TPR_Descr: 'Nissan' });
  });
});

describe('the sample account for customer access', () => {
  const { login, name, password, hosts } = sampleAccounts.customerAccess;

  it('belongs to the three hosts', () => {
    expect(hosts).toEqual(['armor.backoffice.localhost', 'atlantique.backoffice.localhost', 'bocage.backoffice.localhost']);
  });

  it.each(hosts)('%s accepts it: active, with a password and a back-office profile', (host) => {
    const { name: BDGp } = customers.find((customer) => customer.hosts.includes(host))!;
    const rowsOf = (wanted: string) => generated.get(BDGp)!.find(({ table }) => table === wanted)!.rows;
    const account = rowsOf('utilisateurs').find(({ LoginWEB }) => LoginWEB === login);
    expect(account).toMatchObject({ Password: password, Actif: true });
    expect(`${account?.Firstname} ${account?.Lastname}`).toBe(name);
    expect(rowsOf('profilsESellerTeam').find(({ DRPROFILE_ID }) => DRPROFILE_ID === account?.drprofile_id)).toMatchObject({
      AccesBackOffice: true,
    });
  });

  it('has its password marked as a secret, as the others are', () => {
    const secrets = [...generated.values()].map((tables) =>
      Object.fromEntries(tables.flatMap(({ table, secrets: columns }) => (columns ? [[table, columns]] : []))),
    );
    const expected = {
      utilisateurs: ['Password'],
      gpParametres: ['GRP_SmartDataForLead_Password'],
      renaultCsb: ['Username', 'Password'],
      wsimport: ['Password'],
      publicationFtp: ['Password'],
      accesPartenaires: ['Valeur'],
    };
    for (const found of secrets) expect(found).toEqual(expected);
  });
});
