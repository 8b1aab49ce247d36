import { Refusal } from '@comptoir/contract/errors';
import type { PartnerContract } from '@comptoir/partners/kit';

/** Why a partner gave no answer; only `refused` comes from the partner. */
export type FailureKind = 'unconfigured' | 'address' | 'unreachable' | 'timeout' | 'server' | 'garbage' | 'suspended' | 'refused';

const sentences: Record<Exclude<FailureKind, 'refused' | 'unconfigured'>, (title: string) => string> = {
  address: (title) => `L'adresse configurée pour ${title} désigne un réseau interne : elle n'est pas appelée. Prévenez le support.`,
  unreachable: (title) => `${title} ne répond pas. Réessayez dans quelques instants ; si cela dure, prévenez le partenaire.`,
  timeout: (title) => `${title} met trop de temps à répondre. Réessayez dans quelques instants.`,
  server: (title) => `${title} a rencontré une erreur. Réessayez dans quelques instants ; si elle persiste, prévenez le partenaire.`,
  garbage: (title) => `La réponse de ${title} ne peut pas être lue. Prévenez le support.`,
  suspended: (title) => `Les appels à ${title} sont suspendus après plusieurs échecs. Réessayez dans une demi-minute.`,
};

/** A partner gave no answer: the message says which one, why, and what to do. */
export class PartnerFailure extends Refusal {
  readonly kind: FailureKind;
  /** The partner's own code, with `refused`. */
  readonly partnerCode: string | undefined;
  constructor(kind: FailureKind, message: string, partnerCode?: string) {
    super(kind === 'unconfigured' ? 'rule' : 'partner', message);
    this.kind = kind;
    this.partnerCode = partnerCode;
  }
}

export const failed = (kind: keyof typeof sentences, { title }: PartnerContract) => new PartnerFailure(kind, sentences[kind](title));

export const unconfigured = ({ title }: PartnerContract, serverName: string) =>
  new PartnerFailure(
    'unconfigured',
    `Interface non configurée : l'adresse de ${title} n'est pas renseignée pour le serveur ${serverName}.`,
  );

export const refused = ({ title, failures }: PartnerContract, code: string) =>
  new PartnerFailure('refused', failures[code] ? `${title} : ${failures[code]}` : `${title} a refusé la demande.`, code);
