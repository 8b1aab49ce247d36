import { isWhole } from '@comptoir/contract/domains/journal/phrases';
import { retour } from '@comptoir/contract/domains/retour/retour.calls';
import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { Anchor, Select, Title, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { DayFilter } from '../../../kit/form/fields/day-filter.tsx';
import { shownText } from '../../../kit/list/rows/cell-value.ts';
import { useSearchValue } from '../../../kit/use-param.ts';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { DayStrip, type StripDay } from '../../../ui/days/day-strip.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { catalogue } from '@comptoir/contract/catalogue/all';
import { groupsOf, linesInWords } from '../journal-groups.ts';
import { journalWith, retourWith } from '../journal.links.ts';
import { listPathOf } from '../words/journal-tables.ts';
import { MomentPanel } from './moment-panel.tsx';
import css from './plan.module.css';

const shownDays = 90;
const inParis = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' });
const today = () => inParis.format(Date.now());
const lastDays = () => Array.from({ length: shownDays }, (_, at) => inParis.format(Date.now() - (shownDays - 1 - at) * 86_400_000));

const barriers: Readonly<Record<string, string>> = {
  import: 'import de toutes les données',
  exemple: 'données d’exemple',
  purge: 'fin de la conservation',
};

type Jours = readonly { jour: string; nbOperations: number; nbLignes: number; barriere: string | null }[];

const stripOf = (jours: Jours): StripDay[] => {
  const known = new Map(jours.map((one) => [one.jour, one]));
  return lastDays().map((id): StripDay => {
    const { nbOperations = 0, barriere = null } = known.get(id) ?? {};
    const said = nbOperations === 0 ? 'aucune modification' : `${nbOperations.toLocaleString('fr-FR')} opérations`;
    const tone = nbOperations === 0 ? 'none' : 'ok';
    return {
      id,
      name: `${shownText('date', id)}\u00a0: ${said}${barriere ? `, ${barriers[barriere] ?? barriere}` : ''}`,
      tone: barriere ? 'some' : tone,
    };
  });
};

const everything = 'client';
/** The screens whose rows are put back together, with their tables. */
const screens = new Map<string, { label: string; tables: string[] }>();
for (const [table, { label, of }] of Object.entries(catalogue)) {
  const path = listPathOf(table);
  if (path === undefined) continue;
  const known = screens.get(path);
  if (known) known.tables.push(table);
  else if (of === undefined) screens.set(path, { label, tables: [table] });
}
const scopes = [
  { value: everything, label: 'Tout le client' },
  ...[...screens]
    .map(([value, { label }]) => ({ value, label: `${label} (${value})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
];

/** Of a screen, the lines of its tables. */
const filterOf = (ecran: string) => {
  const [table, ...parts] = screens.get(ecran)?.tables ?? [];
  return { table, ...(parts.length > 0 ? { parties: parts.join(',') } : {}) };
};

interface OperationsProps {
  day: string;
  ecran: string;
}

/** What was done on a day, with the way to just before each of it. */
const Operations = ({ day, ecran }: OperationsProps) => {
  const query = useRead(journal.list, { query: { du: day, au: day, ...filterOf(ecran) } }, { staleTime: 0 });
  if (query.error) return <ReadFailure query={query} />;
  if (!query.data) return <LoadingState lines={5} />;
  const groups = groupsOf(query.data.entries);
  if (groups.length === 0)
    return <EmptyState message={ecran === everything ? 'Aucune modification ce jour-là.' : 'Cet écran n’a pas été modifié ce jour-là.'} />;
  return (
    <ul className={css.operations}>
      {groups.map(({ Groupe, Action, Auteur, DateH, entries }) => (
        <li key={Groupe}>
          <span>
            <time dateTime={DateH}>{shownText('dateTime', DateH)}</time> · <strong>{Action || 'Écriture directe en base'}</strong>, {Auteur}{' '}
            ·{' '}
            <Anchor href={journalWith({ groupe: Groupe })}>
              {linesInWords(entries.length)}
              <VisuallyHidden>&nbsp;: ouvrir l’opération</VisuallyHidden>
            </Anchor>
          </span>
          {!entries.every(({ NomTable }) => isWhole(NomTable)) && (
            <Anchor href={retourWith({ groupe: Groupe, ...(ecran === everything ? {} : { ecran }) })}>
              Revenir juste avant
              <VisuallyHidden>
                {' '}
                «&nbsp;{Action}&nbsp;» du {shownText('dateTime', DateH)}
              </VisuallyHidden>
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Where in time something was changed, and the way back to it. */
export const TempsPage = () => {
  const query = useRead(retour.jours, {});
  const [day, setDay] = useState(today);
  const asked = useSearchValue('ecran');
  const [ecran, setEcran] = useState(typeof asked === 'string' && screens.has(asked) ? asked : everything);
  return (
    <>
      <PageHeader title="Remonter le temps" purpose="Quand ce client a été modifié, et comment le remettre comme il était juste avant." />
      <div className={css.days}>
        {query.error && <ReadFailure query={query} />}
        {query.data ? (
          <DayStrip
            label="Modifications des 90 derniers jours"
            days={stripOf(query.data)}
            summary="Chaque trait est un jour. Choisissez-en un pour voir ce qui a été fait."
            onPick={setDay}
          />
        ) : (
          !query.error && <LoadingState lines={2} />
        )}
        <div className={css.form}>
          <DayFilter label="Jour" value={day} onChange={(value) => value !== '' && setDay(value)} />
          <Select
            label="À remettre"
            data={scopes}
            value={ecran}
            onChange={(value) => setEcran(value ?? everything)}
            searchable
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
          />
        </div>
        <MomentPanel key={day} day={day} ecran={ecran === everything ? undefined : ecran} />
        <Title order={2} size="h4">
          Opérations du {shownText('date', day)}
        </Title>
        <Operations day={day} ecran={ecran} />
      </div>
    </>
  );
};
