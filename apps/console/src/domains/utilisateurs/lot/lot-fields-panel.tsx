import { namesOf } from '@comptoir/contract/fields/shapes';
import { reservedFields, utilisateurFields, utilisateurFlags } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { MultiSelect, SimpleGrid, Stack } from '@mantine/core';
import { ChoicesFailure } from '../../../kit/form/fields/choices.tsx';
import { filterChoices, inPage } from '../../../kit/form/fields/options.ts';
import { LotChoice } from '../../../kit/lot/lot-choice.tsx';
import { TriStateField } from '../../../kit/lot/tri-state-field.tsx';
import { useRead } from '../../../kit/queries.ts';
import { FieldGroup } from '../../../ui/field-group.tsx';
import type { LotDraft } from './lot-draft.ts';
import type { Access } from '../use-access.ts';

interface LotFieldsPanelProps {
  access: Access;
  isEDatavoice: boolean;
  draft: LotDraft;
  onChange: (part: Partial<LotDraft>) => void;
}

const shared = {
  searchable: true,
  filter: filterChoices,
  comboboxProps: inPage,
  limit: 200,
  clearable: true,
  clearButtonProps: { 'aria-label': 'Tout retirer' },
} as const;

const { drprofile_id, IDProfil, IDDRProfileEsellerLead } = utilisateurFields;

const ProfileFields = ({ access: { profileName }, isEDatavoice, draft, onChange }: LotFieldsPanelProps) => {
  const { data: teams, ...team } = useRead(profils.eSellerTeam, {});
  const { data: leads, ...lead } = useRead(profils.leadTypes, {});
  const { data: relations, ...relation } = useRead(profils.eDataVoicePrc, {}, { enabled: isEDatavoice });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <LotChoice
        label={drprofile_id.label}
        choices={{ options: teams?.map((row) => ({ value: row.DRPROFILE_ID, label: profileName(row.DESCR) })), failure: team }}
        value={draft.drprofile_id}
        onChange={(chosen) => onChange({ drprofile_id: chosen })}
      />
      {isEDatavoice ? (
        <LotChoice
          label={IDProfil.label}
          description="Il fixe aussi le profil eSeller Lead"
          choices={{ options: relations?.map((row) => ({ value: row.IDProfil, label: profileName(row.Libelle) })), failure: relation }}
          value={draft.IDProfil}
          onChange={(chosen) => onChange({ IDProfil: chosen })}
        />
      ) : (
        <LotChoice
          label={IDDRProfileEsellerLead.label}
          choices={{
            options: leads?.map((row) => ({ value: row.IDDRProfileEsellerLead, label: profileName(row.Libelle) })),
            failure: lead,
          }}
          value={draft.IDDRProfileEsellerLead}
          onChange={(chosen) => onChange({ IDDRProfileEsellerLead: chosen })}
        />
      )}
    </SimpleGrid>
  );
};

const SiteFields = ({ draft, onChange }: Pick<LotFieldsPanelProps, 'draft' | 'onChange'>) => {
  const query = useRead(sites.list, {});
  const options = (query.data ?? []).map(({ IDSite, Descr }) => ({ value: IDSite, label: Descr }));
  const without = (taken: readonly number[]) => options.filter(({ value }) => !taken.includes(value));
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <MultiSelect<number>
        {...shared}
        label="Sites à ajouter"
        data={without(draft.retirerSites)}
        value={draft.ajouterSites}
        onChange={(ajouterSites) => onChange({ ajouterSites })}
      />
      <MultiSelect<number>
        {...shared}
        label="Sites à retirer"
        data={without(draft.ajouterSites)}
        value={draft.retirerSites}
        onChange={(retirerSites) => onChange({ retirerSites })}
      />
      <ChoicesFailure failure={query} />
    </SimpleGrid>
  );
};

/** The fields that may be changed for many users; anything left alone stays. */
export const LotFieldsPanel = (props: LotFieldsPanelProps) => {
  const { access, draft, onChange } = props;
  const reserved: readonly string[] = access.isReduced ? reservedFields : [];
  const flags = namesOf(utilisateurFlags).filter((flag) => !reserved.includes(flag));
  return (
    <Stack>
      <FieldGroup title="Profils">
        <ProfileFields {...props} />
      </FieldGroup>
      <FieldGroup title="Sites">
        <SiteFields draft={draft} onChange={onChange} />
      </FieldGroup>
      <FieldGroup title="Droits et options">
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
          {flags.map((flag) => (
            <TriStateField
              key={flag}
              label={utilisateurFlags[flag].label}
              value={draft.flags[flag]}
              onChange={(value) => onChange({ flags: { ...draft.flags, [flag]: value } })}
            />
          ))}
        </SimpleGrid>
      </FieldGroup>
    </Stack>
  );
};
