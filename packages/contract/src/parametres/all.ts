import { bonsDeCommande, clients, offres, plafonds, prix, relances, securite } from './groupe.ts';
import type { Fields } from '../fields/field.ts';
import { leadsSeuls } from './eseller-lead.ts';
import { leads, leadsWorkflows } from './leads.ts';

/** What the form of the group's parameters holds, in its order. */
export const sectionsGroupe = [
  { id: 'prix', title: 'Prix et taxes', parametres: prix },
  { id: 'offres', title: 'Offres', parametres: offres },
  { id: 'bons-de-commande', title: 'Bons de commande', parametres: bonsDeCommande },
  { id: 'clients', title: 'Clients et prospects', parametres: clients },
  { id: 'relances', title: 'Relances', parametres: relances },
  { id: 'leads', title: 'Leads', parametres: leads },
  { id: 'securite', title: 'Sécurité', parametres: securite },
] satisfies readonly { id: string; title: string; parametres: Fields }[];

export const parametresGroupe = { ...prix, ...offres, ...bonsDeCommande, ...clients, ...relances, ...leads, ...securite };

/** Every parameter that is a column of the group's one record. */
export const parametres = { ...parametresGroupe, ...plafonds, ...leadsSeuls, ...leadsWorkflows };
