import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { useState } from 'react';
import { AddOrigineDialog } from './add-origine-dialog.tsx';
import { DeleteOrigineDialog } from './delete-origine-dialog.tsx';
import { TransferOrigineDialog } from './transfer-origine-dialog.tsx';

export type Opened = { what: 'add'; row: Origine | null } | { what: 'delete'; row: Origine } | { what: 'transfer'; from?: Origine };

interface OriginesDialogProps {
  opened: Opened | null;
  rows: readonly Origine[];
  /** Where one goes when the origin of the page is gone. */
  onDeleted?: () => void;
  onClose: () => void;
}

/** The open dialog, mounted anew each time; a closing one keeps its text while it fades. */
export const OriginesDialog = ({ opened, rows, onDeleted, onClose }: OriginesDialogProps) => {
  const [last, setLast] = useState({ opened, nth: 0 });
  if (opened && opened !== last.opened) setLast({ opened, nth: last.nth + 1 });
  const { opened: shown, nth } = last;
  const state = { opened: opened !== null, onClose };
  if (!shown) return null;
  if (shown.what === 'add') return <AddOrigineDialog key={nth} {...state} source={shown.row} />;
  if (shown.what === 'delete') return <DeleteOrigineDialog key={nth} {...state} row={shown.row} onDeleted={onDeleted} />;
  return <TransferOrigineDialog key={nth} {...state} rows={rows} from={shown.from} />;
};
