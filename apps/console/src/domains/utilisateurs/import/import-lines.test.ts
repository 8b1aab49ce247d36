import type { ImportResult } from '@comptoir/contract/imports/result';
import { expect, test } from 'vitest';
import { checkedLines, countEffets, faultsCsv } from './import-lines.ts';

const result: ImportResult = {
  nbUsersAddedOK: 1,
  nbUsersUpdatedOK: 0,
  errors: [
    { ligne: 3, colonne: 'E-mail', message: 'Veuillez saisir une adresse e-mail valide' },
    { ligne: 3, colonne: 'Login', message: '=cmd' },
  ],
  errorsSites: [{ ligne: 2, colonne: 'Sites', message: 'Site inconnu\u00a0: 99' }],
  essai: true,
  avis: [{ ligne: 3, colonne: 'Mobile', message: 'Un nombre' }],
  colonnes: [],
  remarques: [],
  aCorriger: [],
  lignes: [
    { ligne: 2, LoginWEB: 'aroy', Name: 'Roy Anne', effet: 'ajout', champs: ['Nom', 'Login'], sitesAjoutes: [4, 7] },
    { ligne: 3, LoginWEB: 'bnoel', Name: 'Noël Bob', effet: 'refus', champs: [], sitesAjoutes: [] },
  ],
};

test('a line has its sites by name and all its errors', () => {
  const names = new Map([[4, 'Peugeot Brest']]);
  expect(checkedLines(result, (id) => names.get(id) ?? String(id))).toEqual([
    {
      ligne: 2,
      LoginWEB: 'aroy',
      Name: 'Roy Anne',
      effet: 'ajout',
      champs: 'Nom, Login',
      sites: 'Peugeot Brest, 7',
      avis: '',
      remarques: 'Sites\u00a0: Site inconnu\u00a0: 99',
    },
    {
      ligne: 3,
      LoginWEB: 'bnoel',
      Name: 'Noël Bob',
      effet: 'refus',
      champs: '',
      sites: '',
      avis: 'Mobile\u00a0: Un nombre',
      remarques: 'E-mail\u00a0: Veuillez saisir une adresse e-mail valide · Login\u00a0: =cmd',
    },
  ]);
});

test('effects are counted', () => {
  expect(countEffets(result)).toEqual({ ajout: 1, modification: 0, inchange: 0, refus: 1 });
});

test('errors of users come first in the file, with the login of their line and no formula', () => {
  expect(faultsCsv(result).split('\r\n')).toEqual([
    '\uFEFFConcerne;Ligne;Login;Colonne;Erreur',
    'Utilisateur;3;bnoel;E-mail;Veuillez saisir une adresse e-mail valide',
    `Utilisateur;3;bnoel;Login;"'=cmd"`,
    'Sites;2;aroy;Sites;Site inconnu\u00a0: 99',
    '',
  ]);
});
