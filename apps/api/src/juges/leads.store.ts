import { counted } from '@comptoir/contract/texts/counted';
import { workflowsLeads } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { juge, type Judged } from '../http/essai/juge.ts';
import { readGpParametres } from '../domains/gp-parametres/gp-parametres.store.ts';
import {
  configurationRead,
  findOrigineLabels,
  listOfferedOrigines,
  listOfferedSites,
  listReceveurs,
  readWorkflows,
} from '../domains/workflows-leads/configuration.store.ts';
import type { Named } from '../domains/workflows-leads/simulation.rules.ts';
import { raisonsOf, resolverOf, vend } from '../domains/workflows-leads/workflows-leads.rules.ts';
import { named } from './words.ts';

/** How many leads each origin brought within the last 90 days. */
const countLeads = async (db: Db): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('affaires')
    .select(['IDOrigineAction', ({ fn }) => fn.countAll<number>().as('nb')])
    .where('DateOuvertureLead', '>=', sql<string>`now() - interval '90 days'`)
    .where('IDOrigineAction', 'is not', null)
    .groupBy('IDOrigineAction')
    .execute();
  return new Map(rows.flatMap(({ IDOrigineAction, nb }) => (IDOrigineAction === null ? [] : [[IDOrigineAction, nb]])));
};

/** The leads of one origin on one site. */
interface Arrivee {
  origine: string;
  site: string;
  nbLeads: number;
  /** Whether somebody takes them at each step. */
  atteint: boolean;
  /** Who receives them in the end, by number. */
  personnes: ReadonlyMap<number, string>;
}

const lire = async ({ db, session }: Judged): Promise<ReadonlyMap<string, Arrivee>> => {
  const found = new Map<string, Arrivee>();
  const groupe = await readGpParametres(db);
  if (!groupe.GRP_BDCTraitementLeadAmontChefVente) return found;
  const leads = await countLeads(db);
  const origines = (await listOfferedOrigines(db)).filter(({ IDOrigineAction }) => leads.has(IDOrigineAction));
  if (origines.length === 0) return found;
  const labels = await findOrigineLabels(
    db,
    origines.map(({ IDOrigineAction }) => IDOrigineAction),
  );
  const sites = await listOfferedSites(db);
  // Origins are those of sales alone.
  const everybody = await listReceveurs(db, { all: session.kind === 'operator' });
  const bySite = new Map<number, Named[]>();
  for (const one of everybody) {
    for (const IDSite of one.Sites) {
      const own = bySite.get(IDSite);
      if (own) own.push(one);
      else bySite.set(IDSite, [one]);
    }
  }
  const { regle, etapes, atteint } = resolverOf({ groupe, workflows: await readWorkflows(db), personnes: everybody });
  const known = new Map<string, ReadonlyMap<number, string>>();
  for (const { IDOrigineAction, type } of origines) {
    for (const site of sites.filter((one) => vend(one, type))) {
      const { IDSite, Descr } = site;
      const suivie = regle(IDOrigineAction, IDSite);
      const last = etapes(suivie, type).at(-1);
      if (!last) continue;
      const key = `${last} ${type} ${IDSite}`;
      const personnes =
        known.get(key) ??
        new Map(
          (last === 'BDC' ? everybody : (bySite.get(IDSite) ?? []))
            .filter((one) => raisonsOf(one, last, type, IDSite).length === 0)
            .map(({ IDPeople, Name }) => [IDPeople, Name]),
        );
      known.set(key, personnes);
      found.set(`${IDOrigineAction} ${IDSite}`, {
        origine: labels.get(IDOrigineAction) ?? `n°\u00a0${IDOrigineAction}`,
        site: Descr,
        nbLeads: leads.get(IDOrigineAction) ?? 0,
        atteint: atteint(suivie, type, IDSite),
        personnes,
      });
    }
  }
  return found;
};

const lost = (arrivees: ReadonlyMap<string, Arrivee>) => [...arrivees.values()].filter(({ atteint }) => !atteint).length;

const only = (in_: Arrivee | undefined, out: Arrivee | undefined) =>
  [...(in_?.personnes ?? [])].flatMap(([id, name]) => (out?.personnes.has(id) ? [] : [name])).toSorted((a, b) => a.localeCompare(b, 'fr'));

const ligneOf = (avant: Arrivee | undefined, apres: Arrivee | undefined): string[] => {
  const at = apres ?? avant;
  if (!at) return [];
  const [gagnent, perdent] = [only(apres, avant), only(avant, apres)];
  const words = [
    perdent.length > 0 ? `ne recevrait plus\u00a0: ${named(perdent)}` : '',
    gagnent.length > 0 ? `recevrait désormais\u00a0: ${named(gagnent)}` : '',
    apres && !apres.atteint && (avant?.atteint ?? true) ? 'plus personne ne les traiterait' : '',
    apres?.atteint && avant && !avant.atteint ? 'quelqu’un les traiterait désormais' : '',
    avant && !apres ? 'ils n’arriveraient plus ici' : '',
    apres && !avant ? 'ils arriveraient ici' : '',
  ].filter(Boolean);
  if (words.length === 0) return [];
  return [`${at.origine}, ${at.site} (${counted(at.nbLeads, 'lead')} de cette origine en 90 jours)\u00a0: ${words.join('\u00a0; ')}`];
};

/** Who would receive the leads of the origins that have brought some lately, and which would reach nobody. */
export const jugeLeads = juge({
  cle: 'leads',
  lit: {
    tables: [...configurationRead.tables, 'affaires'],
    colonnes: { ...configurationRead.colonnes, affaires: ['IDOrigineAction', 'DateOuvertureLead'] },
  },
  guarded: workflowsLeads.simulation,
  lire,
  comparer: (avant, apres) => {
    const keys = [...new Set([...avant.keys(), ...apres.keys()])];
    const lignes = keys.flatMap((key) => ligneOf(avant.get(key), apres.get(key)));
    const phrase =
      lignes.length === 0
        ? 'Les leads arriveraient aux mêmes personnes.'
        : `Des leads changeraient de destinataires\u00a0; ${counted(lost(apres), 'arrivée')} sans personne pour les traiter, contre ${lost(avant).toLocaleString('fr-FR')} aujourd’hui.`;
    return { phrase, avant: lost(avant), apres: lost(apres), lignes };
  },
});
