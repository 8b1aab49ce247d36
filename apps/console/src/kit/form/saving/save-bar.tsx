import { Button, Text } from '@mantine/core';
import css from '../form.module.css';
import type { SaveWay } from './use-save.ts';

interface SaveBarProps {
  changes: number;
  saving: boolean;
  /** What stands there beside the buttons, in place of the number of changes. */
  status?: string;
  /** Offers 'Enregistrer et revenir à la liste'. */
  listToo: boolean;
  /** The word of that button, where it is another. */
  listLabel?: string;
  /** The word of the main button. */
  submit?: string;
  onSave: (way: SaveWay) => void;
  onCancel: () => void;
}

const inWords = (changes: number) => (changes > 1 ? `${changes} modifications non enregistrées` : '1 modification non enregistrée');

/** There only when something changed. */
export const SaveBar = (props: SaveBarProps) => {
  const {
    changes,
    saving,
    status,
    listToo,
    listLabel = 'Enregistrer et revenir a la liste',
    submit = 'Enregistrer',
    onSave,
    onCancel,
  } = props;
  return (
    <section className={css.bar} aria-label="Enregistrement">
      <Text role="status">{status ?? (saving ? 'Enregistrement…' : inWords(changes))}</Text>
      <Button variant="default" onClick={onCancel} disabled={saving}>
        Annuler
      </Button>
      {listToo && (
        <Button variant="light" onClick={() => onSave('list')} loading={saving}>
          {listLabel}
        </Button>
      )}
      <Button type="submit" loading={saving}>
        {submit}
      </Button>
    </section>
  );
};
