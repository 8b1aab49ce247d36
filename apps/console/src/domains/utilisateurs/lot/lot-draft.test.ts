import { expect, test } from 'vitest';
import { changesOf, draftOf, fieldName, noChange, typedOf } from './lot-draft.ts';

test('only chosen fields are sent, and clearing a tick is a change', () => {
  const draft = { ...noChange, flags: { Actif: false, TypeVN: undefined, TypeVO: true }, drprofile_id: 4, ajouterSites: [2] };
  expect(changesOf(draft)).toEqual({ changes: { Actif: false, TypeVO: true, drprofile_id: 4 }, ajouterSites: [2], retirerSites: [] });
  expect(typedOf(draft)).toEqual({ Actif: false, TypeVO: true, drprofile_id: 4, ajouterSites: [2] });
  expect(changesOf(draftOf(typedOf(draft)))).toEqual(changesOf(draft));
});

test('nothing chosen, or a choice undone, is no change', () => {
  expect(typedOf(noChange)).toEqual({});
  expect(typedOf({ ...noChange, flags: { Actif: undefined } })).toEqual({});
});

test('fields have the labels of the form', () => {
  expect(['TypeVN', 'drprofile_id', 'Sites', 'Autre'].map(fieldName)).toEqual(['VN', 'Profil eSeller Team', 'Sites', 'Autre']);
});
