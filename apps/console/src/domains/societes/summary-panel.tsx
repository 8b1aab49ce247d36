import { societes, type Societe, type SocieteReduite } from '@comptoir/contract/domains/societes/societes.calls';
import { Anchor } from '@mantine/core';
import { counted } from '@comptoir/contract/texts/counted';
import { useRead } from '../../kit/queries.ts';
import { lastChange, RecordSummary } from '../../kit/record/record-summary.tsx';
import { journalWith } from '../journal/journal.links.ts';
import { interfacesFigure } from '../sante/interfaces-badge.tsx';
import { sitesOfSociete } from '../sites/sites.links.ts';
import { memoized } from '../../ui/memoized.ts';

/** The head of a company: what it sells, and how it stands. */
export const SocieteSummary = memoized(({ societe }: { societe: Societe | SocieteReduite }) => {
  const { IDPlaque, Activite_Descr } = societe;
  const { data } = useRead(societes.fiche, { params: { idPlaque: IDPlaque } });
  return (
    <RecordSummary
      belongs={[
        Activite_Descr ?? 'Sans activité',
        'Marques' in societe && societe.Marques.map(({ Make }) => Make).join(', '),
        `Offres valables ${counted(societe.DureeValid, 'jour')}`,
      ]}
      figures={
        data
          ? [
              <Anchor key="sites" href={sitesOfSociete(IDPlaque)} inherit>
                {counted(data.sites.nb, 'site')}
              </Anchor>,
              counted(data.personnes.nb, 'personne'),
              interfacesFigure(data),
              data.anomalies.length > 0 && counted(data.anomalies.length, 'anomalie'),
              lastChange({ modification: data.modification, href: journalWith({ table: 'societes', ligne: String(IDPlaque) }) }),
            ]
          : []
      }
    />
  );
});
