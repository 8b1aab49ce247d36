import { z } from 'zod';
import { whyFields } from '../../acces.ts';
import { text } from '../../fields/kit.ts';
import { bool, endpoint, everyone, requiredText, staff } from '../../kit.ts';
import { messages } from '../../messages.ts';
import { appareilHeaders } from './appareil.ts';
import { loginField } from './session.fields.ts';
import { roleNames } from '../../portees.ts';

/** The claims of a token. The console may read them; only the server checks and trusts them. */
export const claims = z.object({
  /** The person's name, as the user menu shows it. */
  name: z.string(),
  kind: z.enum(['operator', 'customer']),
  BDGp: z.string().optional(),
  serverName: z.string().optional(),
  serverIP: z.string().optional(),
  exp: z.number(),
});
export type Claims = z.infer<typeof claims>;

/** What the console needs to know of the session, beside the token; the server decides it. */
export const sessionInfo = z.object({
  name: z.string(),
  login: z.string(),
  kind: z.enum(['operator', 'customer']),
  /** Of an operator (docs/regles/acces.md#roles). */
  role: z.enum(roleNames).nullable(),
  /** Absent until an operator has chosen a customer database. */
  customer: z
    .object({
      BDGp: z.string(),
      /** The group's name, as people say it. */
      label: z.string(),
      serverName: z.string(),
      serverIP: z.string(),
      isHonda: z.boolean(),
      /** The server's name contains `pprod`. */
      isPprod: z.boolean(),
      activites: z.array(z.number()),
      deleteOrigines: z.boolean(),
      importFidelite: z.boolean(),
      /** `creating` while the sample data of a customer that nobody has opened are being made. */
      state: z.enum(['ready', 'creating']),
    })
    .nullable(),
  /** Outside addresses; an entry without one is hidden. */
  links: z.object({
    monitoring: z.string().nullable(),
    logs: z.string().nullable(),
    setup: z.string().nullable(),
    documentation: z.string().nullable(),
    /** The captured mail, with sample data. */
    courriels: z.string().nullable(),
  }),
  /** Base of the API for this customer's server: '' for the same origin. */
  apiBase: z.string(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

export const session = {
  authenticate: endpoint({
    method: 'POST',
    path: '/api/authenticate',
    who: ['public'],
    on: 'registry',
    readsOnly: true,
    action: 'Ouvrir une session',
    trace: 'ouverture',
    refuses: ['unauthenticated', 'second_facteur'],
    headers: appareilHeaders,
    body: z.object({
      login: loginField.input,
      password: z.string().min(1, messages.required).max(255),
      /** Host name of the browser: decides the kind of session (docs/regles/acces.md#host-of-customer-access). */
      url: requiredText(),
    }),
    answer: z.strictObject({ token: z.string(), activites: z.array(z.number()) }),
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/session',
    who: everyone,
    on: 'registry',
    action: 'Lire sa session',
    answer: z.strictObject(sessionInfo.shape),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/session',
    who: everyone,
    on: 'registry',
    action: 'Se déconnecter',
    answer: z.strictObject({ success: z.literal(true) }),
  }),
  /** Ends the person's other sessions, and their API tokens where nothing else is said. */
  motDePasse: endpoint({
    method: 'PUT',
    path: '/api/session/motDePasse',
    who: staff,
    on: 'registry',
    action: 'Changer son mot de passe',
    body: z.object({
      Actuel: z.string().min(1, messages.required).max(255),
      Nouveau: z.string().min(1, messages.required).max(1000),
      CouperJetons: bool.default(true),
    }),
    answer: z.strictObject({ success: z.literal(true) }),
  }),
  servers: endpoint({
    method: 'GET',
    path: '/api/servers',
    who: staff,
    jeton: true,
    on: 'registry',
    action: 'Lister les serveurs',
    answer: z.array(z.strictObject({ ip: z.string(), name: z.string(), isHonda: z.boolean() })),
  }),
  databases: endpoint({
    method: 'GET',
    path: '/api/databases',
    who: staff,
    jeton: true,
    on: 'registry',
    action: 'Lister les bases d’un serveur',
    refuses: ['unknown'],
    /** Name or IP of the server; without it every database is answered, each with its server. */
    headers: z.object({ server: z.string().optional() }),
    answer: z.array(z.strictObject({ name: z.string(), label: z.string(), serverName: z.string(), serverIP: z.string() })),
  }),
  select: endpoint({
    method: 'POST',
    path: '/api/adminSelectDatabase',
    who: staff,
    on: 'registry',
    readsOnly: true,
    action: 'Choisir un client',
    refuses: ['unknown'],
    /** Why, and the number of what is worked on: for a customer whose mode asks for it (docs/regles/acces.md#consented-access). */
    body: z.object({ Motif: text(whyFields.Motif.label).input.optional(), Ticket: whyFields.Ticket.input.optional() }),
    /** Names are the registry's own whatever their case; the server may be left out, since no two hold the same name. */
    headers: z.object({ server: requiredText().optional(), bdgp: requiredText() }),
    answer: z.strictObject({ token: z.string(), activites: z.array(z.number()) }),
  }),
  /** For the menu. Screens that are not named are those of every customer. */
  interfaces: endpoint({
    method: 'GET',
    path: '/api/session/interfaces',
    who: staff,
    on: 'customer',
    action: 'Lire les interfaces utilisées',
    present: 'suivi',
    answer: z.array(z.strictObject({ Ecran: z.string(), Utilisee: z.boolean() })),
  }),
};
