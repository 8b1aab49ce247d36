import { createElement } from 'react';

/** What happens at the customers stands under the chooser: it belongs to other domains and is passed in here. */
export const chooserPage = async () => {
  const [{ DatabaseSelectForm }, { OperatorHome }] = await Promise.all([
    import('../../domains/session/database-select-form.tsx'),
    import('../home/operator-home.tsx'),
  ]);
  return () => createElement(DatabaseSelectForm, null, createElement(OperatorHome));
};
