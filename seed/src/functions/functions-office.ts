import type { SampleModule } from './sample-module.ts';

/** eSeller Team, back office: fleets, parts, till, rental, legal duties. */
export const officeModules: readonly SampleModule[] = [
  {
    code: 'SOC',
    name: 'Ventes aux sociétés',
    held: 'V:UCM C:UCMS D:UM S:U L:U R:U',
    functions: [
      'UCMS|Parc d’une société|Véhicules, échéances et conducteurs',
      'UCMS|Appel d’offres|Véhicules demandés, délais et réponse',
      'UCM|Offre de flotte|Plusieurs véhicules, une seule négociation',
      'UM|Conditions négociées|Remises par société cliente',
      'UCM|Protocole constructeur|Numéro et durée de l’accord',
      'U|Renouvellements à venir|Contrats à moins de six mois',
      'UCM|Essai longue durée|Prêt à une société, avec convention',
      'U|Chiffre d’affaires par société|Ventes, location et après-vente',
    ],
  },
  {
    code: 'PIE',
    name: 'Magasin et pièces',
    held: 'K:UC T:UCM D:U S:U L:U',
    functions: [
      'U|Recherche de pièces|Référence, véhicule ou libellé',
      'UCM|Devis de pièces|Vente au comptoir',
      'UCM|Commande de pièces|Au constructeur ou à un équipementier',
      'UM|Réception de pièces|Écarts et avaries',
      'UCM|Réservation pour un rendez-vous|Pièces préparées pour l’atelier',
      'UM|Inventaire tournant|Par casier',
      'UM|Prix et remises des pièces|Par famille et par client',
      'US|Retour de pièces|Au fournisseur, avec motif',
    ],
  },
  {
    code: 'CAI',
    name: 'Caisse',
    held: 'S:UCM D:U C:U K:UC',
    functions: [
      'UC|Encaissement|Comptant, acompte ou solde',
      'UC|Reçu d’acompte|Remis ou envoyé au client',
      'UM|Remboursement|Avec l’accord du directeur',
      'UC|Arrêté de caisse|Fin de journée, par site',
      'U|Journal de caisse|Lecture seule',
      'UM|Chèques reçus|Numéro, banque et remise',
    ],
  },
  {
    code: 'LOC',
    name: 'Location courte durée',
    held: 'V:UC C:UCM D:U S:UCM K:UC L:U',
    functions: [
      'UCMS|Contrat de location|Durée, kilométrage et caution',
      'U|Disponibilité du parc|Par catégorie et par site',
      'UCM|État au départ et au retour|Photos et carburant',
      'UM|Prolongation|Tant que le véhicule est libre',
      'UM|Tarifs de location|Par catégorie et par saison',
      'UCM|Infractions|Désignation du conducteur',
    ],
  },
  {
    code: 'SAL',
    name: 'Accueil et visiteurs',
    held: 'V:UC C:UCM D:U S:UCM P:UC L:U',
    functions: [
      'UCM|Enregistrement d’un visiteur|Motif, origine et vendeur rencontré',
      'U|Visiteurs du jour|Par site',
      'UM|Appel d’un vendeur|Notification sur son téléphone',
      'UCM|Journées portes ouvertes|Invitations et présences',
      'UM|Tour de rôle à l’accueil|Ordre des vendeurs présents',
    ],
  },
  {
    code: 'CNF',
    name: 'Conformité',
    held: 'S:UM D:UM C:U I:U',
    functions: [
      'UCM|Demandes d’accès aux données|Réponse dans le mois',
      'UM|Anonymisation d’un client|Après contrôle des contrats en cours',
      'U|Registre des consentements|Par canal et par date',
      'UM|Contrôle anti-blanchiment|Paiements et justificatifs',
      'U|Mentions obligatoires|Offres et bons incomplets',
      'UCM|Attestations du vendeur|Formation et assurance',
    ],
  },
];
