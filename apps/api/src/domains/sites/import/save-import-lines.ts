import type { Db } from '../../../db/tables.ts';
import { byKey } from '../../../imports/lines.rules.ts';
import type { Accepted } from '../../../imports/plans.rules.ts';
import { savePlans } from '../../../imports/save-plans.ts';
import type { Produit } from '../../../registry/registry.store.ts';
import { changeSite, createSite, saveSiteMarques, type Changing } from '../save-site.ts';
import { keyOf, type SiteLine } from './import-lines.rules.ts';
import { planLines, type Known, type SitePlan, type Writing } from './import-plan.rules.ts';
import { holdSites, readNamed } from './sites-import.store.ts';

const readKnown = async (db: Db, lines: readonly SiteLine[], produits: readonly Produit[]): Promise<Known> => {
  const held = await holdSites(db, new Set(lines.flatMap((line) => keyOf(line) ?? [])));
  const named = produits.map(({ TPR_IDTypeProduit, TPR_Descr }) => ({ key: TPR_IDTypeProduit, label: TPR_Descr }));
  return { ...(await readNamed(db)), sites: byKey(held, ({ Code }) => Code), produits: named };
};

/** Each by the rules of the form of a site. */
const write = async (db: Db, by: Changing, { writing }: Accepted<Writing>) => {
  if (writing.kind === 'insert') {
    await createSite(db, by, writing.values);
    return;
  }
  await changeSite(db, by, writing.IDSite, writing.changes);
  if (writing.Marques) await saveSiteMarques(db, writing.IDSite, writing.Marques);
};

/** Plans and writes some lines in one transaction. */
export const saveImportLines =
  (by: Changing & { produits: readonly Produit[] }) =>
  async (db: Db, lines: readonly SiteLine[]): Promise<SitePlan[]> => {
    const plans = planLines(lines, await readKnown(db, lines, by.produits));
    return savePlans(db, plans, 'Code', async (accepted) => {
      for (const plan of accepted) await write(db, by, plan);
    });
  };
