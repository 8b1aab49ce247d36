import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { Button, Text, Title } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { DayCountControl, useDayCount } from '../../kit/months/day-count.tsx';
import { useRead } from '../../kit/queries.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import css from './dashboard.module.css';
import { FacturationPanel } from './facturation-panel.tsx';
import { HealthFailurePanel } from './health-panel.tsx';
import { FacturationCard, InterfaceCards } from './interface-card.tsx';
import { QualitePanel } from './qualite-panel.tsx';
import { useScrolled } from './use-scrolled.ts';

/** Not for a red card, which says it already. */
const DpoLine = () => {
  const { data } = useRead(gpParametres.dpoContact, {});
  return data?.message && (data.config || data.exist) ? <Text mt="md">DPO Contact&nbsp;: {data.message}</Text> : null;
};

/** The keyboard focus goes to the top too. */
const goToTop = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  currentTarget.closest('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
};

const ToTop = () =>
  useScrolled(200) && (
    <Button variant="default" className={css.toTop ?? ''} leftSection={<IconArrowUp size={16} aria-hidden />} onClick={goToTop}>
      Haut de page
    </Button>
  );

export const DashboardPage = ({ children }: { children: ReactNode }) => {
  const [count, setCount] = useDayCount();
  return (
    <>
      <PageHeader title="Tableau de bord" purpose="L’état de la facturation et de chaque interface du client, en un coup d’œil." />
      <div className={css.page}>
        {children}
        <FacturationPanel />
        <QualitePanel />
        <div className={css.cards}>
          <FacturationCard />
        </div>
        <div>
          <div className={css.cardsHead}>
            <Title order={2}>Interfaces</Title>
            <DayCountControl count={count} onCount={setCount} />
          </div>
          <HealthFailurePanel />
          <div className={css.cards}>
            <InterfaceCards />
          </div>
          <DpoLine />
        </div>
        <ToTop />
      </div>
    </>
  );
};
