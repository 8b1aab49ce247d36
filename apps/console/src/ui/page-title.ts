import { createContext, useContext, useEffect } from 'react';

/** What every title ends with: the customer one works on. */
export const PageTitleSuffix = createContext('');

/** Names the browser's tab: the page first, for rows of narrow tabs. */
export const usePageTitle = (title: string) => {
  const suffix = useContext(PageTitleSuffix);
  useEffect(() => {
    document.title = [title, suffix, 'Comptoir'].filter(Boolean).join(' · ');
  }, [title, suffix]);
};
