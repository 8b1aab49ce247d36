/** What the words of a screen mean, for people who are new to them. */
export const words = {
  acces: { word: 'Accès', meaning: 'Ce avec quoi le client se connecte chez un partenaire.' },
  activite: { word: 'Activité', meaning: 'Le métier d’une société ou d’un site\u00a0: automobile, agricole.' },
  alerte: { word: 'Alerte', meaning: 'Le message envoyé après quelques échecs de suite, ouvert jusqu’au prochain succès.' },
  bdcLeads: { word: 'BDC (leads)', meaning: 'Le centre de relation client, qui qualifie les leads avant de les transmettre.' },
  bonDeCommande: { word: 'Bon de commande (BDC)', meaning: 'Ce que le client signe pour acheter.' },
  cdv: { word: 'CDV', meaning: 'Le chef des ventes.' },
  codeConstructeur: { word: 'Code constructeur', meaning: 'Le numéro par lequel le constructeur connaît le site.' },
  compteESeller: { word: 'Compte eSeller', meaning: 'L’abonnement d’une personne, facturé par mois entiers.' },
  correspondance: { word: 'Correspondance', meaning: 'La fiche du partenaire qui vaut pour une des nôtres.' },
  droit: { word: 'Droit', meaning: 'Utiliser (U), créer (C), modifier (M) ou supprimer (S), fonction par fonction.' },
  kpi: { word: 'KPI', meaning: 'Les chiffres sur les leads et les affaires qu’un constructeur reçoit.' },
  lead: { word: 'Lead', meaning: 'La demande d’un client possible, qu’un vendeur doit traiter.' },
  malus: { word: 'Malus', meaning: 'Une taxe à l’immatriculation, selon le CO2 ou la masse.' },
  origine: { word: 'Origine', meaning: 'D’où vient un lead, un rapport, une offre ou une affaire.' },
  passerelle: { word: 'Passerelle', meaning: 'Ce qui porte les données du logiciel de gestion (DMS) de la concession, et vers lui.' },
  plaque: { word: 'Plaque', meaning: 'L’ancien mot pour une société.' },
  portail: { word: 'Portail', meaning: 'Un site d’annonces de véhicules.' },
  pprod: { word: 'Hors production', meaning: 'Un serveur d’essai, qui ne porte pas de vraies données.' },
  prc: { word: 'PRC', meaning: 'Le poste relation client, aussi appelé eDataVoice (eDV).' },
  profil: { word: 'Profil eSeller Team', meaning: 'L’ensemble des droits d’une personne.' },
  profilLead: { word: 'Profil eSeller Lead', meaning: 'Vendeur, chef des ventes ou BDC\u00a0: ce qui décide des leads et des plafonds.' },
  relance: { word: 'Relance', meaning: 'Un rappel envoyé avant ou après un événement.' },
  siteFictif: { word: 'Site fictif', meaning: 'Un site qui n’est pas un lieu de vente\u00a0; l’accès client ne le voit pas.' },
  typesVehicule: { word: 'VN, VO, VDL', meaning: 'Véhicule neuf, d’occasion, de location.' },
} as const satisfies Record<string, { word: string; meaning: string }>;

export type Word = keyof typeof words;
