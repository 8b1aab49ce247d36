import type { RefusedCase } from '../matrix/case.ts';
import type { TestApp } from '../http.ts';
import { granting } from './granting.ts';

/** Nobody else’s in these tests. */
const strict = 'BDGpNiTrois';
const setting = (ModeAcces: string) => ({ method: 'PUT', path: '/api/acces/mode', body: { ModeAcces } }) as const;
const nowhere = { BDGp: 'BDGpNulle', Motif: 'Essai', Ticket: 'T-1' };
const inADay = () => new Date(Date.now() + 24 * 3_600_000).toISOString();

export const accesRefusals: Record<string, RefusedCase> = {
  'acces.read acces': { on: strict, after: [setting('accorde')] },
  'acces.read rule': { on: '' },
  'acces.mode rule': { on: '' },
  'acces.mode forbidden': { on: strict, after: [setting('accorde')], body: { ModeAcces: 'libre' } },
  'acces.accorder rule': {
    as: 'customer',
    on: strict,
    after: [setting('chaqueFois')],
    body: { Operateur: 'op', Motif: 'Essai', Au: inADay() },
  },
  'acces.repondre conflict': { as: 'customer', on: strict, params: { IDDemande: 4242 } },
  'acces.situation unknown': { query: '?BDGp=BDGpNulle' },
  'acces.demander unknown': { body: nowhere },
  'acces.demander rule': {},
  'acces.demander conflict': { on: strict, after: [setting('accorde')], twice: true, body: { ...nowhere, BDGp: strict } },
  'acces.urgence unknown': { body: nowhere },
  'acces.urgence rule': {},
};

/** One request that was answered. */
export const prepareAcces = async (on: TestApp) => {
  const { IDOperator, answered } = await granting(on);
  await answered({ IDDemande: 4242, IDOperator }, strict);
};
