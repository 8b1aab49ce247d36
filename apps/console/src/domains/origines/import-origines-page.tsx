import { originesImportCalls } from '@comptoir/contract/domains/origines/origines-import.calls';
import { originesImport } from '@comptoir/contract/domains/origines/origines-import.fields';
import { origines } from '@comptoir/contract/domains/origines/origines.calls';
import { ImportPage } from '../../kit/import/import-page.tsx';
import type { ImportScreen } from '../../kit/import/screen.ts';
import { journalWith } from '../journal/journal.links.ts';
import { originesPath } from './origines.links.ts';

const screen: ImportScreen = {
  spec: originesImport,
  lire: originesImportCalls.lireImport,
  importer: originesImportCalls.importOrigines,
  lists: [origines.list, origines.familles, origines.sousFamilles],
  title: 'Import d’origines',
  purpose: 'Ajouter et modifier des origines avec un fichier Excel.',
  back: { label: 'Origines', href: originesPath },
  rules: [
    'Un libellé déjà connu modifie son origine, un autre en ajoute une. Rien n’est supprimé.',
    'Une cellule vide ne change rien.',
    'Famille, sous-famille et type sont donnés par leur nom ou leur numéro\u00a0; ils doivent exister.',
    'Une famille ou une sous-famille qui n’existe pas encore se donne dans «\u00a0Nouvelle famille\u00a0» ou «\u00a0Nouvelle sous-famille\u00a0».',
  ],
  journalOf: (groupe) => journalWith({ groupe }),
};

export const ImportOriginesPage = () => <ImportPage screen={screen} />;
