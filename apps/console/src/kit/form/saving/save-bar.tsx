import { Button, Text } from '@mantine/core';
import { UnkeptDraft } from '../../drafts/draft-notice.tsx';
import css from '../form.module.css';
import { SeeEffects } from '../../essai/see-effects.tsx';
import { useIsTrying } from '../../essai/use-is-trying.ts';
import { MotifOffer } from '../../motif/motif-offer.tsx';
import { atClick } from './at-click.ts';
import type { SaveWay } from './use-save.ts';

interface SaveBarProps {
  changes: number;
  saving: boolean;
  /** The role does not hold the call: the form says so. */
  closed?: boolean;
  /** Shown beside the buttons instead of the number of changes. */
  status?: string;
  /** Offers 'Enregistrer et revenir à la liste'. */
  listToo: boolean;
  /** The label of that button, if not the usual one. */
  listLabel?: string;
  /** The label of the button that saves and begins another record; without it there is none. */
  again?: string | undefined;
  /** The label of the main button. */
  submit?: string;
  /** Why the record is changed; null until somebody wants to say it. */
  motif?: string | null;
  /** Absent: the save cannot say why. */
  onMotif?: (motif: string) => void;
  /** What « Voir les effets » tries. */
  onTry?: () => Promise<unknown>;
  onSave: (way: SaveWay) => void;
  onCancel: () => void;
}

const inWords = (changes: number) => (changes > 1 ? `${changes} modifications non enregistrées` : '1 modification non enregistrée');

/** Shown only once something has changed. */
export const SaveBar = (props: SaveBarProps) => {
  const {
    changes,
    saving,
    closed = false,
    status,
    listToo,
    again,
    listLabel = 'Enregistrer et revenir a la liste',
    submit = 'Enregistrer',
    motif = null,
    onMotif,
    onTry,
    onSave,
    onCancel,
  } = props;
  const trying = useIsTrying();
  const sending = saving && !trying;
  const shut = closed || trying;
  return (
    <section className={css.bar} data-save-bar aria-label="Enregistrement">
      <Text role="status">
        {status ?? (sending ? 'Enregistrement…' : inWords(changes))}
        <UnkeptDraft />
      </Text>
      {onMotif && <MotifOffer className={css.motif} motif={motif} onMotif={onMotif} isBusy={saving} />}
      {onTry && <SeeEffects act={onTry} disabled={saving || closed || changes === 0} />}
      <Button {...atClick} variant="default" onClick={onCancel} disabled={saving}>
        Annuler
      </Button>
      {listToo && (
        <Button {...atClick} variant="light" onClick={() => onSave('list')} loading={sending} disabled={shut}>
          {listLabel}
        </Button>
      )}
      {again !== undefined && (
        <Button {...atClick} variant="light" onClick={() => onSave('again')} loading={sending} disabled={shut}>
          {again}
        </Button>
      )}
      <Button {...atClick} type="submit" loading={sending} disabled={shut}>
        {submit}
      </Button>
    </section>
  );
};
