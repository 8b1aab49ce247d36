import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import type { Couverture } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { sourcesRegle, type SourceRegle, type TypeWorkflow } from '@comptoir/contract/domains/workflows-leads/suivi';
import { counted } from '@comptoir/contract/texts/counted';
import { fold, matcherOf } from '../../../kit/list/filters/fold.ts';
import { sousFamilleText } from '../workflow-words.ts';

type CouvertureSite = Couverture['sites'][number];

/** The state of an origin on a site. */
export type Etat = 'couvert' | 'trou' | 'sansObjet';

const sources: Readonly<Record<string, SourceRegle>> = { s: 'site', o: 'origine', g: 'groupe' };

export const etatOf = (letter: string): Etat => {
  if (letter === '-') return 'sansObjet';
  return letter === letter.toLowerCase() ? 'couvert' : 'trou';
};

const words: Readonly<Record<Etat, string>> = {
  couvert: 'reçu',
  trou: 'ne parvient à personne',
  sansObjet: 'le site ne vend pas ce type',
};

/** The text of a cell: 'ne parvient à personne (Workflow du site)'. */
export const cellText = (letter: string) => {
  const source = sources[letter.toLowerCase()];
  return source ? `${words[etatOf(letter)]} (${sourcesRegle[source]})` : words[etatOf(letter)];
};

/** The sign in a cell; the colour only repeats it. */
export const cellMark = (letter: string) => ({ couvert: letter.toUpperCase(), trou: '✕', sansObjet: '·' })[etatOf(letter)];

/** Origins of one type with the same workflows, and their state on the shown sites. */
export interface CouvertureLigne {
  key: string;
  type: TypeWorkflow;
  label: string;
  detail: string;
  origines: readonly number[];
  /** A letter for each shown site. */
  etats: string;
  nbTrous: number;
}

interface Shown {
  type: string;
  onlyHoles: boolean;
  text: string;
}

const countHoles = (etats: string) => [...etats].filter((letter) => etatOf(letter) === 'trou').length;

const labelOf = (known: readonly (Origine | undefined)[], type: TypeWorkflow): Pick<CouvertureLigne, 'label' | 'detail'> => {
  const [first] = known;
  if (known.length === 1) return { label: first?.Libelle ?? 'Origine inconnue', detail: first ? sousFamilleText(first) : '' };
  const names = known.slice(0, 3).map((row) => row?.Libelle ?? 'Origine inconnue');
  return { label: `${counted(known.length, 'origine')} ${type}`, detail: `${names.join(', ')}${known.length > 3 ? '…' : ''}` };
};

/** The lines and sites to show. When looking for holes, those without one are left out. */
export const couvertureShown = ({ sites, lignes }: Couverture, origines: ReadonlyMap<number, Origine>, shown: Shown) => {
  const matches = matcherOf(shown.text);
  const found = lignes
    .filter(({ type }) => shown.type === '' || type === shown.type)
    .map((ligne) => ({ ...ligne, known: ligne.origines.map((id) => origines.get(id)), nbTrous: countHoles(ligne.etats) }))
    .filter(({ nbTrous }) => !shown.onlyHoles || nbTrous > 0)
    .filter(({ known }) => shown.text.trim() === '' || known.some((row) => row && matches(fold(`${sousFamilleText(row)} ${row.Libelle}`))));
  const places = sites
    .map((site, at) => ({ site, at }))
    .filter(({ at }) => !shown.onlyHoles || found.some(({ etats }) => etatOf(etats[at] ?? '-') === 'trou'));
  return {
    sites: places.map(({ site }): CouvertureSite => site),
    lignes: found.map(({ type, origines: ids, etats, known, nbTrous }): CouvertureLigne => ({
      key: String(ids[0]),
      type,
      ...labelOf(known, type),
      origines: ids,
      etats: places.map(({ at }) => etats[at]).join(''),
      nbTrous,
    })),
    /** One cell: an origin and a site. */
    nbTrous: found.reduce((sum, { nbTrous, origines: ids }) => sum + nbTrous * ids.length, 0),
    nbCases: found.reduce((sum, { origines: ids }) => sum + sites.length * ids.length, 0),
  };
};
