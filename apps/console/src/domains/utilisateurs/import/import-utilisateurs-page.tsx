import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { utilisateursImportCalls } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { utilisateursImport } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import { useCallback, useMemo } from 'react';
import { ImportPage } from '../../../kit/import/import-page.tsx';
import type { ImportScreen, Outcome } from '../../../kit/import/screen.ts';
import { useRead } from '../../../kit/queries.ts';
import { journalWith } from '../../journal/journal.links.ts';
import { utilisateursPath } from '../utilisateurs.links.ts';

/** The sites that a line adds, by their names. */
const useSites = () => {
  const { data } = useRead(sites.list, {});
  const names = useMemo(() => new Map(data?.map(({ IDSite, Descr }) => [IDSite, Descr])), [data]);
  return useCallback(
    ({ sitesAjoutes = [] }: Outcome['lignes'][number]) => sitesAjoutes.map((IDSite) => names.get(IDSite) ?? String(IDSite)).join(', '),
    [names],
  );
};

const screen: ImportScreen = {
  spec: utilisateursImport,
  lire: utilisateursImportCalls.lireImport,
  importer: utilisateursImportCalls.importUtilisateurs,
  lists: [utilisateurs.list],
  title: 'Import d’utilisateurs',
  purpose: 'Ajouter et modifier des utilisateurs avec un fichier Excel.',
  back: { label: 'Utilisateurs', href: utilisateursPath },
  rules: [
    'Un login déjà connu modifie son utilisateur, un autre en ajoute un. Rien n’est supprimé.',
    'Une cellule vide ne change rien.',
    'La dernière colonne donne des sites par leur numéro, séparés par une barre verticale\u00a0: 12|15|31.',
  ],
  template: '/modeles/utilisateurs.xlsx',
  detail: { heading: 'Sites ajoutés', useWords: useSites },
  journalOf: (groupe) => journalWith({ groupe }),
};

export const ImportUtilisateursPage = () => <ImportPage screen={screen} />;
