import { createContext, useContext, useEffect } from 'react';

/** What every title says besides the page: the current customer, and that it is no production. */
export const PageTitleContext = createContext({ customer: '', isPprod: false });

/** The title of the browser tab: the page comes first, for narrow tabs; but a test system says so before anything. */
export const usePageTitle = (title: string) => {
  const { customer, isPprod } = useContext(PageTitleContext);
  useEffect(() => {
    document.title = [isPprod && 'Recette', title, customer, 'Comptoir'].filter(Boolean).join(' · ');
  }, [title, customer, isPprod]);
};
