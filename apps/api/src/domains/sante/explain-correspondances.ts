import type { sante } from '@comptoir/contract/domains/sante/sante.calls';
import { counted } from '@comptoir/contract/texts/counted';
import type { Explication } from '@comptoir/contract/pourquoi';
import { mayCall } from '@comptoir/contract/rights';
import type { Call } from '../../http/call.ts';
import { standingOf } from '../../http/session.ts';
import { namesOf, type InterfaceProbes } from '../../partners/probe.ts';
import { controlesInterfaces } from '../qualite/qualite-interfaces.store.ts';
import { controlesWally } from '../qualite/qualite-wally.store.ts';
import { listLignes } from '../qualite/qualite.store.ts';
import { nonServis } from './sante.rules.ts';
import { sameSince, type listEtats } from './sante.store.ts';
import { listServis } from './uses.store.ts';

type Asked = Pick<Call<typeof sante.pourquoi>, 'app' | 'db' | 'customer' | 'session'>;

interface Standing {
  probes: InterfaceProbes;
  /** The accesses that there are, and how those stand that were checked. */
  cibles: readonly string[];
  etats: Awaited<ReturnType<typeof listEtats>>;
}

/** The sites and people that an interface serves, or should. */
const ofAccesses = async (db: Asked['db'], { probes, cibles, etats }: Standing): Promise<Explication[]> => {
  if (!probes.ofSites && !probes.ofPeople) return [];
  const servis = (await listServis(db, [probes])).filter(({ Actif }) => Actif);
  const { refuses, sans } = nonServis(servis, cibles, etats);
  const [first] = refuses;
  const since = first ? await sameSince(db, probes.Interface, first.Cible, first.Verdict) : null;
  const said = [
    ...(refuses.length > 0 ? [`${namesOf(refuses.map(({ Nom }) => Nom))}\u00a0: l’accès dont dépend leur correspondance est refusé`] : []),
    ...(sans.length > 0 ? [`${namesOf(sans.map(({ Nom }) => Nom))}\u00a0: l’accès est incomplet ou désactivé`] : []),
  ];
  const nb = (of: 'site' | 'personne') => new Set(servis.flatMap((one) => (one.of === of ? [one.id] : []))).size;
  const both = [nb('site') > 0 ? counted(nb('site'), 'site') : '', nb('personne') > 0 ? counted(nb('personne'), 'personne') : ''];
  const holds = `Ce qui lui est relié a un accès\u00a0: ${both.filter(Boolean).join(' et ')}.`;
  const none = servis.length === 0;
  return [
    {
      code: 'correspondances',
      phrase: none ? 'Aucun site actif ne lui est relié.' : said.length > 0 ? `${said.join('. ')}.` : holds,
      tient: !none && said.length === 0,
      sujet: null,
      lien: probes.Ecran,
      change: null,
      depuis: since ? { DateH: since, Auteur: '', Groupe: '' } : null,
    },
  ];
};

/** What the checks of quality find of what is mapped to an interface. */
const ofQualite = async ({ app, db, customer, session }: Asked, { probes }: Standing): Promise<Explication[]> => {
  const looking = {
    db,
    seen: { all: session.kind === 'operator' },
    around: { vault: app.vault, schema: customer.schema, probes: app.probes },
  };
  const found: Explication[] = [];
  for (const regle of [...controlesInterfaces, ...controlesWally]) {
    if (regle.Interface !== probes.Interface || !mayCall(regle, standingOf(session))) continue;
    const lignes = await listLignes(looking, regle);
    if (lignes.length === 0) continue;
    found.push({
      code: regle.cle,
      phrase: `${regle.titre}\u00a0: ${namesOf(lignes.map(({ label }) => label))}.`,
      tient: false,
      sujet: null,
      lien: lignes[0]!.href,
      change: null,
      depuis: null,
    });
  }
  return found;
};

/** Whether all that is mapped to an interface is served by it. */
export const explainCorrespondances = async (asked: Asked, standing: Standing) => [
  ...(await ofAccesses(asked.db, standing)),
  ...(await ofQualite(asked, standing)),
];
