import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { Cell } from '../../../workbooks/read-xlsx.ts';
import { byTitle } from '../../../imports/columns.rules.ts';
import { chosenColumns, readColumns as readOf } from '../../../imports/places.rules.ts';
import { readingOf } from '../../../imports/reading.rules.ts';
import { folded } from '../../../workbooks/xlsx-tags.js';
import { columns, utilisateursImport } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';

type Sheet = Parameters<typeof readOf>[1];
const readColumns = (sheet: Sheet) => readOf(utilisateursImport, sheet);

const template = columns.map(({ header }) => header);
const of = (cells: readonly Cell[], ...lines: Cell[][]) =>
  readColumns({ header: { ligne: 1, cells }, lines: lines.map((values, index) => ({ ligne: index + 2, cells: values })) });
const fieldsOf = (cells: readonly Cell[]) => of(cells).places.map((column) => column?.field);
const needed = ['Login', 'Nom', 'Prénom', 'Mot de passe', 'Profil'];

describe('titles of the template', () => {
  test('mean the documented order, with nothing to confirm', () => {
    expect(of(template)).toEqual({ places: columns, colonnes: [] });
    expect(of(template.slice(0, 10)).colonnes).toEqual([]);
  });

  test('in other words but in its order, they are the same', () => {
    expect(of(template.map((title) => ` ${title.normalize('NFD').toUpperCase()} *`))).toEqual({ places: columns, colonnes: [] });
  });

  test('without titles, the documented order holds', () => {
    expect(readColumns({ header: undefined, lines: [] })).toEqual({ places: columns, colonnes: [] });
    const wide = Array.from({ length: columns.length + 1 }, () => 'x');
    expect(() => readColumns({ header: undefined, lines: [{ ligne: 3, cells: wide }] })).toThrow(
      /dernière colonne du modèle \(cellule AF3\)/,
    );
  });
});

describe('other titles', () => {
  test('are matched by accents, capitals and synonyms, and shown', () => {
    const { places, colonnes } = of([
      'IDENTIFIANT',
      'mdp',
      'prenom',
      'NOM DE FAMILLE',
      'profil eSeller Team',
      'Courriel',
      'Commentaire',
      '',
      'site',
    ]);
    expect(places.map((column) => column?.field)).toEqual([
      'LoginWEB',
      'Password',
      'Firstname',
      'Lastname',
      'drprofile_id',
      'EMail',
      undefined,
      undefined,
      'Sites',
    ]);
    expect(colonnes).toHaveLength(8);
    expect(colonnes).toContainEqual({ colonne: 'A', titre: 'IDENTIFIANT', champ: 'Login' });
    expect(colonnes).toContainEqual({ colonne: 'G', titre: 'Commentaire', champ: null });
  });

  test('in any order, each column is the one of its title', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(template, { minLength: template.length }), (shuffled) => {
        const [login, password] = ['Login', 'Mot de passe'].map((title) => shuffled.indexOf(title));
        fc.pre(login !== template.indexOf('Mot de passe') || password !== template.indexOf('Login'));
        expect(of(shuffled).places.map((column) => column?.header)).toEqual(shuffled);
      }),
    );
  });

  test('a profile of another kind is not the profile', () => {
    expect(fieldsOf([...needed, 'Profil lead', 'Profil relation client', 'VN', 'Recherche VN par filtre'])).toEqual([
      'LoginWEB',
      'Lastname',
      'Firstname',
      'Password',
      'drprofile_id',
      'IDDRProfileEsellerLead',
      'IDProfil',
      'TypeVN',
      'RechercheVNParFiltre',
    ]);
  });

  test('no title is that of two columns', () => {
    const known = byTitle(utilisateursImport);
    for (const column of columns) for (const title of [column.header, ...column.titles]) expect(known.get(folded(title))).toBe(column);
    for (const { header, field } of columns) expect(fieldsOf([...needed.filter((title) => title !== header), header])).toContain(field);
  });
});

describe('contradictions are refused, with the column', () => {
  const swapped = template.map((title) => (title === 'Login' ? 'Mot de passe' : title === 'Mot de passe' ? 'Login' : title));

  test.each([
    [
      swapped,
      '«\u00a0Login\u00a0» et «\u00a0Mot de passe\u00a0» sont échangés (colonnes H et I)\u00a0: «\u00a0Login\u00a0» est attendu en H et «\u00a0Mot de passe\u00a0» en I, comme dans le modèle.',
    ],
    [template.filter((title) => title !== 'Login'), 'Il manque la colonne «\u00a0Login\u00a0».'],
    [template.filter((title) => title !== 'Profil'), 'Il manque la colonne «\u00a0Profil\u00a0».'],
    [['Login', 'Mot de passe', 'Sites'], 'Il manque les colonnes «\u00a0Nom\u00a0», «\u00a0Prénom\u00a0», «\u00a0Profil\u00a0».'],
    [[...needed, 'identifiant'], 'Les colonnes A et F donnent toutes deux «\u00a0Login\u00a0».'],
  ])('%j', (cells, message) => {
    expect(() => of(cells)).toThrow(message);
  });

  test('a value under no title', () => {
    expect(() => of([...needed, null, 'VN'], ['a', 'b', 'c', 'd', 'e', ' ', 'Oui'], [null, null, null, null, null, 'x'])).toThrow(
      'La cellule F3 a une valeur, mais sa colonne n’a pas de titre.',
    );
    expect(() => of(needed, ['a', 'b', 'c', 'd', 'e', 'f'])).toThrow(/La cellule F2/);
  });
});

