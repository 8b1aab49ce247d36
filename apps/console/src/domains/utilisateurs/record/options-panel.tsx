import { reservedFields, type UtilisateurFlag } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { SimpleGrid } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { TickField } from '../../../kit/form/fields/tick-field.tsx';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { actifLock, openedAccount } from '../list/actif-lock.ts';
import type { UtilisateurRecord } from './utilisateur-values.ts';

interface Group {
  title: string;
  flags: readonly UtilisateurFlag[];
}

const groups: readonly Group[] = [
  { title: 'Compte', flags: ['Actif', 'Superviseur', 'AccesCRMeSeller'] },
  { title: 'Type de vendeur', flags: ['TypeVN', 'TypeVO', 'TypeVDL', 'TypeConseiller', 'TypeAutre'] },
  { title: 'Leads', flags: ['AccesLeadVNVO', 'AccesLeadAPV', 'HorsTraitementLeads', 'HorsTraitementLeadsAPV', 'EnCopieRDVeSellerLead'] },
  { title: 'Offres et recherche', flags: ['OffreEnTTC', 'RechercheVNParFiltre', 'RechercheAvanceeVNParDefaut'] },
];

/** Customer access has fewer ticks (docs/regles/utilisateurs.md#reduced-form). */
const groupsFor = (isReduced: boolean) => {
  const reserved: readonly string[] = isReduced ? reservedFields : [];
  return groups
    .map(({ title, flags }) => ({ title, flags: flags.filter((flag) => !reserved.includes(flag)) }))
    .filter(({ flags }) => flags.length > 0);
};

/** Lead profile whose holders may be copied on appointment e-mails (docs/regles/utilisateurs.md#copy-of-appointments). */
const copiedLeadProfile = 3;

interface OptionsPanelProps {
  record: UtilisateurRecord;
  isReduced: boolean;
  isEDatavoice: boolean;
  stored: Pick<Utilisateur, 'IsAccountOpened'> | undefined;
}

export const OptionsPanel = ({ record, isReduced, isEDatavoice, stored }: OptionsPanelProps) => {
  const { field, form } = record;
  const isCopied = useWatch({ control: form.control, name: 'IDDRProfileEsellerLead' }) === copiedLeadProfile;
  const lockOf = (flag: UtilisateurFlag) => {
    if (!stored) return null;
    if (flag === 'AccesCRMeSeller') return isReduced && stored.IsAccountOpened ? openedAccount : null;
    return flag === 'Actif' ? actifLock(stored, { isReduced, isEDatavoice }) : null;
  };
  return groupsFor(isReduced).map(({ title, flags }) => (
    <FieldGroup key={title} title={title}>
      <SimpleGrid minColWidth="15rem" verticalSpacing="xs">
        {flags
          .filter((flag) => flag !== 'EnCopieRDVeSellerLead' || isCopied)
          .map((flag) => (
            <TickField key={flag} {...field(flag, lockOf(flag))} />
          ))}
      </SimpleGrid>
    </FieldGroup>
  ));
};
