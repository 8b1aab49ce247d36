import type { Notification } from '@comptoir/contract/domains/notifications/notifications.calls';
import { expect, test } from 'vitest';
import { agoInWords, byDay, detailOf, notificationInWords, unreadFigure, unreadInWords } from './notification-words.ts';

const told = (more: Partial<Notification>): Notification => ({
  IDNotification: 'mention-1',
  Nature: 'mention',
  DateH: '2026-11-19T10:00:00.123456+00:00',
  Lue: false,
  client: null,
  Ecran: '/sites/1',
  Qui: 'Marie Le Goff',
  Quoi: 'Peugeot Brest',
  Texte: 'À voir',
  Etat: null,
  Nombre: 0,
  ...more,
});

test.each<[Partial<Notification>, string]>([
  [{}, 'Marie Le Goff vous cite dans une note sur Peugeot Brest'],
  [{ Nature: 'alerte', Quoi: 'PlanetVO', Etat: 'ouverte' }, 'PlanetVO est en échec'],
  [{ Nature: 'alerte', Quoi: 'PlanetVO', Etat: 'close' }, 'L’alerte sur PlanetVO est terminée'],
  [{ Nature: 'import', Quoi: 'equipe.xlsx', Etat: 'termine' }, 'L’import du fichier equipe.xlsx est terminé'],
  [{ Nature: 'import', Quoi: 'a.xlsx', Etat: 'refus', Nombre: 1 }, 'L’import du fichier a.xlsx est terminé, 1\u00a0ligne refusée'],
  [{ Nature: 'import', Quoi: 'a.xlsx', Etat: 'refus', Nombre: 2 }, 'L’import du fichier a.xlsx est terminé, 2\u00a0lignes refusées'],
  [{ Nature: 'import', Quoi: 'a.xlsx', Etat: 'arrete' }, 'L’import du fichier a.xlsx s’est arrêté avant la fin'],
  [{ Nature: 'demande' }, 'Marie Le Goff a envoyé une demande'],
  [{ Nature: 'reponse' }, 'Marie Le Goff a répondu à votre demande'],
  [{ Nature: 'reponse', Qui: '' }, 'Votre demande a reçu une réponse'],
  [{ Nature: 'acces' }, 'Le groupe a répondu à votre demande d’accès'],
])('%j is said in a sentence', (more, sentence) => {
  expect(notificationInWords(told(more))).toBe(sentence);
});

test('a request says its subject', () => {
  expect(detailOf(told({ Nature: 'demande', Quoi: 'Demande', Texte: 'Un site' }))).toBe('Demande\u00a0: Un site');
  expect(detailOf(told({}))).toBe('À voir');
});

test.each([
  [0, '', '0'],
  [1, ', 1 non lue', '1'],
  [3, ', 3 non lues', '3'],
  [100, ', plus de 99 non lues', '99+'],
])('%i that are new', (count, words, figure) => {
  expect([unreadInWords(count), unreadFigure(count)]).toEqual([words, figure]);
});

const now = Date.parse('2026-11-19T12:00:00Z');

test.each([
  ['2026-11-19T11:59:30Z', 'à l’instant'],
  ['2026-11-19T12:00:30Z', 'à l’instant'],
  ['2026-11-19T11:55:00Z', 'il y a 5 minutes'],
  ['2026-11-19T09:00:00Z', 'il y a 3 heures'],
  ['2026-11-18T12:00:00Z', 'hier'],
  ['2026-11-09T12:00:00Z', 'il y a 10 jours'],
])('%s was %s', (DateH, words) => {
  expect(agoInWords(DateH, now)).toBe(words);
});

test('days are those of Paris, in their order', () => {
  const at = (DateH: string) => told({ DateH });
  // Half past midnight in Paris.
  const all = ['2026-11-19T10:00:00Z', '2026-11-18T23:30:00Z', '2026-11-18T10:00:00Z', '2026-11-03T10:00:00Z'].map(at);
  expect(byDay(all, now).map(([title, some]) => [title, some.length])).toEqual([
    ['Aujourd’hui', 2],
    ['Hier', 1],
    ['Mardi 3 novembre', 1],
  ]);
});
