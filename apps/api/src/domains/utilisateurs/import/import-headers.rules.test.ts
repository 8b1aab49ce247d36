import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { Cell } from '../../../workbooks/read-xlsx.ts';
import { columns } from './import-columns.rules.ts';
import { readColumns, titles } from './import-headers.rules.ts';

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
    expect(new Set(titles.known).size).toBe(titles.known.length);
    for (const { header, field } of columns) expect(fieldsOf([...needed.filter((title) => title !== header), header])).toContain(field);
  });
});

describe('contradictions are refused, with the column', () => {
  const swapped = template.map((title) => (title === 'Login' ? 'Mot de passe' : title === 'Mot de passe' ? 'Login' : title));

  test.each([
    [
      swapped,
      'Les titres «\u00a0Login\u00a0» et «\u00a0Mot de passe\u00a0» sont échangés (colonnes H et I)\u00a0: remettez le login en H et le mot de passe en I, comme dans le modèle.',
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
