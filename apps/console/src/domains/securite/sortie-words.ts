import type { EtatSortie } from '@comptoir/contract/domains/securite/securite.calls';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import type { Tone } from '../../ui/status-badge.tsx';

const number = (value: number) => shownText('number', value);
const moment = (value: string) => shownText('dateTime', value);

/** How a way out stands, in a few words. */
export const etatInWords = ({ EchecDepuis, EnAttente }: EtatSortie): { tone: Tone; text: string } => {
  if (EchecDepuis !== null) return { tone: 'failed', text: `En échec depuis le ${moment(EchecDepuis)}` };
  if (EnAttente > 0) return { tone: 'info', text: `${number(EnAttente)} en attente` };
  return { tone: 'ok', text: 'À jour' };
};

/** Until which event it has come. */
export const livreInWords = ({ Rang, DateH, LivreLe, EchecDepuis, EnAttente }: EtatSortie): string => {
  const behind = EchecDepuis !== null && EnAttente > 0 ? `, ${number(EnAttente)} en attente` : '';
  if (Rang === 0 || LivreLe === null) return `Rien n’a encore été livré${behind}.`;
  const noted = DateH === null ? '' : ` du ${moment(DateH)}`;
  return `Livrés jusqu’au n° ${number(Rang)}${noted}, la dernière fois le ${moment(LivreLe)}${behind}.`;
};
