import type { accesCalls } from '@comptoir/contract/domains/securite/acces.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { Call } from '../../http/call.ts';
import { listCustomersOpenTo, listServersOpenTo } from '../../http/sessions/limites.ts';
import { checkChange } from './acces.rules.ts';
import { lockRights, setRights } from './acces.store.ts';

const sorted = (ids: readonly number[] | null) => ids && [...new Set(ids)].toSorted((a, b) => a - b);

const checkKnown = (field: string, given: readonly number[] | null, known: readonly number[], sentence: string) => {
  if (given?.some((id) => !known.includes(id))) throw new Refusal('invalid', `${sentence}.`, { [field]: sentence });
};

/** Gives an operator another role or other limits; both hold at the next request. @throws Refusal */
export const changeRole = async ({ registry, session, params: { IDOperator }, body }: Call<typeof accesCalls.role>) => {
  const given = { Role: body.Role, Serveurs: sorted(body.Serveurs), Clients: sorted(body.Clients) };
  const locked = await lockRights(registry, IDOperator);
  checkChange(locked, session.id, IDOperator, given);
  const [servers, customers] = [await listServersOpenTo(registry, session), await listCustomersOpenTo(registry, session)];
  checkKnown(
    'Serveurs',
    given.Serveurs,
    servers.map((one) => one.IDServer),
    'Un de ces serveurs n’existe pas',
  );
  checkKnown(
    'Clients',
    given.Clients,
    customers.map((one) => one.IDCustomer),
    'Un de ces clients n’existe pas',
  );
  await setRights(registry, IDOperator, given);
};
