import type { MalusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { expect } from '@playwright/test';
import { test } from '../kit/signed-in.ts';
import { job, mark, read } from './job.ts';

test.use({ session: 'BDGpArmor' });

const planetVO = { souris: { clicks: 8, strokes: 1 }, clavier: { clicks: 0, strokes: 60 } };
job('pourquoi PlanetVO est refusé, et le réparer', planetVO, async ({ page, api, hand, nth }) => {
  const users = await read<{ IDPeople: number; Name: string; BasePVO: string }[]>(api, '/api/interfaces/planetvo/utilisateurs');
  const { IDPeople, Name } = users.at(-1 - nth)!;
  const given = await api.put(`/api/interfaces/planetvo/utilisateurs/${IDPeople}/societes`, {
    data: {
      BasePVO: 'BASE-OUEST',
      LoginInterface: 'expire.9',
      PasswordInterface: 'Granit-29-vendeur.9',
      NickName: 'V. Endeur',
      ApiKey: '',
      Plaques: [],
    },
  });
  expect(given.ok()).toBe(true);
  await hand.open('Santé des interfaces');
  const card = page.getByRole('article', { name: 'PlanetVO', exact: true });
  await hand.press(card.getByRole('button', { name: /^Vérifier maintenant/ }));
  await expect(card).toContainText('Refusé');
  await hand.press(card.getByRole('link', { name: 'PlanetVO', exact: true }));
  const row = page.getByRole('row').filter({ hasText: Name });
  await hand.type(page.getByRole('textbox', { name: 'Rechercher' }), Name);
  await expect(row).toContainText('Identifiants refusés');
  await hand.press(row.getByRole('link', { name: Name, exact: true }));
  await hand.type(page.getByLabel('Login PVO'), 'vendeur.9');
  await hand.press(page.getByRole('button', { name: 'Vérifier auprès de PlanetVO' }));
  await expect(page.getByRole('status').filter({ hasText: 'Réussi' })).toBeVisible();
  await hand.stroke('Control+s');
  await expect(page.getByText('La configuration PlanetVO est enregistrée.')).toBeVisible();
});

const malus = { souris: { clicks: 11, strokes: 2 }, clavier: { clicks: 0, strokes: 20 } };
job('la grille du malus de l’an prochain', malus, async ({ page, api, hand }) => {
  const name = `Malus ${mark()}`;
  await hand.open('Malus écologique', 'Ajouter une grille');
  await hand.type(page.getByRole('textbox', { name: /^Libellé/ }), name);
  await hand.type(page.getByRole('textbox', { name: /^Date de début/ }), `01/01/${2100 + (Number(mark()) % 800)}`);
  await hand.type(page.getByRole('textbox', { name: /^CO2 minimum/ }), '100');
  await hand.type(page.getByRole('textbox', { name: /^CO2 maximum/ }), '103');
  await hand.stroke('Tab');
  for (const [nth, amount] of ['0', '50', '75', '100'].entries())
    await hand.type(page.getByRole('textbox', { name: new RegExp(`^Montant de la taxe, ${100 + nth} g/km`) }), amount);
  await hand.stroke('Control+s');
  await expect(page.getByText('La grille est ajoutée.')).toBeVisible();
  const grille = (await read<MalusEcologique[]>(api, '/api/malusEcologique')).find(({ Libelle }) => Libelle === name);
  expect(grille).toBeDefined();
});
