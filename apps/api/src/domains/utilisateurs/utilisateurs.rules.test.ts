import { Refusal } from '@comptoir/contract/errors';
import { describe, expect, test } from 'vitest';
import { checkLocks, clearCopy, resolveProfiles, withoutReserved, type Profiles } from './utilisateurs.rules.ts';

const opened = { IDPeople: 2, Actif: true, AccesCRMeSeller: false, IsAccountOpened: true };

describe('the ticks of an opened account', () => {
  const locked = (...args: Parameters<typeof checkLocks>) => {
    try {
      checkLocks(...args);
      return undefined;
    } catch (error) {
      return error instanceof Refusal ? Object.keys(error.fields ?? {}) : error;
    }
  };
  test('customer access changes neither the CRM access nor, for an eDataVoice client, the activity', () => {
    expect(locked('customer', opened, { AccesCRMeSeller: true }, { isEDatavoice: false })).toEqual(['AccesCRMeSeller']);
    expect(locked('customer', opened, { Actif: false }, { isEDatavoice: true })).toEqual(['Actif']);
    expect(locked('customer', opened, { Actif: false }, { isEDatavoice: false })).toBeUndefined();
  });
  test('the same value is no change, a closed account locks nothing, operators change everything', () => {
    expect(locked('customer', opened, { AccesCRMeSeller: false, Actif: true }, { isEDatavoice: true })).toBeUndefined();
    expect(locked('customer', { ...opened, IsAccountOpened: false }, { AccesCRMeSeller: true }, { isEDatavoice: true })).toBeUndefined();
    expect(locked('operator', opened, { AccesCRMeSeller: true, Actif: false }, { isEDatavoice: true })).toBeUndefined();
  });
});

test('customer access leaves fields outside its form alone', () => {
  const search = { OffreEnTTC: true, RechercheVNParFiltre: true, RechercheAvanceeVNParDefaut: true };
  expect(withoutReserved('customer', { Superviseur: true, CodeFRStellantis: 'x', ...search, Actif: false })).toEqual({ Actif: false });
  expect(withoutReserved('operator', { Superviseur: true })).toEqual({ Superviseur: true });
});

describe('profiles', () => {
  const profiles = (isEDatavoice: boolean): Profiles => ({
    isEDatavoice,
    eSellerTeam: new Map([[1, { Libelle: 'Vendeur' }]]),
    lead: new Map([
      [2, { Libelle: 'Vendeur' }],
      [3, { Libelle: 'Chef des ventes' }],
    ]),
    relationClient: new Map([[8, { Libelle: 'Poste', IDTypeProfil: 3 }]]),
  });
  const client = profiles(true);
  const other = profiles(false);

  test.each([
    ['an unknown team profile', other, undefined, { drprofile_id: 9 }, ['drprofile_id']],
    ['an unknown lead profile', other, undefined, { IDDRProfileEsellerLead: 9 }, ['IDDRProfileEsellerLead']],
    ['none where it is required', client, undefined, {}, ['IDProfil']],
    ['taken away where it is required', client, { IDProfil: 8 }, { IDProfil: null }, ['IDProfil']],
    ['an unknown customer-relations profile', client, undefined, { IDProfil: 9 }, ['IDProfil']],
    ['a stored user without one, not asked about', client, { IDProfil: null }, { Actif: true }, []],
  ])('%s', (_, on, present, changes, fields) => {
    expect(Object.keys(resolveProfiles(present, changes, on).faults)).toEqual(fields);
  });

  test('the customer-relations profile sets the lead profile, and keeps it set', () => {
    expect(resolveProfiles(undefined, { IDProfil: 8, IDDRProfileEsellerLead: 2 }, client).derived).toEqual({ IDDRProfileEsellerLead: 3 });
    expect(resolveProfiles({ IDProfil: 8 }, { IDDRProfileEsellerLead: 2 }, client).derived).toEqual({ IDDRProfileEsellerLead: 3 });
    expect(resolveProfiles({ IDProfil: 8 }, { Actif: true }, client).derived).toEqual({});
  });

  test('a group that is no client has none', () => {
    expect(resolveProfiles(undefined, { IDProfil: 8 }, other)).toEqual({ derived: { IDProfil: null }, faults: {} });
  });
});

test('the copy of appointments needs lead profile 3', () => {
  expect(clearCopy(undefined, { IDDRProfileEsellerLead: 3, EnCopieRDVeSellerLead: true })).toMatchObject({ EnCopieRDVeSellerLead: true });
  expect(clearCopy({ IDDRProfileEsellerLead: 3 }, { EnCopieRDVeSellerLead: true })).toEqual({ EnCopieRDVeSellerLead: true });
  expect(clearCopy({ IDDRProfileEsellerLead: 3 }, { IDDRProfileEsellerLead: null })).toEqual({
    IDDRProfileEsellerLead: null,
    EnCopieRDVeSellerLead: false,
  });
  expect(clearCopy({ IDDRProfileEsellerLead: 2 }, { EnCopieRDVeSellerLead: true })).toEqual({ EnCopieRDVeSellerLead: false });
  expect(clearCopy({ IDDRProfileEsellerLead: 2 }, { Actif: false })).toEqual({ Actif: false });
});
