import { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { createElement } from 'react';
import type { Column, StateMenu } from '../../../kit/list/columns.ts';
import { fieldColumn } from '../../../kit/list/field-columns.ts';
import { SitesBadge } from './sites-badge.tsx';
import type { Access } from '../use-access.ts';
import { actifWord } from '../use-actif.ts';

const { Lastname, Firstname, LoginWEB, EMail, drprofile_id, IDDRProfileEsellerLead, Actif } = utilisateurFields;

const login = fieldColumn<UtilisateurRow>('LoginWEB', LoginWEB, { searched: true, width: 92, grow: 2 });

/** No column is a login: Nissan groups must not download any, and the columns of the list become the file. */
export const columnsOf = ({ profileName, isNissan }: Access, state: StateMenu<UtilisateurRow>): Column<UtilisateurRow>[] => [
  fieldColumn('Lastname', Lastname, { searched: true, width: 92, grow: 3 }),
  fieldColumn('Firstname', Firstname, { searched: true, width: 108, grow: 3 }),
  ...(isNissan ? [] : [login]),
  fieldColumn('EMail', EMail, { searched: true, width: 104, grow: 6 }),
  fieldColumn('DRPROFILE_DESCR', drprofile_id, { value: ({ DRPROFILE_DESCR }) => profileName(DRPROFILE_DESCR), width: 96, grow: 4 }),
  fieldColumn('DRProfileEsellerLead_Libelle', IDDRProfileEsellerLead, {
    value: ({ DRProfileEsellerLead_Libelle }) => DRProfileEsellerLead_Libelle && profileName(DRProfileEsellerLead_Libelle),
    width: 84,
    grow: 3,
  }),
  {
    id: 'Sites',
    heading: 'Sites',
    kind: 'number',
    value: ({ Sites }) => Sites.length,
    cell: (row) => createElement(SitesBadge, { row }),
    width: 64,
  },
  {
    id: 'Devices',
    heading: 'Appareil',
    kind: 'bool',
    value: ({ Devices }) => Devices,
    help: 'Un appareil qui reçoit les notifications',
    width: 100,
    hidden: true,
  },
  fieldColumn('Actif', Actif, { heading: 'État', kind: 'text', value: actifWord, state, width: 116 }),
];
