import { origines, type Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { longestLibelle, origineFlags, origineLibelle, placeFields, typeField } from '@comptoir/contract/domains/origines/origines.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { createElement } from 'react';
import { InlineEdit } from '../../kit/inline/inline-edit.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { RowToggle } from '../../kit/list/rows/row-toggle.tsx';
import { typeText } from './origine-words.ts';
import css from './origines.module.css';
import type { Recus } from './use-recus.ts';
import type { SaveOrigine } from './use-save-origine.ts';

const keyOf = ({ IDOrigineAction }: Origine) => String(IDOrigineAction);
const labelOf = ({ Libelle }: Origine) => Libelle;

const tree = (name: 'IDFamille' | 'IDSousFamille', value: (row: Origine) => string) =>
  fieldColumn<Origine>(name, placeFields[name], { kind: 'text', value });

/** The cells over several rows: they make the tree, so they always come first. */
export const treeColumns: readonly Column<Origine>[] = [
  tree('IDFamille', (row) => row.Famille_Libelle),
  tree('IDSousFamille', (row) => row.SousFamille_Libelle),
];

const recusColumn = (recus: Recus): Column<Origine> => ({
  id: 'recus',
  heading: 'Reçus par',
  kind: 'text',
  value: (row) => recus(row)?.text ?? '',
  cell: (row) => {
    const recu = recus(row);
    return recu && createElement('a', { className: css.recu, href: recu.href, title: recu.detail }, recu.text);
  },
  width: 96,
});

interface Flag {
  width: number;
  help?: string;
}

const flagLooks: Readonly<Record<keyof typeof origineFlags, Flag>> = {
  EstLead: { width: 48 },
  EstInactif: { width: 48 },
  EstAppelSortant: { width: 64 },
  EstAppelEntrant: { width: 64 },
  CreationLead: { width: 80, help: 'Cochée, l’origine est proposée à la création d’un lead.' },
};

/** The names that an address may use, whether or not a session sees the column. */
export const columnIds: readonly string[] = ['Libelle', 'IDType', 'recus', ...namesOf(origineFlags)];

/** What is told of each origin, its label first; who receives its leads only where workflows decide. */
export const columnsOf = (save: SaveOrigine, recus: Recus | undefined): readonly Column<Origine>[] => [
  fieldColumn<Origine>('Libelle', origineLibelle.Libelle, {
    searched: true,
    width: 168,
    cell: (row) =>
      createElement(InlineEdit, {
        value: row.Libelle,
        label: 'libellé de l’origine',
        max: longestLibelle,
        write: origines.update,
        onSave: (Libelle: string) => save.origine(row, { Libelle }),
      }),
  }),
  fieldColumn<Origine>('IDType', typeField.IDType, { kind: 'text', value: typeText }),
  ...(recus ? [recusColumn(recus)] : []),
  ...namesOf(origineFlags).map((flag): Column<Origine> => {
    const column = fieldColumn<Origine>(flag, origineFlags[flag], flagLooks[flag]);
    const toggle = { label: labelOf, write: origines.update, send: (row: Origine, next: boolean) => save.origine(row, { [flag]: next }) };
    return { ...column, cell: (row) => createElement(RowToggle<Origine>, { row, rowId: keyOf(row), column, toggle }) };
  }),
];
