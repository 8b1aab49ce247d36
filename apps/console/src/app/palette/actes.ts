import { everyone } from '@comptoir/contract/kit';
import { chapitreOf, scopeOf } from '@comptoir/contract/portees';
import type { Guarded } from '@comptoir/contract/rights';
import { routes } from '../routes/routes.ts';

/** What somebody may set out to do, by the screen where it is done. */
export interface Acte {
  /** The screen: whoever may open it is offered the act. */
  path: `/${string}`;
  label: string;
  /** The address, where it says more than the screen's. */
  href?: string;
  /** It looks at something and changes nothing. */
  readsOnly?: true;
  /** Further words to find it by. */
  words?: string;
}

/** Acts that are begun on a screen with another purpose. */
const onScreens: readonly Acte[] = [
  { path: '/DatabaseSelect', label: 'Changer de client', readsOnly: true, words: 'groupe base ouvrir' },
  {
    path: '/workflowsLeads',
    href: '/workflowsLeads?onglet=simulation',
    label: 'Simuler les workflows',
    readsOnly: true,
    words: 'qui reçoit un lead essai',
  },
  {
    path: '/workflowsLeads',
    href: '/workflowsLeads?onglet=couverture',
    label: 'Voir la couverture des workflows',
    readsOnly: true,
    words: 'trous manques',
  },
  { path: '/origines', label: 'Ajouter une origine', words: 'famille sous-famille' },
  { path: '/origines', label: 'Transférer une origine' },
  { path: '/utilisateurs', label: 'Suspendre un utilisateur', words: 'départ' },
  { path: '/utilisateurs', label: 'Faire le départ d’une personne', words: 'sortie' },
  { path: '/utilisateurs/eseller', label: 'Ouvrir un compte eSeller' },
  { path: '/sante', label: 'Vérifier les interfaces', readsOnly: true, words: 'tester accès panne' },
  { path: '/journal', label: 'Voir le client à une date', readsOnly: true, words: 'passé avant instant historique remonter' },
  { path: '/cloture', label: 'Clôturer des rapports' },
  { path: '/interfaces/wally', label: 'Ajouter un compte Wally' },
  { path: '/jetons', label: 'Créer un jeton d’API', words: 'clé programme token accès' },
  { path: '/qualite', label: 'Vérifier la configuration', readsOnly: true, words: 'erreurs anomalies site sans' },
];

/** What the screens of creation, import and transfer are called as acts, where their title is no verb. */
const said: Readonly<Record<string, Omit<Acte, 'path'>>> = {
  '/utilisateurs/importUtilisateurs': { label: 'Importer des utilisateurs', words: 'liste arrivées' },
  '/sites/importSites': { label: 'Importer des sites', words: 'liste points de vente ouverture' },
  '/origines/importOrigines': { label: 'Importer des origines', words: 'liste familles sous-familles' },
  '/cartesDeFidelite/importClients': { label: 'Importer des cartes de fidélité' },
  '/malusEcologique/importGrille': { label: 'Importer une grille de malus écologique', words: 'barème année' },
  '/malusMasse/importGrille': { label: 'Importer une grille de malus masse', words: 'barème année' },
  '/profils/eSellerTeam/create': { label: 'Dupliquer un profil eSeller Team', words: 'ajouter copier' },
  '/profils/eDataVoicePrc/create': { label: 'Ajouter un profil eDV (PRC)' },
};

const isAct = /^[^{]*\/(create|creation|import\w+|transfert)$/;

/** The screens whose whole purpose is one act. */
export const actRoutes = routes.filter(({ path }) => isAct.test(path) && !path.startsWith('/interfaces/'));

/** A bulk change begins on its list, where the rows are ticked. */
const inBulk: readonly Acte[] = routes.flatMap(({ path, title }) => {
  const list = /^(\/.+)\/lot$/.exec(path)?.[1];
  return list ? [{ path: list as `/${string}`, label: title.replace(/ des /, ' plusieurs '), words: 'lot masse' }] : [];
});

export const actes: readonly Acte[] = [
  ...actRoutes.map(({ path, title }) => ({ path, label: title, ...said[path] })),
  ...onScreens,
  ...inBulk,
];

/**
 * What an act asks of a session beyond opening its screen. Screens and calls of one chapter begin with the same word; where they do
 * not, the screen itself asks for the call.
 */
export const guardOf = ({ path, readsOnly }: Acte): Guarded | null => {
  const guard = { who: everyone, method: 'POST', path: `/api${path}` };
  const scope = scopeOf(guard);
  return readsOnly || scope === undefined || chapitreOf(scope) === undefined ? null : guard;
};
