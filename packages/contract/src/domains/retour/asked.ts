import { everyone } from '../../kit.ts';

/** What every list and save asks of, long before anybody puts back: who may. Apart from the schemas, which bring more code than a first list has. */
export const annulerAsked = { method: 'POST', path: '/api/retour', who: everyone, on: 'customer' } as const;
export const corbeilleAsked = { method: 'GET', path: '/api/retour/corbeille', who: everyone, on: 'customer' } as const;

/** The lists out of which customer access takes rows away: it is told of those that it took away itself. */
export const corbeillesClient: readonly string[] = ['lignesFrequentes', 'codesOP', 'libellesRemise', 'originesContact'];
