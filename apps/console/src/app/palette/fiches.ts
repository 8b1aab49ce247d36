import { departs } from '@comptoir/contract/domains/departs/departs.calls';
import { recherche, type Fiche, type Genre } from '@comptoir/contract/domains/recherche/recherche.calls';
import { mayCall } from '@comptoir/contract/rights';
import { useDebouncedValue } from '@mantine/hooks';
import { origineInList, originePath } from '../../domains/origines/origines.links.ts';
import { historyPath, passerellePath } from '../../domains/passerelles/passerelles.links.ts';
import { profilPrcPath, profilTeamPath } from '../../domains/profils/profils.links.ts';
import { sitePath } from '../../domains/sites/sites.links.ts';
import { societePath } from '../../domains/societes/societes.links.ts';
import { utilisateurPath } from '../../domains/utilisateurs/utilisateurs.links.ts';
import { departPath } from '../../domains/departs/departs.links.ts';
import { useRead } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { openingOf } from '../routes/opening.ts';
import { mayOpen, type Opening } from '../routes/route-entry.ts';
import { entryAt } from '../routes/routes.ts';
import { itemOf, type PaletteItem } from './items.ts';

/** Where a record is seen: the first screen that the session may open. */
const kinds: Readonly<Record<Genre, { word: string; at: (fiche: Fiche) => string[] }>> = {
  utilisateur: { word: 'Utilisateur', at: ({ Id }) => [utilisateurPath(Id)] },
  site: { word: 'Site', at: ({ Id }) => [sitePath(Id)] },
  societe: { word: 'Société', at: ({ Id }) => [societePath(Id)] },
  profilTeam: { word: 'Profil eSeller Team', at: ({ Id }) => [profilTeamPath(Id)] },
  profilPrc: { word: 'Profil eDV (PRC)', at: ({ Id }) => [profilPrcPath(Id)] },
  origine: { word: 'Origine', at: ({ Id, Nom }) => [originePath(Id), origineInList(Nom)] },
  passerelle: { word: 'Passerelle', at: ({ Id }) => [passerellePath(Id), historyPath(Id)] },
};

const isOpen = (path: string, opening: Opening) => {
  const entry = entryAt(path);
  return entry !== undefined && mayOpen(entry, opening);
};

const departItem = ({ Id, Nom, Detail }: Fiche): PaletteItem =>
  itemOf({
    id: `départ ${Id}`,
    group: 'Fiches',
    label: `Départ de ${Nom}`,
    detail: Detail || 'Utilisateur',
    target: { path: departPath(Id) },
  });

/** What is typed by somebody who has not stopped is not asked. */
const pause = 120;
const fewest = 2;

/** « départ de corre »: the act, then whom it is for. */
const actOnPerson = /^d[ée]part(?: +(?:de|d[’']une|d[’']))? +(?=\S)/i;

/** The customer's records that answer a search, as the server ranks them; after the words of an act, each as its subject. */
export const useFiches = (all: string) => {
  const info = useSessionInfo();
  const isLeaving = actOnPerson.test(all.trimStart()) && mayCall(departs.partir, openingOf(info));
  const typed = isLeaving ? all.trimStart().replace(actOnPerson, '') : all;
  const [q] = useDebouncedValue(typed.trim().slice(0, 100), pause);
  const { data, isError, isLoading } = useRead(
    recherche.fiches,
    { query: { q } },
    { enabled: info.customer !== null && q.length >= fewest },
  );
  const fiches = q === typed.trim().slice(0, 100) ? (data ?? []) : [];
  const items = fiches.flatMap((fiche): PaletteItem[] => {
    const { word, at } = kinds[fiche.Genre];
    if (isLeaving) return fiche.Genre === 'utilisateur' ? [departItem(fiche)] : [];
    const path = at(fiche).find((one) => isOpen(one, openingOf(info)));
    const detail = fiche.Detail ? `${word} · ${fiche.Detail}` : word;
    return path ? [itemOf({ id: `fiche ${fiche.Genre} ${fiche.Id}`, group: 'Fiches', label: fiche.Nom, detail, target: { path } })] : [];
  });
  return { items, isError, isLoading };
};
