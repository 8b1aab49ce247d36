import { Refusal } from '@comptoir/contract/errors';
import {
  accountFields,
  emailSmsGaps,
  incompleteEmailSms,
  newGaps,
  smtpSecrets,
  type EmailSmsConfig,
  type EmailSmsSociete,
} from '@comptoir/contract/interfaces/email-sms/email-sms.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { unknownRecord } from '../../db/existing.ts';
import { withoutUndefined } from '../../db/columns.ts';
import type { Db } from '../../db/tables.ts';
import { readGpParametres, updateParametres } from '../../domains/gp-parametres/gp-parametres.store.ts';
import { listAcces, readAcces, writeAcces } from '../../secrets/acces.store.ts';
import type { Vault } from '../../secrets/vault.ts';
import { listSocieteNames } from './email-sms.store.ts';

interface Holder {
  db: Db;
  vault: Vault;
  schema: string;
}
type Loose<T> = { [K in keyof T]?: T[K] | undefined };
export interface EmailSmsChanges {
  config?: Loose<Omit<EmailSmsConfig, 'ARessaisir'>> | undefined;
  societes?: readonly (Loose<EmailSmsSociete> & { IDPlaque: number })[] | undefined;
}

const smtp = { Interface: 'smtp', Cible: '' };

export const readEmailSms = async (holder: Holder) => {
  const { GRP_ModuleEmailSMS, GRP_SMTP_Host, GRP_SMTP_Port, GRP_SMTP_Login, GRP_SMTP_From, GRP_SMTP_UseSSL } = await readGpParametres(
    holder.db,
  );
  const secrets = await readAcces(holder, smtp, namesOf(smtpSecrets));
  const accounts = await listAcces(holder, 'sms', namesOf(accountFields));
  const none = { client_id: '', client_secret: '' };
  const societes = await listSocieteNames(holder.db);
  return {
    config: { GRP_ModuleEmailSMS, GRP_SMTP_Host, GRP_SMTP_Port, GRP_SMTP_Login, ...secrets, GRP_SMTP_From, GRP_SMTP_UseSSL },
    societes: societes.map((societe) => ({ ...societe, ...(accounts.get(String(societe.IDPlaque)) ?? none) })),
  };
};

/**
 * Keys present change. Nothing may turn the module on without its whole configuration, nor take a part of it away while it is on
 * (docs/regles/interfaces/leads.md#emailsms).
 * @throws Refusal 404, 422
 */
export const changeEmailSms = async (holder: Holder, { config = {}, societes = [] }: EmailSmsChanges) => {
  const before = await readEmailSms(holder);
  const { GRP_SMTP_Password, ...stored } = config;
  await updateParametres(holder.db, withoutUndefined(stored));
  await writeAcces(holder, smtp, { GRP_SMTP_Password });
  const known = new Set((await listSocieteNames(holder.db)).map(({ IDPlaque }) => IDPlaque));
  for (const { IDPlaque, client_id, client_secret } of societes) {
    if (!known.has(IDPlaque)) throw unknownRecord('Cette société');
    await writeAcces(holder, { Interface: 'sms', Cible: IDPlaque }, { client_id, client_secret });
  }
  const after = await readEmailSms(holder);
  if (!after.config.GRP_ModuleEmailSMS) return after;
  const stillOpen = before.config.GRP_ModuleEmailSMS ? emailSmsGaps(before.config, before.societes) : [];
  const gaps = newGaps(stillOpen, emailSmsGaps(after.config, after.societes));
  if (gaps.length === 0) return after;
  const at = ({ IDPlaque, name }: (typeof gaps)[number]) => (IDPlaque === undefined ? name : `societes.${IDPlaque}.${name}`);
  throw new Refusal('rule', incompleteEmailSms, Object.fromEntries(gaps.map((gap) => [at(gap), gap.sentence])));
};
