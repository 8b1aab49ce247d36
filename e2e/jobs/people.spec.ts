import type { ProfilESellerTeam, Right } from '@comptoir/contract/domains/profils/profils.calls';
import type { Site, SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { Utilisateur, UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { test } from '../kit/signed-in.ts';
import { job, mark, read } from './job.ts';

test.use({ session: 'BDGpBauges' });

const newcomer = async (api: APIRequestContext, Lastname: string) => {
  const data = { Lastname, Firstname: 'Anne', Initial: 'CA', LoginWEB: `j${mark()}`, Password: 'Vague-12', drprofile_id: 3 };
  // Safe: the server checks its answers against the contract.
  return (await (await api.post('/api/utilisateurs', { data })).json()) as Utilisateur;
};

const siteWithPeople = { souris: { clicks: 6, strokes: 2 }, clavier: { clicks: 0, strokes: 40 } };
job('un site et trois personnes', siteWithPeople, async ({ page, api, hand }) => {
  const [name, people] = [`Garage ${mark()}`, await Promise.all(['A', 'B', 'C'].map((letter) => newcomer(api, `Noir${letter}${mark()}`)))];
  await hand.seek('ajouter un site à Bauges Annecy', 'Ajouter un site à Bauges Annecy');
  await hand.type(page.getByRole('textbox', { name: /^Nom du site/ }), name);
  await hand.type(page.getByRole('textbox', { name: 'Code (obligatoire)', exact: true }), mark());
  await expect(page.getByRole('combobox', { name: /^Société/ })).toHaveValue('Bauges Annecy');
  await hand.choose(page.getByRole('combobox', { name: /^Type de site/ }), 'Concession');
  await hand.paste(page.getByRole('combobox', { name: /^Personnes/ }), people.map(({ LoginWEB }) => LoginWEB).join('\n'));
  await expect(page.getByText('3 choix reconnus.')).toBeVisible();
  await hand.stroke('Control+s');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const site = (await read<SiteRow[]>(api, '/api/sites')).find(({ Descr }) => Descr === name);
  const users = await read<UtilisateurRow[]>(api, '/api/utilisateurs');
  expect(
    users
      .filter(({ Sites }) => Sites.some(({ IDSite }) => IDSite === site?.IDSite))
      .map(({ LoginWEB }) => LoginWEB)
      .toSorted(),
  ).toEqual(people.map(({ LoginWEB }) => LoginWEB).toSorted());
});

const leaver = { souris: { clicks: 5, strokes: 0 }, clavier: { clicks: 0, strokes: 12 } };
job('le départ d’une personne', leaver, async ({ page, api, hand }) => {
  const { Name, Lastname, IDPeople } = await newcomer(api, `Partante${mark()}`);
  await hand.find({
    text: Lastname,
    list: 'Utilisateurs',
    act: { typed: 'départ de', inPalette: `Départ de ${Name}`, inMenu: 'Départ d’une personne…' },
  });
  await hand.press(page.getByRole('button', { name: 'Faire le départ' }));
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('compte suspendu');
  expect((await read<Utilisateur>(api, `/api/utilisateurs/${IDPeople}`)).Actif).toBe(false);
});

const phone = { souris: { clicks: 3, strokes: 1 }, clavier: { clicks: 0, strokes: 6 } };
job('qui a changé un téléphone, et le remettre', phone, async ({ page, api, hand }) => {
  const { Lastname, Name, IDPeople } = await newcomer(api, `Brun${mark()}`);
  const path = `/api/utilisateurs/${IDPeople}`;
  await api.put(path, { data: { PhoneNumber: '02 98 00 00 00' } });
  await api.put(path, { data: { PhoneNumber: '02 22 22 22 22' } });
  await hand.seek(`qui a changé ${Lastname}`, `Historique de ${Name}`);
  const newest = page.getByRole('main').getByRole('article').filter({ hasText: '02 22 22 22 22' }).first();
  await expect(newest).toContainText('admin (opérateur)');
  await hand.press(newest.getByRole('button', { name: /^Rétablir/ }));
  await expect(page.getByRole('textbox', { name: 'Téléphone', exact: true })).toHaveValue('02 98 00 00 00');
  expect((await read<Utilisateur>(api, path)).PhoneNumber).toBe('02 98 00 00 00');
});

const withoutSite = { souris: { clicks: 3, strokes: 0 }, clavier: { clicks: 0, strokes: 20 } };
job('toutes les personnes sans site', withoutSite, async ({ page, api, hand }) => {
  const { Name } = await newcomer(api, `Sansite${mark()}`);
  await hand.open('Qualité de la configuration');
  await hand.press(page.getByRole('link', { name: /Utilisateurs actifs sans site/ }).first());
  await expect(page.getByRole('listitem').filter({ hasText: Name })).toBeVisible();
});

const profile = { souris: { clicks: 8, strokes: 2 }, clavier: { clicks: 0, strokes: 52 } };
job('un profil copié, et cinq droits changés', profile, async ({ page, api, hand }) => {
  const name = `Profil ${mark()}`;
  await hand.open('Profils eSeller Team');
  await hand.press(page.getByRole('link', { name: 'Dupliquer\u00a0: Vendeur', exact: true }));
  await hand.type(page.getByRole('textbox', { name: /^Nom du nouveau profil/ }), name);
  await hand.stroke('Control+s');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const rights = () => read<Right[]>(api, `/api/profils/eSellerTeam/${id}/rights`);
  const before = await rights();
  const changed = before.filter(({ DRPRIVILEGE_FUNCTION_ENABLED }) => DRPRIVILEGE_FUNCTION_ENABLED).slice(0, 5);
  for (const { DRFUNCTION_DESCR, DRTYPE_PRIVILEGE_CODE } of changed)
    await hand.press(page.getByRole('checkbox', { name: `${DRFUNCTION_DESCR}, ${DRTYPE_PRIVILEGE_CODE}`, exact: true }));
  await hand.stroke('Control+s');
  const question = page.getByRole('dialog', { name: /^Enregistrer ces droits/ });
  const confirm = question.getByRole('button', { name: 'Enregistrer', exact: true });
  await expect(confirm).toBeEnabled();
  await hand.press(confirm);
  await expect(page.getByText('Les modifications sont enregistrées.')).toBeVisible();
  const held = new Map(before.map((right) => [JSON.stringify([right.DRFUNCTION_DESCR, right.DRTYPE_PRIVILEGE_CODE]), right]));
  const different = (await rights()).filter(
    (right) =>
      held.get(JSON.stringify([right.DRFUNCTION_DESCR, right.DRTYPE_PRIVILEGE_CODE]))?.DRPROFILE_PRIVILEGE_CHECKED !==
      right.DRPROFILE_PRIVILEGE_CHECKED,
  );
  expect(different).toHaveLength(5);
  expect((await read<ProfilESellerTeam>(api, `/api/profils/eSellerTeam/${id}`)).DESCR).toBe(name);
});

/** Pictures of one dot each. */
const [before, after] = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
] as const;
const header = { souris: { clicks: 4, strokes: 1 }, clavier: { clicks: 0, strokes: 40 } };
job('l’image d’en-tête d’un site', header, async ({ page, api, hand }) => {
  const [, site] = await read<SiteRow[]>(api, '/api/sites');
  if (!site) throw new Error('the sample has two sites');
  const image = async () => (await read<Site>(api, `/api/sites/${site.IDSite}`)).EnTeteImg;
  await api.put(`/api/sites/${site.IDSite}`, { data: { EnTeteImg: `data:image/png;base64,${before}` } });
  const former = await image();
  await hand.find({ text: site.Descr, list: 'Sites' });
  const chosen = page.waitForEvent('filechooser');
  await hand.press(page.getByRole('region', { name: 'En-tête des offres' }).getByRole('button', { name: 'Remplacer l’image…' }));
  await (await chosen).setFiles({ name: `${mark()}.png`, mimeType: 'image/png', buffer: Buffer.from(after, 'base64') });
  await hand.stroke('Control+s');
  await expect(page.getByText('Les modifications sont enregistrées.')).toBeVisible();
  expect(await image()).not.toBe(former);
});

const reports = { souris: { clicks: 9, strokes: 1 }, clavier: { clicks: 0, strokes: 20 } };
job('les rapports anciens clôturés', reports, async ({ page, hand, nth }) => {
  await hand.open('Clôture des rapports');
  await hand.type(page.getByLabel('Date limite'), '30/06/2024');
  await hand.stroke('Tab');
  const people = page.getByLabel(/Utilisateurs disponibles/);
  await expect(people).toBeVisible();
  // The two ways do not close the same person's.
  const options = people.locator('option');
  await hand.choose(people, await (nth === 0 ? options.first() : options.last()).innerText());
  await hand.press(page.getByRole('button', { name: 'Ajouter', exact: true }));
  await hand.press(page.getByRole('button', { name: 'Suivant', exact: true }));
  await hand.press(page.getByRole('button', { name: /^Clôturer \d+ rapports?$/ }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Clôturer' }));
  await expect(page.getByText(/\d+ rapports? et \d+ affaires? clôturés\./)).toBeVisible();
});
