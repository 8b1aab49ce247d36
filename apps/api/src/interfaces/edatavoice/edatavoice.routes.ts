import type { edatavoice } from '@comptoir/contract/interfaces/edatavoice/edatavoice.calls';
import { eDataVoice } from '@comptoir/contract/interfaces/edatavoice/edatavoice.partner';
import { noAddress } from '../../domains/connexions/connexions.rules.ts';
import { routesOf } from '../../http/call.ts';
import { addressFor } from '../../config/product-addresses.ts';
import { placeOf } from '../../registry/product-addresses.store.ts';

export const edatavoiceRoutes = routesOf<typeof edatavoice>()({
  getEdataVoiceToken: async ({ registry, customer, app, body, session }) => {
    const address = addressFor(app.config.products, 'eDataVoiceToken', await placeOf(registry, customer));
    if (!address) throw noAddress('eDataVoice', customer.serverName);
    return app.partners.ask(eDataVoice, 'token', { customer, by: session.login, cible: body.login, address, body });
  },
});
