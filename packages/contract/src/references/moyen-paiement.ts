import { staff } from '../kit.ts';
import { flag, requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const MoyenPaiement = reference({
  name: 'MoyenPaiement',
  path: '/api/table/MoyenPaiement',
  route: '/table/MoyenPaiement',
  who: staff,
  card: 'Offre / BDC',
  id: 'IDMoyenPaiement',
  idHeading: '#',
  fields: {
    Descr: requiredText('Libellé', { max: 50 }),
    AfficherNumCheque: flag('Afficher le numéro de chèque', { lot: true }),
  },
  label: 'Descr',
  filter: ['Descr'],
  texts: {
    title: 'Moyens de paiement',
    purpose: 'Moyens de paiement proposés à l’encaissement d’un bon de commande.',
    one: 'le moyen de paiement',
    add: 'Ajouter un moyen de paiement',
    empty: 'Aucun moyen de paiement n’est enregistré.',
    created: 'Moyen de paiement ajouté.',
    updated: 'Modifications enregistrées',
  },
  after: { create: 'list', update: 'list' },
  canDelete: false,
});
