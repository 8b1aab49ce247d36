import { hasHistoriqueClient } from '@comptoir/contract/domains/journal/fiches';
import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { mayCall } from '@comptoir/contract/rights';
import { Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useIndexed } from '../../kit/form/page-index.ts';
import { useStanding } from '../../kit/session.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { historyAnchor } from './journal.links.ts';
import css from './historique-panel.module.css';
import { late } from '../../ui/late.tsx';
import { memoized } from '../../ui/memoized.ts';

const RecordChangesPanel = late(() => import('./record-changes-panel.tsx').then(({ RecordChangesPanel: component }) => component));

export interface HistoriquePanelProps {
  /** Name of the table in the database: 'civilites'. */
  table: string;
  /** The record's key, joined by slashes if it has several columns. Absent: every line of the table. */
  id?: number | string;
  /** For an act of the page that leads here. */
  ref?: Ref<HistoriqueHandle>;
}

export interface HistoriqueHandle {
  /** Opens it and goes there. */
  show: () => void;
}

/** Who changed this record or its parts, when and how. Read when opened, for those who may read the journal, or this record's part of it. */
export const HistoriquePanel = memoized(({ table, id, ref }: HistoriquePanelProps) => {
  const standing = useStanding();
  const isAsked = useRouterState({ select: ({ location }) => location.hash === historyAnchor });
  const [chosen, setChosen] = useState<boolean>();
  const opened = chosen ?? isAsked;
  const content = useId();
  const button = useRef<HTMLButtonElement>(null);
  const show = useCallback(() => {
    setChosen(true);
    button.current?.focus();
  }, []);
  useImperativeHandle(ref, () => ({ show }), [show]);
  useEffect(() => {
    if (isAsked) button.current?.focus();
  }, [isAsked]);
  const isOpen = mayCall(journal.list, standing) || (id !== undefined && hasHistoriqueClient(table) && mayCall(journal.fiche, standing));
  useIndexed(historyAnchor, 'Historique', { isThere: isOpen, go: show });
  if (!isOpen) return null;
  return (
    <div id={historyAnchor} className={css.panel}>
      <Title order={2} className={css.title}>
        <button
          ref={button}
          type="button"
          aria-expanded={opened}
          aria-controls={content}
          className={css.button}
          onClick={() => setChosen(!opened)}
        >
          <IconChevronRight size={18} aria-hidden className={css.mark} />
          Historique
        </button>
      </Title>
      <div id={content} hidden={!opened} className={css.content}>
        {opened && (
          <Suspense fallback={<LoadingState lines={3} />}>
            <RecordChangesPanel table={table} ligne={id === undefined ? undefined : String(id)} />
          </Suspense>
        )}
      </div>
    </div>
  );
});
