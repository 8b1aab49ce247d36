import { z } from 'zod';
import { answered, flag, own, requiredText, text } from '../../fields/kit.ts';
import { emailsText } from '../../texts/emails.ts';

/** A date and time; without a zone it is in UTC. Kept to the millisecond. */
const moment = z.iso
  .datetime({ offset: true, local: true, error: 'Date et heure attendues' })
  .transform((value) => new Date(/Z$|[+-]\d\d:\d\d$/.test(value) ? value : `${value}Z`).toISOString())
  .pipe(z.string().refine((value) => value >= '1900' && value < '2200', 'Date hors limites'));
const none = z.literal('').transform(() => null);

const hidden = { list: 'hidden' } as const;
const tick = { ...hidden, lot: true } as const;

export const transfertFlags = {
  TransfertNumOffre: flag('Transférer le numéro de l’offre', tick),
  StockEnTotalite: flag('Transférer le stock en totalité', tick),
  CreeRelancesApLivSansCde: flag('Créer les relances après livraison sans commande', tick),
};

/** Ticks of a gateway, in the order of its list. */
export const passerelleFlags = {
  PubliAutoIntranetVN: flag('Publication automatique sur l’intranet\u00a0: VN', tick),
  PubliAutoIntranetVD: flag('Publication automatique sur l’intranet\u00a0: VD', tick),
  PubliAutoIntranetVO: flag('Publication automatique sur l’intranet\u00a0: VO', tick),
  PubliAutoInternetVN: flag('Publication automatique sur internet\u00a0: VN', tick),
  PubliAutoInternetVD: flag('Publication automatique sur internet\u00a0: VD', tick),
  PubliAutoInternetVO: flag('Publication automatique sur internet\u00a0: VO', tick),
  ...transfertFlags,
};

/** docs/regles/passerelles.md#limits */
export const passerelleFields = {
  Libelle: requiredText('Libellé', { max: 60, list: 'shown' }),
  Commentaire: text('Commentaire', { max: 1000, list: 'shown' }),
  /** In UTC. */
  DateHRefProchainTransfert: own('Prochain transfert', {
    input: z.union([none, moment]).nullable(),
    answer: z.string().nullable(),
    heading: 'Prochain transfert (UTC)',
    list: 'shown',
  }),
  EMailsTransfertDMS: own('E-mails prévenus des transferts', {
    input: emailsText(1000),
    answer: z.string(),
    default: '',
    heading: 'E-mails',
    help: 'Séparés par des points-virgules',
    ...hidden,
  }),
  ...passerelleFlags,
};

const inUtc = (label: string) => ({ heading: `${label} (UTC)` });

/** One call of the dealer's management system. Dates are in UTC. */
export const passerelleHistoFields = {
  DateHAppelWS: answered('Appel le', z.string(), inUtc('Appel le')),
  DateHFinWS: answered('Terminé le', z.string().nullable(), inUtc('Terminé le')),
  DateHRef: answered('Date de référence', z.string().nullable(), inUtc('Date de référence')),
  NbMat: answered('Véhicules', z.number()),
  NbClients: answered('Clients', z.number()),
  NbErreurs: answered('Erreurs', z.number()),
  /** One error a line. */
  DetailErreurs: answered('Détail des erreurs', z.string(), hidden),
};
