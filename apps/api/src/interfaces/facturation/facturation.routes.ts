import type { facturation, FacturationProduit } from '@comptoir/contract/interfaces/facturation/facturation.calls';
import { noCustomer } from '../../http/entry.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { changeFacturation } from './change-facturation.ts';
import { listPeriodes } from './facturation.store.ts';

const customerOf = ({ session }: Pick<Call<typeof facturation.eseller>, 'session'>) => {
  if (!session.customer) throw noCustomer();
  return session.customer;
};

const change = (Produit: FacturationProduit) => (call: Pick<Call<typeof facturation.eseller>, 'session' | 'registry' | 'body'>) => {
  const { IDCustomer } = customerOf(call);
  return changeFacturation(call.registry, { Produit, actif: call.body.actif, by: call.session.login, IDCustomer });
};

export const facturationRoutes = routesOf<typeof facturation>()({
  eseller: change('eseller'),
  edatavoice: change('edatavoice'),
  periodes: (call) => listPeriodes(call.registry, customerOf(call).IDCustomer),
});
