import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf } from './drafts.ts';

const nothing = () => false;

describe('a draft', () => {
  it('holds the changed fields by their paths, lists whole', () => {
    const values = {
      Descr: 'Rennes',
      Tel: '02',
      IDPasserelleDMS: 4,
      adresse: { ville: 'Brest', code: '29' },
      Sites: [1, 2],
      lignes: [{ a: 1 }, { a: 2 }],
    };
    const marks = {
      Descr: true,
      IDPasserelleDMS: true,
      adresse: { ville: true },
      Sites: [false, true],
      lignes: [{ a: false }, { a: true }],
    };
    expect(draftOf(values, marks, nothing)).toEqual({
      Descr: 'Rennes',
      IDPasserelleDMS: 4,
      'adresse.ville': 'Brest',
      Sites: [1, 2],
      lignes: [{ a: 1 }, { a: 2 }],
    });
    expect(draftOf(values, {}, nothing)).toEqual({});
    expect(draftOf(values, { Tel: false, adresse: { ville: false } }, nothing)).toEqual({});
  });

  it('never holds a secret, wherever it stands', () => {
    const secret = fc.constantFrom('Password', 'GRP_SMTP_Password', 'client_secret', 'ApiKey', 'api_key', 'token', 'MotDePasse');
    fc.assert(
      fc.property(secret, fc.string({ minLength: 8 }), (name, value) => {
        const typed = [
          draftOf({ [name]: value }, { [name]: true }, nothing),
          draftOf({ config: { [name]: value } }, { config: { [name]: true } }, nothing),
          draftOf({ lignes: [{ id: 1, [name]: value }] }, { lignes: [{ [name]: true }] }, nothing),
        ];
        expect(typed).toEqual([{}, {}, {}]);
      }),
    );
    expect(draftOf({ Cle: 'x' }, { Cle: true }, (path) => path === 'Cle')).toEqual({});
  });
});
