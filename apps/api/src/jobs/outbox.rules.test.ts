import fc from 'fast-check';
import { expect, it } from 'vitest';
import { delayAfter, domainOf, messageIdOf } from './outbox.rules.ts';

it('waits longer after each failure, never more than an hour, and gives up after two days', () => {
  const delays = Array.from({ length: 60 }, (_, at) => delayAfter(at + 1));
  expect(delays.slice(0, 8)).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600]);
  const given = delays.filter((delay) => delay !== null);
  expect(delays.slice(given.length)).toEqual(delays.slice(given.length).map(() => null));
  const hours = given.reduce((sum, delay) => sum + delay, 0) / 3600;
  expect(hours).toBeGreaterThan(46);
  expect(hours).toBeLessThan(50);
});

it('marks a message the same way each time, and two messages differently', () => {
  const dateCreation = '2026-11-21T15:29:28.123456+00:00';
  const id = messageIdOf('c_a', { IDMessage: 7, dateCreation }, 'exemple.fr');
  expect(id).toBe('<7.202611211529281234560000.c_a@exemple.fr>');
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('c_a', 'c_b'), (IDMessage, schema) => {
      const other = messageIdOf(schema, { IDMessage, dateCreation }, 'exemple.fr');
      expect(other === id).toBe(IDMessage === 7 && schema === 'c_a');
    }),
  );
});

it.each([
  ['Comptoir <comptoir@exemple.fr>', 'exemple.fr'],
  ['comptoir@exemple.fr', 'exemple.fr'],
  ['"a@b" <comptoir@exemple.fr> ', 'exemple.fr'],
  ['comptoir', 'localhost'],
])('the domain of %s', (from, domain) => {
  expect(domainOf(from)).toBe(domain);
});
