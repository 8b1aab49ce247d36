import { origines, type FicheOrigine } from '@comptoir/contract/domains/origines/origines.calls';
import { IconArrowsExchange, IconCopy, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useClosed, useRead } from '../../kit/queries.ts';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { OriginesDialog, type Opened } from './origines-dialog.tsx';
import { notDeletable } from './origine-words.ts';
import { origineInList, originesPath } from './origines.links.ts';

interface OrigineActionsProps {
  fiche: FicheOrigine;
  onHistory: () => void;
}

const none: readonly never[] = [];

const reasonOf = (mayDelete: boolean, used: boolean) => {
  if (!mayDelete) return `Elle ne se supprime pas\u00a0: ${notDeletable}`;
  return used ? 'Elle est utilisée\u00a0: transférez d’abord ce qui l’utilise.' : undefined;
};

/** What may be done with an origin. */
export const OrigineActions = ({ fiche: { origine, uses }, onHistory }: OrigineActionsProps) => {
  const mayDelete = useSessionInfo().customer?.deleteOrigines === true;
  const navigate = useNavigate();
  const [opened, open] = useState<Opened | null>(null);
  const closed = {
    transfer: useClosed(origines.transfer) ?? undefined,
    create: useClosed(origines.create) ?? undefined,
    remove: useClosed(origines.remove) ?? undefined,
  };
  const { data: rows = none } = useRead(origines.list, {}, { enabled: opened?.what === 'transfer' });
  return (
    <>
      <RecordActions
        name={origine.Libelle}
        acts={[
          {
            label: 'Transférer ce qui l’utilise…',
            icon: IconArrowsExchange,
            onClick: () => open({ what: 'transfer', from: origine }),
            reason: closed.transfer,
          },
          { label: 'Modifier dans la liste', icon: IconPencil, href: origineInList(origine.Libelle) },
          { label: 'Dupliquer…', icon: IconCopy, onClick: () => open({ what: 'add', row: origine }), reason: closed.create },
          {
            label: 'Supprimer…',
            icon: IconTrash,
            onClick: () => open({ what: 'delete', row: origine }),
            reason: closed.remove ?? reasonOf(mayDelete, uses.length > 0),
          },
          { label: 'Voir l’historique', icon: IconHistory, onClick: onHistory },
        ]}
      />
      <OriginesDialog opened={opened} rows={rows} onDeleted={() => void navigate({ to: originesPath })} onClose={() => open(null)} />
    </>
  );
};
