import type { UtilisateurFlag } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Profiles } from '../utilisateurs.rules.ts';
import { columns, utilisateursImport, type TextField } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import { refuseDuplicates } from '../../../imports/lines.rules.ts';
import { keyOf, loginKey, type UtilisateurLine } from './import-lines.rules.ts';
import { planLines, type Known, type UtilisateurPlan, type PresentUtilisateur } from './import-plan.rules.ts';

const profiles = (isEDatavoice = false): Profiles => ({
  isEDatavoice,
  eSellerTeam: new Map([
    [1, { Libelle: 'Administrateur' }],
    [2, { Libelle: 'Vendeur' }],
    [4, { Libelle: 'Doublon' }],
    [5, { Libelle: 'DOUBLÓN' }],
  ]),
  lead: new Map([
    [2, { Libelle: 'Vendeur' }],
    [3, { Libelle: 'Chef des ventes' }],
  ]),
  relationClient: new Map([[8, { Libelle: 'Poste', IDTypeProfil: 3 }]]),
});

const fieldsOf = (...kinds: string[]) => columns.filter(({ kind }) => kinds.includes(kind)).map(({ field }) => field);
const flags = Object.fromEntries(fieldsOf('tick').map((field) => [field, false])) as Record<UtilisateurFlag, boolean>;
const texts = Object.fromEntries(fieldsOf('text', 'tel').map((field) => [field, ''])) as Record<TextField, string>;

const user = (some: Partial<PresentUtilisateur> & { LoginWEB: string }): PresentUtilisateur => ({
  ...texts,
  ...flags,
  Actif: true,
  IDPeople: 1,
  Lastname: 'Quéré',
  Firstname: 'Maëlle',
  Initial: 'MQ',
  Password: 'sealed:secret',
  drprofile_id: 2,
  IDDRProfileEsellerLead: null,
  IDProfil: null,
  EstEDVMarketing: false,
  IsAccountOpened: false,
  sites: new Set([1]),
  ...some,
});

const known = (users: readonly PresentUtilisateur[] = [], isEDatavoice = false): Known => ({
  utilisateurs: new Map(users.map((one) => [loginKey(one.LoginWEB), one])),
  profiles: profiles(isEDatavoice),
  sites: new Set([1, 2, 3]),
  passwordOf: ({ Password }) => Password.replace('sealed:', ''),
  MotDePasseMinimum: 0,
});

const unsaid = { faults: [], avis: [] };
const line = (given: UtilisateurLine['given'], Sites: string[] = [], ligne = 2): UtilisateurLine => ({
  ...unsaid,
  ligne,
  given: { ...given, Sites },
});
const plan = (given: UtilisateurLine['given'], on = known(), sites: string[] = []) => planLines([line(given, sites)], on)[0]!;
const newcomer = { Lastname: 'Le Goff', Firstname: 'Yann', LoginWEB: 'ylegoff', Password: 'abc', drprofile_id: 'Vendeur' };

describe('a new login', () => {
  test('adds a user with the defaults of the form', () => {
    const values = { Initial: 'YL', Actif: true, Superviseur: false, EMail: '', drprofile_id: 2, IDProfil: null };
    const added = plan(newcomer, known(), ['1', '9', 'x']);
    expect(added).toMatchObject({
      effet: 'ajout',
      nom: 'Le Goff Yann',
      reserves: [
        { field: 'Sites', message: 'Site inconnu\u00a0: 9' },
        { field: 'Sites', message: 'Site inconnu\u00a0: x' },
      ],
      writing: { addedSites: [1], kind: 'insert', values },
    });
  });

  test('needs the form’s required fields, each reported once', () => {
    expect(plan({ LoginWEB: 'x' })).toMatchObject({
      effet: 'refus',
      faults: [
        { field: 'Lastname', message: 'Ce champ est obligatoire' },
        { field: 'Firstname', message: 'Ce champ est obligatoire' },
        { field: 'Initial', message: '1 à 3 lettres' },
        { field: 'Password', message: 'Ce champ est obligatoire' },
        { field: 'drprofile_id', message: 'Ce champ est obligatoire' },
      ],
    });
    expect(plan({ ...newcomer, drprofile_id: 'Inconnu' })).toMatchObject({
      effet: 'refus',
      faults: [{ field: 'drprofile_id', message: 'Profil inconnu\u00a0: «\u00a0Inconnu\u00a0»' }],
    });
    expect(plan({ ...newcomer, EMail: 'yann', LoginWEB: 'beaucoup-trop-long' })).toMatchObject({
      faults: [
        { field: 'EMail', message: 'Veuillez saisir une adresse e-mail valide' },
        { field: 'LoginWEB', message: '10 caractères au maximum' },
      ],
    });
  });

  test('no login at all', () => {
    expect(plan({ Lastname: 'Le Goff' })).toMatchObject({
      effet: 'refus',
      faults: [{ field: 'LoginWEB', message: 'Ce champ est obligatoire' }],
    });
  });
});

