import { Button, Input, Text, TextInput } from '@mantine/core';
import { withoutPlace } from '@comptoir/contract/texts/parsing';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { TextareaField } from '../../kit/form/fields/text-field.tsx';
import { useField } from '../../kit/form/fields/use-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { emptyRow, faultsOf, isSound, rowsOf, textOf, type Row } from './relance-rows.ts';
import type { SocieteRecord } from './societe-values.ts';
import css from './societes.module.css';

interface RowFieldsProps {
  row: Row;
  place: number;
  /** The form was refused: every part shows its error. */
  refused: boolean;
  onChange: (row: Row) => void;
  onBlur: () => void;
  onRemove: () => void;
}

const RowFields = ({ row, place, refused, onChange, onBlur, onRemove }: RowFieldsProps) => {
  const faults = refused ? faultsOf(row) : null;
  const of = ` de la relance ${place + 1}`;
  return (
    <li className={css.relance}>
      <TextInput
        aria-label={`Type de contact${of}`}
        placeholder="Type de contact"
        value={row.TypeContact}
        onChange={(event) => onChange({ ...row, TypeContact: event.currentTarget.value })}
        error={faults?.TypeContact}
        onBlur={onBlur}
        autoComplete="off"
      />
      <TextInput
        aria-label={`Nombre de jours${of}`}
        placeholder="Jours"
        value={row.NbJours}
        onChange={(event) => onChange({ ...row, NbJours: event.currentTarget.value.trim() })}
        inputMode="numeric"
        rightSection={
          <Text span c="dimmed" size="sm">
            j
          </Text>
        }
        rightSectionPointerEvents="none"
        error={faults?.NbJours}
        onBlur={onBlur}
        autoComplete="off"
      />
      <TextInput
        aria-label={`Action${of}`}
        placeholder="Action"
        value={row.Action}
        onChange={(event) => onChange({ ...row, Action: event.currentTarget.value })}
        error={faults?.Action}
        onBlur={onBlur}
        autoComplete="off"
      />
      <IconButton label={`Retirer la relance ${place + 1}`} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </li>
  );
};

const format = 'TypeContact-NombreDeJours-Action, séparées par des points-virgules';

/** Several follow-ups after a delivery, row by row or as the stored text. */
export const RelanceMultiPanel = ({ field }: Pick<SocieteRecord, 'field'>) => {
  const binding = field('NbJrsRelanceLivMulti');
  const { value, onChange, look } = useField(binding);
  const { ref, label: shownLabel, description, error: fault, onBlur } = look;
  const title = useId();
  const text = typeof value === 'string' ? value : '';
  const [asText, setAsText] = useState(false);
  /** Unfinished rows cannot be written as a text. */
  const [draft, setDraft] = useState<{ text: string; rows: Row[] }>({ text: '', rows: [] });
  const rows = draft.text === text ? draft.rows : rowsOf(text);
  if (asText || rows === null) {
    return (
      <div>
        <TextareaField {...binding} help={format} rows={2} />
        {rows !== null && (
          <Button variant="subtle" size="compact-sm" mt={4} onClick={() => setAsText(false)}>
            Saisir ligne par ligne
          </Button>
        )}
      </div>
    );
  }
  const change = (next: Row[]) => {
    const written = textOf(next);
    setDraft({ text: written, rows: next });
    onChange(written);
  };
  const error = rows.every(isSound) ? fault && withoutPlace(fault) : undefined;
  return (
    <Input.Wrapper label={shownLabel} labelElement="div" labelProps={{ id: title }} error={error} description={description}>
      {rows.length > 0 && (
        <ul className={css.relances} aria-labelledby={title}>
          {rows.map((row, place) => (
            <RowFields
              // oxlint-disable-next-line react/no-array-index-key -- a row is identified by its place
              key={place}
              row={row}
              place={place}
              refused={fault !== undefined}
              onBlur={onBlur}
              onChange={(next) => change(rows.with(place, next))}
              onRemove={() => change(rows.toSpliced(place, 1))}
            />
          ))}
        </ul>
      )}
      <div className={css.below}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => change([...rows, emptyRow])}
          ref={ref}
        >
          Ajouter une relance
        </Button>
        {rows.every(isSound) && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAsText(true)}>
            Saisir en texte
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
};
