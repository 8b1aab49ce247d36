import { createContext, useContext, useEffect } from 'react';

/** The end of every title: the current customer. */
export const PageTitleSuffix = createContext('');

/** The title of the browser tab: the page comes first, for narrow tabs. */
export const usePageTitle = (title: string) => {
  const suffix = useContext(PageTitleSuffix);
  useEffect(() => {
    document.title = [title, suffix, 'Comptoir'].filter(Boolean).join(' · ');
  }, [title, suffix]);
};
