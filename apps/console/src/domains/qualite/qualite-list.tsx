import { qualite, type Controle } from '@comptoir/contract/domains/qualite/qualite.calls';
import { niveaux, type Niveau } from '@comptoir/contract/domains/qualite/niveaux';
import { Alert, Text } from '@mantine/core';
import type { Column } from '../../kit/list/columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useRead } from '../../kit/queries.ts';
import { NiveauBadge } from './niveau-badge.tsx';
import { controlePath } from './qualite.links.ts';

const keyOf = ({ cle }: Controle) => cle;
const nameOf = ({ titre }: Controle) => titre;
const hrefOf = ({ cle }: Controle) => controlePath(cle);

const columns: Column<Controle>[] = [
  { id: 'titre', heading: 'Contrôle', kind: 'text', value: nameOf, searched: true, width: 280, grow: 5 },
  {
    id: 'niveau',
    heading: 'Niveau',
    kind: 'text',
    value: ({ niveau }) => niveaux[niveau],
    cell: ({ niveau }) => <NiveauBadge niveau={niveau} />,
    width: 144,
  },
  { id: 'nb', heading: 'Nombre', kind: 'number', value: ({ nb }) => nb, width: 96 },
  { id: 'aide', heading: 'Que faire', kind: 'text', value: ({ aide }) => aide, searched: true, width: 280, grow: 6 },
];

const filters: Filter<Controle>[] = [
  {
    kind: 'select',
    key: 'niveau',
    label: 'Niveau',
    all: 'Tous',
    options: Object.entries(niveaux).map(([value, label]) => ({ value, label })),
    keeps: ({ niveau }, value) => niveau === value,
  },
  { kind: 'tick', key: 'anomalies', label: 'Avec des anomalies seulement', default: true, keeps: ({ nb }, ticked) => !ticked || nb > 0 },
];

const words: Record<Niveau, readonly [one: string, several: string]> = {
  erreur: ['erreur', 'erreurs'],
  avertissement: ['avertissement', 'avertissements'],
  information: ['information', 'informations'],
};

const Summary = ({ controles }: { controles: readonly Controle[] }) => {
  const counts = (Object.keys(words) as Niveau[]).map((niveau) => {
    const total = controles.filter((one) => one.niveau === niveau).reduce((sum, { nb }) => sum + nb, 0);
    const [one, several] = words[niveau];
    return { niveau, total, text: `${total.toLocaleString('fr-FR')} ${total > 1 ? several : one}` };
  });
  const isClean = counts.every(({ total }) => total === 0);
  return (
    <Alert color={isClean ? 'green' : (counts[0]?.total ?? 0) > 0 ? 'red' : 'yellow'} variant="light" role="status" mb="sm">
      <Text>
        {isClean
          ? `Les ${controles.length} contrôles ne trouvent aucune anomalie.`
          : `${counts.map(({ text }) => text).join(', ')}, sur ${controles.length} contrôles.`}
      </Text>
    </Alert>
  );
};

/** Its room, so that the list stays in place as it comes. */
const ComingSummary = () => (
  <Alert color="gray" variant="light" mb="sm" aria-hidden>
    <Text>{'\u00a0'}</Text>
  </Alert>
);

/** Every check of the configuration, with its number of findings. */
export const QualiteList = () => {
  const query = useRead(qualite.list, {}, { staleTime: 0 });
  return (
    <ListPage<Controle>
      title="Qualité de la configuration"
      purpose="Ce qui manque ou se contredit dans la configuration du groupe, et où le corriger."
      notice={query.data ? <Summary controles={query.data} /> : query.isPending && <ComingSummary />}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={hrefOf}
      empty={{ text: 'Aucun contrôle ne vous est ouvert.', next: null }}
      csvName="qualite"
    />
  );
};
