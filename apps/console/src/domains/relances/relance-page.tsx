import { relances } from '@comptoir/contract/domains/relances/relances.calls';
import { recordPage, type RecordHead } from '../../kit/record/record-page.tsx';
import { RelanceForm } from './relance-form.tsx';
import { relancesPath } from './relances.links.ts';

const head: RecordHead = {
  purpose: 'Quand la relance se déclenche, et pour qui.',
  parents: [{ label: 'Relances automatiques', href: relancesPath }],
};

/** The follow-up that the address names. */
export const RelancePage = recordPage({
  read: relances.read,
  param: 'idRelanceAuto',
  title: 'Relance automatique',
  head,
  Form: RelanceForm,
});

export const NewRelancePage = () => <RelanceForm head={head} />;
