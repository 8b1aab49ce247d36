import { lastTitles, type ImportReading } from '@comptoir/contract/imports/reading';
import { Alert, Button, Card, Checkbox, Group, List, NativeSelect, Stack, Text, Title } from '@mantine/core';
import type { CallError } from '../client.ts';
import { counted } from '@comptoir/contract/texts/counted';
import { FormMessage } from '../form/form-message.tsx';
import { shownText } from '../list/rows/cell-value.ts';
import { exchanged, refusedOf, type ColumnChoices } from './column-choices.ts';
import { ColumnRow } from './column-row.tsx';
import css from './import.module.css';

interface ColumnsPanelProps {
  fileName: string;
  reading: ImportReading;
  choices: ColumnChoices;
  error: CallError | null;
  onChange: (choices: ColumnChoices) => void;
  /** Another sheet, or another line of titles: the file is read again. */
  onRead: (asked: { feuille: string; ligneTitres?: number }) => void;
  onForget: (IDImportColonnes: number) => void;
  onBack: () => void;
  onCheck: () => void;
}

const lines = Array.from({ length: lastTitles + 1 }, (_, line) => ({
  value: String(line),
  label: line === 0 ? 'Sans titres' : String(line),
}));

const Source = ({ fileName, reading, choices, onChange, onRead }: Omit<ColumnsPanelProps, 'error' | 'onForget' | 'onBack' | 'onCheck'>) => {
  const { feuilles, feuille, ligneTitres, nbLignes, nbMasquees } = reading;
  const hidden = feuilles.filter(({ masquee }) => masquee).map(({ nom }) => `«\u00a0${nom}\u00a0»`);
  return (
    <Card withBorder component="section" aria-label="Fichier">
      <Group align="end">
        <div>
          <Text fw={600}>{fileName}</Text>
          <Text size="sm" c="dimmed">
            {counted(nbLignes, 'ligne', 'lignes')}
            {nbMasquees > 0 && `, dont ${counted(nbMasquees, 'masquée', 'masquées')}`}
          </Text>
        </div>
        <NativeSelect
          label="Feuille"
          value={feuille}
          onChange={({ currentTarget: { value } }) => onRead({ feuille: value })}
          data={feuilles.filter(({ masquee }) => !masquee).map(({ nom }) => nom)}
        />
        <NativeSelect
          label="Titres en ligne"
          value={String(ligneTitres)}
          onChange={({ currentTarget: { value } }) => onRead({ feuille, ligneTitres: Number(value) })}
          data={lines}
        />
        {nbMasquees > 0 && (
          <Checkbox
            label={`Prendre aussi ${nbMasquees === 1 ? 'la ligne masquée' : 'les lignes masquées'}`}
            checked={!choices.sansMasquees}
            onChange={({ currentTarget: { checked } }) => onChange({ ...choices, sansMasquees: !checked })}
          />
        )}
      </Group>
      {hidden.length > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {hidden.length === 1 ? 'Une feuille masquée n’est pas lue' : 'Des feuilles masquées ne sont pas lues'}&nbsp;: {hidden.join(', ')}
        </Text>
      )}
    </Card>
  );
};

/** Which sheet and which titles of a file are read, and what each of its columns becomes. */
export const ColumnsPanel = (props: ColumnsPanelProps) => {
  const { reading, choices, error, onChange, onForget, onBack, onCheck } = props;
  const { colonnes, champs, memoire, nbLignes, nbMasquees, remarques } = reading;
  const refused = refusedOf(reading, choices);
  const choose = (colonne: string, champ: string | null) => onChange({ ...choices, champs: { ...choices.champs, [colonne]: champ } });
  const count = nbLignes - (choices.sansMasquees ? nbMasquees : 0);
  return (
    <form
      noValidate
      aria-label="Colonnes du fichier"
      onSubmit={(event) => {
        event.preventDefault();
        if (refused.length === 0) onCheck();
      }}
    >
      <Stack>
        <FormMessage error={error} has={() => false} />
        <Source {...props} />
        {remarques.length > 0 && (
          <Alert color="yellow" variant="light" title="Lecture du fichier">
            <List>
              {remarques.map((remarque) => (
                <List.Item key={remarque}>{remarque}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        <Card withBorder component="section" aria-labelledby="colonnes">
          <Group justify="space-between" mb="xs">
            <Title order={2} id="colonnes">
              Colonnes
            </Title>
            {memoire && (
              <Group gap="xs">
                <Text size="sm" c="dimmed">{`Choix mémorisé le ${shownText('dateTime', memoire.DateH).slice(0, 5)}`}</Text>
                <Button size="compact-sm" variant="default" onClick={() => onForget(memoire.IDImportColonnes)}>
                  Oublier ce choix
                </Button>
              </Group>
            )}
          </Group>
          <div className={css.scrolled}>
            <table className={css.columns}>
              <thead>
                <tr>
                  <th scope="col">Dans le fichier</th>
                  <th scope="col">Devient</th>
                  <th scope="col">Premières valeurs</th>
                  <th scope="col">Pourquoi</th>
                </tr>
              </thead>
              <tbody>
                {colonnes.map((column) => (
                  <ColumnRow
                    key={column.colonne}
                    column={column}
                    champs={champs}
                    chosen={choices.champs[column.colonne] ?? null}
                    onChoose={(champ) => choose(column.colonne, champ)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </Card>
        <div role="status" aria-live="polite">
          {refused.length > 0 && (
            <Alert color="red" variant="light" title={counted(refused.length, 'choix à faire', 'choix à faire')}>
              <List>
                {refused.map(({ message, echange }) => (
                  <List.Item key={message}>
                    {message}{' '}
                    {echange && (
                      <Button size="compact-sm" variant="default" onClick={() => onChange(exchanged(choices, echange))}>
                        Échanger
                      </Button>
                    )}
                  </List.Item>
                ))}
              </List>
            </Alert>
          )}
        </div>
        <Group justify="space-between">
          <Checkbox
            label="Retenir ces colonnes pour ce client"
            checked={choices.retenir}
            onChange={({ currentTarget: { checked } }) => onChange({ ...choices, retenir: checked })}
          />
          <Group>
            <Button variant="default" onClick={onBack}>
              Choisir un autre fichier
            </Button>
            <Button type="submit" disabled={refused.length > 0}>
              {count === 1 ? 'Vérifier la ligne' : `Vérifier les ${count.toLocaleString('fr-FR')} lignes`}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
};
