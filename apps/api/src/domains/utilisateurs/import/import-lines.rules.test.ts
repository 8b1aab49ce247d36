import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columns, utilisateursImport } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import { readLine, refuseDuplicates } from '../../../imports/lines.rules.ts';
import { keyOf, type UtilisateurLine } from './import-lines.rules.ts';
import type { Cell } from '../../../workbooks/read-xlsx.ts';

type Cells = Partial<Record<(typeof columns)[number]['field'], Cell>>;
const line = (cells: Cells) => readLine({ ligne: 2, cells: columns.map(({ field }) => cells[field] ?? null) }, columns);

describe('the cells of a line', () => {
  test('empty ones give nothing', () => {
    expect(line({ Lastname: '', Firstname: '  ', Sites: ' | ' })).toEqual({ ligne: 2, given: {}, faults: [], avis: [] });
    expect(readLine({ ligne: 3, cells: ['Le Goff'] }, columns)).toMatchObject({ given: { Lastname: 'Le Goff' } });
  });

  test('texts stay as they are written, numbers become texts', () => {
    const { given } = line({ PhoneNumber: '0299', LoginWEB: 1234, Lastname: '=1+1', Firstname: '@cmd', Password: '-12', drprofile_id: 7 });
    expect(given).toEqual({
      PhoneNumber: '0299',
      LoginWEB: '1234',
      Lastname: '=1+1',
      Firstname: '@cmd',
      Password: '-12',
      drprofile_id: '7',
    });
  });

  test.each([
    ['Oui', true],
    ['NON ', false],
    [true, true],
    [0, false],
    ['1', true],
    ['faux', false],
  ])('%j in a tick is %s', (cell, expected) => {
    expect(line({ Actif: cell }).given).toEqual({ Actif: expected });
  });

  test.each([
    ['Actif', 'peut-être', 'Oui ou Non est attendu'],
    ['Actif', 2, 'Oui ou Non est attendu'],
    ['Lastname', new Date(), 'Un texte est attendu, pas une date'],
    ['PhoneNumber', true, 'Un texte est attendu, pas VRAI ou FAUX'],
    ['Sites', new Date(), 'Un texte est attendu, pas une date'],
    ['Lastname', 'a\u0000b', 'Un caractère de cette cellule ne peut pas être enregistré'],
  ] as const)('%s does not take %j', (field, cell, message) => {
    expect(line({ [field]: cell })).toMatchObject({ given: {}, faults: [{ field, message }] });
  });

  test('the zero that a spreadsheet takes from a telephone comes back, and it is said', () => {
    const { given, avis } = line({ PhoneNumber: 261000001, MobilePhone: '261000001', PrivatePhone: 26100000 });
    expect(given).toEqual({ PhoneNumber: '0261000001', MobilePhone: '261000001', PrivatePhone: '26100000' });
    expect(avis).toEqual([
      { field: 'PhoneNumber', message: 'Le zéro que le tableur a enlevé devant ce numéro a été remis' },
      { field: 'PrivatePhone', message: 'Un nombre est lu comme un texte\u00a0: un zéro devant a pu se perdre' },
    ]);
  });

  test.each([1e21, 12.5, -3, 1e15])('the number %d is no text', (cell) => {
    const message = 'Un texte est attendu, pas un nombre\u00a0: mettez la cellule au format Texte et saisissez-la à nouveau';
    expect(line({ Password: cell })).toMatchObject({ given: {}, avis: [], faults: [{ field: 'Password', message }] });
  });

  test('a profile or a site is a number without a word', () => {
    expect(line({ drprofile_id: 7, Sites: 12, Actif: 1 })).toMatchObject({ avis: [], faults: [] });
  });

  test('an error refuses its line', () => {
    expect(line({ Lastname: { erreur: '#N/A' }, Actif: { erreur: '' } }).faults).toEqual([
      { field: 'Lastname', message: 'Cette cellule contient une erreur de calcul (#N/A)' },
      { field: 'Actif', message: 'La valeur de cette formule n’est pas enregistrée dans le fichier' },
    ]);
  });

  test('sites are separated by bars', () => {
    expect(line({ Sites: ' 12|7 | 12||abc' }).given['Sites']).toEqual(['12', '7', 'abc']);
    expect(line({ Sites: 12 }).given['Sites']).toEqual(['12']);
  });
});

const login = fc.constantFrom('abc', 'ABC', ' Abc', 'def', 'ÉLO', 'élo', 'e\u0301lo', undefined);
const lines = fc.array(login).map((logins) =>
  logins.map((LoginWEB, index): UtilisateurLine => ({
    ligne: index + 2,
    given: LoginWEB === undefined ? {} : { LoginWEB },
    faults: [],
    avis: [],
  })),
);
const refused = (all: readonly UtilisateurLine[]) => refuseDuplicates(utilisateursImport, all, keyOf);

describe('logins that occur twice', () => {
  test('each is refused and names another line of the same login; other lines are accepted', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const read = refused(given);
        expect(read).toHaveLength(given.length);
        for (const [index, { ligne, faults }] of read.entries()) {
          const key = keyOf(given[index]!);
          const others = given
            .filter((other) => key !== undefined && other.ligne !== ligne && keyOf(other) === key)
            .map((other) => other.ligne);
          expect(faults).toHaveLength(others.length > 0 ? 1 : 0);
          const told = (faults[0]?.message.match(/\d+/g) ?? []).map(Number);
          expect(told).toEqual(others.slice(0, 5));
        }
      }),
    );
  });

  test('one other line, or several', () => {
    const of = (logins: string[]) =>
      refused(logins.map((LoginWEB, index) => ({ ligne: index + 2, given: { LoginWEB }, faults: [], avis: [] })));
    expect(of(['a', 'b', 'A'])[2]!.faults).toEqual([{ field: 'LoginWEB', message: 'Ce login est aussi à la ligne 2' }]);
    expect(of(['a', 'A', 'a'])[0]!.faults).toEqual([{ field: 'LoginWEB', message: 'Ce login est aussi aux lignes 3, 4' }]);
  });

  // Far more lines than a file may have: a quadratic comparison would not end within this test's time.
  test('a file that repeats one login on every line is read once', () => {
    const every = Array.from({ length: 400_000 }, (_, index) => ({
      ligne: index + 2,
      given: { LoginWEB: 'a' },
      faults: [],
      avis: [],
    }));
    expect(refused(every).every(({ faults }) => faults.length === 1)).toBe(true);
  });
});
