import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../all.ts';
import { chapitreOf, roleNames, scopeOf } from '../../portees.ts';
import { raisons } from '../../rights.ts';
import { actes, manquesDe, type Acte } from './qui-peut.ts';

const client = { IDCustomer: 7, IDServer: 2 };
const free = { Actif: true, Serveurs: null, Clients: null };

/** Calls of operators by what they are in the terms of a question. */
const callsOf = new Map<string, (typeof allEndpoints)[keyof typeof allEndpoints][]>();
for (const endpoint of Object.values(allEndpoints)) {
  const scope = scopeOf(endpoint);
  const chapitre = scope && chapitreOf(scope);
  if (!scope || chapitre === 'soi' || !endpoint.who.includes('operator')) continue;
  const acte = `${chapitre}:${scope.split(':').at(-1)}`;
  callsOf.set(acte, [...(callsOf.get(acte) ?? []), endpoint]);
}

describe('who of the operators may do something', () => {
  it('is asked about exactly what calls do', () => {
    expect([...callsOf.keys()].toSorted()).toEqual(actes.toSorted());
  });

  it.each(roleNames)('answers of %s what the calls answer', (role) => {
    for (const acte of actes) {
      const refused = callsOf
        .get(acte)!
        .flatMap((endpoint) => raisons(endpoint, { kind: 'operator', activites: [1, 2], role }).filter(({ code }) => code === 'portee'));
      const [said, ...others] = manquesDe({ ...free, Role: role }, acte, client);
      expect(others).toEqual([]);
      expect([acte, said !== undefined]).toEqual([acte, refused.length > 0]);
    }
  });

  it('says each thing that is missing', () => {
    const why = (own: object, acte: Acte) => manquesDe({ ...free, Role: 'support', ...own }, acte, client);
    expect(why({}, 'personnes:secrets')).toEqual([]);
    expect(why({}, 'structure:ecrire')).toEqual(['Son rôle «\u00a0Support\u00a0» ne permet pas de modifier les sociétés et les sites.']);
    expect(why({}, 'historique:ecrire')).toEqual(['Son rôle «\u00a0Support\u00a0» ne permet qu’en partie d’annuler des opérations.']);
    expect(why({ Serveurs: [2], Clients: [7] }, 'personnes:lire')).toEqual([]);
    expect(why({ Actif: false, Serveurs: [3], Clients: [8] }, 'personnes:lire')).toEqual([
      'Son compte est suspendu.',
      'Ses limites ne comprennent pas le serveur de ce client.',
      'Ses limites ne comprennent pas ce client.',
    ]);
  });
});
