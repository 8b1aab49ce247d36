import type { Essais } from '../http/essai/juge.ts';
import { listChangements } from './changements.store.ts';
import { jugeDroits } from './droits.store.ts';
import { jugeFacturation } from './facturation.store.ts';
import { jugeInterfaces } from './interfaces.store.ts';
import { jugeLeads } from './leads.store.ts';
import { readAdresses, readNoms } from './names.store.ts';
import { jugeQualite } from './qualite.store.ts';

/** What the domains say of a trial. */
export const essais: Essais = {
  juges: [jugeDroits, jugeLeads, jugeQualite, jugeFacturation, jugeInterfaces],
  changements: listChangements,
  adresses: readAdresses,
  noms: readNoms,
};
