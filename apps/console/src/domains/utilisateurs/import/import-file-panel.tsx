import { messages } from '@comptoir/contract/messages';
import { utilisateursImportCalls } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.calls';
import { Button, Card, Group, List, Stack, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { z } from 'zod';
import type { CallError } from '../../../kit/client.ts';
import { FileField } from '../../../kit/form/fields/file-field.tsx';
import { FormMessage } from '../../../kit/form/form-message.tsx';
import { useRecordForm } from '../../../kit/form/use-record-form.ts';

const schema = z.object({ file: z.custom<File | null>((value) => value instanceof File, messages.required) });

interface ImportFilePanelProps {
  /** The former file was refused. */
  file: File | null;
  error: CallError | null;
  onSend: (file: File, essai: boolean) => void;
}

/** What the import expects, and the buttons to try and to import. */
export const ImportFilePanel = ({ file: chosen, error, onSend }: ImportFilePanelProps) => {
  const values = useMemo(() => ({ file: chosen }), [chosen]);
  const { form, field, has } = useRecordForm({ schema, values });
  const send = (essai: boolean) => form.handleSubmit(({ file }) => file && onSend(file, essai));
  return (
    <form noValidate aria-label="Import d’utilisateurs" onSubmit={(event) => void send(true)(event)}>
      <Stack>
        <FormMessage error={error} has={has} />
        <Card withBorder component="section" aria-labelledby="regles">
          <Title order={2} id="regles" mb="xs">
            Ce que fait l’import
          </Title>
          <List spacing={4}>
            <List.Item>
              Les titres disent ce que contient chaque colonne. S’ils ne sont pas ceux du modèle, vous choisissez la feuille et ce que
              devient chaque colonne.
            </List.Item>
            <List.Item>Sans ligne de titres, les colonnes sont dans l’ordre du modèle.</List.Item>
            <List.Item>Un login déjà connu modifie son utilisateur, un autre en ajoute un. Rien n’est supprimé.</List.Item>
            <List.Item>Une cellule vide ne change rien.</List.Item>
            <List.Item>La dernière colonne donne des sites par leur numéro, séparés par une barre verticale : 12|15|31.</List.Item>
          </List>
          <Group mt="sm">
            <Button
              component="a"
              href="/modeles/utilisateurs.xlsx"
              download
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
            >
              Télécharger le modèle
            </Button>
          </Group>
        </Card>
        <Card withBorder>
          <FileField {...field('file')} label="Fichier Excel" rules={utilisateursImportCalls.importUtilisateurs.upload} />
        </Card>
        <Group>
          <Button type="submit">Vérifier le fichier</Button>
          <Button variant="default" onClick={() => void send(false)()}>
            Importer sans vérifier
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
