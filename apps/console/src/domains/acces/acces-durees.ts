/** How long an access lasts, as people choose it; in hours. */
export const durees = [
  { value: '1', label: '1 heure' },
  { value: '4', label: '4 heures' },
  { value: '8', label: '8 heures' },
  { value: '24', label: '1 jour' },
  { value: '72', label: '3 jours' },
  { value: '168', label: '7 jours' },
  { value: '720', label: '30 jours' },
];

export const dureeInWords = (heures: number) => durees.find(({ value }) => value === String(heures))?.label ?? `${heures}\u00a0heures`;

/** The end of an access that begins now. */
export const endIn = (heures: number) => new Date(Date.now() + heures * 3_600_000).toISOString();
