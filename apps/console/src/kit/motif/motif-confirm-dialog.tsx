import { Suspense, useState } from 'react';
import { ActDialog, type ActDialogProps } from '../essai/act-dialog.tsx';
import { motifHeaders } from './motif-headers.ts';
import { late } from '../../ui/late.tsx';

// Lists are shown before anything is asked.
const MotifField = late(() => import('./motif-field.tsx').then(({ MotifField: component }) => component));

interface MotifConfirmDialogProps extends Omit<ActDialogProps, 'onConfirm' | 'onTry' | 'children'> {
  /** `headers` say why: they belong on the call. */
  onConfirm: (headers: Record<string, string>) => void;
  onTry: (headers: Record<string, string>) => Promise<unknown>;
}

/** Asks before an act, and why it is done. A refused act keeps what was said. */
export const MotifConfirmDialog = ({ onConfirm, onTry, ...dialog }: MotifConfirmDialogProps) => {
  const [motif, setMotif] = useState('');
  if (!dialog.opened && motif !== '') setMotif('');
  return (
    <ActDialog {...dialog} onTry={() => onTry(motifHeaders(motif))} onConfirm={() => onConfirm(motifHeaders(motif))}>
      <Suspense>
        <MotifField value={motif} onChange={setMotif} />
      </Suspense>
    </ActDialog>
  );
};
