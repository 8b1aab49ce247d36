import type { Acte, CompteESeller } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { invalidate } from '../../kit/queries.ts';
import { ComptesConfirmPanel } from './comptes-confirm-panel.tsx';
import { ComptesESellerList, type AsUsers } from './comptes-eseller-list.tsx';
import { useFocusOnStage } from '../../kit/import/use-focus-on-stage.ts';
import css from '../../kit/import/import.module.css';

interface Asked {
  acte: Acte;
  rows: readonly CompteESeller[];
  /** The history entry on which the confirmation was opened. */
  place: string | undefined;
}

/** The list of accounts, and the confirmation screen. */
export const ComptesESellerPanel = ({ users }: { users: AsUsers }) => {
  const client = useQueryClient();
  const place = useLocation({ select: ({ state }) => state.key });
  const [last, setLast] = useState<Asked | null>(null);
  // Any link to this page, such as the menu's, goes back to its list.
  const asked = last?.place === place ? last : null;
  const root = useFocusOnStage(asked?.acte ?? 'list');
  /** As after a reload: nothing ticked, everything read again. */
  const reload = () => {
    setLast(null);
    void invalidate(client, [utilisateurs.list]);
  };
  return (
    <div ref={root} tabIndex={-1} className={css.stage}>
      {asked ? (
        <ComptesConfirmPanel acte={asked.acte} rows={asked.rows} profileName={users.profileName} onEnd={reload} />
      ) : (
        <ComptesESellerList users={users} onBegin={(acte, rows) => setLast({ acte, rows, place })} />
      )}
    </div>
  );
};
