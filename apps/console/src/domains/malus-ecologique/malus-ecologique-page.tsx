import { malusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { recordPage, type RecordHead } from '../../kit/record/record-page.tsx';
import { MalusEcologiqueForm } from './malus-ecologique-form.tsx';
import { malusEcologiquePath } from './malus-ecologique.links.ts';

const head: RecordHead = {
  purpose: 'Le montant de la taxe pour chaque gramme de CO2 émis, et la période où elle vaut.',
  parents: [{ label: 'Malus écologique', href: malusEcologiquePath }],
};

/** The grid that the address names. */
export const MalusEcologiquePage = recordPage({
  read: malusEcologique.read,
  param: 'IDGrille',
  title: 'Grille de malus écologique',
  head,
  Form: MalusEcologiqueForm,
});

export const NewMalusEcologiquePage = () => <MalusEcologiqueForm head={head} />;
