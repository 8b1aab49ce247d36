import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { FormPage } from '../../kit/form/form-page.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import type { SaveWay } from '../../kit/form/saving/use-save.ts';
import { useSayDone, type SavedBy } from '../../kit/undo/undo.ts';
import type { RecordProps } from '../../kit/record/record-page.tsx';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { HistoriquePanel, type HistoriqueHandle } from '../journal/historique-panel.tsx';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { BasPagePanel } from './bas-page-panel.tsx';
import { FichePanel } from './fiche-panel.tsx';
import { EnTetePanel } from './en-tete-panel.tsx';
import { AdressePanel, GeneralPanel } from './general-panel.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { RattachementPanel } from './rattachement-panel.tsx';
import { newValues, siteForm, valuesOf, type SiteRecord } from './site-values.ts';
import { sitePath, sitesPath } from './sites.links.ts';
import { SiteActions } from './actions-panel.tsx';
import { SiteSummary } from './summary-panel.tsx';
import { useImages, type Images } from './use-images.ts';
import { useSaveSite } from './use-save-site.ts';

type SiteFormProps = RecordProps<Site> & {
  /** Customer access: some fields are locked or left out. */
  isReduced: boolean;
  /** Of a new site: the company that its address names. */
  inSociete?: number | undefined;
  /** Of a new site: begins another one. */
  onAgain?: () => void;
};

const sectionsOf = (record: SiteRecord, images: Images, { isReduced, stored }: Pick<SiteFormProps, 'isReduced' | 'stored'>) => [
  { id: 'general', title: 'Général', content: <GeneralPanel field={record.field} /> },
  { id: 'adresse', title: 'Adresse', content: <AdressePanel field={record.field} /> },
  {
    id: 'rattachement',
    title: isReduced ? 'Rattachement' : 'Rattachement et marques',
    content: <RattachementPanel record={record} isReduced={isReduced} isStored={stored !== undefined} />,
  },
  { id: 'options', title: 'Options', content: <OptionsPanel record={record} isReduced={isReduced} /> },
  { id: 'entete', title: 'En-tête des offres', content: <EnTetePanel record={record} images={images} /> },
  {
    id: 'baspage',
    title: 'Pied de page des offres',
    help: 'Cinq colonnes, chacune avec un texte ou une image.',
    content: <BasPagePanel record={record} images={images} />,
  },
];

/** A site: a new one, or the stored one. */
export const SiteForm = (props: SiteFormProps) => {
  const { stored, head, inSociete = newValues.IDPlaque, onAgain } = props;
  const navigate = useNavigate();
  const history = useRef<HistoriqueHandle>(null);
  const values = useMemo(() => (stored ? valuesOf(stored) : { ...newValues, IDPlaque: inSociete }), [stored, inSociete]);
  const record = useRecordForm({ schema: siteForm, values, stored });
  const save = useSaveSite(record, stored?.IDSite, values);
  const images = useImages(stored);

  const sayDone = useSayDone();
  const land = (saved: SavedBy, way: SaveWay) => {
    sayDone(saved.answers, stored ? 'Les modifications sont enregistrées.' : 'Le site est ajouté.');
    if (way === 'again') return onAgain?.();
    if (way === 'list') return navigate({ to: sitesPath });
    return stored ? undefined : navigate({ to: sitePath(saved.id), replace: true });
  };
  return (
    <FormPage
      title={stored ? stored.Descr : 'Ajouter un site'}
      {...head}
      {...(stored ? { purpose: <SiteSummary site={stored} /> } : {})}
      actions={stored && <SiteActions site={stored} onHistory={() => history.current?.show()} />}
      notice={<ReadFailure query={images.query} />}
      record={record}
      sections={sectionsOf(record, images, props)}
      saving={save.isPending}
      error={save.error}
      onSave={(all, changed, headers) => save.mutateAsync({ values: all, changed, headers })}
      onSaved={land}
      listToo
      again={onAgain && 'Enregistrer et en ajouter un autre'}
      beside={stored && <FichePanel site={stored} />}
      after={
        stored && (
          <>
            <NotesPanel table="sites" id={stored.IDSite} />
            <HistoriquePanel ref={history} table="sites" id={stored.IDSite} />
          </>
        )
      }
    />
  );
};
