import { societeReduiteFields } from '@comptoir/contract/domains/societes/societes.fields';
import type { Societe, SocieteReduite } from '@comptoir/contract/domains/societes/societes.calls';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';

export type Row = Societe | SocieteReduite;

const column = (name: keyof typeof societeReduiteFields, own: Partial<Column<Row>>) => fieldColumn(name, societeReduiteFields[name], own);

export const societeColumns: Column<Row>[] = [
  { id: 'IDPlaque', heading: '#', kind: 'id', value: ({ IDPlaque }) => IDPlaque },
  column('Libelle', { searched: true, linked: true, width: 200, grow: 4 }),
  // Addresses that people kept name the column so.
  column('IDActivite', { id: 'Activite_Descr', width: 112, grow: 1 }),
  column('EMailsContacts', { value: ({ EMailsContacts }) => EMailsContacts.replaceAll(';', ', '), width: 200, grow: 4 }),
  column('DureeValid', { width: 112 }),
  column('InterfaceCorporateSales', { width: 120 }),
];
