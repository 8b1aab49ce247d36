import type { CategorieProduction } from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { useState } from 'react';
import { AddCategorieDialog, AddClientDialog } from './add-libelle-dialog.tsx';
import { AddSousCategorieDialog } from './add-sous-categorie-dialog.tsx';
import { AddVolumeDialog } from './add-volume-dialog.tsx';

export type Opened =
  | { what: 'client' }
  | { what: 'categorie' }
  | { what: 'volume' }
  | { what: 'sousCategorie'; IDCategorieProduction: number };

interface CategoriesAgriDialogProps {
  opened: Opened | null;
  categories: readonly CategorieProduction[];
  onClose: () => void;
}

/** The open dialog, mounted anew each time; a closing one keeps its text while it fades. */
export const CategoriesAgriDialog = ({ opened, categories, onClose }: CategoriesAgriDialogProps) => {
  const [last, setLast] = useState({ opened, nth: 0 });
  if (opened && opened !== last.opened) setLast({ opened, nth: last.nth + 1 });
  const { opened: shown, nth } = last;
  const state = { opened: opened !== null, onClose };
  if (!shown) return null;
  if (shown.what === 'client') return <AddClientDialog key={nth} {...state} />;
  if (shown.what === 'categorie') return <AddCategorieDialog key={nth} {...state} />;
  if (shown.what === 'volume') return <AddVolumeDialog key={nth} {...state} />;
  return <AddSousCategorieDialog key={nth} {...state} categories={categories} IDCategorieProduction={shown.IDCategorieProduction} />;
};
