import { bonsDeCommande } from '@comptoir/contract/domains/bons-de-commande/bons-de-commande.calls';
import { recordPage, type RecordHead } from '../../kit/record/record-page.tsx';
import { BonDeCommandeForm } from './bon-de-commande-form.tsx';
import { bonsDeCommandePath } from './bons-de-commande.links.ts';

const head: RecordHead = {
  purpose: 'Ses fichiers, son logo et les textes qui y sont imprimés.',
  parents: [{ label: 'Bons de commande', href: bonsDeCommandePath }],
};

/** The order form that the address names. */
export const BonDeCommandePage = recordPage({
  read: bonsDeCommande.read,
  param: 'idMarqueNeufOcc',
  title: 'Bon de commande',
  head,
  Form: BonDeCommandeForm,
});

export const NewBonDeCommandePage = () => <BonDeCommandeForm head={head} />;
