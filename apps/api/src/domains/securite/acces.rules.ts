import type { Limites } from '@comptoir/contract/limites';
import { Refusal } from '@comptoir/contract/errors';
import { couvre, roles, type Role } from '@comptoir/contract/portees';
import type { Rights } from './acces.store.ts';

/** What somebody gives: a role, and where it holds. */
export interface Given extends Limites {
  Role: Role;
}

const within = (mine: readonly number[] | null, given: readonly number[] | null) =>
  mine === null || (given?.every((id) => mine.includes(id)) ?? false);

/** Whether the limits of the first reach as far as those of the second. */
export const reaches = (mine: Limites, given: Limites) => within(mine.Serveurs, given.Serveurs) && within(mine.Clients, given.Clients);

/** Nobody gives what he does not have, nor takes it from whoever has more. */
const covers = (mine: Given, given: Given) => couvre(roles[mine.Role].motifs, roles[given.Role].motifs) && reaches(mine, given);

const isFullAdministrator = ({ Actif, Role, Serveurs, Clients }: Given & { Actif: boolean }) =>
  Actif && Role === 'administrateur' && Serveurs === null && Clients === null;

export const lastAdministrator = () => new Refusal('rule', 'Il doit rester un administrateur actif sans limites.');

/** What the locked rights permit of a change. @throws Refusal */
export const checkChange = (locked: readonly Rights[], me: number, target: number, given: Given) => {
  if (target === me) throw new Refusal('rule', 'Personne ne change ses propres droits\u00a0: demandez à un autre administrateur.');
  const mine = locked.find(({ IDOperator }) => IDOperator === me);
  const stored = locked.find(({ IDOperator }) => IDOperator === target);
  // Another administrator may have been quicker.
  if (!mine?.Actif || !couvre(roles[mine.Role].motifs, ['operateurs:ecrire']))
    throw new Refusal('portee', 'Vos droits viennent de changer\u00a0: vous ne pouvez plus modifier ceux des autres.');
  if (!stored || !reaches(mine, stored)) throw new Refusal('unknown', 'Cet opérateur n’existe pas.');
  if (!covers(mine, stored) || !covers(mine, given))
    throw new Refusal('rule', 'Vous ne pouvez pas donner des droits que vous n’avez pas\u00a0: votre rôle et vos clients sont la limite.');
  const after = locked.map((one) => (one.IDOperator === target ? { ...one, ...given } : one));
  if (!after.some(isFullAdministrator)) throw lastAdministrator();
};
