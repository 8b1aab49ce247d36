import { lieux, type Lieu } from '@comptoir/contract/domains/lieux/lieux.calls';
import type { Answer } from '@comptoir/contract/kit';
import { readOf } from '../queries.ts';

/** A screen at a customer, as an operator finds it again in whichever browser. */
export type Place = Lieu;
export type Kept = Answer<typeof lieux.list>;

export const nothing: Kept = { favoris: [], recents: [] };
export const readPlaces = readOf(lieux.list, {});

export const samePlace = (a: Place, b: Place) => a.BDGp === b.BDGp && a.Ecran === b.Ecran;
