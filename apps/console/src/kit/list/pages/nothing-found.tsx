import { Button } from '@mantine/core';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

interface NothingFoundProps {
  /** How many there are on all pages: a page past the end is no empty list. */
  total: number;
  control: { filtered: boolean; clear: () => void; setPage: (page: number) => void };
  /** Why nothing is shown: the page is past the end, nothing matches, or nothing is there at all. */
  messages: { page: string; filtered: string; empty: string };
}

/** In place of the rows of a log that is read page by page. */
export const NothingFound = ({ total, control: { filtered, clear, setPage }, messages }: NothingFoundProps) => {
  if (total > 0) {
    const back = (
      <Button variant="default" onClick={() => setPage(1)}>
        Revenir à la première page
      </Button>
    );
    return <EmptyState message={messages.page} action={back} />;
  }
  if (!filtered) return <EmptyState message={messages.empty} />;
  const all = (
    <Button variant="default" onClick={clear}>
      Effacer les filtres
    </Button>
  );
  return <EmptyState message={messages.filtered} action={all} />;
};
