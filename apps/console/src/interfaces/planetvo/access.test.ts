import { expect, it } from 'vitest';
import { accessOf } from './access.ts';

const bases = [{ code: 'BASE-OUEST', libelle: 'Ouest' }];

it('is valid if the answer has the base, whatever its case', () => {
  expect(accessOf({ bases }, ' base-ouest ')).toMatchObject({ state: 'ok' });
});

it('names the bases of a user who is linked to others', () => {
  expect(accessOf({ bases }, 'BASE-EST')).toEqual({
    state: 'otherBase',
    message: 'Cet utilisateur n’est pas lié à la base BASE-EST. Ses bases\u00a0: BASE-OUEST',
  });
  expect(accessOf({ bases: [] }, 'BASE-EST').message).toContain('aucune');
});

it('is refused with PlanetVO’s reason', () => {
  expect(accessOf({ response: 'nok', message: 'mot de passe expiré' }, 'X')).toEqual({ state: 'refused', message: 'mot de passe expiré' });
});
