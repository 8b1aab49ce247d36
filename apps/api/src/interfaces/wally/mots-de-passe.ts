import type { wally } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { Call } from '../../http/call.ts';
import { refuseUnreadable } from '../../secrets/a-ressaisir.ts';
import { listAcces, readAcces, removeAcces, writeAcces } from '../../secrets/acces.store.ts';

type AnyCall = Pick<Call<typeof wally.accounts>, 'db' | 'app' | 'customer'>;

const Interface = 'wally';
const fields = ['MotDePasse'] as const;
const holderOf = ({ db, app: { vault }, customer: { schema } }: AnyCall) => ({ db, vault, schema });

/** In clear, by account; accounts without a password are left out. */
export const listMotsDePasse = async (call: AnyCall) => {
  const places = await listAcces(holderOf(call), Interface, fields);
  return new Map([...places].map(([Cible, secrets]) => [Number(Cible), secrets]));
};

/** '' if it can no longer be read: that must not keep an account from being paused or deleted. */
export const readMotDePasse = async (call: AnyCall, IdWallyCompte: number) =>
  (await readAcces(holderOf(call), { Interface, Cible: IdWallyCompte }, fields)).MotDePasse;

/** @throws Refusal 422 if it can no longer be read */
export const signingMotDePasse = async (call: AnyCall, IdWallyCompte: number) => {
  const secrets = await readAcces(holderOf(call), { Interface, Cible: IdWallyCompte }, fields);
  refuseUnreadable(secrets, fields);
  return secrets.MotDePasse;
};

export const writeMotDePasse = (call: AnyCall, IdWallyCompte: number, MotDePasse: string) =>
  writeAcces(holderOf(call), { Interface, Cible: IdWallyCompte }, { MotDePasse });

export const removeMotDePasse = ({ db }: Pick<AnyCall, 'db'>, IdWallyCompte: number) =>
  removeAcces(db, { Interface, Cible: IdWallyCompte });
