import type { cartesDeFidelite } from '@comptoir/contract/domains/cartes-de-fidelite/cartes-de-fidelite.calls';
import { routesOf } from '../../http/call.ts';
import { importClients, readClients } from './import-clients.ts';

export const cartesDeFideliteRoutes = routesOf<typeof cartesDeFidelite>()({ lireImport: readClients, importClients });
