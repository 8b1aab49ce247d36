import type { Acte, comptesESeller } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import { cached, type Call, routesOf } from '../../http/call.ts';
import { changeComptes, listDestinataires } from './change-comptes.ts';
import { comptesESellerTables, listComptes } from './comptes-eseller.store.ts';

type Asked = Pick<Call<typeof comptesESeller.open>, 'db' | 'session' | 'customer' | 'app' | 'body'>;

const askingOf = ({ db, session, customer, app: { config } }: Asked) => {
  const { supportEmail, publicUrl } = config;
  return { db, session, customer, supportEmail, publicUrl };
};

const change = async (call: Asked, acte: Acte) => {
  const result = await changeComptes(askingOf(call), acte, call.body);
  call.app.outbox.wake(call.customer);
  return result;
};

export const comptesESellerRoutes = routesOf<typeof comptesESeller>()({
  list: cached(comptesESellerTables, ({ db, session }) => listComptes(db, { all: session.kind === 'operator' })),
  destinataires: async (call) => ({ destinataires: await listDestinataires(askingOf(call), call.body) }),
  open: (call) => change(call, 'open'),
  close: (call) => change(call, 'close'),
});
