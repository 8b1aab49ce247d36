import type { statutsVehicules } from '@comptoir/contract/statuts-vehicules';
import { cached, type Routes } from '../../http/call.ts';
import { listStatutsVehicules, statutsVehiculesTables } from './statuts-vehicules.store.ts';

export const statutsVehiculesRoutes: Routes<typeof statutsVehicules> = {
  list: cached(statutsVehiculesTables, ({ db }) => listStatutsVehicules(db)),
};
