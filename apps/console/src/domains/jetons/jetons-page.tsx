import { jetons, type Jeton } from '@comptoir/contract/domains/jetons/jetons.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useOneKey } from '../../kit/one-key.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CutJetonDialog } from '../../kit/jetons/cut-jeton-dialog.tsx';
import { JetonCard } from './jeton-card.tsx';
import { JetonDialog } from './jeton-dialog.tsx';
import css from './jetons.module.css';
import { ShownJetonDialog } from './shown-jeton-dialog.tsx';

type Opened = { act: 'creer' } | { act: 'montrer'; jeton: string } | { act: 'couper'; jeton: Jeton };

/** What programs call the API with in this person's name. */
export const JetonsPage = () => {
  const { kind } = useSessionInfo();
  const query = useRead(jetons.list, {}, { staleTime: 0 });
  const cut = useWrite(jetons.couper, { touches: [jetons.list] });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { data } = query;
  const isOperator = kind === 'operator';
  const labels = data && isOperator ? new Map(data.clients.map(({ BDGp, label }) => [BDGp, label])) : undefined;
  const add = (
    <Button aria-keyshortcuts={useOneKey('N')} onClick={() => setOpened({ act: 'creer' })} disabled={!data}>
      Créer un jeton
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Jetons d’API"
        purpose="Ce avec quoi des programmes appellent l’API en votre nom, sans votre mot de passe."
        actions={add}
      />
      <ReadFailure query={query} />
      {!data && !query.error && <LoadingState lines={5} />}
      {data?.jetons.length === 0 && (
        <EmptyState message="Aucun programme n’agit en votre nom. Créez un jeton pour un export du soir ou un autre logiciel&nbsp;: vous choisissez ce qu’il peut faire, d’où et jusqu’à quand." />
      )}
      {data && data.jetons.length > 0 && (
        <ul className={css.jetons} aria-label="Jetons d’API">
          {data.jetons.map((jeton) => (
            <JetonCard
              key={jeton.IDJeton}
              jeton={jeton}
              now={query.dataUpdatedAt}
              labels={labels}
              onCut={() => {
                cut.reset();
                setOpened({ act: 'couper', jeton });
              }}
            />
          ))}
        </ul>
      )}
      {opened?.act === 'creer' && data && (
        <JetonDialog given={data} onClose={close} onMade={(jeton) => setOpened({ act: 'montrer', jeton })} />
      )}
      {opened?.act === 'montrer' && <ShownJetonDialog jeton={opened.jeton} isOperator={isOperator} onClose={close} />}
      {opened?.act === 'couper' && <CutJetonDialog jeton={opened.jeton} cut={cut} onClose={close} />}
    </>
  );
};
