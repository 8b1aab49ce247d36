import type { Societe } from '@comptoir/contract/domains/societes/societes.calls';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { FormPage } from '../../kit/form/form-page.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import type { SaveWay } from '../../kit/form/saving/use-save.ts';
import { useSayDone, type SavedBy } from '../../kit/undo/undo.ts';
import type { RecordProps } from '../../kit/record/record-page.tsx';
import { HistoriquePanel, type HistoriqueHandle } from '../journal/historique-panel.tsx';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { SocieteActions } from './actions-panel.tsx';
import { FichePanel } from './fiche-panel.tsx';
import { GeneralPanel } from './general-panel.tsx';
import { OffresPanel } from './offres-panel.tsx';
import { RapportsPanel } from './rapports-panel.tsx';
import { RelancesPanel } from './relances-panel.tsx';
import { newValues, societeForm, valuesOf, type SocieteRecord } from './societe-values.ts';
import { societePath, societesPath } from './societes.links.ts';
import { SocieteSummary } from './summary-panel.tsx';
import { TexteEmailPanel } from './texte-email-panel.tsx';
import { useSaveSociete } from './use-save-societe.ts';

const sectionsOf = (record: SocieteRecord) => [
  { id: 'general', title: 'Général', content: <GeneralPanel record={record} /> },
  { id: 'offres', title: 'Offres et bons de commande', content: <OffresPanel field={record.field} /> },
  {
    id: 'email',
    title: 'E-mail d’une offre',
    help: 'Le message qui accompagne une offre envoyée au client.',
    content: <TexteEmailPanel field={record.field} />,
  },
  { id: 'relances', title: 'Relances', content: <RelancesPanel record={record} /> },
  { id: 'rapports', title: 'Stock et rapports', content: <RapportsPanel field={record.field} /> },
];

/** A company: a new one, or the stored one. */
export const SocieteForm = ({ stored, head }: RecordProps<Societe>) => {
  const navigate = useNavigate();
  const history = useRef<HistoriqueHandle>(null);
  const values = useMemo(() => (stored ? valuesOf(stored) : newValues), [stored]);
  const record = useRecordForm({ schema: societeForm, values, stored });
  const save = useSaveSociete(record, stored?.IDPlaque, values);

  const sayDone = useSayDone();
  const land = (saved: SavedBy, way: SaveWay) => {
    sayDone(saved.answers, stored ? 'Les modifications sont enregistrées.' : 'La société est ajoutée.');
    if (way === 'list') return navigate({ to: societesPath });
    return stored ? undefined : navigate({ to: societePath(saved.id), replace: true });
  };
  return (
    <FormPage
      title={stored ? stored.Libelle : 'Ajouter une société'}
      {...head}
      {...(stored ? { purpose: <SocieteSummary societe={stored} /> } : {})}
      actions={stored && <SocieteActions societe={stored} onHistory={() => history.current?.show()} />}
      record={record}
      sections={sectionsOf(record)}
      saving={save.isPending}
      error={save.error}
      onSave={(all, changed, headers) => save.mutateAsync({ values: all, changed, headers })}
      onSaved={land}
      listToo
      beside={stored && <FichePanel IDPlaque={stored.IDPlaque} />}
      after={
        stored && (
          <>
            <NotesPanel table="societes" id={stored.IDPlaque} />
            <HistoriquePanel ref={history} table="societes" id={stored.IDPlaque} />
          </>
        )
      }
    />
  );
};
