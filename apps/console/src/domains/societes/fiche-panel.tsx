import { societes, type FicheSociete } from '@comptoir/contract/domains/societes/societes.calls';
import { categorieWords } from '@comptoir/contract/domains/templates-impression/categories';
import { Anchor, Text } from '@mantine/core';
import { counted } from '@comptoir/contract/texts/counted';
import { useRead } from '../../kit/queries.ts';
import { NeighbourCard, NeighbourList, Neighbours } from '../../kit/record/neighbours.tsx';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReglagesBadge } from '../plafonds-remise/reglages-badge.tsx';
import { AnomaliesBadge } from '../qualite/anomalies-badge.tsx';
import { InterfacesLiees } from '../sante/interfaces-badge.tsx';
import { sitePath, sitesOfSociete } from '../sites/sites.links.ts';
import { impressionTabPath } from '../templates-impression/templates-impression.links.ts';
import { PersonnesBadge } from '../utilisateurs/personnes-badge.tsx';
import { memoized } from '../../ui/memoized.ts';

const Sites = ({ IDPlaque, sites: { nb, premiers } }: { IDPlaque: number; sites: FicheSociete['sites'] }) => (
  <NeighbourCard title={`Sites (${nb})`}>
    {nb === 0 && <Text size="sm">Cette société n’a aucun site.</Text>}
    <NeighbourList>
      {premiers.map(({ IDSite, Descr, Ville, Est_eSellerLeadActif }) => (
        <li key={IDSite}>
          <Anchor href={sitePath(IDSite)} size="sm">
            {Descr}
          </Anchor>
          <Text size="xs" c="dimmed">
            {[Ville, Est_eSellerLeadActif && 'eSeller Lead'].filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
    </NeighbourList>
    {nb > premiers.length && (
      <Anchor href={sitesOfSociete(IDPlaque)} size="sm">
        {`Les ${counted(nb, 'site')}`}
      </Anchor>
    )}
  </NeighbourCard>
);

const propres = (count: number) => (count === 0 ? [] : [counted(count, 'site imprime avec un autre', 'sites impriment avec un autre')]);

const modelesOf = (modeles: NonNullable<FicheSociete['modeles']>) =>
  modeles.map(({ Categorie, Description, nbSitesPropres }) => ({
    key: Categorie,
    text: `${categorieWords[Categorie]}\u00a0: ${Description ?? 'aucun pour le groupe'}`,
    href: impressionTabPath(nbSitesPropres > 0 ? 'configurationSites' : 'configurationGroupe'),
    source: [...(Description === null ? [] : ['du groupe']), ...propres(nbSitesPropres)].join(' · '),
  }));

/** What stands around a company, beside its form. A failure here leaves the form alone. */
export const FichePanel = memoized(({ IDPlaque }: { IDPlaque: number }) => {
  const query = useRead(societes.fiche, { params: { idPlaque: IDPlaque } });
  const { data } = query;
  if (!data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={6} />;
  const { sites, personnes, anomalies, interfaces, modeles, plafonds } = data;
  return (
    <Neighbours label="Autour de cette société">
      <Sites IDPlaque={IDPlaque} sites={sites} />
      <PersonnesBadge personnes={personnes} none="Personne ne travaille sur ses sites." />
      <AnomaliesBadge anomalies={anomalies} none="Les contrôles ne trouvent rien à redire à cette société ni à ses sites." />
      <InterfacesLiees interfaces={interfaces} none="Aucune interface n’est configurée pour ses sites." />
      <ReglagesBadge
        modeles={modeles && modelesOf(modeles)}
        noModele="Aucun modèle d’impression choisi, ni pour le groupe ni pour ses sites."
        plafonds={plafonds}
      />
    </Neighbours>
  );
});
