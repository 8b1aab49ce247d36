const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' });

interface Annonce {
  /** The operator. */
  name: string;
  LoginWEB: string;
  /** As people call the product. */
  product: string;
  motif: string;
  at: Date;
}

/** What a person is told of somebody who connects as them. */
export const annonceMessage = ({ name, LoginWEB, product, motif, at }: Annonce) => ({
  objet: `${name} s’est connecté à ${product} en votre nom`,
  texte: [
    `${name}, opérateur, s’est connecté à ${product} avec votre compte «\u00a0${LoginWEB}\u00a0», le ${moment.format(at)}.`,
    `Motif\u00a0: ${motif}`,
  ].join('\n'),
});
