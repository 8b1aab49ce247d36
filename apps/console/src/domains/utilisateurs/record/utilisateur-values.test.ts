import { messages } from '@comptoir/contract/messages';
import { expect, test } from 'vitest';
import { limitsOf } from '../../../kit/form/schema-limits.ts';
import { filledNissan, newValues, schemaOf, type UtilisateurIn } from './utilisateur-values.ts';

const filled: UtilisateurIn = {
  ...newValues,
  Lastname: 'Roy',
  Firstname: 'Anne',
  Initial: 'ar',
  LoginWEB: 'aroy',
  Password: 'Abc-1',
  drprofile_id: 3,
};
const faultsOf = (rules: Parameters<typeof schemaOf>[0], values: UtilisateurIn) => {
  const read = schemaOf(rules).safeParse(values);
  return read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
};
const plain = { isEDatavoice: false, keepsPassword: false, hasCsb: false, isCsbLost: false };

test('a filled form passes, its initials in capitals', () => {
  expect(schemaOf(plain).parse(filled)).toMatchObject({ Initial: 'AR', IDProfil: null, Actif: true });
});

test('an empty form is refused on each required field', () => {
  expect(Object.keys(faultsOf(plain, newValues)).toSorted()).toEqual([
    'Firstname',
    'Initial',
    'Lastname',
    'LoginWEB',
    'Password',
    'drprofile_id',
  ]);
  expect(faultsOf(plain, newValues)).toMatchObject({ drprofile_id: messages.required, Password: messages.required });
});

test('a customer-relations profile is required only in an eDataVoice group', () => {
  expect(faultsOf({ ...plain, isEDatavoice: true }, filled)).toEqual({ IDProfil: messages.required });
  expect(limitsOf(schemaOf({ ...plain, isEDatavoice: true }), 'IDProfil').required).toBe(true);
  expect(limitsOf(schemaOf(plain), 'IDProfil').required).toBe(false);
  expect(faultsOf({ ...plain, isEDatavoice: true }, { ...filled, IDProfil: 2 })).toEqual({});
});

test('the password may stay empty if it was not received', () => {
  const kept = { ...plain, keepsPassword: true };
  expect(faultsOf(kept, { ...filled, Password: '' })).toEqual({});
  expect(faultsOf(kept, { ...filled, Password: '123456789' })).toEqual({ Password: messages.tooLong(8) });
  expect(limitsOf(schemaOf(kept), 'Password')).toEqual({ required: false, max: 8 });
});

test('a partner login needs its password, and stored ones cannot be emptied', () => {
  expect(faultsOf(plain, { ...filled, CsbUsername: 'p1', CsbPassword: 'x' })).toEqual({});
  expect(faultsOf(plain, { ...filled, CsbUsername: 'p1' })).toEqual({ CsbPassword: messages.required });
  expect(faultsOf(plain, { ...filled, CsbPassword: 'x' })).toEqual({ CsbUsername: messages.required });
  const exists = { ...plain, hasCsb: true };
  expect(faultsOf(exists, filled)).toEqual({ CsbUsername: messages.required, CsbPassword: messages.required });
  expect(limitsOf(schemaOf(exists), 'CsbPassword')).toEqual({ required: true, max: 255 });
  expect(limitsOf(schemaOf(plain), 'CsbPassword')).toEqual({ required: false, max: 255 });
});

test('an unreadable one does not block other changes', () => {
  const lost = { ...plain, hasCsb: true, isCsbLost: true };
  expect(faultsOf(lost, filled)).toEqual({});
  expect(faultsOf(lost, { ...filled, CsbUsername: 'p1' })).toEqual({});
});

test('a Nissan line that was emptied again is no line', () => {
  const rows = [
    { IDSite: 9, CodeVendeur: '', VecturyID: 'V' },
    { IDSite: 4, CodeVendeur: '', VecturyID: '' },
    { IDSite: 2, CodeVendeur: 'C', VecturyID: '' },
  ];
  expect(filledNissan(rows).map(({ IDSite }) => IDSite)).toEqual([2, 9]);
});
