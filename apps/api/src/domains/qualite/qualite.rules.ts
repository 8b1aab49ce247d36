import type { Origine } from '../workflows-leads/couverture.rules.ts';
import { resolverOf, vend, type Configuration, type Site } from '../workflows-leads/workflows-leads.rules.ts';

export interface Periode {
  Libelle: string;
  /** ISO days; without an end it goes on. */
  DateDebut: string;
  DateFin: string | null;
}

const millisOfDay = 24 * 60 * 60 * 1000;
const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * millisOfDay).toISOString().slice(0, 10);
const endOf = ({ DateFin }: Periode) => DateFin ?? '9999-12-31';
const byStart = (periodes: readonly Periode[]) => periodes.toSorted((a, b) => (a.DateDebut < b.DateDebut ? -1 : 1));

export const inFrench = (day: string) => day.split('-').toReversed().join('/');

/** The days of a year without a period, as intervals. */
export const trousDeLAnnee = (periodes: readonly Periode[], year: number) => {
  const last = `${year}-12-31`;
  const trous: { du: string; au: string }[] = [];
  let next = `${year}-01-01`;
  for (const periode of byStart(periodes)) {
    if (next > last || periode.DateDebut > last) break;
    if (periode.DateDebut > next) trous.push({ du: next, au: shifted(periode.DateDebut, -1) });
    const end = endOf(periode);
    if (end >= next) next = end >= last ? shifted(last, 1) : shifted(end, 1);
  }
  if (next <= last) trous.push({ du: next, au: last });
  return trous;
};

/** Periods that share a day with an earlier one, paired with the longest such. */
export const chevauchements = (periodes: readonly Periode[]) => {
  const found: [Periode, Periode][] = [];
  let longest: Periode | undefined;
  for (const periode of byStart(periodes)) {
    if (longest && endOf(longest) >= periode.DateDebut) found.push([longest, periode]);
    if (!longest || endOf(periode) > endOf(longest)) longest = periode;
  }
  return found;
};

interface Named extends Site {
  Descr: string;
}

/** Each workflow with leads that would reach nobody, with its first site and the number of others. */
export const sansDestinataire = (configuration: Configuration, origines: readonly Origine[], sites: readonly Named[]) => {
  const { regle, atteint } = resolverOf(configuration);
  const types = new Map(origines.map(({ IDOrigineAction, type }) => [IDOrigineAction, type]));
  return configuration.workflows.flatMap(({ IDWorkflowLead, IDOrigineAction, IDSite }) => {
    const type = types.get(IDOrigineAction);
    if (type === undefined) return [];
    const own = IDSite === null ? sites : sites.filter((site) => site.IDSite === IDSite);
    const [site, ...others] = own.filter((one) => {
      const suivie = regle(IDOrigineAction, one.IDSite);
      return suivie.IDWorkflowLead === IDWorkflowLead && vend(one, type) && !atteint(suivie, type, one.IDSite);
    });
    return site ? [{ IDOrigineAction, type, site, autres: others.length }] : [];
  });
};
