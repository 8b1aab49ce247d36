import { staff } from '../kit.ts';
import { flag, requiredChoice, requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const RaisonClotureLead = reference({
  name: 'RaisonClotureLead',
  path: '/api/table/RaisonClotureLead',
  route: '/table/RaisonClotureLead',
  who: staff,
  card: 'Suivi des leads',
  id: 'IDAffaireRaisonStop',
  idHeading: 'Id',
  fields: {
    IDAffaireTypeStop: requiredChoice('Type de clôture', {
      from: { path: '/api/typesCloture', value: 'IDAffaireTypeStop', label: 'TypeCloture' },
      shown: 'TypeCloture',
      default: 1,
      lot: true,
    }),
    Libelle: requiredText('Libellé', { max: 255 }),
    AvecRelance: flag('Avec relance', { lot: true }),
    Actif: flag('Actif', { default: true, lot: true }),
  },
  label: 'Libelle',
  filter: ['Libelle', 'TypeCloture'],
  texts: {
    title: 'Raisons de clôture',
    purpose: 'Raisons proposées quand un lead est clôturé sans vente.',
    one: 'la raison de clôture',
    add: 'Ajouter une raison de clôture',
    empty: 'Aucune raison de clôture n’est enregistrée.',
    created: 'Raison de clôture ajoutée avec succès.',
    updated: 'Raison de clôture modifiée avec succès.',
  },
  after: { create: 'list', update: 'list' },
  canDelete: false,
  onlyFilter: { field: 'Actif', label: 'Afficher uniquement les actifs' },
});
