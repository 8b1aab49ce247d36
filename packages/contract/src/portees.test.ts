import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from './all.ts';
import { isWrite } from './kit.ts';
import { chapitreOf, chapitres, couvre, portees, roleNames, roles, scopeOf, tient, verbes, type Motif, type Portee } from './portees.ts';
import { mayCall, raisons } from './rights.ts';

const guarded = Object.entries(allEndpoints).filter(([, { who }]) => who.includes('operator'));
const segments = Object.values(chapitres).flatMap((one): readonly string[] => one.segments);

describe('the scope of each call', () => {
  it('belongs to a chapter, and some role holds it', () => {
    const lost = guarded.filter(([, call]) => {
      const scope = scopeOf(call)!;
      return chapitreOf(scope) === undefined || !roleNames.some((role) => tient(roles[role].motifs, scope));
    });
    expect(lost.map(([name, call]) => `${name} ${scopeOf(call)}`)).toEqual([]);
  });

  it('has no segment that no call uses, none in two chapters, and no chapter that is called like a segment', () => {
    const used: ReadonlySet<string> = new Set(Object.values(allEndpoints).map((call) => scopeOf(call)!.replace(/:\w+$/, '')));
    expect(segments.filter((segment) => !used.has(segment))).toEqual([]);
    expect(new Set(segments).size).toBe(segments.length);
    expect(Object.keys(chapitres).filter((nom) => segments.includes(nom))).toEqual([]);
  });

  it('never has a parameter for a segment', () => {
    expect(guarded.filter(([, call]) => scopeOf(call)!.includes('{')).map(([name]) => name)).toEqual([]);
  });

  it('of a call that asks a partner for a try is no reading', () => {
    const tries = guarded.filter(([, { method, readsOnly, refuses }]) => method !== 'GET' && readsOnly && refuses?.includes('partner'));
    expect(tries.length).toBeGreaterThan(5);
    expect(tries.filter(([, call]) => !scopeOf(call)!.endsWith(':ecrire')).map(([name]) => name)).toEqual([]);
  });
});

describe('roles', () => {
  const standing = (role: (typeof roleNames)[number]) => ({ kind: 'operator' as const, activites: [1, 2], role });

  it('an administrator may do all that an operator may', () => {
    expect(guarded.filter(([, call]) => !mayCall(call, standing('administrateur'))).map(([name]) => name)).toEqual([]);
  });

  it('who only reads writes nothing but what is their own, and sees no secret', () => {
    const open = guarded.filter(([, call]) => mayCall(call, standing('lecture')));
    expect(open.length).toBeGreaterThan(150);
    const beyond = open.filter(([, call]) => !scopeOf(call)!.endsWith(':lire') && chapitreOf(scopeOf(call)!) !== 'soi');
    expect(beyond.map(([name]) => name)).toEqual([]);
  });

  it('who may change something of a customer may take an emergency access, and who only reads may not', () => {
    const ofCustomers = guarded.map(([, call]) => call).filter((call) => call.on === 'customer' && isWrite(call));
    const changes = (role: (typeof roleNames)[number]) =>
      ofCustomers.some((call) => chapitreOf(scopeOf(call)!) !== 'soi' && mayCall(call, standing(role)));
    const takes = roleNames.filter((role) => mayCall(allEndpoints['acces.urgence']!, standing(role)));
    expect(takes).toEqual(roleNames.filter(changes));
    expect(takes).toEqual(['administrateur', 'integration', 'support']);
  });

  it('a refusal says which role, and what it does not permit', () => {
    const [reason] = raisons(allEndpoints['sites.update']!, standing('lecture'));
    expect(reason).toEqual({
      code: 'portee',
      phrase: 'Votre rôle «\u00a0Lecture seule\u00a0» ne permet pas de modifier les sociétés et les sites.',
      tient: false,
    });
    expect(raisons(allEndpoints['connexions.create']!, standing('lecture'))[0]?.phrase).toBe(
      'Votre rôle «\u00a0Lecture seule\u00a0» ne permet pas de se connecter en tant qu’un utilisateur.',
    );
  });

  it('narrows nobody of a customer', () => {
    expect(mayCall({ who: ['customer'], path: '/api/sites', method: 'PUT' }, { kind: 'customer', activites: [1], role: 'lecture' })).toBe(
      true,
    );
  });
});

describe('what somebody may give', () => {
  const places = [...Object.keys(chapitres), ...segments, 'interfaces/dbs', 'interfaces/wally'];
  const motif = fc
    .tuple(fc.constantFrom('*', ...places), fc.constantFrom('*', ...verbes))
    .map(([where, verbe]): Motif => `${where}:${verbe}`);
  const motifs = fc.array(motif, { maxLength: 4 });

  it('is what he holds, one scope after the other', () => {
    const scopes = [...segments, 'interfaces/dbs', 'interfaces/acme'].flatMap((segment) =>
      verbes.map((verbe): Portee => `${segment}:${verbe}`),
    );
    fc.assert(
      fc.property(motifs, motifs, (mine, given) => {
        const held = portees(mine);
        const isHeld = (one: Portee) => held.has(one) || held.has(one.replace(/^interfaces\/\w+/, 'interfaces/*') as Portee);
        expect(couvre(mine, given)).toBe([...portees(given)].every(isHeld));
        if (couvre(mine, given)) expect(scopes.filter((one) => tient(given, one) && !tient(mine, one))).toEqual([]);
      }),
    );
  });

  it('is all partners only for who holds their chapter, and one of them for who holds it', () => {
    expect(couvre(['interfaces/dbs:*', 'interfaces/wally:*'], ['partenaires:lire'])).toBe(false);
    expect(couvre(['interfaces/dbs:*'], ['interfaces/dbs:lire'])).toBe(true);
    expect(couvre(['partenaires:*'], ['interfaces/dbs:lire'])).toBe(true);
    expect(tient(['*:*'], 'interfaces/acme:lire')).toBe(true);
    expect(tient(['*:*'], 'nowhere:lire')).toBe(false);
  });

  it('never grows by passing it on', () => {
    fc.assert(
      fc.property(motifs, motifs, motifs, (a, b, c) => {
        if (couvre(a, b) && couvre(b, c)) expect(couvre(a, c)).toBe(true);
        expect(couvre(a, a)).toBe(true);
        expect(couvre([...a, ...b], b)).toBe(true);
      }),
    );
  });

  it('an administrator gives every role, and nobody else gives that one', () => {
    expect(roleNames.filter((role) => couvre(roles[role].motifs, roles.administrateur.motifs))).toEqual(['administrateur']);
    expect(roleNames.filter((role) => couvre(roles.administrateur.motifs, roles[role].motifs))).toEqual([...roleNames]);
  });
});
