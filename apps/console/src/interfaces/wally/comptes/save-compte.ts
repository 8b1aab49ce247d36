import { wally, wallyMessages, type WallyCompte } from '@comptoir/contract/interfaces/wally/wally.calls';
import { areAdressesMail } from '@comptoir/contract/texts/adresses-mail';
import { call, CallError } from '../../../kit/client.ts';
import { part } from '../../../kit/essai/trying.ts';
import type { Changed, GridSaving } from '../../../kit/grid/use-grid-saving.ts';

const refused = (message: string) => new CallError(422, message);

/** Shows a refusal in its cell. */
const inCell = async (column: keyof WallyCompte, work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { status, message, code, requestId, state } = error;
    throw new CallError(status, message, code, requestId, { [column]: message }, state);
  }
};

const checkAdresses = (text: string) => {
  if (text.trim() === '') throw refused(wallyMessages.noAdresse);
  if (!areAdressesMail(text)) throw refused(wallyMessages.badAdresse);
};

const each = async (
  { row: { IdWallyCompte }, changes: { EmailNotification, MotDePasse } }: Changed<WallyCompte>,
  headers: Readonly<Record<string, string>>,
) => {
  const asked = { params: { IdWallyCompte }, headers };
  if (EmailNotification !== undefined) {
    await inCell('EmailNotification', async () => {
      checkAdresses(EmailNotification);
      await part(call(wally.changeEmail, { ...asked, body: { emailNotification: EmailNotification } }));
    });
  }
  if (MotDePasse !== undefined) {
    await inCell('MotDePasse', async () => {
      if (MotDePasse === '') throw refused(wallyMessages.required);
      await call(wally.changePassword, { ...asked, body: { password: MotDePasse, state: 'ACTIVE', flag: 'FULL' } });
    });
  }
};

/** Saves addresses and password of an account. The list is read again in any case, since the state may have changed. */
export const compteSaving: GridSaving<WallyCompte> = {
  when: 'row',
  write: wally.changeEmail,
  each,
  reads: [wally.accounts],
  done: () => 'Le compte est enregistré.',
};
