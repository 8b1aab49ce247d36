import type { UtilisateurRow } from '@comptoir/contract/utilisateurs';
import { createElement } from 'react';
import type { Column, Toggle } from '../../../kit/list/columns.ts';
import { SitesBadge } from './sites-badge.tsx';
import type { Access } from '../use-access.ts';

const login: Column<UtilisateurRow> = {
  id: 'LoginWEB',
  heading: 'Login',
  kind: 'text',
  value: ({ LoginWEB }) => LoginWEB,
  searched: true,
  width: 92,
  grow: 2,
};

/** No column is a login: Nissan groups must not download any, and the columns of the list become the file. */
export const columnsOf = ({ profileName, isNissan }: Access, toggle: Toggle<UtilisateurRow>): Column<UtilisateurRow>[] => [
  { id: 'Lastname', heading: 'Nom', kind: 'text', value: ({ Lastname }) => Lastname, searched: true, width: 96, grow: 3 },
  { id: 'Firstname', heading: 'Prénom', kind: 'text', value: ({ Firstname }) => Firstname, searched: true, width: 84, grow: 2 },
  ...(isNissan ? [] : [login]),
  { id: 'EMail', heading: 'E-mail', kind: 'text', value: ({ EMail }) => EMail, searched: true, width: 108, grow: 6 },
  {
    id: 'DRPROFILE_DESCR',
    heading: 'Profil',
    kind: 'text',
    value: ({ DRPROFILE_DESCR }) => profileName(DRPROFILE_DESCR),
    width: 116,
    grow: 4,
  },
  {
    id: 'DRProfileEsellerLead_Libelle',
    heading: 'Profil lead',
    kind: 'text',
    value: ({ DRProfileEsellerLead_Libelle }) => DRProfileEsellerLead_Libelle && profileName(DRProfileEsellerLead_Libelle),
    width: 108,
    grow: 3,
  },
  {
    id: 'Sites',
    heading: 'Sites',
    kind: 'number',
    value: ({ Sites }) => Sites.length,
    cell: (row) => createElement(SitesBadge, { row }),
    width: 68,
  },
  {
    id: 'Devices',
    heading: 'Appareil',
    kind: 'bool',
    value: ({ Devices }) => Devices,
    help: 'Un appareil qui reçoit les notifications',
    width: 100,
  },
  { id: 'Actif', heading: 'Actif', kind: 'bool', value: ({ Actif }) => Actif, toggle, width: 68 },
];
