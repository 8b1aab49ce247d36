import { z } from 'zod';
import type { RefusalCode } from './errors.ts';
import type { EvenementType } from './evenements.ts';
import { messages } from './messages.ts';
import type { Portee } from './portees.ts';
import type { Condition, Caller } from './rights.ts';
import { severalLines, singleLine } from './texts/single-line.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Schema = z.ZodType;

/** Why a call asks again who somebody is, as the question says it. */
export const dangers = {
  export: 'Ce fichier contient des données confidentielles.',
  droits: 'Cette opération change des droits d’accès.',
  masse: 'Cette opération désactive plusieurs éléments à la fois.',
  facteurs: 'Cette opération change la façon dont vous vous identifiez.',
  politique: 'Cette opération change ce qui est demandé à plusieurs personnes pour s’identifier.',
  envoi: 'Les modifications de ce client partiront vers une autre adresse.',
  cles: 'Un programme pourra se servir de l’API en votre nom.',
  restauration: 'Cette opération remet tout un client comme il était.',
  acces: 'Cet accès d’urgence est annoncé à tous les administrateurs du groupe.',
} as const;
export type Danger = keyof typeof dangers;

/** Why a read answers of today even where a past state is asked for, as screens say it. */
export const presents = {
  histoire: 'L’historique se lit en entier, à toute date.',
  partenaire: 'C’est ce que répond aujourd’hui un service extérieur.',
  suivi: 'Ce suivi est celui d’aujourd’hui.',
  personnel: 'Les vues, les notes et la recherche sont celles d’aujourd’hui.',
  projet: 'Ce qui prépare un changement part de l’état d’aujourd’hui.',
} as const;
export type Present = keyof typeof presents;

/** One call of the API as data. The server mounts it, the console's client gets its types from it. */
export interface Endpoint {
  method: Method;
  /** Under `/api`, parameters in braces: `/api/civilites/{IDCivilite}`. */
  path: `/api/${string}`;
  who: readonly Caller[];
  when?: readonly Condition[];
  /** `customer`: the call works on the customer in the token; `registry`: it needs none. */
  on: 'customer' | 'registry';
  /** The action in French, as the journal shows it. */
  action: string;
  params?: Schema;
  query?: Schema;
  headers?: Schema;
  body?: Schema;
  /** Maximum size of the body in bytes, if a form's is not enough (`limits.ts`): a long list, or files as text. */
  bodyLimit?: number;
  /** A file part named `file` instead of a JSON body; what `body` describes comes before it, in a part named `json`, and may be missing. */
  upload?: { extension: `.${string}`; maxBytes: number };
  /** The answer is a file of this type. */
  file?: `${string}/${string}`;
  /** That file is text, each line of which is JSON of this kind. */
  line?: Schema;
  answer: Schema;
  /** Spellings of the path that answer as well: clients spell some calls in two ways. */
  aliases?: readonly `/api/${string}`[];
  /** Of a write: the path of the read that `If-Match` stands for; absent, a PUT or a PATCH means the read of its own path. */
  record?: `/api/${string}`;
  /**
   * Of an undoing: the path in the body that names the journal's group which it takes back. The journal says
   * so as the cause.
   */
  undoes?: string;
  /** Of a write: the path in its body of a person's own words why. The journal keeps them. */
  motif?: string;
  /** Of a write: what its undoing leaves, because it is known outside: tables, and columns as `table.column`. */
  stays?: readonly string[];
  /** Of a write: tables of the business that its undoing takes back all the same. */
  takesBack?: readonly string[];
  /** Long work: the route writes in several transactions, all in one journal group, and may report progress. */
  batches?: true;
  /** Of a bulk change: its rows, in the plural within a sentence. */
  rows?: string;
  /** What the call's own rules refuse, where its parts do not say so already: `apps/api/src/http/refusals.ts`. */
  refuses?: readonly RefusalCode[];
  /** What the security trail notes of each time that it is done or refused, where the registry's rows do not hold it already. */
  trace?: Extract<EvenementType, 'ouverture' | 'preuve' | 'connexion' | 'secrets' | 'export' | 'operateur'>;
  /** Of a write that everyone may call: the keys of its body that customer access changes, where these are not all. */
  byCustomers?: readonly string[];
  /** It is only done for somebody who has said lately who they are (docs/regles/acces.md#asked-again). */
  danger?: Danger;
  /** Only where the body has this value at this path, and is not a trial. */
  dangerWhen?: { path: string; value: boolean };
  /** A mutating method that changes nothing that is kept: no transaction, no journal. */
  readsOnly?: true;
  /** Of what is a person's own: an API token may do it all the same (docs/regles/acces.md#api-tokens). */
  jeton?: true;
  /** Of a write that a partner is asked about, and told nothing of: it is undone as one of ours. */
  onlyAsks?: true;
  /** Of a write: why it cannot be tried, where its parts do not say so already (`essai.ts`). */
  untriable?: 'partenaire' | 'produit';
  /** Of a read at a customer: it answers of today, whatever instant is asked for, and why. */
  present?: Present;
  /** What an operator's role must hold, where address and method do not say it rightly (`portees.ts`). */
  scope?: Portee;
}

