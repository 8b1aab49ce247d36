import { removal } from '../../kit/list/rows/row-action-kinds.tsx';

/** Removes somebody's partner credentials; the list adds the condition and the call. */
export const configRemoval = {
  ...removal,
  label: 'Supprimer la configuration',
  confirm: () => ({
    title: 'Supprimer la configuration',
    message: 'Êtes-vous sûr de vouloir supprimer la configuration de cet utilisateur\u00a0?',
    confirm: 'Supprimer la configuration',
  }),
};
