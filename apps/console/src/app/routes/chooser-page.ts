import { createElement } from 'react';

/** What happens at the customers stands under the chooser: it belongs to another domain and is passed in here. */
export const chooserPage = async () => {
  const [{ DatabaseSelectForm }, { AccueilPanel }] = await Promise.all([
    import('../../domains/session/database-select-form.tsx'),
    import('../../domains/accueil/accueil-panel.tsx'),
  ]);
  return () => createElement(DatabaseSelectForm, null, createElement(AccueilPanel));
};
