import { dashboards } from '@comptoir/contract/domains/dashboards/dashboards.calls';
import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { profils, type ProfilESellerTeam, type Right } from '@comptoir/contract/domains/profils/profils.calls';
import { mayCall } from '@comptoir/contract/rights';
import { Anchor, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { ActLink } from '../../../kit/record/act-link.tsx';
import { counted } from '@comptoir/contract/texts/counted';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { SelectField } from '../../../kit/form/fields/select-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { TickField } from '../../../kit/form/fields/tick-field.tsx';
import { useRecordForm } from '../../../kit/form/use-record-form.ts';
import { useSayDone } from '../../../kit/undo/undo.ts';
import { useRead } from '../../../kit/queries.ts';
import { useStanding } from '../../../kit/session.ts';
import { late } from '../../../ui/late.tsx';
import { HistoriquePanel } from '../../journal/historique-panel.tsx';
import { journalWith } from '../../journal/journal.links.ts';
import { AskButton } from '../../../kit/pourquoi/ask-button.tsx';
import { utilisateursOfProfil } from '../../utilisateurs/utilisateurs.links.ts';
import { FichePanel, ProfilSummary } from '../fiche-panel.tsx';
import { profilTeamSchema, valuesOf, type ProfilTeamIn, type ProfilTeamOut, type ProfilTeamRecord } from './profil-team-values.ts';
import { duplicateProfilPath, profilsTeamPath } from '../profils.links.ts';
import { asksRights } from '../rights/asks-rights.ts';
import { RightsPanel } from '../rights/rights-panel.tsx';
import { isHeld } from '../rights/rights-tree.ts';
import { useSaveProfilTeam } from './use-save-profil-team.ts';

const QuiPeutPicker = late(() => import('../../pourquoi/qui-peut-picker.tsx').then(({ QuiPeutPicker: component }) => component));

const parents = [{ label: 'Profils eSeller Team', href: profilsTeamPath }];

interface ProfilFieldsProps extends Pick<ProfilTeamRecord, 'field'> {
  hasAccess: boolean;
}

const ProfilFields = memo(({ field, hasAccess }: ProfilFieldsProps) => {
  const query = useRead(dashboards.list, {});
  return (
    <>
      <TextField {...field('DESCR')} />
      <SelectField
        {...field('IDDashboard')}
        placeholder="Aucun"
        options={query.data?.map(({ IDDashboard, Libelle }) => ({ value: IDDashboard, label: Libelle }))}
        failure={query}
      />
      {hasAccess && <TickField {...field('AccesBackOffice')} />}
    </>
  );
});

/** Links to the changes of rights, for those who may read the journal. */
const RightsJournal = () => {
  const standing = useStanding();
  if (!mayCall(journal.list, standing)) return null;
  return (
    <Text size="sm" mb="md">
      <Anchor href={journalWith({ table: 'DRPROFILE_PRIVILEGE' })}>Modifications des droits dans le journal</Anchor>
    </Text>
  );
};

interface ProfilTeamFormProps {
  stored: ProfilESellerTeam;
  rights: readonly Right[];
}

export const ProfilTeamForm = ({ stored, rights }: ProfilTeamFormProps) => {
  const { DRPROFILE_ID, DESCR, AccesBackOffice } = stored;
  const values = useMemo(() => valuesOf(stored), [stored]);
  const record = useRecordForm<ProfilTeamIn, ProfilTeamOut>({ schema: profilTeamSchema, values, stored });
  const isDangerous = () => {
    const { ticks, AccesBackOffice: access } = record.form.getValues();
    return Object.keys(ticks).length > 0 || access !== AccesBackOffice;
  };
  const fiche = useRead(profils.ficheESellerTeam, { params: { idProfile: DRPROFILE_ID } });
  const people = utilisateursOfProfil(DRPROFILE_ID);
  const save = useSaveProfilTeam(record, DRPROFILE_ID, rights);
  const sayDone = useSayDone();
  const land = ({ typed, answers }: { typed: ProfilTeamIn; answers: readonly unknown[] }) => {
    // The saved ticks are now the stored ones.
    record.form.setValue('ticks', {});
    record.form.resetDefaultValues({ ...typed, ticks: {} });
    sayDone(answers, 'Les modifications sont enregistrées.');
  };
  return (
    <FormPage
      title={DESCR}
      purpose={
        <ProfilSummary
          fiche={fiche.data}
          belongs={[`${counted(rights.filter(isHeld).length, 'droit')} sur ${rights.length}`]}
          href={people}
          tables={['profilsESellerTeam', 'DRPROFILE_PRIVILEGE']}
          id={DRPROFILE_ID}
        />
      }
      parents={parents}
      beside={<FichePanel query={fiche} href={people} />}
      actions={
        <ActLink
          call={profils.duplicate}
          href={duplicateProfilPath(DRPROFILE_ID)}
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
        >
          Dupliquer ce profil
        </ActLink>
      }
      record={record}
      sections={[
        { id: 'profil', title: 'Profil', content: <ProfilFields field={record.field} hasAccess={AccesBackOffice !== undefined} /> },
        {
          id: 'droits',
          title: 'Droits',
          help: 'Au clavier\u00a0: les flèches passent d’une case à l’autre, la barre d’espace coche.',
          content: (
            <>
              <AskButton of="un droit" dialog={(opened, close) => <QuiPeutPicker rights={rights} opened={opened} onClose={close} />}>
                {'Qui peut\u00a0?'}
              </AskButton>
              <RightsPanel form={record.form} DRPROFILE_ID={DRPROFILE_ID} rights={rights} saving={save.isPending} />
            </>
          ),
        },
      ]}
      saving={save.isPending}
      error={save.error}
      asks={{ ...asksRights, when: isDangerous }}
      onSave={(_, changed, headers) => save.mutateAsync({ changed, headers })}
      onSaved={land}
      after={
        <>
          <HistoriquePanel table="profilsESellerTeam" id={DRPROFILE_ID} />
          <RightsJournal />
        </>
      }
    />
  );
};
