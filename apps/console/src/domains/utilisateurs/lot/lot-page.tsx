import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useState } from 'react';
import { longCall } from '../../../kit/long-call.ts';
import { chosenIds } from '../../../kit/lot/chosen-ids.ts';
import { LotPage } from '../../../kit/lot/lot-page.tsx';
import { useLot } from '../../../kit/lot/use-lot.ts';
import { TakenUpPage, type TakenUp } from '../../../kit/travaux/taken-up.tsx';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { changesOf, draftOf, fieldName, noChange, typedOf } from './lot-draft.ts';
import { LotFieldsPanel } from './lot-fields-panel.tsx';
import { useLotActs } from './use-lot-acts.ts';
import { useAccess } from '../use-access.ts';
import { utilisateurPath, utilisateursPath } from '../utilisateurs.links.ts';

const titleOf = (count: number) => {
  if (count === 1) return 'Modifier un utilisateur';
  return `Modifier ${count === 0 ? 'des' : count.toLocaleString('fr-FR')} utilisateurs`;
};

const list = { label: 'Utilisateurs', href: utilisateursPath };

/** What the draft is made of, out of the body of the call. */
const chosenIn = ({ changes, ...sites }: TakenUp['corps']) => draftOf({ ...(changes as object), ...sites });

const LotUtilisateurs = ({ taken }: { taken: TakenUp | undefined }) => {
  const access = useAccess();
  const group = useRead(gpParametres.read, {});
  const [ids] = useState(() => taken?.ids ?? chosenIds('utilisateurs'));
  const [draft, setDraft] = useState(() => (taken ? chosenIn(taken.corps) : noChange));
  const acts = useLotActs(access, draft);
  const lot = useLot({
    change: (essai, headers) => (onProgress) =>
      longCall(utilisateurs.lot, { query: { essai, reprend: taken?.Groupe }, headers, body: { ids, ...changesOf(draft) } }, onProgress),
    touches: utilisateurs.list,
  });
  return (
    <LotPage
      lot={lot}
      taken={taken}
      title={titleOf(ids.length)}
      count={ids.length}
      list={list}
      fields={
        group.data ? (
          <LotFieldsPanel
            access={access}
            isEDatavoice={group.data.GRP_ClientEDatavoice}
            draft={draft}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          />
        ) : group.error ? (
          <ReadFailure query={group} />
        ) : (
          <LoadingState lines={6} />
        )
      }
      acts={acts}
      typed={{ values: typedOf(draft), resume: (read) => setDraft(draftOf(read)) }}
      fieldName={fieldName}
      recordHref={utilisateurPath}
      csvName={`${access.BDGp}_modification_utilisateurs`}
    />
  );
};

/** Changes the ticked users, or those that a run has left. */
export const LotUtilisateursPage = () => (
  <TakenUpPage title={titleOf(0)} list={list}>
    {(taken) => <LotUtilisateurs taken={taken} />}
  </TakenUpPage>
);
