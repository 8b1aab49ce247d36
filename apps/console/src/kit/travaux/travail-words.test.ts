import { expect, test } from 'vitest';
import { travailInWords } from './travail-words.ts';

const lot = { Nature: 'lot' as const, Quoi: 'utilisateurs', Lignes: 400, Prises: 120, Refusees: 0 };

test.each([
  [lot, 'La modification de 400 utilisateurs s’est arrêtée après 120'],
  [
    { ...lot, Lignes: 1400, Prises: 997, Refusees: 3 },
    'La modification de 1\u202f400 utilisateurs s’est arrêtée après 1\u202f000, dont 3 en refus',
  ],
  [{ ...lot, Prises: 0 }, 'La modification de 400 utilisateurs s’est arrêtée avant d’avoir rien enregistré'],
  [{ ...lot, Nature: 'import' as const, Quoi: 'a.xlsx' }, 'L’import du fichier a.xlsx s’est arrêté après 120 lignes sur 400'],
  [{ ...lot, Nature: 'import' as const, Quoi: 'a.xlsx', Prises: 1 }, 'L’import du fichier a.xlsx s’est arrêté après 1 ligne sur 400'],
  [
    { ...lot, Nature: 'import' as const, Quoi: 'a.xlsx', Prises: 0 },
    'L’import du fichier a.xlsx s’est arrêté avant d’avoir rien enregistré',
  ],
])('what stopped says after how many: %o', (told, sentence) => {
  expect(travailInWords(told)).toBe(sentence);
});
