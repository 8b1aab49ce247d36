import { Refusal } from '@comptoir/contract/errors';
import { wallyMessages, type wally, type WallyState } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { Call } from '../../http/call.ts';
import { PartnerFailure } from '../../partners/partner-failure.ts';
import { configure, stop } from './ask-wally.ts';
import { findCompte, findRetrieving, updateCompte, type Compte } from './comptes.store.ts';
import { countHoles, sitesKind } from './correspondances.store.ts';
import { readMotDePasse, signingMotDePasse, writeMotDePasse } from './mots-de-passe.ts';
import { asConflict, checkActivation, flagOf, stateAfter } from './wally.rules.ts';

type Changing = Call<typeof wally.change> | Call<typeof wally.changePassword>;

/**
 * Asks Wally to retrieve; answers the state in which it leaves the account. If Wally refuses the account itself, the new
 * state is stored (`stored`) and answered with the refusal. @throws Refusal 409, 422, 502
 */
const start = async (call: Changing, compte: Compte, password: string, stored: (error: unknown) => WallyState | null) => {
  const { IdWallyCompte, EtatDuCompte } = compte;
  try {
    return await configure(call, { ...compte, password }, 'ACTIVE');
  } catch (error) {
    const state = stored(error);
    if (state !== null) await call.write((db) => updateCompte(db, IdWallyCompte, { EtatDuCompte: state, Flag: flagOf(state) }));
    if (error instanceof PartnerFailure) error.state = state ?? EtatDuCompte;
    throw asConflict(error);
  }
};

/** An active account always has an address. @throws Refusal 400 */
const checkAddresses = (state: WallyState, emailNotification: string | undefined) => {
  if (state === 'ACTIVE' && emailNotification === '')
    throw new Refusal('invalid', wallyMessages.noAdresse, { emailNotification: wallyMessages.noAdresse });
};

/**
 * Play, pause and the last step of a creation. Wally takes its time, so only the asked fields are written: somebody else
 * may have changed the others meanwhile. @throws Refusal 400, 404, 409, 422, 502
 */
export const changeCompte = async (call: Call<typeof wally.change>) => {
  const compte = await findRetrieving(call.db, call.params.IdWallyCompte);
  const { IdWallyCompte, EtatDuCompte } = compte;
  const { state: asked, emailNotification } = call.body;
  const password = await (asked === 'ACTIVE' ? signingMotDePasse : readMotDePasse)(call, IdWallyCompte);
  let state: WallyState = asked ?? EtatDuCompte;
  if (asked === 'ACTIVE') {
    checkActivation(EtatDuCompte, emailNotification ?? compte.EmailNotification, await countHoles(call.db, sitesKind, IdWallyCompte));
    state = await start(call, compte, password, stateAfter);
  } else if (asked === 'INACTIVE' && EtatDuCompte === 'ACTIVE') await stop(call, { ...compte, password });
  checkAddresses(state, emailNotification);
  const changes = {
    ...(asked === undefined ? {} : { EtatDuCompte: state, Flag: flagOf(state) }),
    ...(emailNotification === undefined ? {} : { EmailNotification: emailNotification }),
  };
  const left = await call.write(async (db) => {
    if (Object.keys(changes).length > 0) await updateCompte(db, IdWallyCompte, changes);
    return findCompte(db, IdWallyCompte);
  });
  return { state: left.EtatDuCompte, flag: flagOf(left.EtatDuCompte), emailNotification: left.EmailNotification };
};

/** A mistyped password does not change the account's state; an expired one does. */
const expired = (error: unknown): WallyState | null =>
  error instanceof PartnerFailure && error.partnerCode === 'PASSWORD_EXPIRED' ? 'OUTDATED' : null;

/** Stores a password that Wally accepted; the account is then active. @throws Refusal 404, 409, 422, 502 */
export const changePassword = async (call: Call<typeof wally.changePassword>) => {
  const compte = await findRetrieving(call.db, call.params.IdWallyCompte);
  const { IdWallyCompte, EtatDuCompte, EmailNotification } = compte;
  const { password } = call.body;
  checkActivation(EtatDuCompte, EmailNotification, await countHoles(call.db, sitesKind, IdWallyCompte));
  const state = await start(call, compte, password, expired);
  await call.write(async (db) => {
    await updateCompte(db, IdWallyCompte, { EtatDuCompte: state, Flag: flagOf(state) });
    await writeMotDePasse({ ...call, db }, IdWallyCompte, password);
  });
  return { password, state, flag: flagOf(state) };
};
