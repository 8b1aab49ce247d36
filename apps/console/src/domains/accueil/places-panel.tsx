import { ficheAuLieu } from '@comptoir/contract/domains/recherche/genres';
import { Anchor, Text, Title } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { addressAt } from '../../kit/place.ts';
import { samePlace, type Place } from '../../kit/places/place.ts';
import { usePlaces } from '../../kit/places/places-kept.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import css from './accueil.module.css';

const shown = 5;

interface PlacesProps {
  id: string;
  title: string;
  places: readonly Place[];
  favoris: readonly Place[];
  onTurn: (place: Place) => void;
}

const Places = ({ id, title, places, favoris, onTurn }: PlacesProps) =>
  places.length > 0 && (
    <section aria-labelledby={id} className={css.part}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <ul className={css.lines}>
        {places.map((place) => {
          const { BDGp, client, Ecran, Nom } = place;
          const isFavori = favoris.some((one) => samePlace(one, place));
          const name = `${client} › ${Nom}`;
          const kind = ficheAuLieu(Ecran)?.mot;
          return (
            <li key={BDGp + Ecran} className={css.line}>
              <Anchor className={css.words ?? ''} href={addressAt(BDGp, Ecran)}>
                {name}
              </Anchor>
              {kind && (
                <Text size="sm" c="dimmed">
                  {kind}
                </Text>
              )}
              <IconButton
                label={isFavori ? `Ne plus garder en favori\u00a0: ${name}` : `Garder en favori\u00a0: ${name}`}
                onClick={() => onTurn(place)}
              >
                {isFavori ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );

/** Screens at customers that this person keeps, and those opened last. */
export const PlacesPanel = () => {
  const { favoris, recents, turn } = usePlaces();
  const others = recents.filter((place) => !favoris.some((one) => samePlace(one, place))).slice(0, shown);
  const keep = (place: Place) => void turn(place);
  return (
    <div className={css.parts}>
      <Places id="favoris" title="Favoris" places={favoris} favoris={favoris} onTurn={keep} />
      <Places id="recents" title="Récents" places={others} favoris={favoris} onTurn={keep} />
    </div>
  );
};
