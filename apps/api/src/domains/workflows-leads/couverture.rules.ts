import type { Couverture } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import type { SourceRegle, TypeWorkflow } from '@comptoir/contract/domains/workflows-leads/suivi';
import { resolverOf, vend, type Configuration, type Regle, type Site } from './workflows-leads.rules.ts';

export interface Origine {
  IDOrigineAction: number;
  type: TypeWorkflow;
}

type Ligne = Couverture['lignes'][number];

const letters: Readonly<Record<SourceRegle, string>> = { site: 's', origine: 'o', groupe: 'g' };

/** Origins that have the same rules on the same sites. */
const signatureOf = (own: readonly Regle[] | undefined) =>
  (own ?? [])
    .map(({ IDSite, ReceptionLeads, WorkflowBDC }) => `${IDSite ?? 0} ${ReceptionLeads} ${WorkflowBDC}`)
    .toSorted()
    .join('|');

/** Every origin on every site, a letter each. Origins of one type with the same rules share a line. */
export const couvertureOf = (configuration: Configuration, origines: readonly Origine[], sites: readonly Site[]): Ligne[] => {
  const { regle, atteint } = resolverOf(configuration);
  const own = new Map<number, Regle[]>();
  for (const workflow of configuration.workflows)
    own.set(workflow.IDOrigineAction, [...(own.get(workflow.IDOrigineAction) ?? []), workflow]);
  const letterOf = ({ IDOrigineAction, type }: Origine, site: Site) => {
    const suivie = regle(IDOrigineAction, site.IDSite);
    const letter = letters[suivie.source];
    if (atteint(suivie, type, site.IDSite)) return letter;
    return vend(site, type) ? letter.toUpperCase() : '-';
  };
  const lignes = new Map<string, Ligne>();
  for (const origine of origines) {
    const { IDOrigineAction, type } = origine;
    const key = `${type} ${signatureOf(own.get(IDOrigineAction))}`;
    const ligne = lignes.get(key);
    if (ligne) ligne.origines.push(IDOrigineAction);
    else lignes.set(key, { type, origines: [IDOrigineAction], etats: sites.map((site) => letterOf(origine, site)).join('') });
  }
  return [...lignes.values()];
};
