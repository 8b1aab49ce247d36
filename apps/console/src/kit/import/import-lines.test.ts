import { utilisateursImport } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import { expect, test } from 'vitest';
import { checkedLines, countEffets, faultsCsv } from './import-lines.ts';
import type { ImportScreen, Outcome } from './screen.ts';

const result: Outcome = {
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
    { ligne: 2, cle: 'aroy', nom: 'Roy Anne', effet: 'ajout', champs: ['Nom', 'Login'], sitesAjoutes: [4, 7] },
    { ligne: 3, cle: 'bnoel', nom: 'Noël Bob', effet: 'refus', champs: [], sitesAjoutes: [] },
  ],
};

test('a line has its sites by name and all its errors', () => {
  const names = new Map([[4, 'Peugeot Brest']]);
  expect(checkedLines(result, ({ sitesAjoutes = [] }) => sitesAjoutes.map((id) => names.get(id) ?? String(id)).join(', '))).toEqual([
    {
      ligne: 2,
      cle: 'aroy',
      nom: 'Roy Anne',
      effet: 'ajout',
      champs: 'Nom, Login',
      detail: 'Peugeot Brest, 7',
      avis: '',
      remarques: 'Sites\u00a0: Site inconnu\u00a0: 99',
    },
    {
      ligne: 3,
      cle: 'bnoel',
      nom: 'Noël Bob',
      effet: 'refus',
      champs: '',
      detail: '',
      avis: 'Mobile\u00a0: Un nombre',
      remarques: 'E-mail\u00a0: Veuillez saisir une adresse e-mail valide · Login\u00a0: =cmd',
    },
  ]);
});

test('effects are counted', () => {
  expect(countEffets(result)).toEqual({ ajout: 1, modification: 0, inchange: 0, refus: 1 });
});

// Only its words are read here.
const screen = { spec: utilisateursImport } as ImportScreen;

test('errors of users come first in the file, with the login of their line and no formula', () => {
  expect(faultsCsv(screen, result).split('\r\n')).toEqual([
    '\uFEFFConcerne;Ligne;Login;Colonne;Erreur',
    'Utilisateur;3;bnoel;E-mail;Veuillez saisir une adresse e-mail valide',
    `Utilisateur;3;bnoel;Login;"'=cmd"`,
    'Sites;2;aroy;Sites;Site inconnu\u00a0: 99',
    '',
  ]);
});
