import type { cartesDeFidelite } from '@comptoir/contract/cartes-de-fidelite';
import { routesOf } from '../../http/call.ts';
import { importClients } from './import-clients.ts';

export const cartesDeFideliteRoutes = routesOf<typeof cartesDeFidelite>()({ importClients });
