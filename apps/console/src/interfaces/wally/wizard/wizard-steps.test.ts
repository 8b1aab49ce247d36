import { describe, expect, it } from 'vitest';
import { stepPath } from '../wally.links.ts';
import { stepNames, stepState } from './wizard-steps.ts';

describe('the steps of a creation', () => {
  it('have addresses of their own', () => {
    expect(stepNames.map((step) => stepPath('hway', 12, step))).toEqual([
      '/interfaces/wally/hway/comptes/creation?account_id=12',
      '/interfaces/wally/hway/comptes/creation/12/mapping-point-de-vente',
      '/interfaces/wally/hway/comptes/creation/12/mapping-origines',
      '/interfaces/wally/hway/comptes/creation/12/activation',
    ]);
  });

  it('stay closed until every point of sale has a choice; origins block nothing', () => {
    const closed = (sites: number | undefined, origines: number) => stepNames.map((step) => stepState(step, { sites, origines }).isClosed);
    expect(closed(2, 0)).toEqual([false, false, true, true]);
    expect(closed(undefined, 0)).toEqual([false, false, true, true]);
    expect(closed(0, 5)).toEqual([false, false, false, false]);
  });

  it('say how many choices are missing', () => {
    expect(stepNames.map((step) => stepState(step, { sites: 0, origines: 5 }).note)).toEqual(['complet', 'complet', '5 à renseigner', '']);
  });
});
