import { everyone } from '../kit.ts';
import { flag, requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

/** The label that the other products write by themselves: neither deleted nor renamed. */
export const protectedLibelle = 'Saisie manuelle';

export const libellesRemise = reference({
  name: 'libellesRemise',
  path: '/api/libellesRemise',
  route: '/libellesRemise',
  who: everyone,
  card: 'Offre / BDC',
  id: 'IDLibelleRemise',
  idHeading: '#',
  fields: {
    Libelle: requiredText('Libellé', { max: 200 }),
    InclureOptions: flag('Inclure les options', {
      lot: true,
      help: 'Si la remise est un pourcentage, les options du véhicule entrent dans le calcul.',
    }),
  },
  label: 'Libelle',
  filter: ['Libelle'],
  texts: {
    title: 'Libellés de remise',
    purpose: 'Motifs proposés au vendeur quand il accorde une remise.',
    one: 'le libellé de remise',
    add: 'Ajouter un libellé de remise',
    empty: 'Aucun libellé de remise n’est enregistré.',
    created: 'Libellé de remise ajouté.',
    updated: 'Modifications enregistrées',
    deleted: 'Libellé de remise supprimé.',
    confirmDelete: 'Êtes-vous sûr de vouloir supprimer définitivement ce libellé de remise ?',
  },
  after: { create: 'list', update: 'list' },
  canDelete: true,
});
