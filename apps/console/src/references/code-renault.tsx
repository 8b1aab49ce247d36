import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { referenceCalls } from '@comptoir/contract/references/calls';
import { CategorieClient } from '@comptoir/contract/references/categorie-client';
import { endpointsOf } from '@comptoir/contract/references/kit';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { ReadFailure } from '../kit/read-failure.tsx';
import type { Column } from '../kit/list/columns.ts';
import { useRowActivity } from '../kit/list/rows/row-activity.ts';
import { notify } from '../kit/notify.ts';
import { useRead, useWrite } from '../kit/queries.ts';
import css from './code-renault.module.css';
import type { Live } from './list-extras.ts';
import type { RowOf } from './row-of.ts';

type Row = RowOf<typeof CategorieClient>;

interface CodeRenaultCellProps {
  row: Row;
  categories: readonly { code: string; label: string }[];
  save: (row: Row, CodeRenault: string | null) => Promise<unknown>;
}

/** A choice, with a save button once it differs from what is stored. */
const CodeRenaultCell = ({ row, categories, save }: CodeRenaultCellProps) => {
  const stored = row.CodeRenault ?? '';
  const [draft, setDraft] = useState<string | null>(null);
  const { calls, run } = useRowActivity(String(row.IDCatClient));
  const chosen = draft ?? stored;
  const send = async () => {
    try {
      await run(() => save(row, chosen || null));
      setDraft(null);
    } catch (error) {
      notify.failed(error);
    }
  };
  return (
    <span className={css.cell}>
      <select
        aria-label={`Code Renault\u00a0: ${row.Descr}`}
        value={chosen}
        disabled={calls > 0}
        onChange={(event) => setDraft(event.currentTarget.value)}
      >
        <option value="">Aucun</option>
        {stored !== '' && !categories.some(({ code }) => code === stored) && <option value={stored}>{stored}</option>}
        {categories.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
      {chosen !== stored && (
        <Button
          size="compact-sm"
          loading={calls > 0}
          aria-label={`Enregistrer le code Renault\u00a0: ${row.Descr}`}
          onClick={() => void send()}
        >
          Enregistrer
        </Button>
      )}
    </span>
  );
};

const noColumns: readonly never[] = [];

/** The column that Renault groups have on customer categories. */
export const useCodeRenault = (): Live<Row> => {
  const parameters = useRead(gpParametres.read, {});
  const isRenault = parameters.data?.GRP_ClientRenault === true;
  const categories = useRead(referenceCalls.renGatewayCategories, {}, { enabled: isRenault });
  const { mutateAsync } = useWrite(referenceCalls.renaultCode, { touches: [endpointsOf(CategorieClient).list] });
  const failed = [parameters, categories].find(({ error }) => error);
  const columns = useMemo((): readonly Column<Row>[] => {
    if (!isRenault) return noColumns;
    const save: CodeRenaultCellProps['save'] = ({ IDCatClient }, CodeRenault) => mutateAsync({ body: { IDCatClient, CodeRenault } });
    return [
      {
        id: 'CodeRenault',
        heading: 'Code Renault',
        kind: 'text',
        width: 280,
        value: ({ CodeRenault }) => CodeRenault,
        cell: (row) => <CodeRenaultCell row={row} categories={categories.data ?? noColumns} save={save} />,
      },
    ];
  }, [isRenault, categories.data, mutateAsync]);
  const notice = failed && <ReadFailure isPart query={failed} />;
  return { columns, before: 'EstActif', notice };
};
