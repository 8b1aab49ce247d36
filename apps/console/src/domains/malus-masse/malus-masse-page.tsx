import { malusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { recordPage, type RecordHead } from '../../kit/record/record-page.tsx';
import { MalusMasseForm } from './malus-masse-form.tsx';
import { malusMassePath } from './malus-masse.links.ts';

const head: RecordHead = {
  purpose: 'Le montant de la taxe par tranche de masse, et la période où elle vaut.',
  parents: [{ label: 'Malus masse', href: malusMassePath }],
};

/** The grid that the address names. */
export const MalusMassePage = recordPage({
  read: malusMasse.read,
  param: 'IDGrille',
  title: 'Grille de malus masse',
  head,
  Form: MalusMasseForm,
});

export const NewMalusMassePage = () => <MalusMasseForm head={head} />;
