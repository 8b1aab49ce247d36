/**
 * Renault's customer categories. A local list until the manufacturer's gateway is reachable
 * through a partner connector.
 */
export const renaultCategories = [
  { code: 'PAR', label: 'Particulier' },
  { code: 'PRO', label: 'Professionnel' },
  { code: 'ART', label: 'Artisan, commerçant' },
  { code: 'LIB', label: 'Profession libérale' },
  { code: 'SOC', label: 'Société' },
  { code: 'ADM', label: 'Administration' },
  { code: 'COL', label: 'Collaborateur' },
  { code: 'LOU', label: 'Loueur' },
];
