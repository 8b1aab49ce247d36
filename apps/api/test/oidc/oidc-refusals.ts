import { sql } from 'kysely';
import { ownAuthor } from '../../src/jobs/own-author.ts';
import { insertLien } from '../../src/registry/liens.store.ts';
import type { Client, TestApp } from '../http.ts';
import type { RefusedCase } from '../matrix/case.ts';
import { operatorsHost, roundTrips, type Back } from './bench.ts';
import { testProvider } from './provider.ts';

/** While these are tried, the console has an address. */
export const publicUrl = `https://${operatorsHost}`;

const lien = 'une-invitation-de-test';
const Cle = 'c'.repeat(43);

/** What somebody comes back with, or is sent away with: known once there is a provider. */
const bodies = {
  dead: {},
  second: {},
  deadReturn: {},
  invited: {},
  deadInvited: {},
  deadProof: {},
  taken: {},
  deadLink: {},
} satisfies Record<string, Partial<Back>>;

const nowhere = { BDGp: 'BDGpNulle' };
const create = (more: object) => ({
  Nom: 'Annuaire',
  ClientId: 'comptoir',
  Secret: 'un secret',
  Domaines: [],
  Rattachement: 'explicite',
  Algorithme: 'RS256',
  Acr: [],
  Amr: [],
  FacteurExige: false,
  Anciennete: null,
  Actif: true,
  BDGp: 'BDGpQuatre',
  Emetteur: 'https://annuaire.example',
  ...more,
});

const otherVersion = { 'if-match': '"autre"' };

export const oidcRefusals: Record<string, RefusedCase> = {
  'fournisseurs.create unknown': { body: create(nowhere) },
  'fournisseurs.create rule': {
    body: create({}),
    after: Array.from({ length: 10 }, () => ({ method: 'POST', path: '/api/fournisseurs', body: create({}) }) as const),
  },
  'fournisseurs.update modified': { params: { IDFournisseur: 1 }, headers: otherVersion },
  'fournisseurs.remove modified': { params: { IDFournisseur: 1 }, headers: otherVersion },
  'identites.commencer unknown': {},
  'identites.commencer partner': { body: bodies.dead },
  'identites.revenir unauthenticated': {},
  'identites.revenir second_facteur': { body: bodies.second },
  'identites.revenir partner': { body: bodies.deadReturn },
  'identites.commencerInvitation unknown': {},
  'identites.commencerInvitation partner': { body: bodies.dead },
  'identites.accepterInvitation unknown': {},
  'identites.accepterInvitation unauthenticated': { body: { IDFournisseur: 1, Cle, demande: 'inconnue', lien } },
  'identites.accepterInvitation conflict': { body: bodies.invited },
  'identites.accepterInvitation partner': { body: bodies.deadInvited },
  'identites.commencerPreuve unknown': {},
  'identites.commencerPreuve partner': { body: bodies.dead },
  'identites.prouver preuve': {},
  'identites.prouver partner': { body: bodies.deadProof },
  'identites.commencerLien unknown': {},
  'identites.commencerLien partner': { body: bodies.dead },
  'identites.lier rule': {},
  'identites.lier conflict': { body: bodies.taken },
  'identites.lier partner': { body: bodies.deadLink },
};

const paths = {
  signIn: '/api/session/fournisseur',
  invitation: '/api/session/lien/fournisseur',
  proof: '/api/session/preuve/fournisseur',
  link: '/api/session/identites',
};

/** A provider that answers, one that does not, and people on their way back from both. `operator` makes the calls. */
export const prepareOidc = async (on: TestApp, operator: Client) => {
  const { config, database } = on.app;
  const before = { publicUrl: config.publicUrl, outboundAllowedHosts: config.outboundAllowedHosts };
  const provider = await testProvider([publicUrl]);
  Object.assign(config, { publicUrl, outboundAllowedHosts: [...before.outboundAllowedHosts, '127.0.0.1'] });
  const trips = roundTrips(on, provider);
  const add = async (Emetteur: string) => {
    const { body } = await operator.call<{ IDFournisseur: number }>('POST', '/api/fournisseurs', {
      ...create({ BDGp: null, Emetteur }),
      Secret: provider.secret,
    });
    return body.IDFournisseur;
  };
  const [alive, dead] = [await add(provider.Emetteur), await add('http://127.0.0.1:1')];
  const idOf = async (login: string) =>
    (await database.registry.selectFrom('operators').select('IDOperator').where('login', '=', login).executeTakeFirstOrThrow()).IDOperator;
  // Before the transaction: on the embedded engine it has the one session.
  const [invited, IDOperator] = [await idOf('prise'), await idOf('double')];
  await database.write('registry', ownAuthor('Préparer'), async (trx) => {
    await insertLien(trx, lien, 'invitation', invited);
    await trx
      .insertInto('identites')
      .values({ IDFournisseur: alive, Sub: 'double', IDOperator, Qui: 'double', Compte: 'double' })
      .execute();
  });
  const more = { lien };
  Object.assign(bodies.dead, { IDFournisseur: dead, Cle, url: operatorsHost, lien });
  Object.assign(bodies.second, await trips.goAndReturn(alive, 'double'));
  Object.assign(bodies.invited, await trips.goAndReturn(alive, 'double', { path: paths.invitation, more }), more);
  Object.assign(bodies.taken, await trips.goAndReturn(alive, 'double', { path: paths.link, by: operator }));
  const toDead = async (body: object, how: Parameters<typeof trips.goAndReturn>[2]) => {
    const kept = new Set(
      (await database.registry.selectFrom('fournisseursDemandes').select('Empreinte').execute()).map((row) => row.Empreinte),
    );
    Object.assign(body, await trips.goAndReturn(alive, 'double', how), { IDFournisseur: dead, ...how?.more });
    await database.registry
      .updateTable('fournisseursDemandes')
      .set({ IDFournisseur: dead })
      .where('Empreinte', 'not in', [...kept])
      .execute();
  };
  await toDead(bodies.deadReturn, {});
  await toDead(bodies.deadInvited, { path: paths.invitation, more });
  await toDead(bodies.deadProof, { path: paths.proof, by: operator });
  await toDead(bodies.deadLink, { path: paths.link, by: operator });
  await database.registry
    .updateTable('fournisseursDemandes')
    .set({ Echeance: sql<string>`now() + interval '1 hour'` })
    .execute();
  config.publicUrl = before.publicUrl;
  return provider;
};
