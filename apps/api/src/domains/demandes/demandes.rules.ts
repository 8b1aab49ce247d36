import { sujetsDemande, type TypeDemande } from '@comptoir/contract/domains/demandes/demandes.calls';

interface Asking {
  type: TypeDemande;
  commentaire: string;
  /** Who asks, from the session. */
  name: string;
  login: string;
  /** The group: its database and its name. */
  BDGp: string;
  groupe: string;
}

/** The message to the provider's support. */
export const messageOf = ({ type, commentaire, name, login, BDGp, groupe }: Asking) => {
  const sujet = sujetsDemande[type];
  return {
    objet: `${sujet} (${groupe})`,
    texte: [`Sujet\u00a0: ${sujet}`, `Groupe\u00a0: ${groupe} (${BDGp})`, `Demandeur\u00a0: ${name} (${login})`, '', commentaire].join(
      '\n',
    ),
  };
};
