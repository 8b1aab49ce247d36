import type { LigneQualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import { lostSite } from '@comptoir/contract/texts/lost-site';
import { staff } from '@comptoir/contract/kit';
import type { Db } from '../../db/tables.ts';
import { listMatches } from '../../partners/matches/matches.store.ts';
import { listPerdus } from '../sante/sante.store.ts';
import type { Around, Regle } from './qualite.store.ts';

/** A match that was lost counts for as long as its site keeps it. */
const correspondancesPerdues = async (db: Db, { probes }: Around, inUse: boolean): Promise<readonly LigneQualite[]> => {
  const perdus = await listPerdus(db);
  const found: LigneQualite[] = [];
  for (const { Interface, Titre, matchings = [] } of probes) {
    const own = perdus.filter((perdu) => perdu.Interface === Interface);
    if (own.length === 0) continue;
    for (const { IDSite, Descr, id, isActive, Cible, Ecran } of await listMatches(db, matchings)) {
      if (isActive !== inUse) continue;
      const perdu = own.find((one) => one.Cible === Cible && one.IDSite === IDSite && one.id === id);
      if (!perdu) continue;
      const q = `${Ecran.includes('?') ? '&' : '?'}q=${encodeURIComponent(Descr)}`;
      found.push({ label: `${Descr}\u00a0: ${lostSite(Titre, id, perdu.etat)}`, href: `${Ecran}${q}` });
    }
  }
  return found;
};

const ofBoth = {
  who: staff,
  lit: {
    tables: ['santeEtats', 'sites'],
    colonnes: {
      sites: ['Descr', 'IDSitePVO2', 'ActifPVO2', 'IdSiteDBS', 'IDSiteBee2Link', 'Actif', 'ClientIDBee2Link', 'EntityIDBee2Link'],
    },
  },
} as const satisfies Partial<Regle>;

/** Checks of our sites' matches at partners. */
export const controlesCorrespondances: readonly Regle[] = [
  {
    ...ofBoth,
    cle: 'correspondancePerdue',
    niveau: 'erreur',
    titre: 'Sites reliés que le partenaire ne connaît plus, ou qu’il a désactivés',
    aide: 'Constaté à la dernière vérification\u00a0: choisissez un autre site du partenaire, ou retirez la correspondance.',
    lignes: (db, _, around) => correspondancesPerdues(db, around, true),
  },
  {
    ...ofBoth,
    cle: 'correspondanceInactivePerdue',
    niveau: 'information',
    titre: 'Sites reliés mais inactifs, que le partenaire ne connaît plus, ou qu’il a désactivés',
    aide: 'Constaté à la dernière vérification\u00a0: le site ne pourra pas y être activé. Choisissez un autre site du partenaire, ou retirez la correspondance.',
    lignes: (db, _, around) => correspondancesPerdues(db, around, false),
  },
];
