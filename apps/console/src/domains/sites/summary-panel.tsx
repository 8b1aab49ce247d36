import type { Field } from '@comptoir/contract/fields/field';
import { siteFields } from '@comptoir/contract/domains/sites/sites.fields';
import { sites, type Site } from '@comptoir/contract/domains/sites/sites.calls';
import { Anchor } from '@mantine/core';
import { counted } from '@comptoir/contract/texts/counted';
import { useRead } from '../../kit/queries.ts';
import { lastChange, RecordSummary } from '../../kit/record/record-summary.tsx';
import { journalWith } from '../journal/journal.links.ts';
import { interfacesFigure } from '../sante/interfaces-badge.tsx';
import { societePath } from '../societes/societes.links.ts';
import { memoized } from '../../ui/memoized.ts';

/** What a site sells or is, as the list's columns call it. */
const marks = ['EstVN', 'EstVO', 'Est_eSellerLeadActif', 'EstFictif'] as const;
const wordOf = (name: (typeof marks)[number]) => {
  const { label, heading = label }: Field = siteFields[name];
  return heading;
};

/** The head of a site: what it is, whose, and how it stands. */
export const SiteSummary = memoized(({ site }: { site: Site }) => {
  const { IDSite, IDPlaque, TYPESITE_Descr, Libelle_Societe, Code, Ville } = site;
  const { data } = useRead(sites.fiche, { params: { idSite: IDSite } });
  return (
    <RecordSummary
      belongs={[
        TYPESITE_Descr,
        <Anchor key="societe" href={societePath(IDPlaque)} inherit>
          {Libelle_Societe}
        </Anchor>,
        Code,
        Ville,
        marks
          .filter((name) => site[name])
          .map(wordOf)
          .join(', '),
      ]}
      figures={
        data
          ? [
              counted(data.personnes.nb, 'personne'),
              interfacesFigure(data),
              data.anomalies.length > 0 && counted(data.anomalies.length, 'anomalie'),
              lastChange({ modification: data.modification, href: journalWith({ table: 'sites', ligne: String(IDSite) }) }),
            ]
          : []
      }
    />
  );
});
