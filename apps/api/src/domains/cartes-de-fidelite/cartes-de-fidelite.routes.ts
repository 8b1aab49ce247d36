import type { cartesDeFidelite } from '@comptoir/contract/cartes-de-fidelite';
import type { Routes } from '../../http/call.ts';
import { importClients } from './import-clients.ts';

export const cartesDeFideliteRoutes: Routes<typeof cartesDeFidelite> = { importClients };
