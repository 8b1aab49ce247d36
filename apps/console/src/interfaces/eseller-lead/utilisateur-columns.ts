import { leadFollows, type UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { utilisateurFields, utilisateurFlags } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { IconDeviceMobile } from '@tabler/icons-react';
import { createElement } from 'react';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Option } from '../../kit/list/filters/filters.ts';

/** Lead profile whose holders may be copied on appointment e-mails (docs/regles/utilisateurs.md#copy-of-appointments). */
const copiedLeadProfile = 3;

type LeadFlag =
  | 'TypeVO'
  | 'TypeVN'
  | 'TypeVDL'
  | 'TypeConseiller'
  | 'TypeAutre'
  | 'AccesLeadAPV'
  | 'EnCopieRDVeSellerLead'
  | 'HorsTraitementLeads'
  | 'HorsTraitementLeadsAPV';

export type LeadUser = Pick<
  UtilisateurRow,
  'IDPeople' | 'Name' | 'DRPROFILE_DESCR' | 'IDDRProfileEsellerLead' | 'IDProfil' | 'Devices' | LeadFlag
>;

/** Any other profile ends the copy. */
export const withProfile = (IDDRProfileEsellerLead: number | null): Partial<LeadUser> => ({
  IDDRProfileEsellerLead,
  ...(IDDRProfileEsellerLead === copiedLeadProfile ? {} : { EnCopieRDVeSellerLead: false }),
});

const flag = (id: LeadFlag, own: Partial<Column<LeadUser>>): GridColumn<LeadUser> => ({
  ...fieldColumn(id, utilisateurFlags[id], own),
  edit: { kind: 'tick', of: (row) => row[id], set: (on) => ({ [id]: on }) },
});

/** Its whole name beside a short heading. */
const shortened = (id: LeadFlag, heading: string) => flag(id, { heading, help: utilisateurFlags[id].label, width: 64 });

const copy: GridColumn<LeadUser> = {
  ...flag('EnCopieRDVeSellerLead', { heading: 'Copie RDV', help: 'En copie de l’e-mail des rendez-vous', width: 64 }),
  edit: {
    kind: 'tick',
    of: ({ EnCopieRDVeSellerLead }) => EnCopieRDVeSellerLead,
    set: (EnCopieRDVeSellerLead) => ({ EnCopieRDVeSellerLead }),
    blocked: ({ IDDRProfileEsellerLead }) =>
      IDDRProfileEsellerLead === copiedLeadProfile
        ? null
        : 'Le profil eSeller Lead de cet utilisateur ne reçoit pas de copie des rendez-vous',
  },
};

interface Group {
  profils: readonly Option[];
  /** In an eDataVoice group the customer-relations profile decides the lead profile. */
  isEDatavoice: boolean;
}

export const columnsOf = ({ profils, isEDatavoice }: Group): GridColumn<LeadUser>[] => {
  const labels = new Map(profils.map(({ value, label }) => [value, label]));
  const profilOf = ({ IDDRProfileEsellerLead }: LeadUser) => (IDDRProfileEsellerLead === null ? '' : String(IDDRProfileEsellerLead));
  return [
    { id: 'Name', heading: 'Nom', kind: 'text', value: ({ Name }) => Name, searched: true, width: 140, grow: 3 },
    fieldColumn<LeadUser>('drprofile_id', utilisateurFields.drprofile_id, { id: 'DRPROFILE_DESCR', width: 120, grow: 2, hidden: true }),
    {
      ...fieldColumn<LeadUser>('IDDRProfileEsellerLead', utilisateurFields.IDDRProfileEsellerLead, {
        value: (row) => labels.get(profilOf(row)) ?? null,
        width: 152,
        grow: 3,
      }),
      edit: {
        kind: 'select',
        options: [{ value: '', label: 'Aucun' }, ...profils],
        of: profilOf,
        set: (value) => withProfile(value === '' ? null : Number(value)),
        blocked: ({ IDProfil }) => (isEDatavoice && IDProfil !== null ? leadFollows : null),
      },
    },
    flag('TypeVO', { help: 'Véhicules d’occasion', width: 48 }),
    flag('TypeVN', { help: 'Véhicules neufs', width: 48 }),
    flag('TypeVDL', { help: 'Véhicules de direction et de location', width: 56 }),
    flag('TypeConseiller', { help: 'Conseiller service', width: 96 }),
    flag('TypeAutre', { help: 'Autre activité', width: 64 }),
    shortened('AccesLeadAPV', 'Leads APV'),
    copy,
    shortened('HorsTraitementLeads', 'Hors leads'),
    shortened('HorsTraitementLeadsAPV', 'Hors leads APV'),
    {
      id: 'Devices',
      heading: 'Appareil',
      kind: 'bool',
      value: ({ Devices }) => Devices,
      cell: ({ Devices }) =>
        Devices && createElement(IconDeviceMobile, { size: 18, role: 'img', 'aria-label': 'Un appareil reçoit les notifications' }),
      width: 80,
      hidden: true,
    },
  ];
};
