import type { FacturationProduit } from '@comptoir/contract/interfaces/facturation';

export const facturationNames: Record<FacturationProduit, string> = { eseller: 'eSeller', edatavoice: 'eDataVoice' };
