import type { TypeMaterielAgri } from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { useState } from 'react';
import { AddChampDialog } from './add-champ-dialog.tsx';
import { AddTypeDialog } from './add-type-dialog.tsx';

export type Opened = 'type' | 'champ';

interface TypesMaterielDialogProps {
  opened: Opened | null;
  types: readonly TypeMaterielAgri[];
  onClose: () => void;
}

/** The open dialog, mounted anew each time; a closing one keeps its text while it fades. */
export const TypesMaterielDialog = ({ opened, types, onClose }: TypesMaterielDialogProps) => {
  const [last, setLast] = useState({ opened, shown: opened, nth: 0 });
  if (opened !== last.opened) setLast({ opened, shown: opened ?? last.shown, nth: opened ? last.nth + 1 : last.nth });
  const { shown, nth } = last;
  const state = { opened: opened !== null, onClose };
  if (!shown) return null;
  return shown === 'type' ? <AddTypeDialog key={nth} {...state} /> : <AddChampDialog key={nth} {...state} types={types} />;
};
