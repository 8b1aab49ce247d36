import { expect, test } from 'vitest';
import { toldWords, words } from './comptes-words.ts';

test('one account and several', () => {
  expect(words.open.title(1)).toBe('Activation de 1 compte eSeller');
  expect(words.close.title(12)).toBe('Clôture de 12 comptes eSeller');
  expect(words.open.done(1)).toBe('1 compte eSeller est activé.');
  expect(words.close.done(3)).toBe('3 comptes eSeller sont clôturés.');
});

test('no recipient, one and several', () => {
  expect(toldWords([])).toBe('Il n’y a personne à prévenir par e-mail.');
  expect(toldWords(['a@a.example'])).toBe('La confirmation part à 1 destinataire.');
  expect(toldWords(['a@a.example', 'b@b.example'])).toBe('La confirmation part à 2 destinataires.');
});
