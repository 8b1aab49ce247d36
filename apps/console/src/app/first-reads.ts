import type { FirstReads } from '../kit/early.ts';

/**
 * What the longest lists and the largest records wait for. It is requested while the code is still loading: the database takes longest
 * for those lists, and of those records the form is most of the work. Written out by hand, so that the page needs neither the
 * routes nor the contract for it.
 */
export const firstReads = {
  '/utilisateurs': ['/api/interfaces/esellerLead/dashboard', '/api/utilisateurs'],
  '/utilisateurs/{id}': ['/api/gpParametres', '/api/utilisateurs/{id}'],
  '/sites': ['/api/sites'],
  '/sites/{id}': ['/api/sites/{id}'],
  '/societes': ['/api/societes'],
  '/societes/{id}': ['/api/societes/{id}'],
} as const satisfies FirstReads;

/** What operators read besides. */
export const firstReadsOfOperators = {
  '/utilisateurs/{id}': ['/api/interfaces/renault/csb/utilisateur/{id}'],
} as const satisfies FirstReads;
