import type { ArriveeLeads } from '@comptoir/contract/domains/sites/sites.calls';
import { firstOfCard } from '@comptoir/contract/fiches';
import type { FicheUtilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
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

interface NamedSite extends Site {
  Descr: string;
}

type LeadsRecus = NonNullable<FicheUtilisateur['leads']>;

/** Faults that keep somebody from every lead, whatever its origin and site. */
const general = ['inactif', 'horsTraitement', 'sansAcces'];

/** The leads that somebody gets, on those of these sites where they work. */
export const recusPar = (
  configuration: Configuration,
  origines: readonly Origine[],
  sites: readonly NamedSite[],
  IDPeople: number,
): LeadsRecus => {
  const { regle, etapes } = resolverOf(configuration);
  const personne = configuration.personnes.find((one) => one.IDPeople === IDPeople);
  const recus: LeadsRecus['recus'] = [];
  if (!personne) return { bdc: false, recus, raisons: [] };
  for (const site of sites.filter(({ IDSite }) => personne.Sites.includes(IDSite))) {
    const known = new Map<string, LeadsRecus['recus'][number]>();
    for (const { IDOrigineAction, type } of origines.filter((origine) => vend(site, origine.type))) {
      const last = etapes(regle(IDOrigineAction, site.IDSite), type).at(-1);
      if (!last || raisonsOf(personne, last, type, site.IDSite).length > 0) continue;
      const found = known.get(type);
      if (found) found.nbOrigines += 1;
      else known.set(type, { IDSite: site.IDSite, Descr: site.Descr, type, IDOrigineAction, nbOrigines: 1 });
    }
    recus.push(...known.values());
  }
  return {
    bdc: raisonsOf(personne, 'BDC', 'VN', 0).length === 0,
    recus,
    raisons: raisonsOf(personne, 'BDC', 'VN', 0).filter((raison) => general.includes(raison)),
  };
};
