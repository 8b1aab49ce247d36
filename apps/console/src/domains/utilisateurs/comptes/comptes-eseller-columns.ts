import type { CompteESeller } from '@comptoir/contract/comptes-eseller';
import { createElement } from 'react';
import type { Column } from '../../../kit/list/columns.ts';
import { SitesBadge } from '../list/sites-badge.tsx';
import type { Access } from '../use-access.ts';

export const compteColumnsOf = ({ profileName }: Access): Column<CompteESeller>[] => [
  { id: 'Lastname', heading: 'Nom', kind: 'text', value: ({ Lastname }) => Lastname, searched: true, width: 112, grow: 3 },
  { id: 'Firstname', heading: 'Prénom', kind: 'text', value: ({ Firstname }) => Firstname, searched: true, width: 96, grow: 2 },
  { id: 'LoginWEB', heading: 'Login', kind: 'text', value: ({ LoginWEB }) => LoginWEB, searched: true, width: 96, grow: 2 },
  {
    id: 'DRPROFILE_DESCR',
    heading: 'Profil',
    kind: 'text',
    value: ({ DRPROFILE_DESCR }) => profileName(DRPROFILE_DESCR),
    width: 136,
    grow: 4,
  },
  {
    id: 'Sites',
    heading: 'Sites',
    kind: 'number',
    value: ({ Sites }) => Sites.length,
    cell: (row) => createElement(SitesBadge, { row }),
    width: 76,
  },
  { id: 'Actif', heading: 'Actif', kind: 'bool', value: ({ Actif }) => Actif, width: 76 },
  { id: 'IsAccountOpened', heading: 'Activé', kind: 'bool', value: ({ IsAccountOpened }) => IsAccountOpened, width: 84 },
  { id: 'DateHOuverture', heading: 'Activé le', kind: 'dateTime', value: ({ DateHOuverture }) => DateHOuverture, width: 148 },
  { id: 'DateHCloture', heading: 'Clôturé le', kind: 'dateTime', value: ({ DateHCloture }) => DateHCloture, width: 148 },
  { id: 'FactureDu', heading: 'Facturé du', kind: 'date', value: ({ FactureDu }) => FactureDu, hidden: true },
  { id: 'FactureAu', heading: 'Facturé au', kind: 'date', value: ({ FactureAu }) => FactureAu, hidden: true },
];
