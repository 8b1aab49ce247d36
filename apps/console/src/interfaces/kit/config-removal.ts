import { removal } from '../../kit/list/rows/row-action-kinds.tsx';

/** Takes away what somebody signs in to a partner with; the list adds where it is shown and its call. */
export const configRemoval = {
  ...removal,
  label: 'Supprimer la configuration',
  confirm: () => ({
    title: 'Supprimer la configuration',
    message: 'Êtes-vous sûr de vouloir supprimer la configuration de cet utilisateur\u00a0?',
    confirm: 'Supprimer la configuration',
  }),
};
