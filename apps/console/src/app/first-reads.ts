/**
 * What the longest lists show, by their address in lower case: asked while their code is still coming, for the database works
 * longest on it. Written out, so that the page that holds it needs neither the routes nor the contract.
 */
export const firstReads = {
  '/utilisateurs': '/api/utilisateurs',
  '/sites': '/api/sites',
  '/societes': '/api/societes',
} as const;
