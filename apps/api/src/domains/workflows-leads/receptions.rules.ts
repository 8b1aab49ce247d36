import type { RecuOrigine } from '@comptoir/contract/domains/origines/origines.calls';
import { mostNames, type ReceptionOrigine } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import type { Origine } from './couverture.rules.ts';
import type { Named } from './simulation.rules.ts';
import { raisonsOf, resolverOf, vend, type Configuration, type Site } from './workflows-leads.rules.ts';

/** No site has this number: what follows is the origin's rule, or the group's. */
const elsewhere = 0;

/** Who receives the leads of each origin on a site; without one, by which rule. Persons are judged once for each kind of recipient. */
export const receptionsOf = (
  configuration: Configuration & { personnes: readonly Named[] },
  origines: readonly Origine[],
  site: Site | undefined,
): ReceptionOrigine[] => {
  const { regle, etapes } = resolverOf(configuration);
  const personnes: readonly Named[] = configuration.personnes;
  const propres = new Map<number, number>();
  for (const { IDOrigineAction, IDSite } of configuration.workflows)
    if (IDSite !== null) propres.set(IDOrigineAction, (propres.get(IDOrigineAction) ?? 0) + 1);
  const known = new Map<string, string[]>();
  return origines.flatMap(({ IDOrigineAction, type }) => {
    const suivie = regle(IDOrigineAction, site?.IDSite ?? elsewhere);
    const steps = etapes(suivie, type);
    const destinataires = steps.at(-1);
    if (!destinataires) return [];
    const namesOn = ({ IDSite }: Site) => {
      const key = `${destinataires} ${type}`;
      const names =
        known.get(key) ?? personnes.filter((one) => raisonsOf(one, destinataires, type, IDSite).length === 0).map(({ Name }) => Name);
      known.set(key, names);
      return names;
    };
    const names = site && vend(site, type) ? namesOn(site) : null;
    return [
      {
        IDOrigineAction,
        type,
        source: suivie.source,
        destinataires,
        parBDC: steps.length > 1,
        nbPersonnes: names?.length ?? null,
        personnes: names?.slice(0, mostNames) ?? [],
        nbSitesPropres: propres.get(IDOrigineAction) ?? 0,
      },
    ];
  });
};

/**
 * Who receives the leads of one origin on each of these sites that sells its kind: where nobody does first, then where the
 * site has a rule of its own.
 */
export const receptionsParSite = (
  configuration: Configuration & { personnes: readonly Named[] },
  origine: Origine,
  sites: readonly (Site & { Descr: string })[],
): RecuOrigine[] => {
  const workflows = configuration.workflows.filter(({ IDOrigineAction }) => IDOrigineAction === origine.IDOrigineAction);
  const rank = ({ nbPersonnes, source }: RecuOrigine) => (nbPersonnes === 0 ? 0 : source === 'site' ? 1 : 2);
  return sites
    .filter((site) => vend(site, origine.type))
    .flatMap((site) =>
      receptionsOf({ ...configuration, workflows }, [origine], site).map(
        ({ source, destinataires, parBDC, nbPersonnes, personnes }): RecuOrigine => ({
          IDSite: site.IDSite,
          Descr: site.Descr,
          source,
          destinataires,
          parBDC,
          nbPersonnes: nbPersonnes ?? 0,
          personnes,
        }),
      ),
    )
    .toSorted((a, b) => rank(a) - rank(b));
};