describe('profiles', () => {
  test.each([
    ['2', 2],
    ['vendeur', 2],
    ['  VENDEUR ', 2],
    ['Administrateur', 1],
  ])('%s', (text, id) => {
    expect(plan({ ...newcomer, drprofile_id: text })).toMatchObject({ writing: { values: { drprofile_id: id } } });
  });

  test('a label of several profiles', () => {
    expect(plan({ ...newcomer, drprofile_id: 'doublon' })).toMatchObject({
      effet: 'refus',
      faults: [{ message: 'Plusieurs profils s’appellent «\u00a0doublon\u00a0»\u00a0: indiquez le numéro (4, 5)' }],
    });
  });

  test('the customer-relations profile is required of an eDataVoice client and sets the lead profile', () => {
    const on = known([], true);
    expect(plan(newcomer, on)).toMatchObject({ effet: 'refus', faults: [{ field: 'IDProfil', message: 'Ce champ est obligatoire' }] });
    expect(plan({ ...newcomer, IDProfil: 'Poste', IDDRProfileEsellerLead: 'Vendeur' }, on)).toMatchObject({
      writing: { values: { IDProfil: 8, IDDRProfileEsellerLead: 3 } },
    });
  });

  test('other groups have none', () => {
    expect(plan({ ...newcomer, IDProfil: 'Poste' })).toMatchObject({
      writing: { values: { IDProfil: null, IDDRProfileEsellerLead: null } },
    });
  });

  test('a lead profile does not replace the one that the customer-relations profile set', () => {
    const on = known([user({ LoginWEB: 'mq', IDProfil: 8, IDDRProfileEsellerLead: 3 })], true);
    expect(plan({ LoginWEB: 'mq', IDDRProfileEsellerLead: 'Vendeur' }, on)).toMatchObject({ effet: 'inchange' });
  });

  test('the copy of appointments belongs to lead profile 3', () => {
    expect(plan({ ...newcomer, EnCopieRDVeSellerLead: true })).toMatchObject({ writing: { values: { EnCopieRDVeSellerLead: false } } });
    expect(plan({ ...newcomer, EnCopieRDVeSellerLead: true, IDDRProfileEsellerLead: '3' })).toMatchObject({
      writing: { values: { EnCopieRDVeSellerLead: true } },
    });
  });
});

describe('a known login', () => {
  const on = known([user({ LoginWEB: 'mquere' })]);

  test('changes what differs', () => {
    const given = { LoginWEB: 'MQUERE', Lastname: 'Quéré', MobilePhone: '0612', Password: 'secret', Actif: false };
    expect(plan(given, on, ['1', '2'])).toMatchObject({
      effet: 'modification',
      nom: 'Quéré Maëlle',
      fields: ['MobilePhone', 'Actif'],
      writing: { addedSites: [2], kind: 'update', changes: { MobilePhone: '0612', Actif: false } },
    });
  });

  test('a new password is a change, the stored one is not', () => {
    expect(plan({ LoginWEB: 'mquere', Password: 'secret' }, on)).toMatchObject({ effet: 'inchange', fields: [] });
    expect(plan({ LoginWEB: 'mquere', Password: 'autre' }, on)).toMatchObject({ effet: 'modification', fields: ['Password'] });
  });

  test('sites alone are a change; unknown ones are reported and refuse nothing', () => {
    expect(plan({ LoginWEB: 'mquere' }, on, ['2'])).toMatchObject({ effet: 'modification', fields: [], writing: { addedSites: [2] } });
    expect(plan({ LoginWEB: 'mquere', Initial: 'ab' }, on, ['77'])).toMatchObject({
      effet: 'modification',
      fields: ['Initial'],
      reserves: [{ message: 'Site inconnu\u00a0: 77' }],
    });
  });
});

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const word = fc.oneof(fc.constantFrom('=1+1', '+33', '@SUM(A1)', '-2', 'Quéré', 'é'), fc.string({ minLength: 1, maxLength: 60 }));
const given = fc
  .record({
    Lastname: maybe(word),
    Firstname: maybe(word),
    Initial: maybe(fc.constantFrom('mq', 'ABCD', '1')),
    EMail: maybe(fc.constantFrom('a@b.example', 'faux')),
    MobilePhone: maybe(word),
    LoginWEB: maybe(fc.constantFrom('mquere', 'MQuere', 'nouveau', 'autre', 'trop-long-login')),
    Password: maybe(fc.string({ minLength: 1, maxLength: 10 })),
    drprofile_id: maybe(fc.constantFrom('1', 'vendeur', 'inconnu', '99')),
    IDDRProfileEsellerLead: maybe(fc.constantFrom('2', 'chef des ventes', '9')),
    IDProfil: maybe(fc.constantFrom('8', 'poste', 'rien')),
    Actif: maybe(fc.boolean()),
    EnCopieRDVeSellerLead: maybe(fc.boolean()),
  })
  // Empty cells give no key.
  .map((cells) => Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined)) as UtilisateurLine['given']);
