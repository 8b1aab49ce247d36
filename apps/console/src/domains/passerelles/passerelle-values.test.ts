import type { Passerelle } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { passerelleFlags } from '@comptoir/contract/domains/passerelles/passerelles.fields';
import { describe, expect, test } from 'vitest';
import { changesOf, passerelleForm, valuesOf } from './passerelle-values.ts';

// Every flag has its value.
const flags = Object.fromEntries(Object.keys(passerelleFlags).map((name) => [name, false])) as Record<
  keyof typeof passerelleFlags,
  boolean
>;
const stored: Passerelle = {
  IDPasserelleDMS: 3,
  Libelle: 'DMS',
  Commentaire: '',
  DateHRefProchainTransfert: '2026-03-09T22:30:15+00:00',
  EMailsTransfertDMS: '',
  ...flags,
};
const read = (more: object) => passerelleForm.safeParse({ ...valuesOf(stored), ...more });
const faultsOf = (more: object) => read(more).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the form of a gateway', () => {
  test('has the moment as a day and a time', () => {
    expect(valuesOf(stored)).toMatchObject({ jour: '2026-03-09', heure: '22:30', Libelle: 'DMS' });
    expect(valuesOf({ ...stored, DateHRefProchainTransfert: null })).toMatchObject({ jour: null, heure: '' });
  });

  test('sends only changes, the moment as a whole', () => {
    const values = read({ heure: '8h05' }).data!;
    expect(changesOf(values, { heure: values.heure })).toEqual({ DateHRefProchainTransfert: '2026-03-09T08:05:00Z' });
    expect(changesOf(values, { Libelle: 'Autre', TransfertNumOffre: true })).toEqual({ Libelle: 'Autre', TransfertNumOffre: true });
    const emptied = read({ jour: null, heure: '' }).data!;
    expect(changesOf(emptied, { jour: null, heure: '' })).toEqual({ DateHRefProchainTransfert: null });
  });

  test.each([
    ['jour', { jour: null, heure: '10:00' }],
    ['jour', { jour: 'demain' }],
    ['heure', { heure: '25:00' }],
    ['Libelle', { Libelle: '' }],
    ['EMailsTransfertDMS', { EMailsTransfertDMS: 'a@x.example;' }],
  ])('refuses %s: %j', (field, more) => {
    expect(faultsOf(more)).toEqual([field]);
  });
});
