import { recherche, type Fiche, type Genre } from '@comptoir/contract/domains/recherche/recherche.calls';
import { useDebouncedValue } from '@mantine/hooks';
import { originesPath } from '../../domains/origines/origines.links.ts';
import { historyPath, passerellePath } from '../../domains/passerelles/passerelles.links.ts';
import { profilPrcPath, profilTeamPath } from '../../domains/profils/profils.links.ts';
import { sitePath } from '../../domains/sites/sites.links.ts';
import { societePath } from '../../domains/societes/societes.links.ts';
import { utilisateurPath } from '../../domains/utilisateurs/utilisateurs.links.ts';
import { useRead } from '../../kit/queries.ts';
import { useSession, useSessionInfo } from '../../kit/session.ts';
import { openingOf } from '../routes/opening.ts';
import { mayOpen } from '../routes/route-entry.ts';
import { routeOf } from '../routes/routes.ts';
import { itemOf, type PaletteItem } from './items.ts';

const kinds: Readonly<Record<Genre, { word: string; at: (fiche: Fiche) => string }>> = {
  utilisateur: { word: 'Utilisateur', at: ({ Id }) => utilisateurPath(Id) },
  site: { word: 'Site', at: ({ Id }) => sitePath(Id) },
  societe: { word: 'Société', at: ({ Id }) => societePath(Id) },
  profilTeam: { word: 'Profil eSeller Team', at: ({ Id }) => profilTeamPath(Id) },
  profilPrc: { word: 'Profil eDV (PRC)', at: ({ Id }) => profilPrcPath(Id) },
  origine: { word: 'Origine', at: ({ Nom }) => `${originesPath}?q=${encodeURIComponent(Nom)}` },
  passerelle: { word: 'Passerelle', at: ({ Id }) => passerellePath(Id) },
};

/** What is typed by somebody who has not stopped is not asked. */
const pause = 120;
const fewest = 2;

/** The customer's records that answer a search, as the server ranks them. */
export const useFiches = (typed: string) => {
  const info = useSessionInfo();
  const { selected } = useSession();
  const [q] = useDebouncedValue(typed.trim().slice(0, 100), pause);
  const { data, isError, isLoading } = useRead(recherche.fiches, { query: { q } }, { enabled: selected && q.length >= fewest });
  // Customer access reads what a gateway has carried, and does not change it.
  const mayChange = mayOpen(routeOf('/passerelles/{idPasserelleDMS}')!, openingOf(info));
  const fiches = q === typed.trim().slice(0, 100) ? (data ?? []) : [];
  const items = fiches.map((fiche): PaletteItem => {
    const { word, at } = kinds[fiche.Genre];
    const path = fiche.Genre === 'passerelle' && !mayChange ? historyPath(fiche.Id) : at(fiche);
    const detail = fiche.Detail ? `${word} · ${fiche.Detail}` : word;
    return itemOf({ id: `fiche ${fiche.Genre} ${fiche.Id}`, group: 'Fiches', label: fiche.Nom, detail, target: { path } });
  });
  return { items, isError, isLoading };
};
