import { templateOf } from '@comptoir/contract/imports/spec';
import { messages } from '@comptoir/contract/messages';
import { Button, Card, Group, List, Stack, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { z } from 'zod';
import type { CallError } from '../client.ts';
import { FileField } from '../form/fields/file-field.tsx';
import { ClosedNotice, FormMessage } from '../form/form-message.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { download } from '../list/csv.ts';
import { notify } from '../notify.ts';
import { useClosed } from '../queries.ts';
import type { ImportScreen, Values } from './screen.ts';

const file = z.custom<File | null>((value) => value instanceof File, messages.required);

const TemplateButton = ({ screen: { spec, template } }: { screen: ImportScreen }) => {
  const look = { variant: 'default', leftSection: <IconDownload size={18} aria-hidden /> } as const;
  if (template !== undefined) {
    return (
      <Button {...look} component="a" href={template} download>
        Télécharger le modèle
      </Button>
    );
  }
  const make = () =>
    import('../list/export/xlsx.ts')
      .then(({ xlsxOf, xlsxType }) => {
        const columns = templateOf(spec).map((column) => ({ heading: column?.header ?? '', kind: 'text' as const, value: () => '' }));
        download(`${spec.name}.xlsx`, xlsxOf('Modèle', columns, []), xlsxType);
      })
      .catch((error: unknown) => notify.failed(error));
  return (
    <Button {...look} onClick={() => void make()}>
      Télécharger le modèle
    </Button>
  );
};

interface ImportFilePanelProps {
  screen: ImportScreen;
  /** The former file was refused. */
  file: File | null;
  /** What was typed beside it. */
  typed: Readonly<Values>;
  error: CallError | null;
  onSend: (file: File, essai: boolean, typed: Readonly<Values>) => void;
}

/** What the import expects, and the buttons to try and to import. */
export const ImportFilePanel = ({ screen, file: chosen, typed, error, onSend }: ImportFilePanelProps) => {
  const { spec, title, rules, head, importer } = screen;
  // What is typed beside the file has names that only its own import knows.
  const schema = useMemo(() => z.object({ file, ...head?.shape }) as unknown as z.ZodType<Values, Values>, [head]);
  const values = useMemo((): Values => ({ ...typed, file: chosen }), [typed, chosen]);
  const { form, field, has } = useRecordForm({ schema, values });
  const isOpen = useClosed(importer) === null;
  const send = (essai: boolean) => form.handleSubmit(({ file: given, ...beside }) => given instanceof File && onSend(given, essai, beside));
  return (
    <form noValidate aria-label={title} onSubmit={(event) => void send(true)(event)}>
      <Stack>
        <ClosedNotice call={importer} />
        <FormMessage error={error} has={has} />
        <Card withBorder component="section" aria-labelledby="regles">
          <Title order={2} id="regles" mb="xs">
            Ce que fait l’import
          </Title>
          <List spacing={4}>
            {!spec.places && (
              <>
                <List.Item>
                  Les titres disent ce que contient chaque colonne. S’ils ne sont pas ceux du modèle, vous choisissez la feuille et ce que
                  devient chaque colonne.
                </List.Item>
                <List.Item>Sans ligne de titres, les colonnes sont dans l’ordre du modèle.</List.Item>
              </>
            )}
            {rules.map((rule) => (
              <List.Item key={rule}>{rule}</List.Item>
            ))}
          </List>
          <Group mt="sm">
            <TemplateButton screen={screen} />
          </Group>
        </Card>
        {isOpen && (
          <>
            <Card withBorder>
              <Stack>
                {head && <head.Fields field={field} />}
                <FileField {...field('file')} label="Fichier Excel" rules={importer.upload} />
              </Stack>
            </Card>
            <Group>
              <Button type="submit">Vérifier le fichier</Button>
              <Button variant="default" onClick={() => void send(false)()}>
                Importer sans vérifier
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  );
};
