/** How a match is lost: the partner does not know its site, or works no more with it. */
export type LostState = 'inconnu' | 'inactif';

/** Of the partner's sites: how the match with this id is lost; null where it is not. */
export const lostAmong = (sites: readonly { id: string; active: boolean }[]) => {
  const known = new Map(sites.map(({ id, active }) => [id, active]));
  return (id: string): LostState | null => (known.get(id) ? null : known.has(id) ? 'inactif' : 'inconnu');
};

const verbs: Readonly<Record<LostState, string>> = { inconnu: 'ne connaît pas', inactif: 'a désactivé' };

export const lostSite = (partner: string, id: string, state: LostState) => `${partner} ${verbs[state]} le site ${id}`;
