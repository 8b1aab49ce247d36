import {
  addedOrigine,
  wallyMarqueFields,
  wallyOrigineFields,
  type WallyMarqueOrigine,
  type WallyOrigineESeller,
} from '@comptoir/contract/interfaces/wally/wally-correspondances.calls';
import type { GridColumn } from '../../../kit/grid/grid-columns.ts';
import { fieldColumn } from '../../../kit/list/field-columns.ts';
import type { Option } from '../../../kit/list/filters/filters.ts';
import { choiceOf, pairEditor, skipWord } from './pair-choice.ts';
import { isOrigineHole } from './use-holes.ts';

export type OrigineRow = WallyMarqueOrigine;

export const nameOf = ({ NomOrigine, NomMarque }: OrigineRow) => `${NomOrigine}, ${NomMarque}`;
export const problemOf = (row: OrigineRow) => (isOrigineHole(row) ? 'Cette origine de Wally n’a pas encore d’origine' : null);

type Product = Omit<WallyOrigineESeller, 'IDOrigineAction'>;

/** One of our origins on one line. */
export const productText = ({ LibelleFamille, LibelleSousFamille, LibelleOrigine, DescOrigineActionType }: Product) =>
  `${LibelleFamille} / ${LibelleSousFamille} / ${LibelleOrigine}${DescOrigineActionType ? ` (${DescOrigineActionType})` : ''}`;

export const columnsOf = (options: readonly Option[]): GridColumn<OrigineRow>[] => [
  fieldColumn('NomOrigine', wallyOrigineFields.NomOrigine, { searched: true, width: 200, grow: 3 }),
  fieldColumn('NomMarque', wallyMarqueFields.NomWallyMarque, { searched: true, width: 140, grow: 1 }),
  {
    id: 'IDOrigineAction',
    heading: addedOrigine.formIdESeller.label,
    kind: 'text',
    value: (row) => {
      if (row.toSkip) return skipWord;
      return row.IDOrigineAction === null ? '' : productText(row);
    },
    searched: true,
    width: 320,
    grow: 5,
    edit: pairEditor(
      options,
      ({ IDOrigineAction, toSkip }) => choiceOf(IDOrigineAction, toSkip),
      ({ own, toSkip }) => ({ IDOrigineAction: own, toSkip }),
    ),
  },
];
