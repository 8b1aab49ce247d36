import { fieldLabel, tableLabel } from '@comptoir/contract/domains/journal/phrases';
import { references } from '@comptoir/contract/references/all';
import { describe, expect, it } from 'vitest';
import { routeOf } from '../../../app/routes/routes.ts';
import { partsOf, recordHref } from './journal-tables.ts';

describe('a table of the journal', () => {
  it('has the name of its screen', () => {
    expect(tableLabel('civilites')).toBe('Civilités');
    expect(tableLabel('utilisateursSites')).toBe('Sites d’un utilisateur');
    expect(tableLabel('inconnue')).toBe('inconnue');
  });

  it('names its fields as the form does, without extra ones', () => {
    expect(fieldLabel('codesOP', 'COP_Code')).toBe('Code');
    expect(fieldLabel('utilisateurs', 'LoginWEB')).toBe('Login');
    expect(fieldLabel('gpParametres', 'GRP_TauxTVA')).toBe('Taux de TVA');
    expect(fieldLabel('civilites', 'toString')).toBeUndefined();
    expect(fieldLabel('inconnue', 'Descr')).toBeUndefined();
  });

  it.each([...references.map(({ name }) => name), 'utilisateurs', 'utilisateursSites', 'configNissan', 'planetvoSocietes'])(
    '%s leads to a screen of one record',
    (NomTable) => {
      const href = recordHref({ NomTable, IDLigne: '12', Operation: 'U' });
      expect(href).not.toBeNull();
      const screen = href?.replace(/\/12$/, '/{id}') ?? '';
      expect(screen).toMatch(/\{id\}$/);
      expect(routeOf(screen)).toBeDefined();
    },
  );

  it('links a line with a key of two columns to its user', () => {
    expect(recordHref({ NomTable: 'utilisateursSites', IDLigne: '7/31', Operation: 'I' })).toBe('/utilisateurs/7');
  });

  it('has no link for a deleted line, unless its record still exists', () => {
    expect(recordHref({ NomTable: 'civilites', IDLigne: '3', Operation: 'D' })).toBeNull();
    expect(recordHref({ NomTable: 'utilisateurs', IDLigne: '7', Operation: 'D' })).toBeNull();
    expect(recordHref({ NomTable: 'utilisateursSites', IDLigne: '7/31', Operation: 'D' })).toBe('/utilisateurs/7');
  });

  it('has no link without a screen', () => {
    expect(recordHref({ NomTable: 'dpoContact', IDLigne: '1', Operation: 'U' })).toBeNull();
    expect(recordHref({ NomTable: 'inconnue', IDLigne: '1', Operation: 'U' })).toBeNull();
  });

  it('knows the parts of a record', () => {
    expect(partsOf('profilsESellerTeam')).toEqual(['DRPROFILE_PRIVILEGE']);
    expect(partsOf('utilisateurs')).toEqual(['configNissan', 'departsPrevus', 'planetvoSocietes', 'renaultCsb', 'utilisateursSites']);
    expect(partsOf('civilites')).toEqual([]);
  });
});
