import type { wally } from '@comptoir/contract/interfaces/wally/wally.calls';
import { wally as partner } from '@comptoir/contract/interfaces/wally/wally.partner';
import type { Call } from '../../http/call.ts';
import { PartnerFailure } from '../../partners/partner-failure.ts';
import type { Compte } from './comptes.store.ts';
import { flagOf, knownOf, type Known } from './wally.rules.ts';

export type Asking = Pick<Call<typeof wally.create>, 'app' | 'customer' | 'session'>;
/** Without a password the provider's own account signs: the default account has none. */
export type Signing = Pick<Compte, 'crm_name' | 'Identifiant'> & { password: string | null };

const givenFor = ({ customer, session }: Asking, { crm_name, Identifiant, password }: Signing) => ({
  customer,
  by: session.login,
  cible: Identifiant,
  params: { crm: crm_name },
  ...(password === null ? {} : { account: { login: Identifiant, password } }),
});

export const testConnection = (call: Asking, compte: Signing) => call.app.partners.ask(partner, 'connect', givenFor(call, compte));

/** Starts or stops the retrieval; answers the state in which Wally leaves the account. */
export const configure = async (call: Asking, compte: Signing, state: 'ACTIVE' | 'INACTIVE') => {
  const answer = await call.app.partners.ask(partner, 'configure', { ...givenFor(call, compte), body: { state, flag: flagOf(state) } });
  return answer.state;
};

/** Stops the retrieval. If Wally refuses the account, it retrieves nothing any more, so this is no failure. */
export const stop = async (call: Asking, compte: Signing) => {
  try {
    await configure(call, compte, 'INACTIVE');
  } catch (error) {
    if (!(error instanceof PartnerFailure && error.kind === 'refused')) throw error;
  }
};

export const askSites = async (call: Asking, compte: Signing): Promise<Known> => {
  const { sites, brands } = await call.app.partners.ask(partner, 'pointsOfSale', givenFor(call, compte));
  return knownOf(sites, brands);
};

export const askOrigines = async (call: Asking, compte: Signing): Promise<Known> => {
  const { origins, brands } = await call.app.partners.ask(partner, 'origins', givenFor(call, compte));
  return knownOf(origins, brands);
};
