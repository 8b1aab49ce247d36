import { mostEpingles } from '@comptoir/contract/domains/epingles/epingles.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';

type Registry = Kysely<RegistryTables>;

export const listEpingles = async (registry: Registry, IDOperator: number) => {
  const rows = await registry.selectFrom('epingles').select('Ecran').where('IDOperator', '=', IDOperator).orderBy('IDEpingle').execute();
  return rows.map(({ Ecran }) => Ecran);
};

/** Last of all, unless it is there already. @throws Refusal */
export const addEpingle = async (registry: Registry, IDOperator: number, Ecran: string) => {
  // Two tabs that pin at the same time are counted one after the other.
  await registry.selectFrom('operators').select('IDOperator').where('IDOperator', '=', IDOperator).forNoKeyUpdate().execute();
  const pinned = await listEpingles(registry, IDOperator);
  if (pinned.includes(Ecran)) return;
  if (pinned.length >= mostEpingles)
    throw new Refusal('rule', `Vous avez déjà ${mostEpingles} écrans épinglés\u00a0: retirez-en un d’abord.`);
  await registry.insertInto('epingles').values({ IDOperator, Ecran }).execute();
};

export const removeEpingle = (registry: Registry, IDOperator: number, Ecran: string) =>
  registry.deleteFrom('epingles').where('IDOperator', '=', IDOperator).where('Ecran', '=', Ecran).execute();
