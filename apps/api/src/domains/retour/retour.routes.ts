import type { retour } from '@comptoir/contract/domains/retour/retour.calls';
import { routesOf } from '../../http/call.ts';
import { showCorbeille } from './corbeille/show-corbeille.ts';
import { listJours } from './lignes.store.ts';
import { putBack } from './put-back.ts';
import { showPlan } from './show-plan.ts';

export const retourRoutes = routesOf<typeof retour>()({
  jours: ({ db }) => listJours(db),
  plan: showPlan,
  annuler: putBack,
  corbeille: showCorbeille,
});
