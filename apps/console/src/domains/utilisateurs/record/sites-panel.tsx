import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { IconLock, IconSearch } from '@tabler/icons-react';
import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { siteFields } from '@comptoir/contract/domains/sites/sites.fields';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import type { Column } from '../../../kit/list/columns.ts';
import { searchTextOf } from '../../../kit/list/columns.ts';
import { matcherOf } from '../../../kit/list/filters/fold.ts';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { Reason } from '../../../ui/reason.tsx';
import { RowsPanel } from '../../../kit/list/rows/rows-panel.tsx';
import { isNissanSite, type UtilisateurSites } from './use-utilisateur-sites.ts';
import css from '../utilisateurs.module.css';

const lockedSites = 'Les sites Nissan ne peuvent être ni ajoutés ni retirés avec votre accès.';

interface TickProps {
  site: SiteRow;
  ticked: boolean;
  locked: boolean;
  onTick: (on: boolean) => void;
}

const SiteTick = ({ site: { Descr }, ticked, locked, onTick }: TickProps) => {
  const box = (describedBy?: string) => (
    <span className={css.tick}>
      <input
        type="checkbox"
        aria-label={`Rattaché\u00a0: ${Descr}`}
        checked={ticked}
        aria-disabled={locked}
        aria-describedby={describedBy}
        onChange={(event) => !locked && onTick(event.currentTarget.checked)}
      />
      {locked && <IconLock size={14} aria-hidden />}
    </span>
  );
  return locked ? <Reason text={lockedSites}>{box}</Reason> : box();
};

const texts: Column<SiteRow>[] = [
  { id: 'Descr', heading: 'Site', kind: 'text', value: ({ Descr }) => Descr, searched: true, width: 200, grow: 4 },
  { id: 'Ville', heading: 'Ville', kind: 'text', value: ({ Ville }) => Ville, searched: true, width: 120, grow: 2 },
  {
    id: 'Libelle_Societe',
    heading: 'Société',
    kind: 'text',
    value: ({ Libelle_Societe }) => Libelle_Societe,
    searched: true,
    width: 160,
    grow: 3,
  },
  {
    id: 'CodeConstructeur',
    heading: siteFields.CodeConstructeur.label,
    kind: 'text',
    value: ({ CodeConstructeur }) => CodeConstructeur,
    searched: true,
    width: 136,
    grow: 1,
  },
];
const searchText = searchTextOf(texts);
const keyOf = ({ IDSite }: SiteRow) => IDSite;
const nameOf = ({ Descr }: SiteRow) => Descr;

/** Otherwise Enter in the filter would submit the whole form. */
const staysHere = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

interface SitesPanelProps extends UtilisateurSites {
  isReduced: boolean;
}

const isLocked = (site: SiteRow, isReduced: boolean) => isReduced && isNissanSite(site);

/** The first column sorts by the stored value, so a row stays in place when ticked. */
const columnsOf = ({
  ticked,
  stored,
  tick,
  isReduced,
}: Pick<SitesPanelProps, 'ticked' | 'stored' | 'tick' | 'isReduced'>): Column<SiteRow>[] => [
  {
    id: 'ticked',
    heading: 'Rattaché',
    kind: 'bool',
    value: ({ IDSite }) => stored.has(IDSite),
    cell: (site) => (
      <SiteTick site={site} ticked={ticked.has(site.IDSite)} locked={isLocked(site, isReduced)} onTick={(on) => tick([site.IDSite], on)} />
    ),
    width: 104,
  },
  ...texts,
];

export const SitesPanel = ({ query, ticked, stored, tick, isReduced }: SitesPanelProps) => {
  const [text, setText] = useState('');
  const [onlyTicked, setOnlyTicked] = useState(false);
  const all = query.data;
  // An unticked row stays in sight, so that it can be ticked again.
  const rows = useMemo(
    () => (onlyTicked ? all?.filter(({ IDSite }) => ticked.has(IDSite) || stored.has(IDSite)) : all) ?? [],
    [all, onlyTicked, ticked, stored],
  );
  const columns = useMemo(() => columnsOf({ ticked, stored, tick, isReduced }), [ticked, stored, tick, isReduced]);
  if (!all) {
    return query.error ? <ReadFailure isPart query={query} /> : <LoadingState lines={4} />;
  }
  const matches = matcherOf(text);
  const open = rows.filter((site) => !isLocked(site, isReduced) && matches(searchText(site))).map(keyOf);
  const count = all.filter(({ IDSite }) => ticked.has(IDSite)).length;
  return (
    <>
      {isReduced && all.some(isNissanSite) && (
        <Alert color="gray" variant="light" icon={<IconLock aria-hidden />}>
          {lockedSites}
        </Alert>
      )}
      <Group gap="xs" align="flex-end">
        <TextInput
          className={css.search ?? ''}
          label="Filtrer les sites"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={staysHere}
          autoComplete="off"
        />
        <Button variant="default" disabled={open.every((id) => ticked.has(id))} onClick={() => tick(open, true)}>
          Tout cocher
        </Button>
        <Button variant="default" disabled={!open.some((id) => ticked.has(id))} onClick={() => tick(open, false)}>
          Tout décocher
        </Button>
        <Button variant={onlyTicked ? 'light' : 'default'} aria-pressed={onlyTicked} onClick={() => setOnlyTicked(!onlyTicked)}>
          Rattachés seulement
        </Button>
        <Text role="status" c="dimmed" size="sm">
          {count} {count > 1 ? 'sites rattachés' : 'site rattaché'} sur {all.length}
        </Text>
      </Group>
      <RowsPanel
        caption="Sites de l’utilisateur"
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        text={text}
        empty={all.length === 0 ? 'Ce groupe n’a encore aucun site.' : 'Aucun site ne correspond au filtre.'}
      />
    </>
  );
};
