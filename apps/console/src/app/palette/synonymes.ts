import { plain } from '@comptoir/contract/texts/matching';

/** Words for one thing, as people say them; one finds what is called by another. */
const concepts = [
  ['site', 'point de vente', 'concession', 'affaire', 'agence', 'garage'],
  ['société', 'plaque', 'groupe', 'entreprise', 'filiale'],
  ['utilisateur', 'personne', 'salarié', 'vendeur', 'collaborateur', 'employé'],
  ['profil', 'droit', 'permission', 'rôle', 'accès'],
  ['suspendre', 'désactiver', 'bloquer'],
  ['départ', 'partir', 'quitter'],
  ['ajouter', 'créer', 'nouveau', 'nouvelle', 'création'],
  ['importer', 'import', 'charger', 'excel', 'classeur'],
  ['transférer', 'transfert', 'déplacer', 'remplacer', 'fusionner'],
  ['lead', 'prospect', 'contact', 'demande entrante'],
  ['workflow', 'distribution', 'affectation', 'qui reçoit', 'routage'],
  ['origine', 'source', 'provenance'],
  ['malus', 'co2', 'écotaxe', 'poids', 'barème'],
  ['passerelle', 'dms', 'flux', 'transfert de données'],
  ['santé', 'supervision', 'panne', 'contrôle des accès'],
  ['interface', 'partenaire', 'connexion'],
  ['relance', 'rappel', 'suivi'],
  ['bon de commande', 'bdc', 'commande'],
  ['modèle', 'template', 'gabarit', 'impression'],
  ['remise', 'rabais', 'ristourne', 'plafond'],
  ['fidélité', 'carte', 'fidèle'],
  ['clôture', 'fermer', 'clore'],
  ['journal', 'historique', 'modification', 'trace', 'audit'],
  ['qualité', 'erreur', 'anomalie', 'contrôle'],
  ['facturation', 'facture', 'abonnement'],
  ['publication', 'portail', 'annonce', 'stock'],
  ['absence', 'congé', 'planning', 'vacances'],
  ['logo', 'image', 'marque'],
  ['ttc', 'taxe', 'tva', 'prix', 'arrondi'],
  ['téléphone', 'tél', 'numéro', 'mobile', 'portable'],
  ['e-mail', 'email', 'courriel', 'mail', 'messagerie'],
  ['en-tête', 'bandeau', 'haut de page'],
  ['tableau de bord', 'accueil', 'dashboard'],
  ['client', 'groupe', 'base'],
  ['sms', 'texto', 'message'],
] as const;

const said = concepts.map((terms) => terms.map(plain));

/** Every other word for what a text speaks of. */
export const synonymesOf = (text: string) => {
  const spoken = ` ${plain(text)}`;
  return said
    .filter((terms) => terms.some((term) => spoken.includes(` ${term}`)))
    .flat()
    .join(' ');
};
