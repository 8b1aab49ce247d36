import { retour } from '@comptoir/contract/domains/retour/retour.calls';
import type { RetourDemande } from '@comptoir/contract/domains/retour/retour-plan';
import { useState } from 'react';
import { useRead } from '../../../kit/queries.ts';
import { askedOf, placeOf, type Choices } from './plan.ts';

const none: Choices = new Map();

/** The plan of a request, with what somebody chooses where a field was changed since. */
export const usePlan = (demande: RetourDemande) => {
  const [parents, setParents] = useState(false);
  const query = useRead(retour.plan, { body: { ...demande, parents } }, { staleTime: 0, gcTime: 0 });
  const [choices, setChoices] = useState(none);
  const rows = query.data?.lignes ?? [];
  const asked = rows.flatMap(askedOf);
  const places = new Map(asked.map((place) => [placeOf(place), place]));
  const choose = (key: string, choix: 'remettre' | 'garder') => {
    const place = places.get(key);
    if (place) setChoices((before) => new Map(before).set(key, { ...place, choix }));
  };
  return {
    query,
    rows,
    choices,
    choose,
    /** Whether what is missing comes back too; asked where something is. */
    parents: { isAsked: parents || (query.data?.parEtat.depend ?? 0) > 0, isOn: parents, set: setParents },
    /** What to send with the request. */
    sent: { choix: [...choices.values()], parents },
    /** How many are still to be made. */
    open: asked.filter((place) => !choices.has(placeOf(place))).length,
  };
};
