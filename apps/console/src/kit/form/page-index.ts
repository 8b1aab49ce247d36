import { createContext, use, useLayoutEffect } from 'react';

/** A part of a form's page, as its index names it. */
export interface IndexEntry {
  /** Its anchor. */
  id: string;
  title: string;
  /** Opens it and goes there, where that is more than going to its anchor. */
  go?: () => void;
  /** It stands right below the index where there is room for both beside the form. */
  isNear?: boolean;
}

/** Takes an entry and answers what takes it back. */
type Enter = (entry: IndexEntry) => () => void;
export const PageIndex = createContext<Enter | null>(null);

/** Enters what stands below a form in the index of its page. `go` does not change. */
export const useIndexed = (id: string, title: string, { isThere = true, go }: { isThere?: boolean; go?: () => void } = {}) => {
  const enter = use(PageIndex);
  // Before the page is painted: nothing beside the form moves.
  useLayoutEffect(() => (enter && isThere ? enter({ id, title, ...(go ? { go } : {}) }) : undefined), [enter, id, title, isThere, go]);
};
