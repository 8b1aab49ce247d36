import { Button, Text } from '@mantine/core';
import css from '../../kit/form/form.module.css';

interface UnsavedPanelProps {
  changes: number;
  saving: boolean;
  /** Absent if the page has nothing to save: it only reminds. */
  onValidate?: (() => void) | undefined;
  onCancel: () => void;
}

const inWords = (changes: number) => (changes > 1 ? `${changes} modifications non enregistrées` : '1 modification non enregistrée');

/** Shown once something changed on any tab. */
export const UnsavedPanel = ({ changes, saving, onValidate, onCancel }: UnsavedPanelProps) => (
  <section className={css.bar} data-save-bar aria-label="Enregistrement">
    <Text role="status">
      {saving ? 'Enregistrement…' : inWords(changes)}
      {!onValidate && ' sur les autres onglets'}
    </Text>
    {onValidate && (
      <>
        <Button variant="default" onClick={onCancel} disabled={saving}>
          Annuler
        </Button>
        <Button onClick={onValidate} loading={saving}>
          Valider
        </Button>
      </>
    )}
  </section>
);
