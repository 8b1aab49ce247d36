import { joursDeFiche, passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { Anchor } from '@mantine/core';
import { counted } from '@comptoir/contract/texts/counted';
import { useRead } from '../../kit/queries.ts';
import { Failing, lastChange, RecordSummary } from '../../kit/record/record-summary.tsx';
import { journalWith } from '../journal/journal.links.ts';
import { historyPath } from './passerelles.links.ts';
import { UtcBadge } from './utc-badge.tsx';

interface SummaryProps {
  IDPasserelleDMS: number;
  DateHRefProchainTransfert: string | null;
}

/** The head of a gateway: when it transfers, and what the transfers came to. */
export const PasserelleSummary = ({ IDPasserelleDMS, DateHRefProchainTransfert }: SummaryProps) => {
  const { data } = useRead(passerelles.fiche, { params: { idPasserelleDMS: IDPasserelleDMS } });
  const dernier = data?.dernier;
  return (
    <RecordSummary
      belongs={[
        DateHRefProchainTransfert && (
          <>
            Prochain transfert le <UtcBadge moment={DateHRefProchainTransfert} />
          </>
        ),
      ]}
      lines={[2, 4]}
      figures={
        data
          ? [
              `${counted(data.recents.nb, 'transfert')} en ${joursDeFiche} jours`,
              data.recents.nbEnErreur > 0 && `dont ${data.recents.nbEnErreur} avec des erreurs`,
              dernier ? (
                <>
                  {'Dernier le '}
                  <Anchor href={historyPath(IDPasserelleDMS)} inherit>
                    <UtcBadge moment={dernier.DateHAppelWS} />
                  </Anchor>
                  {`\u00a0: ${counted(dernier.NbMat, 'véhicule')}, ${counted(dernier.NbClients, 'client')}`}
                </>
              ) : (
                'Aucun transfert'
              ),
              dernier && dernier.NbErreurs > 0 && <Failing key="erreurs">{counted(dernier.NbErreurs, 'erreur')}</Failing>,
              lastChange({ modification: data.modification, href: journalWith({ table: 'passerelles', ligne: String(IDPasserelleDMS) }) }),
            ]
          : []
      }
    />
  );
};
