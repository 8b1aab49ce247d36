import type { Acte, CompteESeller } from '@comptoir/contract/comptes-eseller';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { invalidate } from '../../../kit/queries.ts';
import { ComptesConfirmPanel } from './comptes-confirm-panel.tsx';
import { ComptesESellerList } from './comptes-eseller-list.tsx';
import { useFocusOnStage } from '../../../kit/import/use-focus-on-stage.ts';
import css from '../../../kit/import/import.module.css';

interface Asked {
  acte: Acte;
  rows: readonly CompteESeller[];
  /** The entry of the browser's history on which it was asked. */
  place: string | undefined;
}

/** The list of accounts, and the screen between a selection and its act. */
export const ComptesESellerPage = () => {
  const client = useQueryClient();
  const place = useLocation({ select: ({ state }) => state.key });
  const [last, setLast] = useState<Asked | null>(null);
  // Whoever follows a link to this page, the menu's for one, comes to its list.
  const asked = last?.place === place ? last : null;
  const root = useFocusOnStage(asked?.acte ?? 'list');
  /** As if the page had been loaded again: nothing is ticked, everything is read anew. */
  const reload = () => {
    setLast(null);
    void invalidate(client, [utilisateurs.list]);
  };
  return (
    <div ref={root} tabIndex={-1} className={css.stage}>
      {asked ? (
        <ComptesConfirmPanel acte={asked.acte} rows={asked.rows} onEnd={reload} />
      ) : (
        <ComptesESellerList onBegin={(acte, rows) => setLast({ acte, rows, place })} />
      )}
    </div>
  );
};
