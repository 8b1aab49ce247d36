import { parametres } from '@comptoir/contract/parametres/all';
import { parametresPath } from '../../gp-parametres/gp-parametres.links.ts';
import { objectifsVendeurPath } from '../../objectifs-vendeur/objectifs-vendeur.links.ts';
import { plafondsRemisePath } from '../../plafonds-remise/plafonds-remise.links.ts';
import type { JournalTable } from './journal-table.ts';

const parametreFields = {
  ...Object.fromEntries(Object.entries(parametres).map(([code, { label }]) => [code, label])),
  IDClient: "IDClient d'eSeller Lead",
  eSellerLeadActif: 'eSeller Lead actif',
  reportingLeadMenuExist: 'Menu de reporting des leads',
};

const plafondFields = {
  IDPlaque: 'Société (vide : le groupe)',
  IDDRProfileEsellerLead: 'Profil (2 : vendeurs, 3 : chefs des ventes)',
  Plafond: 'Plafond',
};

/** Settings of the group. */
export const parametresTables: Record<string, JournalTable> = {
  gpParametres: { label: 'Paramètres du groupe', record: () => parametresPath, fields: parametreFields },
  materiels: { label: 'Véhicules des clients', fields: { NumeroSerieMat: 'Numéro de série', IDClientMat: 'Client' } },
  objectifsVendeur: { label: 'Objectifs vendeur', record: () => objectifsVendeurPath, fields: { Nom: 'Nom', Coefficient: 'Coefficient' } },
  plafondsRemise: { label: 'Plafonds de remise', record: () => plafondsRemisePath, fields: plafondFields },
};
