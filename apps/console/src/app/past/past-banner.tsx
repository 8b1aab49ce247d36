import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { session } from '@comptoir/contract/domains/session/session.calls';
import { presents, type Present } from '@comptoir/contract/kit';
import { Anchor } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { SeeAtDialog } from '../../kit/past/see-at-dialog.tsx';
import { addressAsOf } from '../../kit/place.ts';
import { useRead } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import css from './past-banner.module.css';

const isPresent = (value: unknown): value is Present => typeof value === 'string' && value in presents;

/** The frame's own read, which says nothing of the page. */
const ofFrame: string = session.interfaces.path;

/** What the page at hand reads of today, in words. */
const useTodays = (): string => {
  const cache = useQueryClient().getQueryCache();
  const inWords = () => {
    const shown = cache.findAll({ type: 'active', predicate: ({ queryKey }) => queryKey[1] !== ofFrame });
    const reasons = shown.map(({ meta }) => meta?.['present']);
    return [...new Set(reasons.filter(isPresent).map((reason) => presents[reason]))].join(' ');
  };
  return useSyncExternalStore((listener) => cache.subscribe(() => queueMicrotask(listener)), inWords);
};

/** Says which past state is shown, and leads to the changes around it and back. */
export const PastBanner = ({ instant }: { instant: number }) => {
  const { customer } = useSessionInfo();
  const path = useRouterState({ select: ({ location }) => location.href });
  const { data, error } = useRead(journal.instants, { query: { numero: instant } }, { staleTime: 0 });
  const todays = useTodays();
  const [isChoosing, setIsChoosing] = useState(false);
  const place = data?.findIndex(({ IDInstant }) => IDInstant === instant) ?? -1;
  const found = place >= 0 ? data?.[place] : undefined;
  const before = place >= 0 ? data?.[place + 1] : undefined;
  const after = place > 0 ? data?.[place - 1] : undefined;
  return (
    <aside className={css.banner} aria-label="Date affichée">
      <IconHistory size={20} aria-hidden className={css.icon} />
      <div className={css.words}>
        <p className={css.said} role="status">
          {error?.message ?? `Vous voyez ${customer?.label ?? 'ce client'} au ${found ? shownText('dateTime', found.DateH) : '…'}`}
        </p>
        {todays && <p className={css.note}>Sur cette page, valeur d’aujourd’hui : {todays}</p>}
      </div>
      <nav className={css.ways} aria-label="Changer de date">
        <Anchor component="button" type="button" onClick={() => setIsChoosing(true)}>
          Autre date…
        </Anchor>
        {before && <Anchor href={addressAsOf(path, before.IDInstant)}>Modification précédente</Anchor>}
        {after && <Anchor href={addressAsOf(path, after.IDInstant)}>Modification suivante</Anchor>}
        <Anchor href={addressAsOf(path, null)} fw={600}>
          Revenir à aujourd’hui
        </Anchor>
      </nav>
      {isChoosing && <SeeAtDialog onClose={() => setIsChoosing(false)} />}
    </aside>
  );
};
