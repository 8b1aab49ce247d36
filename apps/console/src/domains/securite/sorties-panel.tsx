import { securite, type EtatSortie } from '@comptoir/contract/domains/securite/securite.calls';
import { sorties } from '@comptoir/contract/evenements';
import { Text, Title } from '@mantine/core';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { etatInWords, livreInWords } from './sortie-words.ts';
import css from './securite.module.css';

const SortieRow = ({ sortie }: { sortie: EtatSortie }) => {
  const { tone, text } = etatInWords(sortie);
  return (
    <li className={css.sortie}>
      <div className={css.sortieName}>
        <Text fw={600}>{sorties[sortie.Nom]}</Text>
        <StatusBadge tone={tone}>{text}</StatusBadge>
      </div>
      <div className={css.sortieTexts}>
        <Text size="sm" ff="monospace">
          {sortie.Destination}
        </Text>
        <Text size="sm">{livreInWords(sortie)}</Text>
        {sortie.EchecDepuis !== null && (
          <Text size="sm" c="var(--mantine-color-error)">
            {sortie.Echec}
            {sortie.ProchainEssai !== null && ` Prochain essai le ${shownText('dateTime', sortie.ProchainEssai)}.`}
          </Text>
        )}
      </div>
    </li>
  );
};

/** To whom the events go out, and until which one. */
export const SortiesPanel = () => {
  const read = useRead(securite.sorties, {}, { staleTime: 0 });
  const { data } = read;
  if (!data) return read.error ? <ReadFailure query={read} /> : <LoadingState lines={3} />;
  return (
    <section aria-labelledby="sorties" className={css.sorties}>
      <Title order={2} size="h5" id="sorties">
        Sorties
      </Title>
      {data.length > 0 ? (
        <ul className={css.sortiesList}>
          {data.map((sortie) => (
            <SortieRow key={sortie.Nom} sortie={sortie} />
          ))}
        </ul>
      ) : (
        <Text size="sm">Les événements restent dans cette installation&nbsp;: aucune sortie n’est configurée.</Text>
      )}
    </section>
  );
};
