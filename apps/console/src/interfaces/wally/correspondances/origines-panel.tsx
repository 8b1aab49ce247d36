import { wally } from '@comptoir/contract/interfaces/wally/wally.calls';
import { addedOrigine, wallyOrigines } from '@comptoir/contract/interfaces/wally/wally-correspondances.calls';
import { useCallback, useMemo } from 'react';
import { call } from '../../../kit/client.ts';
import type { GridSaving } from '../../../kit/grid/use-grid-saving.ts';
import type { Option } from '../../../kit/list/filters/filters.ts';
import { useRead, useWrite } from '../../../kit/queries.ts';
import { useSayDone } from '../../../kit/undo/undo.ts';
import { AddPairDialog } from './add-pair-dialog.tsx';
import { columnsOf, nameOf, problemOf, productText, type OrigineRow as Row } from './origine-columns.ts';
import { choiceOf, sentChoice, skipOption, withStored } from './pair-choice.ts';
import { PairsPanel, type CreationHead, type PairKind } from './pairs-panel.tsx';
import { isOrigineHole } from './use-holes.ts';
import { useRefresh } from './use-refresh.ts';

const paramsOf = ({ IdCompte, IdWallyOrigine, IdWallyMarque }: Row) => ({
  IdWallyCompte: IdCompte,
  originId: IdWallyOrigine,
  brandId: IdWallyMarque,
});

const kind: PairKind<Row> = {
  keyOf: ({ IdWallyOrigine, IdWallyMarque }) => `${IdWallyOrigine}/${IdWallyMarque}`,
  nameOf,
  isHole: isOrigineHole,
  problemOf,
  sortedBy: 'NomOrigine',
  empty: 'Wally ne connaît encore aucune origine de ce compte. Actualisez la liste dans quelques minutes.',
  csvName: 'wally-origines',
  corbeille: 'wallyMarquesOrigines',
};

const said = { reads: [wally.accounts], done: () => 'Les correspondances sont enregistrées.' };

/** Pairs are saved one by one; in a creation all together. */
const savingOf = (IdWallyCompte: number, together: boolean): GridSaving<Row> =>
  together
    ? {
        when: 'page',
        write: wallyOrigines.saveAll,
        all: (changed, headers) =>
          call(wallyOrigines.saveAll, {
            headers,
            params: { IdWallyCompte },
            body: changed.map(({ row: { IdWallyOrigine, IdWallyMarque, IDOrigineAction, toSkip } }) => ({
              IdWallyOrigine,
              IdWallyMarque,
              IDOrigineAction: sentChoice(IDOrigineAction, toSkip),
            })),
          }),
        ...said,
      }
    : {
        when: 'row',
        write: wallyOrigines.update,
        each: ({ row }, headers) =>
          call(wallyOrigines.update, {
            params: paramsOf(row),
            body: { idOrigineAction: sentChoice(row.IDOrigineAction, row.toSkip) },
            headers,
          }),
        ...said,
      };

const AddOrigineDialog = ({ IdWallyCompte, owns, onClose }: { IdWallyCompte: number; owns: readonly Option[]; onClose: () => void }) => {
  const sayDone = useSayDone();
  const sent = { params: { IdWallyCompte } };
  const things = useRead(wallyOrigines.offered, sent);
  const marques = useRead(wallyOrigines.marques, sent);
  const create = useWrite(wallyOrigines.create, { touches: [wally.accounts] });
  return (
    <AddPairDialog
      fields={addedOrigine}
      things={things.data?.map(({ IdWallyOrigine, NomOrigine }) => ({ value: IdWallyOrigine, label: NomOrigine }))}
      marques={marques.data?.map(({ IdWallyMarque, NomWallyMarque }) => ({ value: IdWallyMarque, label: NomWallyMarque }))}
      owns={[skipOption, ...owns]}
      saving={create.isPending}
      error={create.error}
      onAdd={async (pair) => {
        const params = { IdWallyCompte, originId: pair.formIdWally, brandId: pair.formIdMarque };
        sayDone(await create.mutateAsync({ params, body: pair }), 'La correspondance est ajoutée.');
      }}
      onClose={onClose}
    />
  );
};

const none: readonly never[] = [];

/** Which of our origins each origin of an account stands for, by brand. */
export const OriginesPanel = ({ IdWallyCompte, together = false, ...head }: CreationHead) => {
  const query = useRead(wallyOrigines.list, { params: { IdWallyCompte } });
  const own = useRead(wallyOrigines.own, {}, { staleTime: 60_000 });
  const refresh = useRefresh(wallyOrigines.refresh, IdWallyCompte, 'origines/marques');
  const { mutateAsync: remove } = useWrite(wallyOrigines.remove, { touches: [wally.accounts] });
  const options = useMemo(
    () => own.data?.map((origine) => ({ value: String(origine.IDOrigineAction), label: productText(origine) })) ?? none,
    [own.data],
  );
  const columns = useMemo(() => {
    const stored = (query.data ?? none).map((row) => ({ value: choiceOf(row.IDOrigineAction, false), label: productText(row) }));
    return columnsOf(withStored(options, stored));
  }, [options, query.data]);
  const saving = useMemo(() => savingOf(IdWallyCompte, together), [IdWallyCompte, together]);
  const onRemove = useCallback((row: Row, headers: Record<string, string>) => remove({ params: paramsOf(row), headers }), [remove]);
  return (
    <PairsPanel<Row>
      {...head}
      kind={kind}
      query={query}
      own={own}
      columns={columns}
      saving={saving}
      refresh={refresh}
      onRemove={onRemove}
      addDialog={(onClose) => <AddOrigineDialog IdWallyCompte={IdWallyCompte} owns={options} onClose={onClose} />}
    />
  );
};
