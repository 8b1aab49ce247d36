import { ficheAuLieu } from '@comptoir/contract/domains/recherche/genres';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { samePlace, type Place } from '../../../kit/places/place.ts';
import { keepPlace, usePlaces } from '../../../kit/places/places-kept.ts';
import { useSessionInfo } from '../../../kit/session.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { fichesOf } from './fiches-kept.ts';
import { useMenuKept } from './menu-kept.ts';

/** The address changes before the page does: what is passed through is not kept under another record's name. */
const settled = 500;

const Star = ({ place }: { place: Place }) => {
  const { login } = useSessionInfo();
  const client = useQueryClient();
  const { favoris, recents, isRead, turn } = usePlaces();
  const [, setKept] = useMenuKept(login);
  const { BDGp, Ecran, Nom } = place;
  useEffect(() => {
    const timer = setTimeout(() => void keepPlace(client, { BDGp, Ecran, Nom }), settled);
    return () => clearTimeout(timer);
  }, [client, BDGp, Ecran, Nom]);
  useEffect(() => {
    if (isRead) setKept((before) => ({ ...before, fiches: fichesOf(favoris, recents) }));
  }, [isRead, favoris, recents, setKept]);
  const isFavori = favoris.some((one) => samePlace(one, place));
  return (
    <IconButton label="Garder en favori" aria-pressed={isFavori} onClick={() => void turn(place)}>
      {isFavori ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
    </IconButton>
  );
};

/** Beside a record's name: it is remembered as opened, and may be made a favourite. */
export const RecordStar = ({ title }: { title: string }) => {
  const { customer } = useSessionInfo();
  const fiche = useRouterState({ select: ({ location }) => ficheAuLieu(location.pathname)?.lieu });
  if (!customer || !fiche) return null;
  return <Star place={{ BDGp: customer.BDGp, client: customer.label, Ecran: fiche, Nom: title.slice(0, 120) }} />;
};
