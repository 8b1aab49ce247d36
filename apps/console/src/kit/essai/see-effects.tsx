import { Button } from '@mantine/core';
import { Suspense, type KeyboardEvent } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { late } from '../../ui/late.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { atClick } from '../form/saving/at-click.ts';
import { useEffects } from './use-effects.ts';

const EffectsPanel = late(() => import('./effects-panel.tsx').then(({ EffectsPanel: component }) => component));

interface SeeEffectsProps {
  /** What is tried instead of done. */
  act: () => Promise<unknown>;
  disabled?: boolean;
}

/** « Voir les effets » of a page: they are shown in a dialog, and nothing is saved. */
export const SeeEffects = ({ act, disabled = false }: SeeEffectsProps) => {
  const { state, see, close } = useEffects(act);
  return (
    <>
      <Button {...atClick} variant="subtle" onClick={see} disabled={disabled}>
        Voir les effets
      </Button>
      <Dialog opened={state !== null} onClose={close} title="Effets de l’enregistrement" size="lg" busy={state?.name === 'loading'}>
        {state && (
          <Suspense fallback={<LoadingState lines={3} />}>
            <EffectsPanel state={state} onRetry={see} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
};

/** The same within a dialog that asks before an act: they stand in it, and Escape closes them alone. */
export const EffectsWithin = ({ act, disabled = false }: SeeEffectsProps) => {
  const { state, see, close } = useEffects(act);
  const closeAlone = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (state?.name !== 'loading') close();
  };
  if (!state)
    return (
      <Button variant="subtle" size="compact-sm" onClick={see} disabled={disabled}>
        Voir les effets
      </Button>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what stands in it
    <div onKeyDown={closeAlone}>
      <Suspense fallback={<LoadingState lines={3} />}>
        <EffectsPanel isWithin state={state} onRetry={see} />
      </Suspense>
      {state.name !== 'loading' && (
        <Button variant="subtle" size="compact-sm" onClick={close} data-mantine-stop-propagation>
          Masquer les effets
        </Button>
      )}
    </div>
  );
};
