import type { ModeAcces } from '@comptoir/contract/acces';
import { Refusal } from '@comptoir/contract/errors';
import { readConsent, type Grant } from '../../registry/acces.store.ts';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';

/** By whose leave an operator is at a customer (docs/regles/acces.md#consented-access). */
export interface Consent {
  mode: ModeAcces;
  /** The operator said why at the choice. */
  isAnnounced: boolean;
  grants: readonly Grant[];
  IDSession: number;
  /** By how many milliseconds the database's clock is ahead of ours. */
  ahead: number;
}

/** The grant by which a session may be there now. */
export const grantNow = <G extends Grant>(
  { mode, grants, IDSession }: Pick<Consent, 'mode' | 'IDSession'> & { grants: readonly G[] },
  now: number,
) =>
  grants.find(
    (grant) =>
      Date.parse(grant.Du) <= now &&
      now < Date.parse(grant.Au) &&
      (grant.IDSession === IDSession || (grant.IDSession === null && mode !== 'chaqueFois')),
  );

const sentences = {
  annonce: 'Ce client demande que l’on dise pourquoi l’on vient\u00a0: choisissez-le à nouveau et indiquez un motif.',
  accorde: 'Ce client n’ouvre qu’aux opérateurs à qui il l’a accordé\u00a0: demandez un accès à un administrateur de son groupe.',
  chaqueFois:
    'Ce client accorde chaque session séparément\u00a0: demandez un accès à un administrateur de son groupe pour celle que vous avez ouverte.',
} as const;

/** What is missing stands beside the key that the choice of the customer, or the request for a grant, would give. */
export const withoutConsent = (mode: Exclude<ModeAcces, 'libre'>) =>
  new Refusal(
    'acces',
    sentences[mode],
    mode === 'annonce'
      ? { Motif: 'Dites pourquoi vous venez' }
      : { Acces: mode === 'accorde' ? 'Il faut un accès accordé par le groupe' : 'Il faut un accès accordé pour cette session' },
  );

/** Whether these leave nothing to ask for at this moment of the database's clock. */
const isConsented = (consent: Omit<Consent, 'ahead'>, now: number) =>
  consent.mode === 'libre' || (consent.mode === 'annonce' ? consent.isAnnounced : grantNow(consent, now) !== undefined);

/** Of a session. */
interface Visiting {
  consent?: Consent | undefined;
}

/** At each request at a customer. @throws Refusal 403 `acces` */
export const checkConsent = (session: Visiting | undefined) => {
  const consent = session?.consent;
  if (!consent || consent.mode === 'libre' || isConsented(consent, Date.now() + consent.ahead)) return;
  throw withoutConsent(consent.mode);
};

/** Between two transactions of long work. @throws Refusal 403 `acces` */
export const checkConsentAnew = async (
  registry: Kysely<RegistryTables>,
  session: (Visiting & { id: number; IDSession: number }) | undefined,
  { IDCustomer }: Pick<CustomerRecord, 'IDCustomer'>,
) => {
  if (!session?.consent) return;
  const { now, ...present } = await readConsent(registry, { IDCustomer, IDOperator: session.id, IDSession: session.IDSession });
  checkConsent({ consent: { ...session.consent, ...present, ahead: now - Date.now() } });
};
