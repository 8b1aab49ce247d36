import type { Case } from '../matrix/case.ts';

const never = '2020-01-01T00:00:00Z';

/** Of customers that are free to all, where nothing is asked for or granted. */
export const accesCases: Record<string, Case> = {
  'acces.read': {},
  'acces.evenements': {},
  'acces.mode': { body: { ModeAcces: 'libre' } },
  // Over already.
  'acces.accorder': { body: { Operateur: 'op', Motif: 'Essai', Au: never }, refuses: 400 },
  'acces.couper': { params: { IDAcces: 4242 }, refuses: 404 },
  'acces.repondre': { params: { IDDemande: 999_999 }, body: { Accord: true }, refuses: 404 },
  'acces.changements': { params: { IDSession: 4242 }, refuses: 404 },
  'acces.situation': { query: '?BDGp=BDGpUn' },
  'acces.demander': { body: { BDGp: 'BDGpUn', Motif: 'Essai' }, refuses: 422 },
  'acces.urgence': { body: { BDGp: 'BDGpUn', Motif: 'Essai', Ticket: 'T-1' }, refuses: 422 },
};
