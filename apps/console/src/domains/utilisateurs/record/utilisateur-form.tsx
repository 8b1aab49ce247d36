import type { RenaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { HistoriquePanel, type HistoriqueHandle } from '../../journal/historique-panel.tsx';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { lostOf } from '../../../kit/a-ressaisir.ts';
import { useRecordForm } from '../../../kit/form/use-record-form.ts';
import type { SaveWay } from '../../../kit/form/saving/use-save.ts';
import { useSayDone, type SavedBy } from '../../../kit/undo/undo.ts';
import { useTab } from '../../../kit/use-tab.ts';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { NotesPanel } from '../../notes/notes-panel.tsx';
import { ActionsPanel } from './actions-panel.tsx';
import { ConnexionPanel } from './connexion-panel.tsx';
import { CsbPanel } from './csb-panel.tsx';
import { FichePanel } from './fiche-panel.tsx';
import { IdentitePanel } from './identite-panel.tsx';
import { NissanPanel } from './nissan-panel.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { ProfilsPanel } from './profils-panel.tsx';
import { recordTabs, tabOf } from './record-tabs.ts';
import { SitesPanel } from './sites-panel.tsx';
import type { Access } from '../use-access.ts';
import { actifWord } from '../use-actif.ts';
import { useRefusedTab } from './use-refused-tab.ts';
import { useSaveUtilisateur } from './use-save-utilisateur.ts';
import { UtilisateurSummary } from './summary-panel.tsx';
import { useUtilisateurSites } from './use-utilisateur-sites.ts';
import { schemaOf, valuesOf, valuesOn, type UtilisateurRecord } from './utilisateur-values.ts';
import { utilisateurPath, utilisateursPath } from '../utilisateurs.links.ts';

interface UtilisateurFormProps {
  access: Access;
  /** The group is an eDataVoice client. */
  isEDatavoice: boolean;
  /** Absent: a new user. */
  stored?: Utilisateur;
  /** Of a new user: the site where they will work. */
  onSite?: number | undefined;
  /** Of a new user: begins another one. */
  onAgain?: () => void;
  /** The user's Renault CSB credentials; absent for people who do not see them. */
  csb?: RenaultCsb | undefined;
}

const newPurpose = (onSite: number | undefined) =>
  onSite === undefined ? 'Les sites se choisissent ensuite, sur la fiche.' : 'Le site est déjà choisi, plus bas.';

const parents = [{ label: 'Utilisateurs', href: utilisateursPath }];

const MarketingWarning = () => (
  <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />} title="Compte de l’application marketing" mb="md">
    Les deux applications communiquent par ce compte : le modifier peut interrompre leurs échanges.
  </Alert>
);

const useGeneralSections = (record: UtilisateurRecord, { access, isEDatavoice, stored, onSite }: UtilisateurFormProps) => {
  const { isReduced } = access;
  const hasSites = stored !== undefined || onSite !== undefined;
  const own = useUtilisateurSites(record, hasSites);
  const keepsPassword = stored !== undefined && stored.Password === undefined;
  return [
    { id: 'identite', title: 'Identité', content: <IdentitePanel record={record} /> },
    { id: 'connexion', title: 'Connexion', content: <ConnexionPanel field={record.field} keepsPassword={keepsPassword} /> },
    { id: 'profils', title: 'Profils', content: <ProfilsPanel record={record} access={access} isEDatavoice={isEDatavoice} /> },
    {
      id: 'options',
      title: 'Droits et options',
      content: <OptionsPanel record={record} isReduced={isReduced} isEDatavoice={isEDatavoice} stored={stored} />,
    },
    ...(hasSites ? [{ id: 'sites', title: 'Sites', content: <SitesPanel {...own} isReduced={isReduced} /> }] : []),
    ...(stored && own.nissan.length > 0
      ? [
          {
            id: 'nissan',
            title: 'Identification Nissan',
            help: 'Une ligne par site Nissan coché.',
            content: <NissanPanel record={record} sites={own.nissan} />,
          },
        ]
      : []),
  ];
};

