import { origines, type FicheOrigine } from '@comptoir/contract/domains/origines/origines.calls';
import { origineFlags } from '@comptoir/contract/domains/origines/origines.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { useRef } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { recordPage, type RecordHead, type StoredProps } from '../../kit/record/record-page.tsx';
import { Failing, lastChange, RecordSummary } from '../../kit/record/record-summary.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { HistoriquePanel, type HistoriqueHandle } from '../journal/historique-panel.tsx';
import { journalWith } from '../journal/journal.links.ts';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { OrigineActions } from './actions-panel.tsx';
import { FichePanel } from './fiche-panel.tsx';
import { typeText } from './origine-words.ts';
import { originesPath } from './origines.links.ts';

const head: RecordHead = {
  purpose: 'Qui reçoit ses leads, et ce qui l’utilise.',
  parents: [{ label: 'Origines', href: originesPath }],
};

const Summary = ({ origine, nbLeads, recus, contextes, modification }: FicheOrigine) => (
  <RecordSummary
    belongs={[
      `${origine.Famille_Libelle} / ${origine.SousFamille_Libelle}`,
      `Type\u00a0: ${typeText(origine)}`,
      namesOf(origineFlags)
        .filter((flag) => flag !== 'EstInactif' && origine[flag])
        .map((flag) => origineFlags[flag].label)
        .join(', '),
    ]}
    figures={[
      `${counted(nbLeads, 'lead')} en 30 jours`,
      recus && recus.nbSansPersonne > 0 && (
        <Failing key="personne">{`personne ne reçoit sur ${counted(recus.nbSansPersonne, 'site')}`}</Failing>
      ),
      contextes.length > 0 && `par défaut pour ${contextes.join(', ')}`,
      lastChange({ modification, href: journalWith({ table: 'origines', ligne: String(origine.IDOrigineAction) }) }),
    ]}
  />
);

const Stored = ({ stored, head: { parents } }: StoredProps<FicheOrigine>) => {
  const { origine } = stored;
  const history = useRef<HistoriqueHandle>(null);
  return (
    <>
      <PageHeader
        title={origine.Libelle}
        badge={<StatusBadge tone={origine.EstInactif ? 'off' : 'ok'}>{origine.EstInactif ? 'Inactive' : 'Active'}</StatusBadge>}
        parents={parents}
        purpose={<Summary {...stored} />}
        actions={<OrigineActions fiche={stored} onHistory={() => history.current?.show()} />}
      />
      <FichePanel {...stored} />
      <NotesPanel table="origines" id={origine.IDOrigineAction} />
      <HistoriquePanel ref={history} table="origines" id={origine.IDOrigineAction} />
    </>
  );
};

/** The origin that the address names: what stands around it. Its fields are changed in the list. */
export const OriginePage = recordPage({ read: origines.fiche, param: 'IDOrigineAction', title: 'Origine', head, Form: Stored });