describe('a reading, for a person to choose', () => {
  const about = { sheet: 'Équipe', isFirst: true, sheets: [], above: [], formulas: [], hiddenRows: [], hiddenColumns: [] };
  const read = (cells: readonly Cell[], lines: readonly Cell[][], memory?: Parameters<typeof readingOf>[2]) =>
    readingOf(
      utilisateursImport,
      { ...about, header: { ligne: 1, cells }, lines: lines.map((values, index) => ({ ligne: index + 2, cells: values })) },
      memory,
    );
  const taken = (...given: Parameters<typeof read>) => read(...given).colonnes.map(({ champ, raison }) => [champ, raison]);

  test('asks nothing of the template', () => {
    expect(read(template, [['Roy']])).toMatchObject({ documente: true, memoire: null });
    expect(read(template, [['Roy']]).colonnes[0]).toMatchObject({ champ: 'Nom', raison: 'documente', valeurs: ['Roy'] });
  });

  test('says what each column becomes and why, and guesses only what is still free', () => {
    expect(taken(['Login', 'Courriel du vendeur', 'E-mail', 'Mobile pro', 'Commentaire'], [])).toEqual([
      ['Login', 'reconnu'],
      [null, 'inconnu'],
      ['E-mail', 'reconnu'],
      ['Mobile', 'devine'],
      [null, 'inconnu'],
    ]);
  });

  test('takes what was remembered, whatever the order', () => {
    const colonnes = [
      { titre: 'agence', field: 'Sites' },
      { titre: 'login', field: null },
      { titre: 'agence', field: 'EMail' },
    ];
    const memory = { IDImportColonnes: 4, DateH: '2026-10-03T08:00:00Z', colonnes };
    expect(taken(['LOGIN', 'Agence', '', 'agence'], [], memory)).toEqual([
      [null, 'memorise'],
      ['Sites', 'memorise'],
      ['E-mail', 'memorise'],
    ]);
    expect(read(['LOGIN', 'Agence', 'agence'], [], memory).memoire).toEqual({ IDImportColonnes: 4, DateH: '2026-10-03T08:00:00Z' });
  });

  test('shows three values, and none that is or may be a password', () => {
    fc.assert(
      fc.property(fc.constantFrom('Mot de passe', 'MDP provisoire', 'Password', 'Code secret', 'Pass eSeller'), (title) => {
        const { colonnes } = read(
          ['Nom', title],
          [
            ['a', 'p1'],
            ['b', 'p2'],
            [null, 'p3'],
            ['c', 'p4'],
            ['d', 'p5'],
          ],
        );
        expect(colonnes.map(({ valeurs }) => valeurs)).toEqual([['a', 'b', 'c'], null]);
      }),
    );
    const swap = template.map((title) => (title === 'Login' ? 'Mot de passe' : title === 'Mot de passe' ? 'Login' : title));
    const { colonnes } = read(swap, [swap.map(() => 'x')]);
    expect(colonnes.filter(({ valeurs }) => valeurs === null).map(({ colonne }) => colonne)).toEqual(['H', 'I']);
  });

  test('chosen columns are refused as read ones are', () => {
    const choice = (...all: [string, string | null][]) => ({
      feuille: 'Équipe',
      ligneTitres: 1,
      sansMasquees: false,
      colonnes: all.map(([colonne, champ]) => ({ colonne, champ })),
    });
    const chosen = (...all: [string, string | null][]) =>
      chosenColumns(utilisateursImport, { header: { ligne: 1, cells: ['x', 'y'] }, lines: [] }, choice(...all));
    const enough = needed.map((champ, index): [string, string] => ['ABCDE'[index]!, champ]);
    expect(chosen(...enough).places.map((column) => column?.header)).toEqual(needed);
    expect(() => chosen(...enough, ['F', 'Login'])).toThrow('Les colonnes A et F donnent toutes deux «\u00a0Login\u00a0».');
    expect(() => chosen(...enough, ['A', null])).toThrow('La colonne A est choisie deux fois.');
    expect(() => chosen(...enough, ['F', 'Loginne'])).toThrow('«\u00a0Loginne\u00a0» n’est pas une colonne de l’import.');
    expect(() => chosen(['H', 'Mot de passe'], ['I', 'Login'])).toThrow(/sont échangés \(colonnes H et I\)/);
  });
});