const file = fc
  .array(fc.record({ given, sites: fc.array(fc.constantFrom('1', '2', '3', '9', 'x'), { maxLength: 3 }) }), { maxLength: 8 })
  .map((rows) =>
    refuseDuplicates(
      utilisateursImport,
      rows.map(({ given: cells, sites }, index) => line(cells, [...new Set(sites)], index + 2)),
      keyOf,
    ),
  );
const situation = fc.record({ lines: file, isEDatavoice: fc.boolean() });

/** The data after the plans have been written. */
const apply = (on: Known, plans: readonly UtilisateurPlan[]): Known => {
  const after = new Map(on.utilisateurs);
  for (const one of plans) {
    if (one.effet === 'refus') continue;
    const { writing } = one;
    const { addedSites } = writing;
    const { Password, ...values } = writing.kind === 'insert' ? writing.values : writing.changes;
    const before = writing.kind === 'insert' ? user({ LoginWEB: one.cle, sites: new Set() }) : writing.present;
    const sealed = Password === undefined ? {} : { Password: `sealed:${Password}` };
    // The changes have no `undefined`.
    after.set(loginKey(one.cle), {
      ...before,
      ...(values as Partial<PresentUtilisateur>),
      ...sealed,
      sites: new Set([...before.sites, ...addedSites]),
    });
  }
  return { ...on, utilisateurs: after };
};

describe('any file', () => {
  const start = (isEDatavoice: boolean) =>
    known([user({ LoginWEB: 'mquere' }), user({ LoginWEB: 'autre', IDPeople: 2, IDProfil: isEDatavoice ? 8 : null })], isEDatavoice);

  test('every line has one outcome; refused ones say why, accepted ones have no fault', () => {
    fc.assert(
      fc.property(situation, ({ lines, isEDatavoice }) => {
        const plans = planLines(lines, start(isEDatavoice));
        expect(plans.map(({ ligne }) => ligne)).toEqual(lines.map(({ ligne }) => ligne));
        for (const one of plans) {
          expect(one.effet === 'refus').toBe(one.faults.length > 0);
          expect(new Set(one.faults.map(({ field }) => field)).size).toBe(one.faults.length);
        }
      }),
    );
  });

  test('imported again, it changes nothing and refuses the same lines', () => {
    fc.assert(
      fc.property(situation, ({ lines, isEDatavoice }) => {
        const before = start(isEDatavoice);
        const plans = planLines(lines, before);
        const again = planLines(lines, apply(before, plans));
        expect(again.map(({ effet }) => effet)).toEqual(plans.map(({ effet }) => (effet === 'refus' ? 'refus' : 'inchange')));
      }),
    );
  });

  test('nobody is deleted, no site is removed, and absent values stay', () => {
    fc.assert(
      fc.property(situation, ({ lines, isEDatavoice }) => {
        const before = start(isEDatavoice);
        const after = apply(before, planLines(lines, before));
        for (const [key, stood] of before.utilisateurs) {
          const stands = after.utilisateurs.get(key)!;
          expect([...stands.sites]).toEqual(expect.arrayContaining([...stood.sites]));
          expect(stands.LoginWEB).toBe(stood.LoginWEB);
          const own = lines.find(({ given: { LoginWEB } }) => LoginWEB !== undefined && loginKey(LoginWEB) === key);
          for (const field of ['Lastname', 'MobilePhone', 'Password', 'Actif', 'drprofile_id', 'EMail'] as const) {
            if (own?.given[field] === undefined) expect(stands[field]).toBe(stood[field]);
          }
        }
      }),
    );
  });

  test('texts are kept as written, formula or not', () => {
    fc.assert(
      fc.property(
        word.filter((text) => text.trim() !== '' && text.trim().length <= 50),
        (Lastname) => {
          expect(plan({ ...newcomer, Lastname, Initial: 'AB' })).toMatchObject({ writing: { values: { Lastname: Lastname.trim() } } });
        },
      ),
    );
  });

  test('the order of lines does not matter', () => {
    fc.assert(
      fc.property(situation, ({ lines, isEDatavoice }) => {
        const on = start(isEDatavoice);
        expect(planLines(lines.toReversed(), on).toReversed()).toEqual(planLines(lines, on));
      }),
    );
  });
});
