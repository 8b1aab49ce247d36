import { connexions } from '@comptoir/contract/domains/connexions/connexions.calls';
import { departs } from '@comptoir/contract/domains/departs/departs.calls';
import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { origines } from '@comptoir/contract/domains/origines/origines.calls';
import { pourquoi } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { genresFiche, lieuxDeFiche, type GenrePropre } from '@comptoir/contract/domains/recherche/genres';
import { mostFiches, recherche, type Fiche } from '@comptoir/contract/domains/recherche/recherche.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { mayCall, type Guarded } from '@comptoir/contract/rights';
import { ofName } from '@comptoir/contract/texts/elision';
import { useDebouncedValue } from '@mantine/hooks';
import { historyAnchor } from '../../domains/journal/journal.links.ts';
import { transferPath } from '../../domains/origines/origines.links.ts';
import { newSiteOf } from '../../domains/sites/sites.links.ts';
import { actifPath, pourquoiPath } from '../../domains/utilisateurs/utilisateurs.links.ts';
import { departPath } from '../../domains/departs/departs.links.ts';
import { useRead } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { openingOf } from '../routes/opening.ts';
import { mayOpen, type Opening } from '../routes/route-entry.ts';
import { entryAt } from '../routes/routes.ts';
import { itemOf, type PaletteItem } from './items.ts';

const isOpen = (path: string, opening: Opening) => {
  const entry = entryAt(path);
  return entry !== undefined && mayOpen(entry, opening);
};

/** What is typed by somebody who has not stopped is not asked. */
const pause = 120;
const fewest = 2;

/** An act on a record: its words before the record's name, who may, and where it is done. */
interface ActOnFiche {
  words: RegExp;
  /** What may be said after the name. */
  tail?: RegExp;
  calls: readonly Guarded[];
  kinds?: readonly GenrePropre[];
  label: (nom: string) => string;
  address: (path: string, fiche: Fiche) => string;
}

/** The page of a person offers its acts to whoever may connect as them. */
const suspending: readonly Guarded[] = [utilisateurs.update, connexions.create];

/** « départ de corre », « historique de corre », « pourquoi corre ne peut pas … »: the act, then what it is for. */
const acts: readonly ActOnFiche[] = [
  {
    words: /^d[ée]part(?: +(?:de|d[’']une|d[’']))?(?: +| *(?<=[’']))(?=\S)/i,
    calls: [departs.partir],
    kinds: ['utilisateurs'],
    label: (nom) => `Départ ${ofName(nom)}`,
    address: (_, { Id }) => departPath(Id),
  },
  {
    words: /^(?:suspendre|d[ée]sactiver|bloquer) +(?=\S)/i,
    calls: suspending,
    kinds: ['utilisateurs'],
    label: (nom) => `Suspendre ${nom}`,
    address: (_, { Id }) => actifPath(Id, 'suspendre'),
  },
  {
    words: /^r[ée]activer +(?=\S)/i,
    calls: suspending,
    kinds: ['utilisateurs'],
    label: (nom) => `Réactiver ${nom}`,
    address: (_, { Id }) => actifPath(Id, 'reactiver'),
  },
  {
    words: /^transf[ée]rer +(?:(?:l[’'] *|une +)?origine +)(?=\S)/i,
    calls: [origines.transfer],
    kinds: ['origines'],
    label: (nom) => `Transférer l’origine ${nom}`,
    address: (_, { Id }) => transferPath(Id),
  },
  {
    words: /^(?:ajouter|nouveau) (?:un )?site +(?:(?:à|dans|de|pour|chez) +)?(?=\S)/i,
    calls: [sites.create],
    kinds: ['societes'],
    label: (nom) => `Ajouter un site à ${nom}`,
    address: (_, { Id }) => `${newSiteOf(Id)}#Descr`,
  },
  {
    words: /^(?:historique|qui a (?:modifi[ée]|chang[ée]))(?: +(?:de la|de|du|la|le|d[’']))?(?: +| *(?<=[’']))(?=\S)/i,
    calls: [journal.list],
    label: (nom) => `Historique ${ofName(nom)}`,
    address: (path) => `${path}#${historyAnchor}`,
  },
  {
    words: /^(?:pourquoi|(?:ce )?que peut(?: faire)?|droits? (?:de la|de|du|d[’'])) *(?=\S)/i,
    tail: / +(?:ne )?(?:peut|a)(?: pas)?(?: .*)?$/i,
    calls: [pourquoi.fonctions],
    kinds: ['utilisateurs'],
    label: (nom) => `Pourquoi\u00a0? Ce que peut faire ${nom}`,
    address: (_, { Id }) => pourquoiPath(Id),
  },
];

const ficheItems = (fiche: Fiche, opening: Opening, act?: ActOnFiche): PaletteItem[] => {
  const word = genresFiche[fiche.Genre]?.mot;
  const path = lieuxDeFiche(fiche).find((one) => isOpen(one, opening));
  if (!word || !path) return [];
  const detail = fiche.Detail ? `${word} · ${fiche.Detail}` : word;
  const { id, label, address } = act
    ? { id: act.label(''), label: act.label(fiche.Nom), address: act.address(path, fiche) }
    : { id: 'fiche', label: fiche.Nom, address: path };
  return [itemOf({ id: `${id} ${fiche.Genre} ${fiche.Id}`, group: 'Fiches', label, detail, target: { path: address } })];
};

/** The customer's records that answer a search, as the server ranks them; after the words of an act, each as its subject. */
export const useFiches = (all: string) => {
  const info = useSessionInfo();
  const opening = openingOf(info);
  const act = acts.find(({ words, calls }) => words.test(all.trimStart()) && calls.every((call) => mayCall(call, opening)));
  const typed = act
    ? all
        .trimStart()
        .replace(act.words, '')
        .replace(act.tail ?? '', '')
    : all;
  const [q] = useDebouncedValue(typed.trim().slice(0, 100), pause);
  const { data, isError, isLoading } = useRead(
    recherche.fiches,
    { query: { q } },
    { enabled: info.customer !== null && q.length >= fewest },
  );
  const fiches = q === typed.trim().slice(0, 100) ? (data ?? []) : [];
  const items = fiches.flatMap((fiche) => {
    if (act?.kinds && !act.kinds.some((kind) => kind === fiche.Genre)) return [];
    return ficheItems(fiche, opening, act);
  });
  return { items, isError, isLoading };
};

/** The records of one kind that answer a search, and the first of them before anything is typed. */
export const useFichesDe = (genre: string | undefined, typed: string) => {
  const opening = openingOf(useSessionInfo());
  const asked = typed.trim().slice(0, 100);
  const [q] = useDebouncedValue(asked, pause);
  const { data, isError, isLoading } = useRead(recherche.fiches, { query: { q, genre } }, { enabled: genre !== undefined });
  const fiches = q === asked ? (data ?? []) : [];
  return {
    items: fiches.slice(0, mostFiches).flatMap((fiche) => ficheItems(fiche, opening)),
    isError,
    isLoading: isLoading || q !== asked,
    isCut: fiches.length > mostFiches,
  };
};
