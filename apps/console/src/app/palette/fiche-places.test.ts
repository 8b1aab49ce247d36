import { ficheAuLieu, genresFiche, lieuxDeFiche } from '@comptoir/contract/domains/recherche/genres';
import { references } from '@comptoir/contract/references/all';
import { expect, test } from 'vitest';
import { entryAt } from '../routes/routes.ts';

test.each(Object.entries(genresFiche))('a record of %s opens a screen', (Genre, { mot, lieux }) => {
  expect(mot).toMatch(/^\p{Lu}/u);
  expect(lieuxDeFiche({ Genre, Id: 12, Nom: 'L’été 50 % & plus' }).map((path) => entryAt(path)?.path)).not.toContain(undefined);
  expect(lieuxDeFiche({ Genre, Id: 12, Nom: 'Été' }).join(' ')).not.toMatch(/[{}]/);
  expect(lieux).not.toHaveLength(0);
});

test('every small list has its kind', () => {
  expect(references.filter(({ name }) => !(name in genresFiche))).toEqual([]);
});

test('the page of a record is known by its path, whatever its case, and no other screen', () => {
  expect(ficheAuLieu('/Sites/12/')).toEqual({ genre: 'sites', mot: 'Site', lieu: '/sites/12' });
  expect(ficheAuLieu('/typesMaterielAgri/3/champs')).toEqual({
    genre: 'typesMaterielAgri',
    mot: 'Type de matériel agricole',
    lieu: '/typesMaterielAgri/3/champs',
  });
  for (const path of ['/sites', '/sites/create', '/sites/12/x', '/WSImport', '/utilisateurs/1/connect/team'])
    expect(ficheAuLieu(path)).toBeUndefined();
});
