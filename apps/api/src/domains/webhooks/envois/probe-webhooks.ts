import { arrets } from '@comptoir/contract/domains/webhooks/webhooks.fields';
import { noHolders } from '../../../partners/holders.store.ts';
import { PartnerFailure } from '../../../partners/partner-failure.ts';
import type { InterfaceProbes } from '../../../partners/probe.ts';
import { listStates } from '../../../registry/webhooks.store.ts';

type State = Awaited<ReturnType<typeof listStates>>[number];

/** Nobody is asked: what the sending came to decides. @throws PartnerFailure */
const check = ({ ArretMotif, EchecDepuis, DernierMessage }: State) => {
  if (ArretMotif) throw new PartnerFailure('unreachable', `Les envois sont arrêtés\u00a0: ${arrets[ArretMotif]}.`);
  if (EchecDepuis) throw new PartnerFailure('unreachable', `Les envois échouent\u00a0: ${DernierMessage}`);
};

/** The addresses to which a customer's changes are sent, among the interfaces that are watched. */
export const webhookProbes: InterfaceProbes = {
  Interface: 'webhooks',
  Titre: 'Webhooks',
  Ecran: '/webhooks',
  // The registry says whose they are, and no customer's table does.
  holders: noHolders,
  list: async ({ registry, customer: { IDCustomer } }) =>
    (await listStates(registry, IDCustomer)).map((state) => ({
      Cible: String(state.IDWebhook),
      Libelle: state.Nom,
      DateModification: null,
      ask: async () => check(state),
    })),
};
