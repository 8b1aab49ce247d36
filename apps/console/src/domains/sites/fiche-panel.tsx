import { categorieWords } from '@comptoir/contract/domains/templates-impression/categories';
import { niveaux } from '@comptoir/contract/domains/qualite/niveaux';
import { profilsPlafonnes } from '@comptoir/contract/domains/plafonds-remise/profils-plafonnes';
import { sites, type ArriveeLeads, type FicheSite, type Site } from '@comptoir/contract/domains/sites/sites.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { destinatairesText, sourcesRegle } from '@comptoir/contract/domains/workflows-leads/suivi';
import { mayCall } from '@comptoir/contract/rights';
import { Anchor, Button, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { counted } from '../../kit/counted.ts';
import { useRead } from '../../kit/queries.ts';
import { NeighbourCard, NeighbourList, Neighbours } from '../../kit/record/neighbours.tsx';
import { ReadFailure } from '../../kit/record-coming.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { plafondsRemisePath } from '../plafonds-remise/plafonds-remise.links.ts';
import { controlePath } from '../qualite/qualite.links.ts';
import { InterfacesLiees } from '../sante/interfaces-badge.tsx';
import { impressionTabPath } from '../templates-impression/templates-impression.links.ts';
import { utilisateurPath, utilisateursPath } from '../utilisateurs/utilisateurs.links.ts';
import { simulationHref } from '../workflows-leads/workflows-leads.links.ts';

const AccesDialog = lazy(() => import('./acces-dialog.tsx').then(({ AccesDialog: component }) => ({ default: component })));

const Personnes = ({ site, personnes: { nb, nbActives, premieres } }: { site: Site; personnes: FicheSite['personnes'] }) => {
  const { kind, customer } = useSessionInfo();
  const [giving, setGiving] = useState(false);
  const mayGive = mayCall(utilisateurs.lot, { kind, activites: customer?.activites ?? [] });
  return (
    <NeighbourCard
      title={`Personnes (${nb})`}
      act={
        mayGive && (
          <Button variant="subtle" size="compact-sm" onClick={() => setGiving(true)}>
            Donner un accès…
          </Button>
        )
      }
    >
      {nb === 0 && <Text size="sm">Personne ne travaille sur ce site.</Text>}
      <NeighbourList>
        {premieres.map(({ IDPeople, Name, Profil, Actif }) => (
          <li key={IDPeople}>
            <Anchor href={utilisateurPath(IDPeople)} size="sm">
              {Name}
            </Anchor>
            <Text size="xs" c="dimmed">
              {Profil}
            </Text>
            {!Actif && <StatusBadge tone="off">Suspendu</StatusBadge>}
          </li>
        ))}
      </NeighbourList>
      {nb > premieres.length && (
        <Anchor href={`${utilisateursPath}?site=${site.IDSite}`} size="sm">
          {`Les ${counted(nb, 'personne')}, dont ${counted(nbActives, 'active')}`}
        </Anchor>
      )}
      {giving && (
        <Suspense>
          <AccesDialog site={site} opened onClose={() => setGiving(false)} />
        </Suspense>
      )}
    </NeighbourCard>
  );
};

const namesIn = ({ nbDestinataires, destinataires }: ArriveeLeads) =>
  nbDestinataires > destinataires.length
    ? `${destinataires.join(', ')} et ${nbDestinataires - destinataires.length} autres`
    : destinataires.join(', ');

const Leads = ({ IDSite, leads }: { IDSite: number; leads: FicheSite['leads'] }) => (
  <NeighbourCard title="Qui reçoit ses leads">
    {leads === null && <Text size="sm">Les workflows des leads ne s’appliquent pas à ce site.</Text>}
    {leads?.length === 0 && <Text size="sm">Aucune origine active ne concerne ce que ce site vend.</Text>}
    <NeighbourList>
      {leads?.map((arrivee) => {
        const { type, IDOrigineAction, nbOrigines, regle, atteint } = arrivee;
        const last = regle.WorkflowBDC ?? regle.ReceptionLeads;
        return (
          <li key={`${type} ${IDOrigineAction}`}>
            <Anchor href={simulationHref(IDOrigineAction, IDSite, type)} size="sm">
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

const tones: Record<FicheSite['anomalies'][number]['niveau'], Tone> = { erreur: 'failed', avertissement: 'warning', information: 'info' };

const Anomalies = ({ anomalies }: Pick<FicheSite, 'anomalies'>) => (
  <NeighbourCard title={`Anomalies (${anomalies.length})`}>
    {anomalies.length === 0 && <Text size="sm">Les contrôles ne trouvent rien à redire à ce site.</Text>}
    <NeighbourList>
      {anomalies.map(({ cle, niveau, titre }) => (
        <li key={cle}>
          <div>
            <StatusBadge tone={tones[niveau]}>{niveaux[niveau]}</StatusBadge>
          </div>
          <Anchor href={controlePath(cle)} size="sm">
            {titre}
          </Anchor>
        </li>
      ))}
    </NeighbourList>
  </NeighbourCard>
);

const sources = { site: 'choisi pour ce site', societe: 'de la société', groupe: 'du groupe' } as const;

const plafonneWord = (id: number) =>
  profilsPlafonnes.find(({ IDDRProfileEsellerLead }) => IDDRProfileEsellerLead === id)?.label.toLowerCase() ?? '';

/** The templates and ceilings that count here, with the level each comes from. */
const Reglages = ({ modeles, plafonds }: Pick<FicheSite, 'modeles' | 'plafonds'>) => {
  if (!modeles && !plafonds) return null;
  return (
    <NeighbourCard title="Modèles et plafonds">
      {modeles?.length === 0 && <Text size="sm">Aucun modèle d’impression choisi, ni pour ce site ni pour le groupe.</Text>}
      <NeighbourList>
        {modeles?.map(({ Categorie, Description, niveau }) => (
          <li key={Categorie}>
            <Anchor href={impressionTabPath(niveau === 'site' ? 'configurationSites' : 'configurationGroupe')} size="sm">
              {`${categorieWords[Categorie]}\u00a0: ${Description}`}
            </Anchor>
            <Text size="xs" c="dimmed">
              {sources[niveau]}
            </Text>
          </li>
        ))}
        {plafonds?.map(({ IDDRProfileEsellerLead, Plafond, niveau }) => (
          <li key={IDDRProfileEsellerLead}>
            <Anchor href={plafondsRemisePath} size="sm">
              {`Remise, ${plafonneWord(IDDRProfileEsellerLead)}\u00a0: ${shownText('number', Plafond)}\u00a0%`}
            </Anchor>
            <Text size="xs" c="dimmed">
              {sources[niveau]}
            </Text>
          </li>
        ))}
      </NeighbourList>
      {plafonds?.length === 0 && <Text size="sm">Aucun plafond de remise.</Text>}
    </NeighbourCard>
  );
};

/** What stands around a site, beside its form. A failure here leaves the form alone. */
export const FichePanel = ({ site }: { site: Site }) => {
  const { IDSite } = site;
  const query = useRead(sites.fiche, { params: { idSite: IDSite } });
  const { data } = query;
  if (!data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={6} />;
  const { personnes, leads, anomalies, interfaces, modeles, plafonds } = data;
  return (
    <Neighbours label="Autour de ce site">
      <Personnes site={site} personnes={personnes} />
      <Leads IDSite={IDSite} leads={leads} />
      <Anomalies anomalies={anomalies} />
      <InterfacesLiees interfaces={interfaces} none="Aucune interface n’est configurée pour ce site." />
      <Reglages modeles={modeles} plafonds={plafonds} />
    </Neighbours>
  );
};
