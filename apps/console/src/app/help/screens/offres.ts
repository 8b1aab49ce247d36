import type { ScreenHelp } from '../screen-help.ts';

export const offresHelp: readonly ScreenHelp[] = [
  {
    path: '/BonDeCommande',
    purpose: 'Les bons de commande que le groupe imprime\u00a0: fichiers, logo et textes.',
    gestures: [{ text: 'Ajoutez un bon de commande pour une activité.', href: '/BonDeCommande/create' }],
    effect: 'Ce que le client signe.',
    words: ['bonDeCommande', 'activite'],
  },
  {
    path: '/templatesBDC',
    purpose: 'Quel bon de commande et quelles conditions s’impriment, par activité, marques et VN ou VO.',
    gestures: [{ text: 'Sans marque, un modèle vaut pour toutes celles de son activité.', href: '/templatesBDC/create' }],
    effect: 'L’impression du bon de commande.',
    words: ['bonDeCommande', 'typesVehicule'],
  },
  {
    path: '/templatesImpression',
    purpose: 'Ce qui s’imprime pour une offre, un bon de commande ou un essai.',
    gestures: [
      { text: 'Un site sans modèle propre imprime celui du groupe.' },
      { text: 'Les conditions générales de vente s’ajoutent en PDF de 10 Mo au plus.' },
    ],
    effect: 'Tout ce que les vendeurs impriment.',
    words: ['bonDeCommande'],
  },
  {
    path: '/plafondsRemise',
    purpose: 'La remise la plus haute d’un vendeur ou d’un chef des ventes.',
    gestures: [
      { text: 'Un plafond vide de société laisse celui du groupe\u00a0; vide au groupe, il n’y en a pas.' },
      { text: 'L’écran prévient quand un vendeur peut plus que son chef.' },
    ],
    effect: 'Les remises acceptées dans une offre.',
    words: ['profilLead'],
  },
  {
    path: '/libellesRemise',
    purpose: 'Les motifs proposés au vendeur quand il accorde une remise.',
    gestures: [{ text: '«\u00a0Saisie manuelle\u00a0» est écrit par les autres produits et ne se change pas.' }],
    effect: 'Les lignes de remise d’une offre.',
  },
  {
    path: '/lignesFrequentes',
    purpose: 'Les lignes que les vendeurs ajoutent souvent à une offre, avec leurs prix.',
    gestures: [
      { text: 'Prix hors taxe et taux donnent le prix TTC, et l’inverse.', href: '/lignesFrequentes/create' },
      { text: 'Sans société, une ligne vaut pour toutes.' },
    ],
    effect: 'La saisie d’une offre.',
  },
  {
    path: '/offrereglement',
    purpose: 'Les modes de règlement que le vendeur peut inscrire sur une offre.',
    gestures: [{ text: 'Ajoutez un mode, il est proposé aussitôt.', href: '/offrereglement/create' }],
    effect: 'La saisie d’une offre.',
  },
  {
    path: '/table/MoyenPaiement',
    purpose: 'Les moyens de paiement proposés à l’encaissement d’un bon de commande.',
    gestures: [{ text: 'Ajoutez un moyen, il est proposé aussitôt.', href: '/table/MoyenPaiement/create' }],
    effect: 'L’encaissement.',
    words: ['bonDeCommande'],
  },
  {
    path: '/codesOP',
    purpose: 'Les codes des opérations commerciales rattachées aux offres.',
    gestures: [{ text: 'Ajoutez un code, il est proposé aussitôt.', href: '/codesOP/create' }],
    effect: 'La saisie d’une offre.',
  },
  {
    path: '/docsAdmin',
    purpose: 'Des liens vers les documents proposés aux utilisateurs, par module.',
    gestures: [{ text: 'Un document est une adresse qui commence par http ou https.', href: '/docsAdmin/create' }],
  },
];
