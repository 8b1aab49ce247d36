import { passerelles, type PasserelleHisto } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { passerelleHistoFields } from '@comptoir/contract/domains/passerelles/passerelles.fields';
import { CopyButton } from '../../kit/copy-button.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { RecordComing } from '../../kit/record-coming.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useParam } from '../../kit/use-param.ts';
import { historyPath } from './passerelles.links.ts';
import css from './passerelles.module.css';
import { usePasserelleParents } from './use-passerelle-parents.ts';
import { UtcBadge } from './utc-badge.tsx';

const { DateHAppelWS, DateHFinWS, NbMat, NbClients, NbErreurs } = passerelleHistoFields;

const Facts = ({ histo }: { histo: PasserelleHisto }) => (
  <dl className={css.facts}>
    <div>
      <dt>{DateHAppelWS.heading}</dt>
      <dd>
        <UtcBadge moment={histo.DateHAppelWS} />
      </dd>
    </div>
    <div>
      <dt>{DateHFinWS.heading}</dt>
      <dd>{histo.DateHFinWS ? <UtcBadge moment={histo.DateHFinWS} /> : 'Non terminé'}</dd>
    </div>
    <div>
      <dt>{NbMat.label}</dt>
      <dd>{histo.NbMat}</dd>
    </div>
    <div>
      <dt>{NbClients.label}</dt>
      <dd>{histo.NbClients}</dd>
    </div>
    <div>
      <dt>{NbErreurs.label}</dt>
      <dd>{histo.NbErreurs}</dd>
    </div>
  </dl>
);

const Errors = ({ DetailErreurs, count }: { DetailErreurs: string; count: number }) => {
  const lines = DetailErreurs.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) {
    return <EmptyState message={count > 0 ? 'Le détail de ces erreurs n’a pas été transmis.' : 'Ce transfert n’a aucune erreur.'} />;
  }
  return (
    <ol className={css.errors} aria-label="Erreurs du transfert">
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an error may occur twice, and the list never changes
        <li key={at}>{line}</li>
      ))}
    </ol>
  );
};

const StoredErrors = ({ id, histo }: { id: number; histo: number }) => {
  const query = useRead(passerelles.historyErrors, { params: { idPasserelleDMS: id, idPasserelleDMSHisto: histo } });
  const history = useRead(passerelles.history, { params: { idPasserelleDMS: id } });
  const found = history.data?.find((row) => row.IDPasserelleDMSHisto === histo);
  const { list, parents } = usePasserelleParents(id);
  const head = {
    title: 'Erreurs d’un transfert',
    purpose: 'Ce que la passerelle a refusé pendant cet appel.',
    parents: [...parents, { label: 'Historique des transferts', href: historyPath(id) }],
  };
  const errors = query.data;
  // What the transfer was stands above its errors.
  if (!errors || history.isPending || list.isPending) return <RecordComing {...head} query={query} listHref={historyPath(id)} />;
  return (
    <>
      <PageHeader {...head} actions={errors.DetailErreurs && <CopyButton label="Copier les erreurs" text={() => errors.DetailErreurs} />} />
      <ReadFailure query={query} />
      <ReadFailure query={history} />
      <ReadFailure query={list} />
      {found && <Facts histo={found} />}
      <Errors {...errors} count={found?.NbErreurs ?? 0} />
    </>
  );
};

/** The errors of the transfer in the address. */
export const ErrorsPage = () => {
  const idPasserelleDMS = useParam('idPasserelleDMS');
  const idPasserelleDMSHisto = useParam('idPasserelleDMSHisto');
  return (
    <StoredErrors key={`${idPasserelleDMS}/${idPasserelleDMSHisto}`} id={Number(idPasserelleDMS)} histo={Number(idPasserelleDMSHisto)} />
  );
};
