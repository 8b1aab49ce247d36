import { createElement } from 'react';

/** What happens at the customers stands under the chooser, and what one needs to enter above it: it belongs to other domains and is passed in here. */
export const chooserPage = async () => {
  const [{ DatabaseSelectForm }, { OperatorHome }, { ConsentPanel }] = await Promise.all([
    import('../../domains/session/database-select-form.tsx'),
    import('../home/operator-home.tsx'),
    import('../../domains/acces/consent-panel.tsx'),
  ]);
  return () => createElement(DatabaseSelectForm, { consent: createElement(ConsentPanel) }, createElement(OperatorHome));
};