/** The `answer` of a call that answers a file. */
export const aFile = z.never();

/** Declares an endpoint, keeping its literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

export const staff = ['operator'] as const;
export const everyone = ['operator', 'customer'] as const;

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

/** What a handler receives, after the checks. */
export interface Received<E extends Endpoint> {
  params: OutputOf<Part<E, 'params'>>;
  query: OutputOf<Part<E, 'query'>>;
  headers: OutputOf<Part<E, 'headers'>>;
  body: OutputOf<Part<E, 'body'>>;
}

type Given<K extends string, V> = [V] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: V };

/** Headers that every call may carry, such as the version that a write stands on. */
type GivenHeaders<V> = [V] extends [undefined] ? { headers?: Readonly<Record<string, string>> } : { headers: V };

/** What the console sends. Keys that the endpoint lacks are a type error. */
export type Sent<E extends Endpoint> = Given<'params', InputOf<Part<E, 'params'>>> &
  Given<'query', InputOf<Part<E, 'query'>>> &
  GivenHeaders<InputOf<Part<E, 'headers'>>> &
  Given<'body', InputOf<Part<E, 'body'>>>;

export type Answer<E extends Endpoint> = z.output<E['answer']>;
export type GivenAnswer<E extends Endpoint> = z.input<E['answer']>;

/** The names of the parameters of a path, in order. */
export const paramsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** Whether a partner knows of what a call did: undoing it here would leave that as it is. */
export const tellsPartner = ({ refuses, onlyAsks }: Endpoint) => refuses?.includes('partner') === true && !onlyAsks;

export const isWrite = ({ method, readsOnly }: Endpoint) => method !== 'GET' && !readsOnly;

/** By what a caller names a write, so that it can ask again for one whose answer never came (docs/regles/journal.md#asked-again). */
export const keyHeader = 'idempotency-key';

/** Whether a call is done once, however often it is asked for under one key. */
export const takesKey = (call: Endpoint) => isWrite(call) && call.on === 'customer' && !call.batches && !call.upload;

/** Whether a call can be answered as of an instant of its customer's history. */
export const takesInstant = (call: Endpoint) => call.on === 'customer' && !isWrite(call) && call.present === undefined;

/** The header that names the instant as of which a customer is read (docs/regles/journal.md#as-of). */
export const instantHeader = 'x-instant';

/** Accepts every spelling of a boolean that other clients send and gives `true` or `false`. */
export const bool = z
  .union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1'), z.literal('true'), z.literal('false')], {
    error: ({ input }) => (input === undefined ? messages.required : 'Oui ou non est attendu'),
  })
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')
  .pipe(z.boolean());

/** An id in a path. */
export const id = z.coerce.number<number>().int().min(1).max(2_147_483_647);

/** A person: the id, or the row of a list that offered it, such as `{ "ID": 161, "Name": "…" }`. */
export const person = z.union([id, z.object({ ID: id }).transform(({ ID }) => ID)], { error: 'Un utilisateur est attendu' });

/** A text of one line with the field's own maximum; 255 where it has none. */
export const text = (max = 255) => singleLine().max(max, messages.tooLong(max));
export const requiredText = (max = 255) => singleLine().min(1, messages.required).max(max, messages.tooLong(max));
/** A text that keeps its line breaks. */
export const longText = (max: number) => severalLines().max(max, messages.tooLong(max));
/** A secret is kept as it was typed: blanks may be meant. */
export const secretText = (max = 255) => z.string().max(max, messages.tooLong(max));
export const nullableText = (max = 255) =>
  text(max)
    .nullable()
    .transform((value) => (value === '' ? null : value));

/** Secrets of a record that can no longer be read, by field: they are answered empty and must be entered again. */
export const aRessaisir = z.array(z.string()).optional();

const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** A body whose keys have a small first letter: the spelling of the entity is accepted as well. */
export const smallKeys = <S extends z.ZodObject>(schema: S) => {
  const spelled = (body: object) => {
    const entries = Object.entries(body).map(([key, value]) => [key in schema.shape ? key : small(key), value] as const);
    return { ...Object.fromEntries(entries.filter(([key]) => key in schema.shape)), ...body };
  };
  const read = (body: unknown) => (typeof body === 'object' && body !== null && !Array.isArray(body) ? spelled(body) : body);
  // The preparation only renames keys: the input type stays the schema's.
  return z.preprocess(read, schema) as unknown as z.ZodType<z.output<S>, z.input<S>>;
};

/** Under which heading people find the calls of a domain. */
export interface Chapter {
  title: string;
  description: string;
}
