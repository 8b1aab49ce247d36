import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedOf } from './typed.ts';

const nothing = () => false;
const fieldsOf = (...[values, marks]: [Record<string, unknown>, Record<string, unknown>]) => typedOf(values, {}, marks, nothing).fields;

describe('a draft', () => {
  it('holds the changed fields by their paths with the value then, lists whole', () => {
    const values = {
      Descr: 'Rennes',
      Tel: '02',
      IDPasserelleDMS: 4,
      adresse: { ville: 'Brest', code: '29' },
      Sites: [1, 2],
      lignes: [{ a: 1 }, { a: 2 }],
    };
    const base = { Descr: 'Vitré', Tel: '02', IDPasserelleDMS: null, adresse: { ville: '', code: '29' }, Sites: [1], lignes: [] };
    const marks = {
      Descr: true,
      IDPasserelleDMS: true,
      adresse: { ville: true },
      Sites: [false, true],
      lignes: [{ a: false }, { a: true }],
    };
    expect(typedOf(values, base, marks, nothing).fields).toEqual({
      Descr: ['Vitré', 'Rennes'],
      IDPasserelleDMS: [null, 4],
      'adresse.ville': ['', 'Brest'],
      Sites: [[1], [1, 2]],
      lignes: [[], [{ a: 1 }, { a: 2 }]],
    });
    expect(fieldsOf(values, {})).toEqual({});
    expect(fieldsOf(values, { Tel: false, adresse: { ville: false } })).toEqual({});
  });

  it('never holds a secret, wherever it stands, and names it', () => {
    const secret = fc.constantFrom('Password', 'GRP_SMTP_Password', 'client_secret', 'ApiKey', 'api_key', 'token', 'MotDePasse');
    fc.assert(
      fc.property(secret, fc.string({ minLength: 8 }), (name, value) => {
        const typed = [
          typedOf({ [name]: value }, {}, { [name]: true }, nothing),
          typedOf({ config: { [name]: value } }, {}, { config: { [name]: true } }, nothing),
          typedOf({ lignes: [{ id: 1, [name]: value }] }, {}, { lignes: [{ [name]: true }] }, nothing),
        ];
        expect(typed).toEqual([
          { fields: {}, left: [name] },
          { fields: {}, left: [`config.${name}`] },
          { fields: {}, left: ['lignes'] },
        ]);
      }),
    );
    expect(typedOf({ Cle: 'x' }, {}, { Cle: true }, (path) => path === 'Cle')).toEqual({ fields: {}, left: ['Cle'] });
    expect(typedOf({ file: new File(['x'], 'x.csv') }, {}, { file: true }, nothing)).toEqual({ fields: {}, left: ['file'] });
  });
});
