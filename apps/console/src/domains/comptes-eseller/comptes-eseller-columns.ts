import { compteFields, type CompteESeller } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import { utilisateurFacts, utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { createElement } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { SitesBadge } from '../utilisateurs/list/sites-badge.tsx';

const { Lastname, Firstname, LoginWEB, drprofile_id, Actif } = utilisateurFields;
const { DateHOuverture, DateHCloture, FactureDu, FactureAu } = compteFields;

export const compteColumnsOf = (profileName: (label: string) => string): Column<CompteESeller>[] => [
  fieldColumn('Lastname', Lastname, { searched: true, width: 112, grow: 3 }),
  fieldColumn('Firstname', Firstname, { searched: true, width: 96, grow: 2 }),
  fieldColumn('LoginWEB', LoginWEB, { searched: true, width: 96, grow: 2 }),
  fieldColumn('DRPROFILE_DESCR', drprofile_id, { value: ({ DRPROFILE_DESCR }) => profileName(DRPROFILE_DESCR), width: 136, grow: 4 }),
  {
    id: 'Sites',
    heading: 'Sites',
    kind: 'number',
    value: ({ Sites }) => Sites.length,
    cell: (row) => createElement(SitesBadge, { row }),
    width: 76,
  },
  fieldColumn('Actif', Actif, { width: 76 }),
  fieldColumn('IsAccountOpened', utilisateurFacts.IsAccountOpened, { kind: 'bool', width: 100 }),
  fieldColumn('DateHOuverture', DateHOuverture, { kind: 'dateTime', width: 148 }),
  fieldColumn('DateHCloture', DateHCloture, { kind: 'dateTime', width: 148 }),
  fieldColumn('FactureDu', FactureDu, { kind: 'date' }),
  fieldColumn('FactureAu', FactureAu, { kind: 'date' }),
];
