import { profils } from '@comptoir/contract/profils';
import { sites } from '@comptoir/contract/sites';
import { reservedFields, utilisateurFlags, type UtilisateurFlag } from '@comptoir/contract/utilisateurs';
import { MultiSelect, Select, SimpleGrid, Stack } from '@mantine/core';
import { ChoicesFailure } from '../../../kit/form/fields/choices.tsx';
import { filterChoices, inPage } from '../../../kit/form/fields/options.ts';
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

const shared = { searchable: true, filter: filterChoices, comboboxProps: inPage, limit: 200, clearable: true } as const;
const clearing = { clearButtonProps: { 'aria-label': 'Ne pas changer' }, placeholder: 'Ne pas changer' };

const ProfileFields = ({ access: { profileName }, isEDatavoice, draft, onChange }: LotFieldsPanelProps) => {
  const team = useRead(profils.eSellerTeam, {});
  const lead = useRead(profils.leadTypes, {});
  const relation = useRead(profils.eDataVoicePrc, {}, { enabled: isEDatavoice });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select<number>
        {...shared}
        {...clearing}
        label="Profil eSeller Team"
        data={(team.data ?? []).map(({ DRPROFILE_ID, DESCR }) => ({ value: DRPROFILE_ID, label: profileName(DESCR) }))}
        value={draft.drprofile_id}
        onChange={(drprofile_id) => onChange({ drprofile_id })}
      />
      {isEDatavoice ? (
        <Select<number>
          {...shared}
          {...clearing}
          label="Profil relation client"
          description="Il fixe aussi le profil eSeller Lead"
          data={(relation.data ?? []).map(({ IDProfil, Libelle }) => ({ value: IDProfil, label: profileName(Libelle) }))}
          value={draft.IDProfil}
          onChange={(IDProfil) => onChange({ IDProfil })}
        />
      ) : (
        <Select<number>
          {...shared}
          {...clearing}
          label="Profil eSeller Lead"
          data={(lead.data ?? []).map(({ IDDRProfileEsellerLead, Libelle }) => ({
            value: IDDRProfileEsellerLead,
            label: profileName(Libelle),
          }))}
          value={draft.IDDRProfileEsellerLead}
          onChange={(IDDRProfileEsellerLead) => onChange({ IDDRProfileEsellerLead })}
        />
      )}
      <ChoicesFailure failure={[team, lead, relation].find(({ error }) => error)} />
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
        clearButtonProps={{ 'aria-label': 'Tout retirer' }}
        label="Sites à ajouter"
        data={without(draft.retirerSites)}
        value={draft.ajouterSites}
        onChange={(ajouterSites) => onChange({ ajouterSites })}
      />
      <MultiSelect<number>
        {...shared}
        clearButtonProps={{ 'aria-label': 'Tout retirer' }}
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
  const flags = (Object.keys(utilisateurFlags) as UtilisateurFlag[]).filter((flag) => !reserved.includes(flag));
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
              label={utilisateurFlags[flag]}
              value={draft.flags[flag]}
              onChange={(value) => onChange({ flags: { ...draft.flags, [flag]: value } })}
            />
          ))}
        </SimpleGrid>
      </FieldGroup>
    </Stack>
  );
};
