import type { Config } from '../config/config.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import { customerLink } from './mail-links.ts';

interface Visit {
  app: { config: Pick<Config, 'publicUrl'> };
  customer: Pick<CustomerRecord, 'name' | 'hosts'>;
  objet: string;
  /** What happens, as a sentence. */
  fait: string;
  Motif: string;
  Ticket: string;
}

const title = 'Accès des opérateurs';

/** What the group's administrators are told of an operator who comes, or wants to. */
export const visitMessage = ({ app, customer, objet, fait, Motif, Ticket }: Visit) => {
  const link = customerLink({ publicUrl: app.config.publicUrl, customer }, { path: '/acces', title });
  return {
    objet,
    texte: [
      fait,
      `Motif\u00a0: ${Motif}`,
      ...(Ticket === '' ? [] : [`Ticket\u00a0: ${Ticket}`]),
      '',
      `Visites et accès\u00a0: ${link ?? `écran «\u00a0${title}\u00a0»`}`,
    ].join('\n'),
  };
};
