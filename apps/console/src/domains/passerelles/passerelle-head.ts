import { passerellesPath } from './passerelles.links.ts';

/** The top of a gateway's page, whether it has come or not. */
export const passerelleHead = {
  purpose: 'Ce que la passerelle transfère, quand, et ce qui est publié aussitôt.',
  parents: [{ label: 'Passerelles', href: passerellesPath }],
};
