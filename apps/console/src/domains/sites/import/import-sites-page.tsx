import { sitesImportCalls } from '@comptoir/contract/domains/sites/sites-import.calls';
import { sitesImport } from '@comptoir/contract/domains/sites/sites-import.fields';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { ImportPage } from '../../../kit/import/import-page.tsx';
import type { ImportScreen } from '../../../kit/import/screen.ts';
import { journalWith } from '../../journal/journal.links.ts';
import { sitesPath } from '../sites.links.ts';

const screen: ImportScreen = {
  spec: sitesImport,
  lire: sitesImportCalls.lireImport,
  importer: sitesImportCalls.importSites,
  lists: [sites.list],
  title: 'Import de sites',
  purpose: 'Ajouter et modifier des sites avec un fichier Excel.',
  back: { label: 'Sites', href: sitesPath },
  rules: [
    'Un code déjà connu modifie son site, un autre en ajoute un. Rien n’est supprimé.',
    'Une cellule vide ne change rien.',
    'Société, activité, type et passerelle sont donnés par leur nom ou leur numéro\u00a0; ils doivent exister.',
    'La société d’un site ne change plus après son ajout.',
    'Les marques sont séparées par une barre verticale (Renault|Dacia) et s’ajoutent à celles du site.',
  ],
  journalOf: (groupe) => journalWith({ groupe }),
};

export const ImportSitesPage = () => <ImportPage screen={screen} />;
