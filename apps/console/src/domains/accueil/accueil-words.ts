import { mostDays, type Attention, type Changement, type Motif, type Partie } from '@comptoir/contract/domains/accueil/accueil.calls';
import { importScreens } from '@comptoir/contract/domains/imports/imports.calls';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { qualiteOf } from '../qualite/qualite.links.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const counted = (count: number, one: string, several: string) => `${count.toLocaleString('fr-FR')}\u00a0${count > 1 ? several : one}`;

/** `depuis 3 h`; nothing where it never worked. */
export const sinceInWords = (moment: string | null, now: number) => {
  if (moment === null) return '';
  const spent = Math.max(0, now - Date.parse(moment));
  if (spent < hour) return `depuis ${Math.max(1, Math.floor(spent / minute))}\u00a0min`;
  if (spent < 2 * day) return `depuis ${Math.floor(spent / hour)}\u00a0h`;
  return `depuis ${Math.floor(spent / day)}\u00a0jours`;
};

const failing = { ok: '', refus: 'refusé', expire: 'mot de passe périmé', panne: 'en panne', nonConfigure: '' };

const interfaceInWords = ({ Titre, Libelle, Verdict, Nombre, DernierSucces }: Motif, now: number) => {
  const others = Nombre > 1 ? ` et ${counted(Nombre - 1, 'autre accès', 'autres accès')}` : '';
  const where = Libelle ? `, ${Libelle}${others}` : '';
  return [`${Titre}\u00a0: ${Verdict ? failing[Verdict] : ''}${where}`, sinceInWords(DernierSucces, now)].filter(Boolean).join(' ');
};

const newInWords = (count: number) => (count > 0 ? `, ${counted(count, 'nouvelle', 'nouvelles')}` : '');

export const motifInWords = (motif: Motif, now: number): string => {
  const { Nature, Nombre, Nouvelles } = motif;
  if (Nature === 'interface') return interfaceInWords(motif, now);
  if (Nature === 'alerte') return counted(Nombre, 'alerte non acquittée', 'alertes non acquittées');
  if (Nature === 'passerelle') return counted(Nombre, 'passerelle en retard', 'passerelles en retard');
  if (Nature === 'import') return counted(Nombre, 'import arrêté', 'imports arrêtés');
  return counted(Nombre, 'erreur de configuration', 'erreurs de configuration') + newInWords(Nouvelles);
};

const screens: Record<Motif['Nature'], string> = {
  interface: '/sante',
  alerte: '/sante?etat=alerte',
  passerelle: '/passerelles',
  import: '/utilisateurs',
  qualite: qualiteOf('erreur'),
};

/** Where the worst of it is seen. */
export const screenOf = ({ motifs: [worst] }: Attention) =>
  worst?.Import ? importScreens[worst.Import] : screens[worst?.Nature ?? 'interface'];
export const isGrave = ({ motifs }: Attention) => motifs.some(({ Nature }) => Nature === 'interface' || Nature === 'alerte');

export const changeInWords = ({ Modifications, Personnes, Demandes, travaux }: Changement) =>
  [
    Demandes > 0 ? counted(Demandes, 'demande reçue', 'demandes reçues') : '',
    Modifications > 0 ? `${counted(Modifications, 'modification', 'modifications')} (${counted(Personnes, 'personne', 'personnes')})` : '',
    ...travaux.map(({ Action, Lignes }) => `«\u00a0${Action}\u00a0»\u00a0: ${counted(Lignes, 'ligne', 'lignes')}`),
  ]
    .filter(Boolean)
    .join(', ');

const dayOf = (moment: number) => new Date(moment).toLocaleDateString('fr-CA', { timeZone: 'Europe/Paris' });
/** The day of a moment, as the journal's filter takes it. */
export const dayInAddress = (moment: string) => dayOf(Date.parse(moment));

/** `Depuis votre visite d’hier à 17:42`; without an earlier visit, how far the home looks back. */
export const visitInWords = (visit: string | null, now: number) => {
  if (visit === null) return 'Depuis 24\u00a0heures';
  const at = Date.parse(visit);
  if (now - at > mostDays * day) return `Depuis ${mostDays}\u00a0jours`;
  const [date = '', time = ''] = shownText('dateTime', visit).split(' ');
  if (dayOf(at) === dayOf(now)) return `Depuis votre visite de ${time}`;
  return dayOf(at) === dayOf(now - day) ? `Depuis votre visite d’hier à ${time}` : `Depuis votre visite du ${date} à ${time}`;
};

const partWords: Record<Partie, string> = {
  sante: 'l’état des interfaces',
  alertes: 'les alertes',
  passerelles: 'les passerelles',
  imports: 'les imports',
  qualite: 'la qualité de la configuration',
  journal: 'les modifications',
  demandes: 'les demandes',
};

interface Missing {
  Partie: Partie | null;
  Serveur: string;
}

export const missingInWords = ({ Partie, Serveur }: Missing) =>
  `${Partie ? partWords[Partie] : 'aucun chiffre'}${Serveur ? ` (${Serveur})` : ''}`;
