import { malusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { malusEcologiqueImport } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique-import.fields';
import { periodeHead } from '../../kit/grilles/periode-head.tsx';
import { ImportPage } from '../../kit/import/import-page.tsx';
import type { ImportScreen } from '../../kit/import/screen.ts';
import { journalWith } from '../journal/journal.links.ts';
import { malusEcologiquePath } from './malus-ecologique.links.ts';

const screen: ImportScreen = {
  spec: malusEcologiqueImport,
  lire: malusEcologique.lireImport,
  importer: malusEcologique.importer,
  lists: [malusEcologique.list],
  title: 'Import d’une grille de malus écologique',
  purpose: 'Ajouter la grille d’une année, ou en changer les montants, avec un fichier Excel.',
  back: { label: 'Malus écologique', href: malusEcologiquePath },
  rules: [
    'Le fichier est le barème d’une année\u00a0: un montant pour chaque gramme de CO2. Il donne une grille entière.',
    '«\u00a0> 192\u00a0» ou «\u00a0193 et plus\u00a0» est lu 193\u00a0; la plus forte émission vaut pour tout ce qui la dépasse.',
    'Une grille du même libellé et de la même date de début est modifiée, une autre est ajoutée.',
    'Tout est enregistré, ou rien\u00a0: une ligne refusée arrête la grille.',
  ],
  head: periodeHead,
  journalOf: (groupe) => journalWith({ groupe }),
};

export const ImportMalusEcologiquePage = () => <ImportPage screen={screen} />;
