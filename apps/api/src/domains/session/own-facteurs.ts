import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import type { App } from '../../http/parts.ts';
import { personOf, type Judged } from '../../http/session.ts';
import {
  confirmFacteur,
  insertPending,
  replaceSecours,
  standingOfFacteurs,
  takeFacteurId,
  type Named,
} from '../../registry/facteurs.store.ts';
import { addressOfSeed, newRecoveryCodes, newSeed, recoveryFingerprint } from './facteurs.rules.ts';
import { seedAddress } from './second-step.ts';

type Registry = Kysely<RegistryTables>;
type Whose = Pick<Judged, 'kind' | 'id' | 'login'> & Pick<Judged, 'customer'>;

export const namedOf = (whose: Pick<Judged, 'login'> & Parameters<typeof personOf>[0]): Named => ({ ...personOf(whose), Qui: whose.login });

/** A new application of codes, which counts once it has shown that it works. The only time that its key is told. */
export const beginSeed = async ({ vault }: Pick<App, 'vault'>, registry: Registry, whose: Whose, Nom: string) => {
  const IDFacteur = await takeFacteurId(registry);
  const Cle = newSeed();
  const Graine = vault.seal(seedAddress(IDFacteur), Cle);
  await insertPending(registry, { ...namedOf(whose), IDFacteur, Type: 'totp', Nom, Graine });
  const label = whose.customer ? `${whose.login} (${whose.customer.label})` : whose.login;
  return { IDFacteur, Cle, Adresse: addressOfSeed(Cle, label) };
};

/** Recovery codes of an account, in the place of those of before; told once. */
export const renewRecovery = async (registry: Registry, named: Named) => {
  const Codes = newRecoveryCodes();
  // They are of their own shape.
  await replaceSecours(
    registry,
    named,
    Codes.map((code) => recoveryFingerprint(code)!),
  );
  return Codes;
};

/** Recovery codes come with the first factor. @returns those, or none where the person has some already */
export const confirmSeed = async (registry: Registry, named: Named, IDFacteur: number): Promise<string[] | undefined> => {
  if (!(await confirmFacteur(registry, named, IDFacteur))) return undefined;
  const { codes } = await standingOfFacteurs(registry, named);
  return codes > 0 ? [] : renewRecovery(registry, named);
};
