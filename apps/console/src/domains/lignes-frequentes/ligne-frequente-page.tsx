import { lignesFrequentes } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.calls';
import { recordPage, type RecordHead } from '../../kit/record/record-page.tsx';
import { LigneFrequenteForm } from './ligne-frequente-form.tsx';
import { lignesFrequentesPath } from './lignes-frequentes.links.ts';

const head: RecordHead = {
  purpose: 'Une ligne que les vendeurs ajoutent souvent à une offre\u00a0: son prix, et où elle est proposée.',
  parents: [{ label: 'Lignes fréquentes', href: lignesFrequentesPath }],
};

/** The line that the address names. */
export const LigneFrequentePage = recordPage({
  read: lignesFrequentes.read,
  param: 'id',
  title: 'Ligne fréquente',
  head,
  Form: LigneFrequenteForm,
});

export const NewLigneFrequentePage = () => <LigneFrequenteForm head={head} />;
