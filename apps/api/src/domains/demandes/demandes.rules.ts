import { sujetsDemande, type TypeDemande } from '@comptoir/contract/domains/demandes/demandes.calls';
import { operatorLink } from '../../jobs/mail-links.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';

interface Asking {
  type: TypeDemande;
  commentaire: string;
  /** Who asks, from the session. */
  name: string;
  login: string;
  customer: Pick<CustomerRecord, 'name' | 'label' | 'hosts'>;
  /** Where people open the console, if it is known. */
  publicUrl: string | undefined;
}

/** The message to the provider's support. */
export const messageOf = ({ type, commentaire, name, login, customer, publicUrl }: Asking) => {
  const sujet = sujetsDemande[type];
  const { name: BDGp, label: groupe } = customer;
  // The requests of this kind by this person.
  const path = `/demandes?${new URLSearchParams({ q: login, type }).toString()}` as const;
  return {
    objet: `${sujet} (${groupe})`,
    texte: [
      `Sujet\u00a0: ${sujet}`,
      `Groupe\u00a0: ${groupe} (${BDGp})`,
      `Demandeur\u00a0: ${name} (${login})`,
      `Demande\u00a0: ${operatorLink({ publicUrl, customer }, { path, title: 'Demandes de modification' })}`,
      '',
      commentaire,
    ].join('\n'),
  };
};
