/**
 * The reads of the longest lists, by address in lower case, and what decides how they look. They are requested while the code is
 * still loading, because the database takes longest for them. Written out by hand, so that the page needs neither the routes nor the contract for it.
 */
export const firstReads = {
  '/utilisateurs': ['/api/interfaces/esellerLead/dashboard', '/api/utilisateurs'],
  '/sites': ['/api/sites'],
  '/societes': ['/api/societes'],
} as const;
