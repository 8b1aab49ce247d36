import type { SanteInterface } from '@comptoir/contract/domains/sante/sante.calls';
import { operatorLink } from '../../jobs/mail-links.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { isFailure, type Verdict } from '@comptoir/contract/domains/sante/etats';

interface Failing {
  Libelle: string;
  Message: string;
  Echecs: number;
}

interface Alerting {
  Titre: string;
  Ecran: `/${string}`;
  customer: Pick<CustomerRecord, 'name' | 'label' | 'hosts'>;
  opened: readonly Failing[];
  /** Where people open the console, if it is known. */
  publicUrl: string | undefined;
}

/** Lines in one message. */
const most = 20;

/** One message for all new alerts of an interface. */
export const alertMessage = ({ Titre, Ecran, customer, opened, publicUrl }: Alerting) => {
  const { name: BDGp, label: groupe } = customer;
  const at = (path: `/${string}`, title: string) => operatorLink({ publicUrl, customer }, { path, title });
  const lines = opened
    .slice(0, most)
    .map(({ Libelle, Message, Echecs }) => `- ${Libelle} (${Echecs} échec${Echecs > 1 ? 's' : ''} de suite)\u00a0: ${Message}`);
  const others = opened.length > most ? [`- et ${opened.length - most} autres accès`] : [];
  return {
    objet: `[Comptoir] ${Titre}\u00a0: ${opened.length} accès en échec, ${groupe}`,
    texte: [
      `L’interface ${Titre} du client ${groupe} (${BDGp}) ne fonctionne plus pour\u00a0:`,
      '',
      ...lines,
      ...others,
      '',
      `Configuration\u00a0: ${at(Ecran, Titre)}`,
      `État de toutes les interfaces\u00a0: ${at('/sante', 'Santé des interfaces')}`,
      'Ce message n’est pas répété\u00a0: un autre ne partira qu’après un succès suivi de nouveaux échecs.',
    ].join('\n'),
  };
};

interface Etat {
  Interface: string;
  Cible: string;
  Verdict: string;
  Message: string;
  DateH: string;
  DernierSucces: string | null;
  DernierEchec: string | null;
}

/** Worst first. */
const gravity: readonly Verdict[] = ['panne', 'refus', 'expire', 'nonConfigure', 'ok'];
const rank = ({ Verdict }: Etat) => gravity.findIndex((verdict) => verdict === Verdict);

/** Orders interfaces, the worst first; one that was never checked stands before those that work. */
export const worstFirst = (a: { Verdict: Verdict | null }, b: { Verdict: Verdict | null }) => {
  const place = ({ Verdict }: typeof a) => (Verdict === null ? gravity.indexOf('ok') - 0.5 : gravity.indexOf(Verdict));
  return place(a) - place(b);
};

/** The access that stands for its interface. */
export const worstOf = <E extends Etat>(etats: readonly E[]) =>
  etats.toSorted((a, b) => rank(a) - rank(b) || Date.parse(b.DateH) - Date.parse(a.DateH))[0];

const latest = (dates: readonly (string | null)[]) =>
  dates
    .flatMap((date) => date ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1) ?? null;

type Summary = Omit<SanteInterface, 'Interface' | 'Titre' | 'Ecran'>;

/** The state of an interface: as bad as its worst access. */
export const summaryOf = (etats: readonly Etat[], alertes: readonly { DateAcquittement: string | null }[]): Summary => {
  const worst = worstOf(etats);
  return {
    Verdict: worst ? (gravity[rank(worst)] ?? null) : null,
    Message: worst && worst.Verdict !== 'ok' ? worst.Message : '',
    DernierSucces: latest(etats.map(({ DernierSucces }) => DernierSucces)),
    DernierEchec: latest(etats.map(({ DernierEchec }) => DernierEchec)),
    Cibles: etats.length,
    EnEchec: etats.filter(({ Verdict }) => isFailure(Verdict)).length,
    AlertesOuvertes: alertes.filter(({ DateAcquittement }) => DateAcquittement === null).length,
  };
};

/** What the check of an access goes through, in turn; each outcome but success says where it ended. */
const etapes = { adresse: 'nonConfigure', repond: 'panne', accepte: 'refus', valide: 'expire' } as const satisfies Record<string, Verdict>;
export type EtapeSante = 'acces' | 'lisible' | 'verifie' | keyof typeof etapes;

interface Acces {
  /** Secrets that can no longer be read. */
  ARessaisir?: string[] | undefined;
}

/**
 * All that an interface needs to work, judged by the access that stands for it; what comes after a check that ended is not known, and
 * left out. `acces` is undefined where there is none.
 */
export const exigencesDe = (acces: Acces | undefined, etat: Pick<Etat, 'Verdict'> | undefined): { code: EtapeSante; tient: boolean }[] => {
  const before: { code: EtapeSante; tient: boolean }[] = [
    { code: 'acces', tient: acces !== undefined },
    { code: 'lisible', tient: (acces?.ARessaisir ?? []).length === 0 },
    { code: 'verifie', tient: etat !== undefined },
  ];
  const missing = before.findIndex(({ tient }) => !tient);
  if (missing >= 0) return before.slice(0, missing + 1);
  // The keys of an object literal are all of its type's.
  const codes = Object.keys(etapes) as (keyof typeof etapes)[];
  const checked = codes.map((code) => ({ code, tient: etat?.Verdict !== etapes[code] }));
  const ended = checked.findIndex(({ tient }) => !tient);
  return [...before, ...(ended < 0 ? checked : checked.slice(0, ended + 1))];
};

interface Servi {
  Cible: string;
}

/** Of what an interface serves: what depends on an access that the partner refuses, and on one that is none to check. */
export const nonServis = <S extends Servi>(
  servis: readonly S[],
  cibles: readonly string[],
  etats: readonly Pick<Etat, 'Cible' | 'Verdict'>[],
) => {
  const refused = new Map(
    etats.filter(({ Verdict }) => Verdict === 'refus' || Verdict === 'expire').map(({ Cible, Verdict }) => [Cible, Verdict]),
  );
  return {
    refuses: servis.flatMap((one) => (refused.has(one.Cible) ? [{ ...one, Verdict: refused.get(one.Cible)! }] : [])),
    sans: servis.filter(({ Cible }) => !cibles.includes(Cible)),
  };
};
