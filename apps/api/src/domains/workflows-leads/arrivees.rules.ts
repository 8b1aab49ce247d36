import { firstOfCard, type ArriveeLeads } from '@comptoir/contract/domains/sites/sites.calls';
import type { Origine } from './couverture.rules.ts';
import type { Named } from './simulation.rules.ts';
import { raisonsOf, resolverOf, vend, type Configuration, type RegleSuivie, type Site } from './workflows-leads.rules.ts';

const keyOf = (type: string, { source, ReceptionLeads, WorkflowBDC, cibleDuGroupe }: RegleSuivie) =>
  [type, source, ReceptionLeads, WorkflowBDC, cibleDuGroupe].join(' ');

/** Where the leads of a site go: origins with the same rule stand together, exceptions of the site first. Of what it sells alone. */
export const arriveesOf = (
  configuration: Configuration & { personnes: readonly Named[] },
  origines: readonly Origine[],
  site: Site,
): ArriveeLeads[] => {
  const { regle, etapes, atteint } = resolverOf(configuration);
  const personnes: readonly Named[] = configuration.personnes;
  const arrivees = new Map<string, ArriveeLeads>();
  for (const { IDOrigineAction, type } of origines.filter((origine) => vend(site, origine.type))) {
    const suivie = regle(IDOrigineAction, site.IDSite);
    const key = keyOf(type, suivie);
    const known = arrivees.get(key);
    if (known) {
      known.nbOrigines += 1;
      continue;
    }
    const last = etapes(suivie, type).at(-1);
    const reached = last ? personnes.filter((one) => raisonsOf(one, last, type, site.IDSite).length === 0) : [];
    arrivees.set(key, {
      type,
      IDOrigineAction,
      nbOrigines: 1,
      regle: suivie,
      atteint: atteint(suivie, type, site.IDSite),
      nbDestinataires: reached.length,
      destinataires: reached.slice(0, firstOfCard).map(({ Name }) => Name),
    });
  }
  const order = ['site', 'origine', 'groupe'];
  return [...arrivees.values()].toSorted(
    (a, b) => a.type.localeCompare(b.type) || order.indexOf(a.regle.source) - order.indexOf(b.regle.source) || b.nbOrigines - a.nbOrigines,
  );
};
