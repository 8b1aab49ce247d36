import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { workflowsLeads, type ReceptionOrigine } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { destinatairesText, sourcesRegle } from '@comptoir/contract/domains/workflows-leads/suivi';
import { useMemo } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { useRead } from '../../kit/queries.ts';
import { useEver } from '../../kit/use-ever.ts';
import { simulationHref, workflowsLeadsPath } from '../workflows-leads/workflows-leads.links.ts';

interface Recu {
  text: string;
  /** By which rule, and who. */
  detail: string;
  /** Where it is explained. */
  href: string;
}

/** Who receives the leads of an origin; undefined for one that has no workflow. */
export type Recus = (row: Origine) => Recu | undefined;
export type Sites = readonly { IDSite: number; Descr: string }[] | undefined;

const none: readonly never[] = [];

const textOf = ({ destinataires, parBDC, nbPersonnes }: ReceptionOrigine, hasSite: boolean) => {
  const who = `${parBDC ? 'BDC, puis ' : ''}${destinatairesText(destinataires)}`;
  if (!hasSite) return who;
  if (nbPersonnes === null) return 'Non vendu sur ce site';
  return nbPersonnes === 0 ? `Personne (${who})` : `${who} (${nbPersonnes})`;
};

const detailOf = ({ source, personnes, nbPersonnes, nbSitesPropres }: ReceptionOrigine) =>
  [
    sourcesRegle[source],
    ...(personnes.length > 0 ? [`${personnes.join(', ')}${(nbPersonnes ?? 0) > personnes.length ? '…' : ''}`] : []),
    ...(nbSitesPropres > 0 ? [`${counted(nbSitesPropres, 'site')} avec un workflow propre`] : []),
  ].join('. ');

/**
 * Who receives the leads of each origin, on a chosen site or by the rule for the others, where workflows decide. It makes a
 * filter and a column, which would move the others: `isOpen` until it is known whether they do, `coming` until the first answer besides.
 */
export const useRecus = (site: unknown) => {
  const group = useRead(gpParametres.read, {});
  const enabled = group.data?.GRP_BDCTraitementLeadAmontChefVente === true;
  const everywhere = useRead(workflowsLeads.receptions, { query: {} }, { enabled });
  const sites = everywhere.data?.sites;
  // An address may name a site that has no workflows.
  const IDSite = sites?.find((one) => one.IDSite === Number(site))?.IDSite;
  const there = useRead(workflowsLeads.receptions, { query: { IDSite } }, { enabled: IDSite !== undefined });
  const reading = IDSite === undefined ? everywhere : there;
  const coming = !useEver(!(enabled ? reading : group).isPending);
  const { data } = reading;
  const recus = useMemo((): Recus | undefined => {
    if (!enabled) return undefined;
    const byOrigine = new Map(data?.origines.map((one) => [one.IDOrigineAction, one]));
    return ({ IDOrigineAction, Libelle }) => {
      const found = byOrigine.get(IDOrigineAction);
      return (
        found && {
          text: textOf(found, IDSite !== undefined),
          detail: detailOf(found),
          href:
            IDSite === undefined
              ? `${workflowsLeadsPath}?q=${encodeURIComponent(Libelle)}`
              : simulationHref(IDOrigineAction, IDSite, found.type),
        }
      );
    };
  }, [enabled, data, IDSite]);
  return { recus, sites: enabled ? (sites ?? none) : undefined, reading, isOpen: group.isPending, coming };
};
