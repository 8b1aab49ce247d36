import { personnesParPage, type PersonneJugee, type QuiPeut } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { Anchor, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { filterChoices } from '../../kit/form/fields/options.ts';
import { PagesPanel } from '../../kit/list/pages/pages-panel.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { NeighbourList } from '../../kit/record/neighbours.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { utilisateurPath } from '../utilisateurs/utilisateurs.links.ts';

const manques: Readonly<Record<NonNullable<PersonneJugee['manque']>, string>> = {
  installe: 'ce droit n’est pas activé',
  client: 'le groupe n’a pas le Poste Relation Client',
  actif: 'son compte est suspendu',
  profil: 'aucun profil eDV (PRC)',
  droit: 'son profil ne le détient pas',
  permission: 'son profil ne la donne pas',
};

const Person = ({ one: { IDPeople, Name, Profil, manque } }: { one: PersonneJugee }) => (
  <li>
    <Anchor href={utilisateurPath(IDPeople)} size="sm">
      {Name}
    </Anchor>
    <Text size="xs" c="dimmed">
      {[Profil, manque && manques[manque]].filter(Boolean).join('\u00a0: ')}
    </Text>
  </li>
);

/** Whose turn it is to be shown: those who can or those who cannot, and which page of them. */
export const useLesquels = (IDSite: number | undefined) => {
  const [sans, show] = useState<'oui' | undefined>();
  const [page, turn] = useState(1);
  return { asked: { page, IDSite, sans }, show, turn };
};

/** Reads who can anew each time, with the last page in sight while the next one comes. */
export const readAnew = { staleTime: 0, placeholderData: keepPreviousData } as const;

interface PeoplePanelProps {
  query: UseQueryResult<QuiPeut>;
  lesquels: ReturnType<typeof useLesquels>;
  /** « ce droit », within a sentence. */
  what: string;
}

export const PeoplePanel = ({ query, lesquels: { asked, show, turn }, what }: PeoplePanelProps) => {
  const { data } = query;
  if (!data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={4} />;
  const { nbPeuvent, nbSans, personnes } = data;
  const nb = asked.sans ? nbSans : nbPeuvent;
  return (
    <Stack gap="sm" aria-busy={query.isPlaceholderData}>
      <SegmentedControl
        aria-label="Personnes montrées"
        value={asked.sans ? 'sans' : 'avec'}
        onChange={(next) => {
          show(next === 'sans' ? 'oui' : undefined);
          turn(1);
        }}
        data={[
          { value: 'avec', label: `Peuvent (${nbPeuvent.toLocaleString('fr-FR')})` },
          { value: 'sans', label: `Ne peuvent pas (${nbSans.toLocaleString('fr-FR')})` },
        ]}
      />
      <ReadFailure query={query} />
      {nb === 0 ? (
        <EmptyState message={asked.sans ? `Tout le monde détient ${what}.` : `Personne ne détient ${what}.`} />
      ) : (
        <NeighbourList>
          {personnes.map((one) => (
            <Person key={one.IDPeople} one={one} />
          ))}
        </NeighbourList>
      )}
      <PagesPanel label="Pages des personnes" page={asked.page} pages={Math.ceil(nb / personnesParPage)} onPage={turn} />
    </Stack>
  );
};

interface QuiPeutPanelProps {
  label: string;
  placeholder: string;
  nothing: string;
  choices: readonly { value: string; label: string }[];
  /** What is asked for first. */
  asked: string | null;
  people: (key: string, IDSite: number | undefined) => ReactNode;
}

/** Asks for a right, and for a site where one wants the people of one. */
export const QuiPeutPanel = ({ label, placeholder, nothing, choices, asked, people }: QuiPeutPanelProps) => {
  const [key, choose] = useState<string | null>(asked);
  const [site, chooseSite] = useState<string | null>(null);
  const { data } = useRead(sites.list, {});
  return (
    <Stack gap="md">
      <Select
        label={label}
        placeholder={placeholder}
        data={choices}
        value={key}
        onChange={choose}
        searchable
        filter={filterChoices}
        limit={200}
        nothingFoundMessage={nothing}
        data-autofocus
      />
      <Select
        label="Site"
        placeholder="Tous les sites"
        data={(data ?? []).map(({ IDSite, Descr }) => ({ value: String(IDSite), label: Descr }))}
        value={site}
        onChange={chooseSite}
        searchable
        filter={filterChoices}
        limit={200}
        clearable
        clearButtonProps={{ 'aria-label': 'Tous les sites' }}
      />
      {key !== null && people(key, site === null ? undefined : Number(site))}
    </Stack>
  );
};
