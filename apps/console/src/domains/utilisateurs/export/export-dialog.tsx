import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../../../kit/notify.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { exportName, exportUtilisateurs } from './export-utilisateurs.ts';
import type { Access } from '../use-access.ts';

interface ExportDialogProps {
  opened: boolean;
  access: Access;
  onClose: () => void;
}

/** The file may hold passwords, so this asks first. */
export const ExportDialog = ({ opened, access, onClose }: ExportDialogProps) => {
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: exportUtilisateurs });
  const name = exportName(access);
  const close = () => {
    reset();
    onClose();
  };
  const message = (
    <>
      <Text>Le fichier {name} contient tous les utilisateurs, avec une ligne par site.</Text>
      {!access.isNissan && (
        <Text mt="xs" fw={600}>
          Il contient aussi leurs logins et leurs mots de passe, en clair&nbsp;: ne le laissez pas à la portée d’autres personnes.
        </Text>
      )}
    </>
  );
  return (
    <ConfirmDialog
      opened={opened}
      title="Télécharger les utilisateurs&nbsp;?"
      message={message}
      confirm="Télécharger le fichier"
      busy={isPending}
      error={error && error.message}
      onConfirm={() =>
        mutate(access, {
          onSuccess: () => {
            notify.done(`Le fichier ${name} a été téléchargé.`);
            close();
          },
        })
      }
      onCancel={close}
    />
  );
};
