import { Button } from '@mantine/core';
import { atClick } from '../form/saving/at-click.ts';
import { MotifField } from './motif-field.tsx';

interface MotifOfferProps {
  /** As typed; null until somebody wants to say it. */
  motif: string | null;
  onMotif: (motif: string) => void;
  isBusy: boolean;
  /** Of the field. */
  className?: string | undefined;
}

/** A button that makes place for the reason of a change. */
export const MotifOffer = ({ motif, onMotif, isBusy, className }: MotifOfferProps) =>
  motif === null ? (
    <Button {...atClick} variant="subtle" onClick={() => onMotif('')} disabled={isBusy}>
      Ajouter un motif
    </Button>
  ) : (
    <MotifField className={className} value={motif} onChange={onMotif} isAsked={motif === ''} />
  );
