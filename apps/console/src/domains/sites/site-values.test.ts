import { siteDefaults, type Site } from '@comptoir/contract/domains/sites/sites.calls';
import { describe, expect, it } from 'vitest';
import { sourceOf } from './image-source.ts';
import { newValues, siteForm, valuesOf } from './site-values.ts';

const stored: Site = {
  ...siteDefaults,
  IDSite: 3,
  IDPlaque: 1,
  IDTypeSite: 2,
  Descr: 'Vannes',
  Code: 'V1',
  Plaque_Libelle: 'Armor',
  Libelle_Plaque: 'Armor',
  Libelle_Societe: 'Armor',
  TYPESITE_Descr: 'Agent',
  EnTeteImg: '0123456789abcdef.png',
  Marques: [{ Make: 'Renault' }],
  urlImage: '/api/sites/3/images',
  folderImage: 'sites/3',
};
const faultsOf = (values: object) =>
  siteForm.safeParse({ ...valuesOf(stored), ...values }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the form of a site', () => {
  it('has the stored fields, without read-only ones', () => {
    const values = valuesOf(stored);
    expect(Object.keys(values).toSorted()).toEqual(Object.keys(newValues).toSorted());
    expect(values).toMatchObject({ Descr: 'Vannes', Marques: ['Renault'], lie: true, EnTeteImg: stored.EnTeteImg });
    expect(faultsOf({})).toEqual([]);
  });

  it('is linked exactly if the site has no activity of its own', () => {
    expect(valuesOf({ ...stored, IDActivite: 2 }).lie).toBe(false);
    expect(newValues.lie).toBe(true);
  });

  it('requires an activity unless linked, and always a company and a type', () => {
    expect(faultsOf({ lie: false })).toEqual(['IDActivite']);
    expect(faultsOf({ lie: false, IDActivite: 1 })).toEqual([]);
    expect(faultsOf({ IDPlaque: 0, IDTypeSite: 0 })).toEqual(['IDPlaque', 'IDTypeSite']);
    expect(valuesOf({ ...stored, IDTypeSite: null }).IDTypeSite).toBe(0);
  });
});

describe('the image shown', () => {
  it('is the new one, the stored one once loaded, or none', () => {
    expect(sourceOf('data:image/png;base64,a', 'data:image/png;base64,b')).toBe('data:image/png;base64,a');
    expect(sourceOf('0123456789abcdef.png', 'data:image/png;base64,b')).toBe('data:image/png;base64,b');
    expect(sourceOf('0123456789abcdef.png', undefined)).toBeNull();
    expect(sourceOf('', 'data:image/png;base64,b')).toBeNull();
  });
});
