import type { statutsVehicules } from '@comptoir/contract/domains/statuts-vehicules/statuts-vehicules.calls';
import { cached, routesOf } from '../../http/call.ts';
import { listStatutsVehicules, statutsVehiculesTables } from './statuts-vehicules.store.ts';

export const statutsVehiculesRoutes = routesOf<typeof statutsVehicules>()({
  list: cached(statutsVehiculesTables, ({ db }) => listStatutsVehicules(db)),
});
