import {
  nomDuDroit,
  personnesParPage,
  pourquoi,
  type CodeFonction,
  type PersonneJugee,
} from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import type { Right } from '@comptoir/contract/domains/profils/profils.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { Anchor, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { filterChoices } from '../../kit/form/fields/options.ts';
import { PagesPanel } from '../../kit/list/pages-panel.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/record-coming.tsx';
import { NeighbourList } from '../../kit/record/neighbours.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { keyOfDroit } from '../profils/profils.links.ts';
import { utilisateurPath } from '../utilisateurs/utilisateurs.links.ts';

const manques: Readonly<Record<CodeFonction, string>> = {
  installe: 'ce droit n’est pas activé',
  actif: 'son compte est suspendu',
  droit: 'son profil ne le détient pas',
};

const Person = ({ one: { IDPeople, Name, Profil, manque } }: { one: PersonneJugee }) => (
  <li>
    <Anchor href={utilisateurPath(IDPeople)} size="sm">
      {Name}
    </Anchor>
    <Text size="xs" c="dimmed">
      {manque === null ? Profil : `${Profil}\u00a0: ${manques[manque]}`}
    </Text>
  </li>
);

type Asked = Pick<Right, 'DRFUNCTION_ID' | 'DRTYPE_PRIVILEGE_ID'>;

const People = ({ droit: { DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID }, IDSite }: { droit: Asked; IDSite: number | undefined }) => {
  const [shown, show] = useState<'avec' | 'sans'>('avec');
  const [page, turn] = useState(1);
  const query = useRead(
    pourquoi.quiPeut,
    { params: { DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID }, query: { page, IDSite, sans: shown === 'sans' ? 'oui' : undefined } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const { data } = query;
  if (!data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={4} />;
  const { nbPeuvent, nbSans, personnes } = data;
  const nb = shown === 'avec' ? nbPeuvent : nbSans;
  return (
    <Stack gap="sm" aria-busy={query.isPlaceholderData}>
      <SegmentedControl
        aria-label="Personnes montrées"
        value={shown}
        onChange={(next) => {
          show(next === 'sans' ? 'sans' : 'avec');
          turn(1);
        }}
        data={[
          { value: 'avec', label: `Peuvent (${nbPeuvent.toLocaleString('fr-FR')})` },
          { value: 'sans', label: `Ne peuvent pas (${nbSans.toLocaleString('fr-FR')})` },
        ]}
      />
      <ReadFailure query={query} />
      {nb === 0 ? (
        <EmptyState message={shown === 'avec' ? 'Personne ne détient ce droit.' : 'Tout le monde détient ce droit.'} />
      ) : (
        <NeighbourList>
          {personnes.map((one) => (
            <Person key={one.IDPeople} one={one} />
          ))}
        </NeighbourList>
      )}
      <PagesPanel label="Pages des personnes" page={page} pages={Math.ceil(nb / personnesParPage)} onPage={turn} />
    </Stack>
  );
};

interface QuiPeutPickerProps {
  rights: readonly Right[];
  /** The right that is asked for first. */
  asked?: string | null;
  opened: boolean;
  onClose: () => void;
}

const Chosen = ({ rights, asked = null }: Pick<QuiPeutPickerProps, 'rights' | 'asked'>) => {
  const [key, choose] = useState<string | null>(asked);
  const [site, chooseSite] = useState<string | null>(null);
  const { data } = useRead(sites.list, {});
  const choices = useMemo(
    () =>
      rights.map((right) => ({
        value: keyOfDroit(right),
        label: `${nomDuDroit(right.DRFUNCTION_DESCR, right.DRTYPE_PRIVILEGE_ID)}, ${right.DRMODULE_DESCR}`,
      })),
    [rights],
  );
  const droit = rights.find((right) => keyOfDroit(right) === key);
  return (
    <Stack gap="md">
      <Select
        label="Droit"
        placeholder="Choisir un droit…"
        data={choices}
        value={key}
        onChange={choose}
        searchable
        filter={filterChoices}
        limit={200}
        nothingFoundMessage="Aucun droit ne correspond."
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
      {droit && <People key={`${key} ${site}`} droit={droit} IDSite={site === null ? undefined : Number(site)} />}
    </Stack>
  );
};

/** Who has a right, whatever their profile, and who has not. */
export const QuiPeutPicker = ({ rights, asked = null, opened, onClose }: QuiPeutPickerProps) => (
  <Dialog opened={opened} onClose={onClose} title={'Qui peut\u00a0?'} size="lg">
    <Chosen rights={rights} asked={asked} />
  </Dialog>
);
