import { passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { recordPage } from '../../kit/record/record-page.tsx';
import { PasserelleForm } from './passerelle-form.tsx';
import { passerellesPath } from './passerelles.links.ts';

/** The gateway that the address names. */
export const PasserellePage = recordPage({
  read: passerelles.read,
  param: 'idPasserelleDMS',
  title: 'Passerelle',
  head: {
    purpose: 'Ce que la passerelle transfère, quand, et ce qui est publié aussitôt.',
    parents: [{ label: 'Passerelles', href: passerellesPath }],
  },
  Form: PasserelleForm,
});
