import { sujetsDemande, type TypeDemande } from '@comptoir/contract/demandes';

interface Asking {
  type: TypeDemande;
  commentaire: string;
  /** Who asks, as the session knows them. */
  name: string;
  login: string;
  /** The group, by its database and its name. */
  BDGp: string;
  groupe: string;
}

/** The message that tells the provider's support of a change request. */
export const messageOf = ({ type, commentaire, name, login, BDGp, groupe }: Asking) => {
  const sujet = sujetsDemande[type];
  return {
    objet: `${sujet} (${groupe})`,
    texte: [`Sujet : ${sujet}`, `Groupe : ${groupe} (${BDGp})`, `Demandeur : ${name} (${login})`, '', commentaire].join('\n'),
  };
};
