import { actDe, chapitreOf, roles, scopeOf, tient, type Motif, type Role, type Scoped } from './portees.ts';

/** The two kinds of session; `public` calls need none. */
export type Kind = 'operator' | 'customer';
export type Caller = 'public' | Kind;

/** Conditions beyond the kind of session; the server checks them before the call runs. */
export type Condition = 'activite2' | 'horsBDGpNi';

/** What decides the rights of a session, on the server and in the console. */
export interface Standing {
  kind: Kind;
  BDGp?: string;
  activites: readonly number[];
  /** Of an operator: what narrows them. Without one nothing does. */
  role?: Role | undefined;
  /** Of a program that came with an API token: what that holds, which narrows its owner. */
  jeton?: readonly Motif[] | undefined;
}

/** docs/regles/acces.md#bdgpni */
export const isBDGpNi = (BDGp: string | undefined) => BDGp?.includes('BDGpNi') ?? false;

export interface Guarded extends Scoped {
  who: readonly Caller[];
  when?: readonly Condition[] | undefined;
  danger?: string | undefined;
  dangerWhen?: object | undefined;
  jeton?: true | undefined;
}

export type CodeRaison = 'genre' | 'activite2' | 'nissan' | 'portee' | 'jeton';

/** One thing that a session needs for a call: what it is, and whether it is so. */
export interface Raison {
  code: CodeRaison;
  /** Why the call is refused where it is not so. */
  phrase: string;
  tient: boolean;
}

const conditions: Readonly<Record<Condition, (standing: Standing) => Raison>> = {
  activite2: ({ activites }) => ({
    code: 'activite2',
    phrase: 'Cette fonction est réservée aux clients qui ont l’activité agricole.',
    tient: activites.includes(2),
  }),
  horsBDGpNi: ({ kind, BDGp }) => ({
    code: 'nissan',
    phrase: 'Cette fonction n’est pas ouverte aux groupes du réseau Nissan.',
    tient: kind === 'operator' || !isBDGpNi(BDGp),
  }),
};

const genre = ({ who }: Guarded, { kind }: Standing): Raison => ({
  code: 'genre',
  phrase: 'Vous n’avez pas accès à cette fonction.',
  tient: who.includes('public') || who.includes(kind),
});

const portee = (guarded: Guarded, { kind, role }: Standing): Raison[] => {
  const asked = scopeOf(guarded);
  if (kind !== 'operator' || role === undefined || asked === undefined || guarded.who.includes('public')) return [];
  const { titre, motifs } = roles[role];
  return [
    {
      code: 'portee',
      phrase: `Votre rôle «\u00a0${titre}\u00a0» ne permet pas ${actDe(asked)}.`,
      tient: tient(motifs, asked),
    },
  ];
};

export const sansPersonne = 'Cette opération demande une personne\u00a0: elle n’est pas ouverte aux jetons d’API.';

/** A program proves nothing of a person, and what is a person's own is not its own. */
export const isOpenToJeton = (guarded: Guarded) => {
  const asked = scopeOf(guarded);
  const isOwn = asked !== undefined && chapitreOf(asked) === 'soi' && !guarded.jeton;
  return !isOwn && (guarded.danger === undefined || guarded.dangerWhen !== undefined);
};

const jeton = (guarded: Guarded, { jeton: held }: Standing): Raison[] => {
  const asked = scopeOf(guarded);
  if (held === undefined || asked === undefined || guarded.who.includes('public')) return [];
  return [
    { code: 'jeton', phrase: sansPersonne, tient: isOpenToJeton(guarded) },
    { code: 'portee', phrase: `Ce jeton ne permet pas ${actDe(asked)}.`, tient: tient(held, asked) },
  ];
};

/** All that a session needs for a guarded call or route, fulfilled or not, in the order in which it is told. */
const exigences = (guarded: Guarded, standing: Standing): Raison[] => [
  genre(guarded, standing),
  ...(guarded.when ?? []).map((condition) => conditions[condition](standing)),
  ...portee(guarded, standing),
  ...jeton(guarded, standing),
];

/** Why a session may not make a guarded call or open a guarded route; empty where it may. One rule for server and console. */
export const raisons = (guarded: Guarded, standing: Standing): Raison[] => exigences(guarded, standing).filter((one) => !one.tient);

export const mayCall = (guarded: Guarded, standing: Standing) => exigences(guarded, standing).every((one) => one.tient);
