import { malusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { malusMasseImport } from '@comptoir/contract/domains/malus-masse/malus-masse-import.fields';
import { periodeHead } from '../../kit/grilles/periode-head.tsx';
import { ImportPage } from '../../kit/import/import-page.tsx';
import type { ImportScreen } from '../../kit/import/screen.ts';
import { journalWith } from '../journal/journal.links.ts';
import { malusMassePath } from './malus-masse.links.ts';

const screen: ImportScreen = {
  spec: malusMasseImport,
  lire: malusMasse.lireImport,
  importer: malusMasse.importer,
  lists: [malusMasse.list],
  title: 'Import d’une grille de malus masse',
  purpose: 'Ajouter la grille d’une année, ou en changer les montants, avec un fichier Excel.',
  back: { label: 'Malus masse', href: malusMassePath },
  rules: [
    'Le fichier est le barème d’une année\u00a0: une ligne par tranche, dans l’ordre. Il donne une grille entière.',
    'Chaque tranche commence un kilo après la précédente\u00a0; seule la dernière n’a pas de masse maximale.',
    'Une grille du même libellé et de la même date de début est modifiée, une autre est ajoutée.',
    'Tout est enregistré, ou rien\u00a0: une ligne refusée arrête la grille.',
  ],
  head: periodeHead,
  journalOf: (groupe) => journalWith({ groupe }),
};

export const ImportMalusMassePage = () => <ImportPage screen={screen} />;
