import { Button } from '@mantine/core';
import { Suspense, type KeyboardEvent } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { late } from '../../ui/late.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { atClick } from '../form/saving/at-click.ts';
import css from './essai.module.css';
import { useEffects, type Effects } from './use-effects.ts';

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
      <Dialog opened={state !== null} onClose={close} title="Effets de l’enregistrement" size="lg">
        {state && (
          <Suspense fallback={<LoadingState lines={3} />}>
            <EffectsPanel state={state} onRetry={see} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
};

interface EffectsWithinProps extends SeeEffectsProps {
  /** They are shown without being asked for, as soon as this is mounted: before what is dangerous. */
  isAuto?: boolean;
}

interface EffectsPlaceProps extends Pick<EffectsWithinProps, 'disabled' | 'isAuto'> {
  effects: Effects;
}

/** Where they stand within what asks before an act. Where they were asked for, Escape closes them alone. */
export const EffectsPlace = ({ effects: { state, see, close }, disabled = false, isAuto = false }: EffectsPlaceProps) => {
  const closeAlone = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isAuto) return;
    event.stopPropagation();
    close();
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
        <EffectsPanel isWithin isAuto={isAuto} state={state} onRetry={see} onSkip={close} />
      </Suspense>
      {state.name !== 'loading' && !isAuto && (
        <Button variant="subtle" size="compact-sm" onClick={close} data-mantine-stop-propagation>
          Masquer les effets
        </Button>
      )}
    </div>
  );
};

/** The same within what asks before an act. */
export const EffectsWithin = ({ act, disabled = false, isAuto = false }: EffectsWithinProps) => (
  <EffectsPlace effects={useEffects(act, { isAuto })} disabled={disabled} isAuto={isAuto} />
);

/** The same above the lines of a page that shows what would be done. */
export const EffectsAbove = ({ act }: Pick<SeeEffectsProps, 'act'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys
  <div className={css.above} tabIndex={0} role="group" aria-label="Ce que ferait l’opération">
    <EffectsWithin isAuto act={act} />
  </div>
);
