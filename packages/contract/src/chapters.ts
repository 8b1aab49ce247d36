import type { Contract } from './all.ts';
import { interfaces } from './interfaces/all.ts';
import type { Chapter } from './kit.ts';
import { references } from './references/all.ts';

/** One for each domain of the contract; an interface says its own. */
const chapters: Record<Exclude<keyof Contract, keyof typeof interfaces>, Chapter> = {
  session: { title: 'Session', description: 'S’identifier, choisir un client, savoir qui l’on est.' },
  facteurs: { title: 'Seconds facteurs', description: 'Ce qu’une personne montre en plus de son mot de passe, et ses codes de secours.' },
  systeme: { title: 'Système', description: 'L’état du service, pour ceux qui le surveillent.' },
  acces: { title: 'Accès des opérateurs', description: 'Par quel accord les opérateurs entrent chez un client, et ce qu’ils y ont fait.' },
  accueil: { title: 'Accueil', description: 'Ce qui se passe chez les clients d’un opérateur\u00a0: ce qui est à voir, ce qui a changé.' },
  activites: { title: 'Activités', description: 'Les activités des sociétés et des sites.' },
  bonsDeCommande: { title: 'Bons de commande', description: 'Les bons de commande du groupe, par activité.' },
  cartesDeFidelite: { title: 'Cartes de fidélité', description: 'Cartes et contrats proposés aux clients du groupe, et leur import.' },
  categoriesAgri: {
    title: 'Catégories agricoles',
    description: 'Les catégories des clients agricoles, ce qu’ils produisent, et en quels volumes.',
  },
  champsFicheClient: { title: 'Champs de la fiche client', description: 'Les champs que montre la fiche client.' },
  cloture: { title: 'Clôture des rapports', description: 'Clore les anciens rapports des utilisateurs choisis.' },
  comptesESeller: { title: 'Comptes eSeller', description: 'L’ouverture et la fermeture des comptes eSeller des utilisateurs.' },
  connexions: { title: 'Connexions', description: 'Se connecter à un autre produit en tant qu’un utilisateur.' },
  dashboard: { title: 'Tableau de bord', description: 'La page d’accueil\u00a0: la facturation, et l’état de chaque interface.' },
  dashboards: { title: 'Tableaux de bord eSeller Team', description: 'Les pages d’accueil d’un profil eSeller Team.' },
  demandes: { title: 'Demandes de modification', description: 'Ce que les accès client demandent au support.' },
  departs: { title: 'Départs', description: 'Tout ce que demande le départ d’une personne, en une fois.' },
  echanges: { title: 'Journal des échanges', description: 'Les appels aux partenaires, sans leurs secrets.' },
  epingles: { title: 'Épingles', description: 'Les écrans qu’une personne garde en haut du menu.' },
  estimationsReprise: { title: 'Estimations de reprise', description: 'Les responsables des estimations de reprise de chaque société.' },
  fournisseurs: {
    title: 'Fournisseurs d’identité',
    description: 'Ceux qui disent à la place de la console qui est une personne (OpenID Connect).',
  },
  gpParametres: { title: 'Paramètres du groupe', description: 'Les paramètres du groupe, que plusieurs écrans se partagent.' },
  identites: {
    title: 'Connexion par un fournisseur',
    description: 'S’identifier par un compte d’un fournisseur d’identité, et lier le sien.',
  },
  imports: { title: 'Imports', description: 'Les imports qui ont été faits, et ce qui est retenu de leurs fichiers.' },
  travaux: { title: 'Travaux arrêtés', description: 'Les modifications en nombre et les imports qui se sont arrêtés avant la fin.' },
  notes: { title: 'Notes', description: 'Ce que les personnes s’écrivent au sujet d’une fiche.' },
  notifications: { title: 'Notifications', description: 'Ce qui concerne la personne\u00a0: mentions, alertes, imports, demandes.' },
  webhooks: { title: 'Webhooks', description: 'Les adresses auxquelles chaque modification d’un client est envoyée.' },
  evenements: {
    title: 'Événements',
    description: 'Chaque modification d’un client, dans son ordre exact, pour un autre système qui les suit.',
  },
  jetons: { title: 'Jetons d’API', description: 'Ce avec quoi des programmes appellent l’API au nom d’une personne.' },
  journal: { title: 'Journal', description: 'Qui a modifié quoi, et quand.' },
  liens: { title: 'Liens', description: 'Les liens envoyés par courriel, avec lesquels un opérateur choisit son mot de passe.' },
  lieux: { title: 'Lieux', description: 'Les écrans qu’une personne garde en favori, et ceux qu’elle a ouverts en dernier.' },
  lignesFrequentes: { title: 'Lignes fréquentes', description: 'Les lignes souvent ajoutées aux offres, avec leurs prix.' },
  logSuppression: { title: 'Journal des suppressions', description: 'Ce qui a été supprimé, par qui, et quand.' },
  logosMarques: { title: 'Logos des marques', description: 'Le logo de chaque marque.' },
  malusEcologique: { title: 'Malus écologique', description: 'Les grilles du malus écologique.' },
  malusMasse: { title: 'Malus masse', description: 'Les grilles du malus masse.' },
  marques: { title: 'Marques', description: 'Les marques de véhicules, par activité.' },
  objectifsVendeur: { title: 'Objectifs vendeur', description: 'Les coefficients des objectifs des vendeurs.' },
  operateurs: { title: 'Opérateurs', description: 'Ceux qui travaillent pour le fournisseur, et leurs invitations.' },
  origines: { title: 'Origines', description: 'D’où viennent les leads et les affaires\u00a0: familles, sous-familles et origines.' },
  passerelles: {
    title: 'Passerelles',
    description: 'Les passerelles vers les DMS\u00a0: ce que chacune transporte, et ce qui a été transporté.',
  },
  permissions: { title: 'Permissions', description: 'Les permissions d’un profil de la relation client.' },
  plafondsRemise: { title: 'Plafonds de remise', description: 'Les plafonds de remise du groupe et de ses sociétés.' },
  pourquoi: { title: 'Pourquoi', description: 'Pourquoi la configuration décide ainsi\u00a0: qui peut quoi, et ce qui en décide.' },
  premiersPas: { title: 'Premiers pas', description: 'Ce qu’une personne nouvelle fait une première fois, et ce qu’elle en a fait.' },
  profils: { title: 'Profils', description: 'Les profils eSeller Team, lead et relation client, et leurs droits.' },
  qualite: { title: 'Qualité de la configuration', description: 'Les contrôles de la configuration du groupe, et ce que chacun trouve.' },
  references: {
    title: 'Choix des listes',
    description: 'Les choix que proposent les listes, et ce que certaines font de plus que les autres.',
  },
  recherche: { title: 'Recherche', description: 'Les fiches du client, par leur nom ou ce qui les désigne.' },
  relances: { title: 'Relances automatiques', description: 'Les relances envoyées quelques jours avant ou après un événement.' },
  retour: { title: 'Retour', description: 'Remettre ce qu’une opération a changé comme avant elle.' },
  sante: { title: 'Santé des interfaces', description: 'L’état des accès aux partenaires, leur historique et leurs alertes.' },
  securite: { title: 'Sécurité', description: 'Qui est entré, d’où, ce qui a été refusé, et quels secrets ont été lus.' },
  sessions: { title: 'Sessions', description: 'Les sessions qu’une personne a ouvertes, et leur fin.' },
  sites: { title: 'Sites', description: 'Les points de vente des sociétés du groupe.' },
  societes: { title: 'Sociétés', description: 'Les sociétés du groupe, aussi appelées plaques.' },
  statutsVehicules: { title: 'Statuts des véhicules', description: 'Les états par lesquels passe un véhicule.' },
  typesMaterielAgri: {
    title: 'Types de matériel agricole',
    description: 'Les types de matériel agricole, leurs familles et leurs champs.',
  },
  typesProduction: { title: 'Types de production', description: 'Les types de production des clients agricoles.' },
  templatesBdc: {
    title: 'Modèles de bon de commande',
    description: 'Le bon de commande et les conditions qui s’impriment, par marque et par activité.',
  },
  templatesImpression: {
    title: 'Modèles d’impression',
    description: 'Ce qui imprime offres, bons de commande et bons d’essai, pour le groupe et pour ses sites.',
  },
  utilisateurs: { title: 'Utilisateurs', description: 'Les utilisateurs du groupe, leurs sites et leur import.' },
  vues: { title: 'Vues', description: 'Ce que l’on montre d’une liste, enregistré sous un nom, pour soi ou pour d’autres.' },
  workflowsLeads: { title: 'Workflows des leads', description: 'Qui reçoit les leads d’une origine, par site.' },
  wsimport: { title: 'Comptes d’import de leads', description: 'Les comptes avec lesquels les partenaires envoient des leads.' },
};

/** The chapter of each domain, interface and small list, by its name. */
export const chapterOf: ReadonlyMap<string, Chapter> = new Map([
  ...references.map(({ name, texts }) => [name, { title: texts.title, description: texts.purpose }] as const),
  ...Object.entries(interfaces).map(([name, { chapter }]) => [name, chapter] as const),
  ...Object.entries(chapters),
]);
