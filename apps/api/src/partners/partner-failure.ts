import { Refusal } from '@comptoir/contract/errors';
import { ownFailures, variableOf, type PartnerContract } from '@comptoir/contract/partners/kit';
import { ofName } from '@comptoir/contract/texts/elision';

/** Why a partner gave no answer; only `refused` comes from the partner. */
export type FailureKind =
  | 'unconfigured'
  | 'address'
  | 'unreachable'
  | 'timeout'
  | 'server'
  | 'garbage'
  | 'moved'
  | 'missing'
  | 'suspended'
  | 'busy'
  | 'essai'
  | 'refused';

const sentences: Record<Exclude<FailureKind, 'refused' | 'unconfigured' | 'busy'>, (title: string) => string> = {
  address: (title) => `L’adresse configurée pour ${title} désigne un réseau interne\u00a0: elle n’est pas appelée. Prévenez le support.`,
  unreachable: (title) => `${title} ne répond pas. Réessayez dans quelques instants\u00a0; si cela dure, prévenez le partenaire.`,
  timeout: (title) => `${title} met trop de temps à répondre. Réessayez dans quelques instants.`,
  server: (title) => `${title} a rencontré une erreur. Réessayez dans quelques instants\u00a0; si elle persiste, prévenez le partenaire.`,
  garbage: (title) => `La réponse ${ofName(title)} ne peut pas être lue. Prévenez le support.`,
  moved: (title) =>
    `${title} renvoie vers une autre adresse, que le serveur ne suit pas. Prévenez l’exploitant\u00a0: l’adresse configurée est à corriger.`,
  missing: (title) =>
    `${title} ne trouve pas ce qui lui est demandé. Vérifiez les codes saisis\u00a0; s’ils sont justes, prévenez l’exploitant\u00a0: l’adresse configurée est peut-être fausse.`,
  essai: (title) => `Un essai n’interroge pas ${title}, dont cette opération attend la réponse\u00a0: elle ne s’essaie pas.`,
  suspended: (title) => `Les appels à ${title} sont suspendus après plusieurs échecs. Réessayez dans une demi-minute.`,
};

/** A partner gave no answer: the message says which one, why, and what to do. */
export class PartnerFailure extends Refusal {
  readonly kind: FailureKind;
  /** The partner's own code, with `refused`. */
  readonly partnerCode: string | undefined;
  /** With `busy`: how long the partner asks to be left alone, if it said so. */
  waitMillis: number | undefined;
  constructor(kind: FailureKind, message: string, partnerCode?: string) {
    super(kind === 'unconfigured' ? 'rule' : 'partner', message);
    this.kind = kind;
    this.partnerCode = partnerCode;
  }
}

export const failed = (kind: keyof typeof sentences, { title }: PartnerContract) => new PartnerFailure(kind, sentences[kind](title));

/** A time to wait, in words. */
export const inWords = (millis: number) => {
  const seconds = Math.max(1, Math.ceil(millis / 1000));
  const [count, unit] = seconds < 90 ? [seconds, 'seconde'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count > 1 ? 's' : ''}`;
};

/** The partner takes no request just then, for as long as it says. */
export const busy = ({ title }: PartnerContract, waitMillis: number | undefined) => {
  const when = waitMillis === undefined ? 'quelques instants' : inWords(waitMillis);
  const failure = new PartnerFailure('busy', `${title} reçoit trop de demandes ou est en maintenance. Réessayez dans ${when}.`);
  failure.waitMillis = waitMillis;
  return failure;
};

export const unconfigured = ({ title }: PartnerContract, serverName: string) =>
  new PartnerFailure(
    'unconfigured',
    `Interface non configurée\u00a0: l’adresse ${ofName(title)} n’est pas renseignée pour le serveur ${serverName}.`,
  );

/** `isOurs`: the installation's own account signed, which only its operator can mend. */
export const refused = ({ name, title, failures }: PartnerContract, code: string, isOurs = false) => {
  const own = isOurs && ownFailures[code];
  const meaning = own ? `${own} Seul l’exploitant peut y remédier (${variableOf(name)})\u00a0: prévenez-le.` : failures[code];
  return new PartnerFailure('refused', meaning ? `${title}\u00a0: ${meaning}` : `${title} a refusé la demande.`, code);
};
