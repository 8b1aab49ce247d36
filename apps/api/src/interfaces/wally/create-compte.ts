import { Refusal } from '@comptoir/contract/errors';
import type { wally } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { Call } from '../../http/call.ts';
import { PartnerFailure } from '../../partners/partner-failure.ts';
import { askOrigines, askSites, testConnection } from './ask-wally.ts';
import { checkFree, insertCompte } from './comptes.store.ts';
import { originesKind, sitesKind } from './correspondances.store.ts';
import { writeMotDePasse } from './mots-de-passe.ts';
import { storeKnown } from './refresh.store.ts';
import { crmNamed, notOfAddress, type Known } from './wally.rules.ts';

/** A new account may be added without its lists: they can be refreshed later. */
const orNothing = async (asked: Promise<Known>) => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PartnerFailure) return { things: [], marques: [], pairs: [] };
    throw error;
  }
};

/** Adds an inactive account after Wally has signed in, with what Wally knows of it. @throws Refusal 400, 404, 409, 502 */
export const createCompte = async (call: Call<typeof wally.create>) => {
  const crm_name = crmNamed(call.params.crm_name);
  const { login: Identifiant, password } = call.body;
  if (crmNamed(call.body.crm_name) !== crm_name)
    throw new Refusal('invalid', 'Le CRM n’est pas celui de l’adresse.', { crm_name: notOfAddress });
  await checkFree(call.db, crm_name, Identifiant);
  const signing = { crm_name, Identifiant, password };
  await testConnection(call, signing);
  const sites = await orNothing(askSites(call, signing));
  const origines = await orNothing(askOrigines(call, signing));
  return call.write(async (db) => {
    const IdWallyCompte = await insertCompte(db, { crm_name, Identifiant });
    await writeMotDePasse({ ...call, db }, IdWallyCompte, password);
    await storeKnown(db, sitesKind, IdWallyCompte, sites);
    await storeKnown(db, originesKind, IdWallyCompte, origines);
    return { IdWallyCompte };
  });
};
