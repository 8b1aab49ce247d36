import { Skeleton, VisuallyHidden } from '@mantine/core';
import { SlowNotice } from '../../ui/states/slow-notice.tsx';
import css from './sante.module.css';

/** The cards of the interfaces before they are known: as tall, and more of them than a screen holds. */
export const ComingInterfacesPanel = () => (
  <div role="status" className={css.coming}>
    <VisuallyHidden>Chargement en cours…</VisuallyHidden>
    <SlowNotice />
    <Skeleton height={76} width="60%" />
    <div className={css.cards}>
      {Array.from({ length: 10 }, (_, card) => (
        <Skeleton key={card} className={css.comingCard ?? ''} />
      ))}
    </div>
  </div>
);
