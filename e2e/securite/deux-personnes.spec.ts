import type { Fournisseur } from '@comptoir/contract/domains/fournisseurs/fournisseurs.calls';
import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectFits } from '../kit/examine.ts';
import { test } from '../kit/signed-in.ts';

test.use({ session: 'BDGpPerche' });

test('who changes an identity provider after somebody else is told what has changed, and saves all the same', async ({ page, api }) => {
  const Nom = `Annuaire ${randomInt(1_000_000, 9_999_999)}`;
  // Nobody is offered it.
  const given = { Nom, ClientId: 'comptoir', Secret: 'un secret', Domaines: [], Rattachement: 'explicite', Algorithme: 'RS256' };
  const more = { Acr: [], Amr: [], FacteurExige: false, Anciennete: null, Actif: false };
  const data = { ...given, ...more, BDGp: 'BDGpPerche', Emetteur: 'https://annuaire.example' };
  // Safe: the server checks its answers against the contract.
  const { IDFournisseur } = (await (await api.post('/api/fournisseurs', { data })).json()) as { IDFournisseur: number };
  const stored = async () =>
    ((await (await api.get('/api/fournisseurs')).json()) as Fournisseur[]).find((one) => one.IDFournisseur === IDFournisseur);
  await page.goto('/fournisseurs');
  await page.getByRole('button', { name: `Modifier\u00a0: ${Nom}` }).click();
  const dialog = page.getByRole('dialog', { name: `Modifier ${Nom}` });
  await dialog.getByRole('textbox', { name: 'Nom' }).fill(`${Nom} du groupe`);
  const theirs = await api.put(`/api/fournisseurs/${IDFournisseur}`, { data: { ...given, ...more, ClientId: 'autre', Secret: '' } });
  expect(theirs.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(/modifiée par quelqu’un d’autre.*Ce qui a changé\u00a0: /);
  await expectFits(page, 'told');
  await dialog.getByRole('combobox', { name: 'Rattachement' }).selectOption('courriel');
  await dialog.getByRole('button', { name: 'Enregistrer quand même' }).click();
  const domains = dialog.getByRole('textbox', { name: 'Domaines' });
  await expect(domains).toHaveAttribute('aria-invalid', 'true');
  await expect(domains).toHaveAccessibleDescription(/Nommez au moins un domaine/);
  expect((await stored())?.Nom).toBe(Nom);
  await domains.fill('perche.example');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Le fournisseur est modifié.')).toBeVisible();
  expect(await stored()).toMatchObject({ Nom: `${Nom} du groupe`, ClientId: 'comptoir', Domaines: ['perche.example'] });
  await api.delete(`/api/fournisseurs/${IDFournisseur}`);
});
