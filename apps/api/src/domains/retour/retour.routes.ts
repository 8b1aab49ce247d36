import type { retour } from '@comptoir/contract/domains/retour/retour.calls';
import { routesOf } from '../../http/call.ts';
import { annulerOperation } from './annuler-operation.ts';

export const retourRoutes = routesOf<typeof retour>()({ annuler: annulerOperation });
