import type { UtilisateurRow } from '@comptoir/contract/utilisateurs';
import { IconDeviceMobile } from '@tabler/icons-react';
import { createElement } from 'react';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
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

const flag = (id: LeadFlag, heading: string, help: string, width = 84): GridColumn<LeadUser> => ({
  id,
  heading,
  help,
  kind: 'bool',
  value: (row) => row[id],
  width,
  edit: { kind: 'tick', of: (row) => row[id], set: (on) => ({ [id]: on }) },
});

const copy: GridColumn<LeadUser> = {
  ...flag('EnCopieRDVeSellerLead', 'Copie RDV', "En copie de l'e-mail des rendez-vous", 84),
  edit: {
    kind: 'tick',
    of: ({ EnCopieRDVeSellerLead }) => EnCopieRDVeSellerLead,
    set: (EnCopieRDVeSellerLead) => ({ EnCopieRDVeSellerLead }),
    blocked: ({ IDDRProfileEsellerLead }) =>
      IDDRProfileEsellerLead === copiedLeadProfile ? null : 'Le profil lead de cet utilisateur ne reçoit pas de copie des rendez-vous',
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
    {
      id: 'DRPROFILE_DESCR',
      heading: 'Profil',
      kind: 'text',
      value: ({ DRPROFILE_DESCR }) => DRPROFILE_DESCR,
      width: 120,
      grow: 2,
      hidden: true,
    },
    {
      id: 'IDDRProfileEsellerLead',
      heading: 'Profil lead',
      kind: 'text',
      value: (row) => labels.get(profilOf(row)) ?? null,
      width: 150,
      grow: 2,
      edit: {
        kind: 'select',
        options: [{ value: '', label: 'Aucun' }, ...profils],
        of: profilOf,
        set: (value) => withProfile(value === '' ? null : Number(value)),
        blocked: ({ IDProfil }) =>
          isEDatavoice && IDProfil !== null ? 'Le profil relation client de cet utilisateur décide de son profil lead' : null,
      },
    },
    flag('TypeVO', 'VO', "Véhicules d'occasion", 56),
    flag('TypeVN', 'VN', 'Véhicules neufs', 56),
    flag('TypeVDL', 'VDL', 'Véhicules de direction et de location', 64),
    flag('TypeConseiller', 'Conseiller', 'Conseiller service', 104),
    flag('TypeAutre', 'Autre', 'Autre activité', 72),
    flag('AccesLeadAPV', 'Leads APV', 'Accès aux leads APV', 84),
    copy,
    flag('HorsTraitementLeads', 'Hors leads', 'Hors traitement des leads', 84),
    flag('HorsTraitementLeadsAPV', 'Hors leads APV', 'Hors traitement des leads APV', 96),
    {
      id: 'Devices',
      heading: 'Appareil',
      kind: 'bool',
      value: ({ Devices }) => Devices,
      cell: ({ Devices }) =>
        Devices && createElement(IconDeviceMobile, { size: 18, role: 'img', 'aria-label': 'Un appareil reçoit les notifications' }),
      width: 80,
    },
  ];
};
