import type { DepartAVenir } from '@comptoir/contract/domains/departs/prevu';
import { shownText } from '../../kit/list/rows/cell-value.ts';

/** « Départ prévu le 22/11/2026 18:00 par Anne Corre », or why it was not carried out. */
export const prevuText = ({ DateH, Auteur, Refus }: DepartAVenir) => {
  const by = Auteur === '' ? '' : ` par ${Auteur}`;
  const planned = `Départ prévu le ${shownText('dateTime', DateH)}${by}`;
  return Refus === null ? planned : `${planned}, non fait\u00a0: ${Refus}`;
};
