import { relancesPath } from './relances.links.ts';

/** The top of a follow-up's page, whether it has come or not. */
export const relanceHead = {
  purpose: 'Quand la relance se déclenche, et pour qui.',
  parents: [{ label: 'Relances automatiques', href: relancesPath }],
};