const codeSections = ({ field }: UtilisateurRecord, csb: RenaultCsb | undefined) => ({
  renault: [
    { id: 'renault', title: 'Renault', content: <TextField {...field('CodeIPNRenault')} /> },
    ...(csb ? [{ id: 'csb', title: 'Renault CSB', content: <CsbPanel field={field} exists={csb.config_exist} /> }] : []),
  ],
  stellantis: [
    {
      id: 'stellantis',
      title: 'Stellantis',
      content: <TextField {...field('CodeFRStellantis')} />,
    },
  ],
});

export const UtilisateurForm = (props: UtilisateurFormProps) => {
  const { access, isEDatavoice, stored, csb, onSite, onAgain } = props;
  const navigate = useNavigate();
  const history = useRef<HistoriqueHandle>(null);
  const keepsPassword = stored !== undefined && (stored.Password === undefined || lostOf(stored).includes('Password'));
  const hasCsb = csb?.config_exist ?? false;
  const isCsbLost = lostOf(csb).length > 0;
  const schema = useMemo(
    () => schemaOf({ isEDatavoice, keepsPassword, hasCsb, isCsbLost }),
    [isEDatavoice, keepsPassword, hasCsb, isCsbLost],
  );
  const values = useMemo(() => (stored ? valuesOf(stored, csb) : valuesOn(onSite)), [stored, csb, onSite]);
  const record = useRecordForm({ schema, values, stored, aRessaisir: [...lostOf(stored), ...lostOf(csb).map((name) => `Csb${name}`)] });
  const save = useSaveUtilisateur(record, { IDPeople: stored?.IDPeople, values, csb });
  const { tab: named, links } = useTab(recordTabs);
  // An address may name a field without its tab.
  const fieldTab = useRouterState({ select: ({ location }) => tabOf(location.hash) });
  const ofAddress = named === 'general' ? fieldTab : named;
  const tab = stored ? ofAddress : 'general';
  useRefusedTab(record, tab);
  const sections = { general: useGeneralSections(record, props), ...codeSections(record, csb) };

  const sayDone = useSayDone();
  const land = (saved: SavedBy, way: SaveWay) => {
    sayDone(saved.answers, stored ? 'Les modifications sont enregistrées.' : 'L’utilisateur est ajouté.');
    if (keepsPassword) record.form.resetField('Password', { defaultValue: '' });
    if (way === 'again') return onAgain?.();
    if (way === 'list') return navigate({ to: utilisateursPath });
    return stored ? undefined : navigate({ to: utilisateurPath(saved.id), replace: true });
  };
  return (
    <FormPage
      title={stored ? stored.Name : 'Ajouter un utilisateur'}
      purpose={stored ? <UtilisateurSummary user={stored} /> : newPurpose(onSite)}
      parents={parents}
      badge={stored && <StateBadge isOn={stored.Actif} word={actifWord(stored)} />}
      actions={stored && access.mayConnect && <ActionsPanel user={stored} onHistory={() => history.current?.show()} />}
      notice={
        <>
          {stored?.EstEDVMarketing && <MarketingWarning />}
          {stored && <TabLinks label="Onglets de la fiche" tabs={links} current={tab} />}
        </>
      }
      record={record}
      sections={sections[tab]}
      saving={save.isPending}
      error={save.error}
      onSave={(all, changed, headers) => save.mutateAsync({ values: all, changed, headers })}
      onSaved={land}
      listToo
      again={onAgain && 'Enregistrer et en ajouter un autre'}
      beside={stored && <FichePanel user={stored} />}
      after={
        stored && (
          <>
            <NotesPanel table="utilisateurs" id={stored.IDPeople} />
            <HistoriquePanel ref={history} table="utilisateurs" id={stored.IDPeople} />
          </>
        )
      }
    />
  );
};
