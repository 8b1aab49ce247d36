import { champsFicheClient, type ChampFicheClient } from '@comptoir/contract/domains/champs-fiche-client/champs-fiche-client.calls';
import { SimpleGrid } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { notify } from '../../kit/notify.ts';
import { invalidate, useClosed, useRead, useWrite } from '../../kit/queries.ts';
import { offerUndo } from '../../kit/undo/undo.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ChampsTablePanel } from './champs-table-panel.tsx';

/** Ids of the kinds of record. */
const kinds = [
  { IDTFicheCli: 1, title: 'Fiche particulier' },
  { IDTFicheCli: 2, title: 'Fiche professionnel' },
];

const french = new Intl.Collator('fr');

/** Saves each tick at once; a refusal undoes it and is shown. */
const useToggle = () => {
  const show = useWrite(champsFicheClient.show);
  const hide = useWrite(champsFicheClient.hide);
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set());
  const client = useQueryClient();
  const toggle = async ({ IDChampsFicheClient: id, Description }: ChampFicheClient, next: boolean) => {
    setSaving((before) => new Set(before).add(id));
    try {
      const body = { IDChampsFicheClient: id };
      const answer = await (next ? show.mutateAsync({ body }) : hide.mutateAsync({ body, query: body }));
      const which = `Le champ «\u00a0${Description}\u00a0»`;
      offerUndo(answer, `${which} est ${next ? 'montré' : 'caché'}.`, async () => {
        await invalidate(client, [champsFicheClient.configurations]);
        return `${which} est comme avant.`;
      });
    } catch (error) {
      notify.failed(error, next ? "Erreur lors de l'ajout du champ" : 'Erreur lors de la suppression du champ');
    } finally {
      setSaving((before) => new Set([...before].filter((each) => each !== id)));
    }
  };
  return { saving, toggle };
};

/** Which fields the records of individuals and of companies show. */
export const ChampsFicheClientPage = () => {
  const champs = useRead(champsFicheClient.list, {});
  const configurations = useRead(champsFicheClient.configurations, {});
  const { saving, toggle } = useToggle();
  const closed = useClosed(champsFicheClient.show);
  const shown = useMemo(() => new Set(configurations.data?.map(({ IDChampsFicheClient }) => IDChampsFicheClient)), [configurations.data]);
  const sorted = useMemo(() => champs.data?.toSorted((a, b) => french.compare(a.Description, b.Description)), [champs.data]);
  const failed = [champs, configurations].find(({ error }) => error);
  return (
    <>
      <PageHeader
        title="Champs de la fiche client"
        purpose="Cochez les champs que montre la fiche d’un client. Chaque coche est enregistrée aussitôt."
      />
      {failed && <ReadFailure query={failed} />}
      {sorted && configurations.data ? (
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {kinds.map(({ IDTFicheCli, title }) => (
            <ChampsTablePanel
              key={IDTFicheCli}
              title={title}
              champs={sorted.filter((champ) => champ.IDTFicheCli === IDTFicheCli)}
              shown={shown}
              saving={saving}
              closed={closed}
              onToggle={(champ, next) => void toggle(champ, next)}
            />
          ))}
        </SimpleGrid>
      ) : (
        !failed && <LoadingState />
      )}
    </>
  );
};
