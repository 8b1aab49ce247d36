import type { PlanDepart } from '@comptoir/contract/domains/departs/departs.calls';
import { typesWorkflow } from '@comptoir/contract/domains/workflows-leads/suivi';
import type { Origine } from '../workflows-leads/couverture.rules.ts';
import { chefDesVentes, resolverOf, vend, type Configuration, type Site } from '../workflows-leads/workflows-leads.rules.ts';

interface NamedSite extends Site {
  Descr: string;
}

/** What the sites would lack without this person: a head of sales, or anybody for the leads of a type. */
export const alertesOf = (
  configuration: Configuration,
  origines: readonly Origine[],
  sites: readonly NamedSite[],
  IDPeople: number,
): PlanDepart['alertes'] => {
  const leaver = configuration.personnes.find((one) => one.IDPeople === IDPeople);
  if (!leaver?.Actif) return [];
  const others = configuration.personnes.filter((one) => one !== leaver);
  const [before, after] = [resolverOf(configuration), resolverOf({ ...configuration, personnes: others })];
  const isChef = ({ Actif, IDDRProfileEsellerLead }: typeof leaver) => Actif && IDDRProfileEsellerLead === chefDesVentes;
  const loses = (site: Site, { IDOrigineAction, type }: Origine) => {
    const regle = before.regle(IDOrigineAction, site.IDSite);
    return before.atteint(regle, type, site.IDSite) && !after.atteint(regle, type, site.IDSite);
  };
  return sites.flatMap((site) => {
    const { IDSite, Descr } = site;
    const isHere = (one: typeof leaver) => one.Sites.includes(IDSite);
    const chef = isChef(leaver) && isHere(leaver) && !others.some((one) => isChef(one) && isHere(one));
    const types = typesWorkflow.filter((type) => vend(site, type) && origines.some((one) => one.type === type && loses(site, one)));
    return chef || types.length > 0 ? [{ IDSite, Descr, chef, types }] : [];
  });
};
