import type { Jeton } from '@comptoir/contract/domains/jetons/jetons.calls';
import { Button, Text } from '@mantine/core';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { droitsInWords, stateOf } from '../../kit/jetons/jeton-words.ts';
import css from './jetons.module.css';

interface JetonCardProps {
  jeton: Jeton;
  /** When the list was read, in milliseconds. */
  now: number;
  /** Customers by their names; undefined for customer access, whose tokens are for its own. */
  labels: ReadonlyMap<string, string> | undefined;
  onCut: () => void;
}

const clientsOf = (Clients: readonly string[] | null, labels: ReadonlyMap<string, string>) =>
  Clients === null ? 'Tous les clients qui vous sont ouverts' : Clients.map((name) => labels.get(name) ?? name).join(', ');

/** One token: what it may do, from where, until when, and when it was last used. */
export const JetonCard = ({ jeton, now, labels, onCut }: JetonCardProps) => {
  const { Nom, Apercu, Portees, Clients, Adresses, VuLe, Etat } = jeton;
  const { tone, word, why } = stateOf(jeton, now);
  return (
    <li className={css.jeton}>
      <div className={css.facts}>
        <Text fw={600}>
          {Nom} <StatusBadge tone={tone}>{word}</StatusBadge>
        </Text>
        <Text size="sm" c="dimmed">
          <span style={{ fontFamily: 'monospace' }}>{Apercu}…</span> · {why} ·{' '}
          {VuLe ? `Dernière utilisation le ${shownText('dateTime', VuLe)}` : 'Jamais utilisé'}
        </Text>
        <Text size="sm">{droitsInWords(Portees)}</Text>
        <Text size="sm" c="dimmed">
          {labels && `${clientsOf(Clients, labels)} · `}
          {Adresses.length === 0 ? 'Depuis toute adresse' : `Depuis ${Adresses.join(', ')}`}
        </Text>
      </div>
      {Etat === 'actif' && (
        <div className={css.acts}>
          <Button size="xs" variant="default" onClick={onCut} aria-label={`Couper\u00a0: ${Nom}`}>
            Couper
          </Button>
        </div>
      )}
    </li>
  );
};
