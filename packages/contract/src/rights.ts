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
}

/** docs/regles/acces.md#bdgpni */
export const isBDGpNi = (BDGp: string | undefined) => BDGp?.includes('BDGpNi') ?? false;

const meets: Record<Condition, (standing: Standing) => boolean> = {
  activite2: (s) => s.activites.includes(2),
  horsBDGpNi: (s) => s.kind === 'operator' || !isBDGpNi(s.BDGp),
};

export interface Guarded {
  who: readonly Caller[];
  when?: readonly Condition[] | undefined;
}

/** Whether a session may make a guarded call or open a guarded route: one rule for server and console. */
export const mayCall = (guarded: Guarded, standing: Standing) =>
  (guarded.who.includes('public') || guarded.who.includes(standing.kind)) &&
  (guarded.when ?? []).every((condition) => meets[condition](standing));
