import { afterEach, expect, test, vi } from 'vitest';

// Each test has modules of its own, in which it renames every field before anything reads them.
afterEach(() => vi.resetModules());

const renamed = (word: string | undefined) => word?.startsWith('Z ') === true;

const rename = (fields: object) => {
  for (const field of Object.values(fields) as { label: string; heading?: string }[]) {
    field.label = `Z ${field.label}`;
    if (field.heading) field.heading = `Z ${field.heading}`;
  }
};

test('a user’s field is called by its one name in form, list, export, bulk page and history', async () => {
  vi.resetModules();
  const { utilisateurFields } = await import('@comptoir/contract/domains/utilisateurs/utilisateurs.fields');
  rename(utilisateurFields);
  const names = Object.keys(utilisateurFields);
  const { fieldAt } = await import('@comptoir/contract/fields/described');
  const { wordOf } = await import('@comptoir/contract/catalogue/all');
  const { schemaOf } = await import('../domains/utilisateurs/record/utilisateur-values.ts');
  const { columnsOf } = await import('../domains/utilisateurs/list/utilisateur-columns.ts');
  const { exportColumns } = await import('../domains/utilisateurs/export/export-columns.ts');
  const { fieldName } = await import('../domains/utilisateurs/lot/lot-draft.ts');

  const form = schemaOf({ isEDatavoice: true, keepsPassword: false, hasCsb: false, isCsbLost: false });
  expect(names.filter((name) => !renamed(fieldAt(form, name)?.label))).toEqual([]);
  expect(names.filter((name) => !renamed(wordOf('utilisateurs', name)))).toEqual([]);
  const bulk = names.filter((name) => fieldName(name) !== name);
  expect(bulk.length).toBeGreaterThan(15);
  expect(bulk.filter((name) => !renamed(fieldName(name)))).toEqual([]);

  const calls = await import('@comptoir/contract/domains/utilisateurs/utilisateurs.calls');
  const access = { profileName: (label: string) => label, isNissan: false };
  const list = columnsOf(access as Parameters<typeof columnsOf>[0], {
    write: calls.utilisateurs.update,
    label: () => '',
    send: () => Promise.resolve(),
    isOn: () => true,
    on: { word: '', act: '' },
    off: { word: '', act: '' },
  });
  expect(list.filter(({ heading }) => !renamed(heading)).map(({ heading }) => heading)).toEqual(['Sites', 'Appareil', 'État']);
  const exported = exportColumns([], access.profileName);
  expect(exported.filter(({ heading }) => !renamed(heading)).map(({ heading }) => heading)).toEqual(['Site', 'Appareil']);
});

test('a site’s field is called by its one name in form, list and history', async () => {
  vi.resetModules();
  const { siteFields, siteGiven } = await import('@comptoir/contract/domains/sites/sites.fields');
  rename({ ...siteFields, ...siteGiven });
  const names = Object.keys({ ...siteFields, ...siteGiven });
  const { fieldAt } = await import('@comptoir/contract/fields/described');
  const { wordOf } = await import('@comptoir/contract/catalogue/all');
  const { siteForm } = await import('../domains/sites/site-values.ts');
  const { columnsFor } = await import('../domains/sites/site-columns.ts');

  expect(names.filter((name) => !renamed(fieldAt(siteForm, name)?.label))).toEqual([]);
  expect(names.filter((name) => !renamed(wordOf('sites', name)))).toEqual([]);
  const others = columnsFor(true).filter(({ heading }) => !renamed(heading));
  expect(others.map(({ heading }) => heading)).toEqual(['#', 'Marques']);
});

test('a company’s field is called by its one name in form, list, export and history', async () => {
  vi.resetModules();
  const { societeFields } = await import('@comptoir/contract/domains/societes/societes.fields');
  rename(societeFields);
  const names = Object.keys(societeFields);
  const { fieldAt } = await import('@comptoir/contract/fields/described');
  const { wordOf } = await import('@comptoir/contract/catalogue/all');
  const { societeForm } = await import('../domains/societes/societe-values.ts');
  const { societeColumns } = await import('../domains/societes/societe-columns.ts');
  const { csvOf } = await import('../kit/list/csv.ts');

  expect(names.filter((name) => !renamed(fieldAt(societeForm, name)?.label))).toEqual([]);
  expect(names.filter((name) => !renamed(wordOf('societes', name)))).toEqual([]);
  const [headings = ''] = csvOf(societeColumns, []).trim().split('\r\n');
  expect(headings.split(';').filter((heading) => !renamed(heading))).toEqual(['#']);
});
