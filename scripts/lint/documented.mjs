/**
 * Texts that are asked for letter by letter, as the other products show them: they keep their own blanks and apostrophes.
 * Each stands once; a longer text that holds one keeps that part.
 */
export const documented = [
  "Au moins un ClientID Bee2Link n'est pas reconnu par Bee2Link",
  "Aucun champ n'est associé à ce type de matériel",
  "Aucun type de matériel Agri n'existe actuellement",
  "Aucun workflow n'est configuré actuellement",
  "Chef des ventes/d'atelier",
  "Aucune correspondance n'est configurée",
  'Connexion en cours ...',
  "Créer l'utilisateur eDataVoice Marketing",
  "Demande d'ajout d'un site",
  "Demande d'ajout d'une societe",
  "Demande de modification d'une societe",
  'Erreur : ',
  "Erreur lors de l'actualisation des",
  "Erreur lors de l'ajout du champ",
  'Etes-vous sur de vouloir supprimer definitivement cette relance ?',
  "Il n'y a aucun résultat pour cette recherche.",
  "L'option GRP_BDCTraitementLeadAmontChefVente doit être activée pour pouvoir configurer des workflows",
  "Nom d'utilisateur",
  "Sélection d'un client",
  "Tous les rapports, offres, affaires ... seront transferes vers l'origine cible.",
  "Une erreur s'est produite : ",
  'est activé pour au moins un site : vous devez configurer au moins une marque',
  "Vous devez renseigner un IDClient pour pouvoir activer l'interface",
  'la table suivante :',
  'les tables suivantes :',
  'Êtes-vous sûr de vouloir supprimer définitivement ce libellé de remise ?',
];
