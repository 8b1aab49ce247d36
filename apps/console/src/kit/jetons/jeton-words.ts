import { jetonEtats } from '@comptoir/contract/domains/jetons/jetons.fields';
import type { Jeton } from '@comptoir/contract/domains/jetons/jetons.calls';
import { chapitres, nomsChapitres, verbes, type Verbe } from '@comptoir/contract/portees';
import { shownText } from '../list/rows/cell-value.ts';
import type { Tone } from '../../ui/status-badge.tsx';

const moment = (value: string) => shownText('dateTime', value);
const day = 24 * 60 * 60_000;
/** Before its end a token asks to be replaced. */
const soon = 14;

/** How a token stands: in a word, and what else there is to know of its end. */
export const stateOf = ({ Etat, Fin, CoupeLe, CoupePar }: Jeton, now: number): { tone: Tone; word: string; why: string } => {
  if (Etat === 'coupe') return { tone: 'off', word: jetonEtats.coupe, why: `Coupé le ${moment(CoupeLe ?? Fin)} par ${CoupePar ?? ''}` };
  if (Etat === 'expire') return { tone: 'expired', word: jetonEtats.expire, why: `A expiré le ${moment(Fin)}` };
  if (Etat === 'caduc') return { tone: 'off', word: jetonEtats.caduc, why: 'Créez-en un autre' };
  const left = Math.ceil((Date.parse(Fin) - now) / day);
  const word = left === 1 ? 'Expire dans un jour' : `Expire dans ${left} jours`;
  return left > soon
    ? { tone: 'ok', word: jetonEtats.actif, why: `Expire le ${moment(Fin)}` }
    : { tone: 'warning', word, why: `Le ${moment(Fin)}` };
};

export const verbeNames: Readonly<Record<Verbe, string>> = { lire: 'Consulter', ecrire: 'Modifier', secrets: 'Mots de passe' };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** What a chapter is called where somebody chooses among them. */
export const chapitreName = (nom: keyof typeof chapitres) => capital(chapitres[nom].objet);

const objetOf = (where: string) => {
  if (where === '*') return 'tout';
  const nom = nomsChapitres.find((one) => one === where);
  return nom ? chapitres[nom].objet : where;
};

/** Rights as a sentence says them: what is only read, what is changed, whose passwords are seen. */
export const droitsInWords = (portees: readonly string[]) => {
  const said = verbes.flatMap((verbe) => {
    const places = portees
      .filter((one) => one.endsWith(`:${verbe}`) || one.endsWith(':*'))
      .map((one) => objetOf(one.slice(0, one.lastIndexOf(':'))));
    return places.length > 0 ? [`${verbeNames[verbe]}\u00a0: ${places.join(', ')}`] : [];
  });
  return said.join(' · ');
};
