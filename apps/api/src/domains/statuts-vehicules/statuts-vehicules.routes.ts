import type { statutsVehicules } from '@comptoir/contract/statuts-vehicules';
import { cached, JsonText, type Routes } from '../../http/call.ts';
import { listStatutsVehicules, statutsVehiculesTables } from './statuts-vehicules.store.ts';

export const statutsVehiculesRoutes: Routes<typeof statutsVehicules> = {
  list: cached(statutsVehiculesTables, async ({ db }) => new JsonText(await listStatutsVehicules(db))),
};
