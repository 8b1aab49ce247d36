import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { Workflow } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { expect, type APIRequestContext } from '@playwright/test';
import { test } from '../kit/signed-in.ts';
import { job, mark, read } from './job.ts';

test.use({ session: 'BDGpCotentin' });

const origines = (api: APIRequestContext) => read<Origine[]>(api, '/api/origines');

/** An origin of this job's own, of used vehicles if nothing else is said. */
const add = async (api: APIRequestContext, Libelle: string, kind = 'VO') => {
  const row = (await origines(api)).find(({ type }) => type?.Description === kind);
  const { IDFamilleOrigineContact: IDFamille, IDSousFamilleOrigineAction: IDSousFamille, type } = row!;
  await api.post('/api/origines', { data: { Libelle, IDFamille, IDSousFamille, IDType: type!.IDOrigineActionType } });
  return (await origines(api)).find((one) => one.Libelle === Libelle)!;
};

const why = { souris: { clicks: 4, strokes: 0 }, clavier: { clicks: 0, strokes: 16 } };
job('pourquoi les leads d’une origine vont là sur un site, et le changer', why, async ({ page, api, hand }) => {
  const { IDOrigineAction, Libelle } = await add(api, `Annonces ${mark()}`);
  const site = (await read<SiteRow[]>(api, '/api/sites')).find(
    ({ Est_eSellerLeadActif, EstFictif }) => Est_eSellerLeadActif && !EstFictif,
  )!;
  await api.patch('/api/workflowsLeads', { data: { workflows: [{ IDOrigineAction, IDSite: site.IDSite, ReceptionLeads: 'CDV' }] } });
  await hand.seek(Libelle, Libelle);
  const there = page.getByRole('region', { name: 'Qui reçoit ses leads' }).getByRole('listitem').filter({ hasText: site.Descr });
  await expect(there).toContainText('Workflow du site');
  await hand.press(there.getByRole('button', { name: 'Chefs des ventes · changer pour' }));
  await hand.press(page.getByRole('button', { name: 'Vendeurs', exact: true }));
  await expect(there.getByRole('button', { name: 'Vendeurs · changer pour' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('ses leads vont à');
  const own = (await read<Workflow[]>(api, '/api/workflowsLeads')).filter((workflow) => workflow.IDOrigineAction === IDOrigineAction);
  expect(own).toMatchObject([{ IDSite: site.IDSite, ReceptionLeads: 'VEND' }]);
});

const moved = { souris: { clicks: 8, strokes: 0 }, clavier: { clicks: 0, strokes: 20 } };
job('l’historique d’une origine transféré à une autre', moved, async ({ page, api, hand, nth }) => {
  // The group has one default for each kind: the two ways do not share it.
  const kind = nth === 0 ? 'VO' : 'VN';
  const [from, to] = [await add(api, `Source ${mark()}`, kind), await add(api, `Cible ${mark()}`, kind)];
  await api.put('/api/origineDefault/alerteVehicule', { data: { [kind]: from.IDOrigineAction } });
  const textOf = (row: Origine) => `${row.Famille_Libelle} / ${row.SousFamille_Libelle} / ${row.Libelle} (${kind})`;
  await hand.open('Origines');
  await hand.press(page.getByRole('button', { name: 'Transférer une origine' }));
  const dialog = page.getByRole('dialog');
  await hand.choose(dialog.getByRole('combobox', { name: /^Origine source/ }), textOf(from), from.Libelle);
  await hand.choose(dialog.getByRole('combobox', { name: /^Origine cible/ }), textOf(to), to.Libelle);
  await hand.press(dialog.getByRole('button', { name: 'Transférer l’origine' }));
  await expect(page.getByText('Transfert effectue')).toBeVisible();
  const defaults = await read<{ Contexte: string; IDOrigineAction: number | null }[]>(api, '/api/origineDefault/alerteVehicule');
  expect(defaults.find(({ Contexte }) => Contexte === kind)?.IDOrigineAction).toBe(to.IDOrigineAction);
});
