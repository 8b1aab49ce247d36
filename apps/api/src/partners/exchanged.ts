import type { EchangesTable } from '../db/tables/echanges.ts';
import { masked } from './masked.ts';
import type { PartnerFailure } from './partner-failure.ts';
import { signatureOf, type Attempt, type Trace } from './try-call.ts';

/** One call of a partner as the exchange log keeps it, secrets hidden. */
export type Exchanged = Omit<EchangesTable, 'IDEchange' | 'DateH'>;

interface Made extends Attempt {
  trace: Trace;
  DureeMs: number;
  error: PartnerFailure | undefined;
  Auteur: string;
  Cible: string;
}

const resultOf = (error: PartnerFailure | undefined) => {
  if (!error) return 'ok';
  return error.kind === 'refused' ? 'refus' : 'panne';
};

/** What is logged of a call: never a header, a secret field, or its credentials. */
export const exchanged = ({ partner, call, url, body, account, trace, error, ...rest }: Made): Exchanged => {
  const names = call.secrets ?? [];
  const signing = account ? [account.password, signatureOf(account)] : [];
  const secrets = [...names.map((name) => body?.[name]), ...signing].filter((value) => typeof value === 'string');
  const hide = (text: string) => masked(text, names, secrets);
  return {
    Partenaire: partner.name,
    Operation: call.action,
    Cible: rest.Cible,
    Auteur: rest.Auteur,
    Methode: call.method,
    // An address has no fields.
    Adresse: masked(url.href, [], secrets).slice(0, 500),
    Demande: body ? hide(JSON.stringify(body)) : '',
    Reponse: hide(trace.text),
    Statut: trace.status,
    DureeMs: rest.DureeMs,
    Essais: trace.tries,
    Resultat: resultOf(error),
    Message: error?.message ?? '',
  };
};
