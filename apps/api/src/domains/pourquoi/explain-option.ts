import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import type { OptionDuGroupe, pourquoi } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { esellerLead } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import type { Explication } from '@comptoir/contract/pourquoi';
import { mayCall } from '@comptoir/contract/rights';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/call.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { listUrls } from '../../registry/registry.store.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { lienParametre, explained, type Dite } from './explained.ts';

interface Asked {
  db: Db;
  session: Session;
  groupe: Awaited<ReturnType<typeof readGpParametres>>;
}

type Champ = 'GRP_BDCTraitementLeadAmontChefVente' | 'eSellerLeadActif' | 'IDClient';

interface Reglage {
  phrases: Readonly<Record<'tient' | 'manque', string>>;
  lien: string;
  /** The write that makes it hold, where one does. */
  change?: (asked: Asked) => Explication['change'];
}

const workflows = 'le traitement des leads par le BDC en amont du chef des ventes';

const reglages: Readonly<Record<Champ, Reglage>> = {
  GRP_BDCTraitementLeadAmontChefVente: {
    phrases: { tient: `Le groupe a choisi ${workflows}.`, manque: `Le groupe n’a pas choisi ${workflows}.` },
    lien: lienParametre('GRP_BDCTraitementLeadAmontChefVente'),
    // Customer access does not change this parameter (docs/regles/parametres.md).
    change: ({ session }) =>
      session.kind === 'operator' && mayCall(gpParametres.update, standingOf(session))
        ? {
            phrase: `Choisir ${workflows}`,
            methode: 'PUT',
            chemin: '/api/gpParametres',
            corps: { GRP_BDCTraitementLeadAmontChefVente: true },
          }
        : null,
  },
  IDClient: {
    phrases: {
      tient: 'Le groupe a son identifiant eSeller Lead (IDClient).',
      manque: 'L’identifiant eSeller Lead (IDClient) du groupe est vide.',
    },
    lien: '/interfaces/esellerLead#IDClient',
  },
  eSellerLeadActif: {
    phrases: { tient: 'L’interface eSeller Lead est active.', manque: 'L’interface eSeller Lead n’est pas active.' },
    lien: '/interfaces/esellerLead#Actif',
    // Without the identifier it cannot be.
    change: ({ session, groupe }) =>
      groupe.IDClient.trim() !== '' && mayCall(esellerLead.updateConfig, standingOf(session))
        ? { phrase: 'Activer l’interface eSeller Lead', methode: 'PUT', chemin: esellerLead.updateConfig.path, corps: { Actif: true } }
        : null,
  },
};

const diteOf = (champ: Champ): Dite<Asked> => {
  const { phrases, lien, change } = reglages[champ];
  return {
    phrase: (tient) => phrases[tient ? 'tient' : 'manque'],
    sujet: ({ groupe }) => ({ table: 'gpParametres', id: String(groupe.IDGpParametres), champ }),
    // Both screens are the operators'.
    lien: ({ session }) => (session.kind === 'operator' ? lien : null),
    change: async (asked) => change?.(asked) ?? null,
  };
};

const holds = ({ groupe }: Asked, champ: Champ) => (champ === 'IDClient' ? groupe.IDClient.trim() !== '' : groupe[champ]);

/** The address at which the product serves the group: given when it is installed, by nobody here. */
const adresse = (tient: boolean): Explication => ({
  code: 'adresse',
  phrase: tient
    ? 'Le groupe a son adresse dans le produit.'
    : 'Le groupe n’a pas d’adresse dans le produit\u00a0: elle vient de l’installation.',
  tient,
  sujet: null,
  lien: null,
  change: null,
  depuis: null,
});

const champs: Readonly<Record<OptionDuGroupe, readonly Champ[]>> = {
  workflowsLeads: ['GRP_BDCTraitementLeadAmontChefVente'],
  esellerLead: ['IDClient', 'eSellerLeadActif'],
};

/** Whether an option of the group works, and all that it stands on. */
export const explainOption: Handler<typeof pourquoi.option> = async ({ db, session, registry, customer, query: { option } }) => {
  const asked = { db, session, groupe: await readGpParametres(db) };
  const raisons: Explication[] = [];
  if (option === 'esellerLead') {
    const urls = await listUrls(registry, customer.IDCustomer);
    raisons.push(adresse(urls.some(({ URL }) => URL !== '')));
  }
  for (const champ of champs[option]) raisons.push(await explained(asked, { code: champ, tient: holds(asked, champ) }, diteOf(champ)));
  return { verdict: raisons.every(({ tient }) => tient), raisons };
};
