import { mostPersonnes, type Simulation } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import type { Destinataires, TypeLead } from '@comptoir/contract/domains/workflows-leads/suivi';
import { raisonsOf, resolverOf, vend, type Configuration, type Personne, type Site } from './workflows-leads.rules.ts';

export interface Named extends Personne {
  Name: string;
  Profil: string | null;
}

interface Asked {
  IDOrigineAction: number;
  site: Site;
  type: TypeLead;
  /** Only people whose name contains this text are shown. */
  nom: string;
}

type Etape = Simulation['etapes'][number];

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const etapeOf = (destinataires: Destinataires, personnes: readonly Named[], { site: { IDSite }, type, nom }: Asked): Etape => {
  const judged = personnes.map((personne) => ({ personne, raisons: raisonsOf(personne, destinataires, type, IDSite) }));
  const retenus = judged.filter(({ raisons }) => raisons.length === 0);
  const ecartes = judged
    .filter(({ raisons }) => raisons.length > 0)
    .toSorted(
      (a, b) =>
        Number(b.personne.Sites.includes(IDSite)) - Number(a.personne.Sites.includes(IDSite)) || a.raisons.length - b.raisons.length,
    );
  const wanted = fold(nom.trim());
  const shown = (list: typeof judged) => list.filter(({ personne }) => fold(personne.Name).includes(wanted)).slice(0, mostPersonnes);
  return {
    destinataires,
    nbRetenus: retenus.length,
    retenus: shown(retenus).map(({ personne: { IDPeople, Name, Profil } }) => ({ IDPeople, Name, Profil })),
    nbEcartes: ecartes.length,
    ecartes: shown(ecartes).map(({ personne: { IDPeople, Name, Profil }, raisons }) => ({ IDPeople, Name, Profil, raisons })),
  };
};

/** The rule of a lead, the recipients of each step, and who is left out and why. `personnes` are sorted by name. */
export const simulate = (configuration: Configuration & { personnes: readonly Named[] }, asked: Asked): Simulation => {
  const { regle, etapes, atteint } = resolverOf(configuration);
  const { IDOrigineAction, site, type } = asked;
  const suivie = regle(IDOrigineAction, site.IDSite);
  return {
    regle: suivie,
    vendu: vend(site, type),
    atteint: atteint(suivie, type, site.IDSite),
    etapes: etapes(suivie, type).map((destinataires) => etapeOf(destinataires, configuration.personnes, asked)),
  };
};
