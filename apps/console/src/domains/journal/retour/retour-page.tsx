import { counted } from '@comptoir/contract/texts/counted';
import { tableLabel } from '@comptoir/contract/domains/journal/phrases';
import { etats, type RetourDemande, type Portee } from '@comptoir/contract/domains/retour/retour-plan';
import { Anchor, Button, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessionInfo } from '../../../kit/session.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { journalWith } from '../journal.links.ts';
import css from './plan.module.css';
import { authorsOf, etatWords } from './plan.ts';
import { ParentsPanel } from './parents-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { usePlan } from './use-plan.ts';
import { useRemise } from './use-remise.ts';

type Search = Readonly<Record<string, unknown>>;

/** The router reads numbers as numbers. */
const textIn = (search: Search, name: string) => {
  const value = search[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
};

const porteeOf = (search: Search): Portee => {
  const operation = textIn(search, 'operation');
  if (operation !== undefined) return { operation };
  const [table, id, champ] = [textIn(search, 'table'), textIn(search, 'id'), textIn(search, 'champ')];
  if (table !== undefined && id !== undefined) return champ === undefined ? { fiche: { table, id } } : { champ: { table, id, champ } };
  const ecran = textIn(search, 'ecran');
  if (ecran !== undefined) return { ecran };
  if (search['site'] !== undefined) return { site: Number(search['site']) };
  return search['societe'] === undefined ? { client: true } : { societe: Number(search['societe']) };
};

const demandeOf = (search: Search): RetourDemande => {
  const portee = porteeOf(search);
  if ('operation' in portee) return { portee, verbe: 'annuler', reste: search['reste'] === 'garder' ? 'garder' : 'refuser' };
  const groupe = textIn(search, 'groupe');
  return { portee, verbe: 'revenir', ...(groupe === undefined ? { instant: Number(search['instant']) } : { groupe }) };
};

const ofWhat = (portee: Exclude<Portee, { operation: string }>) => {
  if ('champ' in portee) return `d’un champ de «\u00a0${tableLabel(portee.champ.table)}\u00a0»`;
  if ('fiche' in portee) return `d’une fiche de «\u00a0${tableLabel(portee.fiche.table)}\u00a0»`;
  if ('ecran' in portee) return `de l’écran ${portee.ecran}`;
  if ('site' in portee) return 'd’un site';
  return 'societe' in portee ? 'd’une société' : 'de tout le client';
};

const unchosen = 'Choisissez d’abord ce qui reste de ce qui a été modifié depuis.';

/** What the page says of going back to an instant, and of undoing an operation. */
const wordsOf = (portee: Portee) =>
  'operation' in portee
    ? {
        title: 'Annuler une opération',
        purpose: 'Ce qui redeviendrait comme avant cette opération, avant de l’annuler.',
        nothing: 'Il n’y a rien à annuler\u00a0: tout est déjà comme avant cette opération.',
        act: () => 'Annuler cette opération',
        over: 'Tout est redevenu comme avant cette opération.',
        done: 'L’opération est annulée.',
        undone: 'L’opération vaut de nouveau.',
      }
    : {
        title: 'Revenir en arrière',
        purpose: `Ce qui serait remis ${ofWhat(portee)}, avant de le remettre.`,
        nothing: 'Rien n’a changé depuis.',
        act: (ready: number) => `Remettre ${counted(ready, 'ligne')}`,
        over: 'Tout est remis.',
        done: 'Le retour est fait.',
        undone: 'Le retour est annulé.',
      };

/** What going back to an instant, or undoing an operation, would do; then does it. */
export const RetourPage = () => {
  const { kind } = useSessionInfo();
  const search: Search = useSearch({ strict: false });
  const demande = demandeOf(search);
  const words = wordsOf(demande.portee);
  const { query, rows, choices, choose, parents, sent, open } = usePlan(demande);
  const [done, setDone] = useState<string>();
  const going = useRemise({ demande, words }, ({ Groupe }) => setDone(Groupe));
  const { data } = query;
  const ready = data?.parEtat.pret ?? 0;
  // What somebody has changed since stays, where the address says so: a choice may still put it back.
  const isBlocked = open > 0 && demande.reste !== 'garder';
  const left = etats.filter((etat) => etat !== 'pret' && (data?.parEtat[etat] ?? 0) > 0);
  const others = authorsOf(rows.filter(({ etat }) => etat === 'pret'));
  return (
    <>
      <PageHeader title={words.title} purpose={words.purpose} />
      {query.error && <ReadFailure query={query} />}
      {!data && !query.error && <LoadingState lines={8} />}
      {data?.nbLignes === 0 && <EmptyState message={done === undefined ? words.nothing : words.over} />}
      {data && data.nbLignes > 0 && (
        <>
          <Text role="status">
            {counted(ready, 'ligne')} à remettre
            {left.map((etat) => ` · ${(data.parEtat[etat] ?? 0).toLocaleString('fr-FR')} «\u00a0${etatWords[etat]}\u00a0»`)}
          </Text>
          {demande.verbe === 'revenir' && others !== '' && <Text size="sm">Modifications qui disparaîtront&nbsp;: {others}.</Text>}
          <ParentsPanel parents={parents} />
          <PlanPanel rows={rows} total={data.nbLignes} choices={choices} onChoose={choose} />
          <div className={css.bar}>
            <Button onClick={() => going.mutate(sent)} loading={going.isPending} disabled={ready + sent.choix.length === 0 || isBlocked}>
              {words.act(ready)}
            </Button>
            {isBlocked && <Text size="sm">{unchosen}</Text>}
            {going.error && (
              <Text role="alert" c="var(--mantine-color-error)" size="sm">
                {going.error.message}
              </Text>
            )}
          </div>
        </>
      )}
      {done !== undefined && kind === 'operator' && (
        <Anchor href={journalWith({ groupe: done })}>Voir cette opération dans le journal</Anchor>
      )}
    </>
  );
};
