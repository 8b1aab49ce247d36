import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import css from './neighbours.module.css';

/** What stands around a record, beside its fields: it is read there, and changed where it belongs. */
export const Neighbours = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="region" aria-label={label} className={css.neighbours}>
    {children}
  </div>
);

interface NeighbourCardProps {
  title: string;
  /** What one may do here, in one word or two. */
  act?: ReactNode;
  children: ReactNode;
}

export const NeighbourCard = ({ title, act, children }: NeighbourCardProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.card}>
      <div className={css.head}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {act}
      </div>
      {children}
    </section>
  );
};

/** Lines of a card, the important words first. */
export const NeighbourList = ({ children }: { children: ReactNode }) => <ul className={css.list}>{children}</ul>;
