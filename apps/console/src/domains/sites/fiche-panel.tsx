import { categorieWords } from '@comptoir/contract/domains/templates-impression/categories';
import { sites, type ArriveeLeads, type FicheSite, type Site } from '@comptoir/contract/domains/sites/sites.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { destinatairesText, sourcesRegle } from '@comptoir/contract/domains/workflows-leads/suivi';
import { Anchor, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { useRead } from '../../kit/queries.ts';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { NeighbourCard, NeighbourList, Neighbours } from '../../kit/record/neighbours.tsx';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { ReglagesBadge } from '../plafonds-remise/reglages-badge.tsx';
import { AnomaliesBadge } from '../qualite/anomalies-badge.tsx';
import { AskOption } from '../pourquoi/ask-option-badge.tsx';
import { InterfacesLiees } from '../sante/interfaces-badge.tsx';
import { impressionTabPath } from '../templates-impression/templates-impression.links.ts';
import { PersonnesBadge } from '../utilisateurs/personnes-badge.tsx';
import { utilisateursPath } from '../utilisateurs/utilisateurs.links.ts';
import { PourquoiLeadLink } from '../workflows-leads/pourquoi-lead-badge.tsx';
import { simulationHref } from '../workflows-leads/workflows-leads.links.ts';
import { late } from '../../ui/late.tsx';
import { memoized } from '../../ui/memoized.ts';

const AccesDialog = late(() => import('./acces-dialog.tsx').then(({ AccesDialog: component }) => component));

const Personnes = ({ site, personnes }: { site: Site; personnes: FicheSite['personnes'] }) => {
  const [giving, setGiving] = useState(false);
  return (
    <>
      <PersonnesBadge
        personnes={personnes}
        none="Personne ne travaille sur ce site."
        href={`${utilisateursPath}?site=${site.IDSite}`}
        act={
          <ActOpener call={utilisateurs.lot} variant="subtle" size="compact-sm" onClick={() => setGiving(true)}>
            Donner un accès…
          </ActOpener>
        }
      />
      {giving && (
        <Suspense>
          <AccesDialog site={site} opened onClose={() => setGiving(false)} />
        </Suspense>
      )}
    </>
  );
};

const namesIn = ({ nbDestinataires, destinataires }: ArriveeLeads) =>
  nbDestinataires > destinataires.length
    ? `${destinataires.join(', ')} et ${nbDestinataires - destinataires.length} autres`
    : destinataires.join(', ');

/** Why no workflow applies; undefined where only the group's option is missing. */
const excluded = ({ Est_eSellerLeadActif, EstFictif }: Site) => {
  if (EstFictif) return 'Ce site est fictif\u00a0: aucun lead n’y arrive.';
  if (!Est_eSellerLeadActif) return 'Ce site n’est pas actif dans eSeller Lead\u00a0: aucun lead n’y arrive.';
  return undefined;
};

const LeadsAct = ({ site, leads }: { site: Site; leads: FicheSite['leads'] }) => {
  if (leads) return <PourquoiLeadLink known="site" value={site.IDSite} of="les leads de ce site" />;
  return excluded(site) === undefined && <AskOption option="workflowsLeads" of="les leads de ce site" />;
};

const Leads = ({ site, leads }: { site: Site; leads: FicheSite['leads'] }) => (
  <NeighbourCard title="Qui reçoit ses leads" act={<LeadsAct site={site} leads={leads} />}>
    {leads === null && <Text size="sm">{excluded(site) ?? 'Les workflows des leads ne sont pas activés pour ce groupe.'}</Text>}
    {leads?.length === 0 && <Text size="sm">Aucune origine active ne concerne ce que ce site vend.</Text>}
    <NeighbourList>
      {leads?.map((arrivee) => {
        const { type, IDOrigineAction, nbOrigines, regle, atteint } = arrivee;
        const last = regle.WorkflowBDC ?? regle.ReceptionLeads;
        return (
          <li key={`${type} ${IDOrigineAction}`}>
            <Anchor href={simulationHref(IDOrigineAction, site.IDSite, type)} size="sm">
              {`${type}, ${counted(nbOrigines, 'origine')}`}
            </Anchor>
            <Text size="sm">{`${regle.WorkflowBDC ? 'BDC, puis ' : ''}${destinatairesText(last)}`}</Text>
            <Text size="xs" c="dimmed">
              {sourcesRegle[regle.source]}
            </Text>
            {atteint ? <Text size="xs">{namesIn(arrivee)}</Text> : <StatusBadge tone="failed">N’atteint personne</StatusBadge>}
          </li>
        );
      })}
    </NeighbourList>
  </NeighbourCard>
);

const modelesOf = (modeles: NonNullable<FicheSite['modeles']>) =>
  modeles.map(({ Categorie, Description, niveau }) => ({
    key: Categorie,
    text: `${categorieWords[Categorie]}\u00a0: ${Description}`,
    href: impressionTabPath(niveau === 'site' ? 'configurationSites' : 'configurationGroupe'),
    source: niveau === 'site' ? 'choisi pour ce site' : 'du groupe',
  }));

/** What stands around a site, beside its form. A failure here leaves the form alone. */
export const FichePanel = memoized(({ site }: { site: Site }) => {
  const { IDSite } = site;
  const query = useRead(sites.fiche, { params: { idSite: IDSite } });
  const { data } = query;
  if (!data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={6} />;
  const { personnes, leads, anomalies, interfaces, modeles, plafonds } = data;
  return (
    <Neighbours label="Autour de ce site">
      <Personnes site={site} personnes={personnes} />
      <Leads site={site} leads={leads} />
      <AnomaliesBadge anomalies={anomalies} none="Les contrôles ne trouvent rien à redire à ce site." />
      <InterfacesLiees interfaces={interfaces} none="Aucune interface n’est configurée pour ce site." />
      <ReglagesBadge
        modeles={modeles && modelesOf(modeles)}
        noModele="Aucun modèle d’impression choisi, ni pour ce site ni pour le groupe."
        plafonds={plafonds}
      />
    </Neighbours>
  );
});
