import type { pourquoi } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { nissanProduct } from '@comptoir/contract/domains/sites/sites.calls';
import { utilisateurs, type UtilisateurChanges } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { destinatairesText, raisons as toutes, sourcesRegle, type Raison } from '@comptoir/contract/domains/workflows-leads/suivi';
import { ciblesBDC, keysOf, receptions } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import type { Explication, Sujet } from '@comptoir/contract/pourquoi';
import { mayCall } from '@comptoir/contract/rights';
import { unknownRecord } from '../../db/existing.ts';
import type { Handler } from '../../http/call.ts';
import { standingOf, type Session } from '../../http/session.ts';
import type { Db } from '../../db/tables.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { readProfiles } from '../utilisateurs/utilisateurs-profils.store.ts';
import { findSites } from '../utilisateurs/utilisateurs-sites.store.ts';
import { isLocked } from '../utilisateurs/utilisateurs.rules.ts';
import { findSituation } from '../profils/fonctions.store.ts';
import { checkOption, findLead, readConfiguration } from '../workflows-leads/configuration.store.ts';
import type { Named } from '../workflows-leads/simulation.rules.ts';
import { champDuType, raisonsOf, resolverOf, type RegleSuivie } from '../workflows-leads/workflows-leads.rules.ts';
import { readDepuis } from './depuis.store.ts';

type Asked = Parameters<Handler<typeof pourquoi.lead>>[0];

interface Judged {
  db: Db;
  session: Session;
  personne: Named;
  etape: string;
  type: Asked['query']['type'];
  IDSite: number;
}

type Change = Explication['change'];

interface Dite {
  holds: (judged: Judged) => string;
  fails: (judged: Judged) => string;
  sujet: (judged: Judged) => Sujet;
  change: (judged: Judged) => Promise<Change>;
}

const ofPerson = ({ personne: { IDPeople } }: Judged, champ: string): Sujet => ({ table: 'utilisateurs', id: String(IDPeople), champ });

const set = ({ session, personne: { IDPeople } }: Judged, phrase: string, corps: UtilisateurChanges): Change =>
  mayCall(utilisateurs.update, standingOf(session)) ? { phrase, methode: 'PUT', chemin: `/api/utilisateurs/${IDPeople}`, corps } : null;

const isAPV = ({ type }: Judged) => type === 'APV';
const horsTraitement = (judged: Judged) => (isAPV(judged) ? 'HorsTraitementLeadsAPV' : 'HorsTraitementLeads');
const acces = (judged: Judged) => (isAPV(judged) ? 'AccesLeadAPV' : 'AccesLeadVNVO');

const dites: Readonly<Record<Raison, Dite>> = {
  inactif: {
    holds: () => 'Son compte est actif.',
    fails: () => 'Son compte est suspendu.',
    sujet: (judged) => ofPerson(judged, 'Actif'),
    change: async (judged) => {
      const { db, session, personne } = judged;
      const seen = { all: session.kind === 'operator' };
      const present = await findSituation(db, seen, personne.IDPeople);
      if (isLocked(session.kind, 'Actif', present, await readProfiles(db, seen))) return null;
      return set(judged, `Réactiver ${personne.Name}`, { Actif: true });
    },
  },
  horsTraitement: {
    holds: () => 'Cette personne n’est pas hors traitement de ces leads.',
    fails: () => 'Cette personne est hors traitement de ces leads.',
    sujet: (judged) => ofPerson(judged, horsTraitement(judged)),
    change: async (judged) => set(judged, `Remettre ${judged.personne.Name} au traitement des leads`, { [horsTraitement(judged)]: false }),
  },
  autreProfil: {
    holds: ({ personne: { Profil } }) =>
      Profil === null ? 'Cette étape ne demande aucun profil.' : `Son profil «\u00a0${Profil}\u00a0» est de cette étape.`,
    fails: ({ personne: { Profil }, etape }) =>
      `Cette étape s’adresse à\u00a0: ${etape}. ${Profil === null ? 'Cette personne n’a pas de profil eSeller Lead.' : `Son profil est «\u00a0${Profil}\u00a0».`}`,
    sujet: (judged) => ofPerson(judged, 'IDDRProfileEsellerLead'),
    // Which profile it should be is chosen on its form.
    change: async () => null,
  },
  autreType: {
    holds: ({ type }) => `Cette personne traite les leads ${type}, ou cette étape les traite tous.`,
    fails: ({ type }) => `Cette personne ne traite pas les leads ${type}.`,
    sujet: (judged) => ofPerson(judged, champDuType[judged.type]),
    change: async (judged) =>
      set(judged, `Faire traiter les leads ${judged.type} par ${judged.personne.Name}`, { [champDuType[judged.type]]: true }),
  },
  sansAcces: {
    holds: () => 'Cette personne a accès à ces leads.',
    fails: () => 'Cette personne n’a pas accès à ces leads.',
    sujet: (judged) => ofPerson(judged, acces(judged)),
    change: async (judged) => set(judged, `Donner à ${judged.personne.Name} l’accès à ces leads`, { [acces(judged)]: true }),
  },
  autreSite: {
    holds: () => 'Cette personne est sur ce site, ou cette étape est la même pour tous.',
    fails: () => 'Cette personne n’est pas sur ce site.',
    sujet: ({ personne: { IDPeople }, IDSite }) => ({ table: 'utilisateursSites', id: `${IDPeople}/${IDSite}`, champ: 'IDSite' }),
    change: async ({ db, session, personne: { IDPeople, Name, Sites }, IDSite }) => {
      if (!mayCall(utilisateurs.updateSites, standingOf(session))) return null;
      const [site] = await findSites(db, [IDSite]);
      // What customer access may not add (docs/regles/utilisateurs.md#sites).
      if (session.kind !== 'operator' && site?.TPR_IDTypeProduit === nissanProduct) return null;
      const chemin = `/api/utilisateurs/${IDPeople}/sites` as const;
      return { phrase: `Mettre ${Name} sur ce site`, methode: 'PUT', chemin, corps: [...Sites, IDSite] };
    },
  },
};

/** The rule that the lead follows, and since when: it decides whom the steps are for. */
const ofRegle = async (
  { db, session }: Judged,
  { source, IDWorkflowLead, ReceptionLeads, WorkflowBDC, cibleDuGroupe }: RegleSuivie,
  nth: number,
) => {
  const passes = nth > 0 && WorkflowBDC !== null;
  const ofGroupe = passes ? cibleDuGroupe : IDWorkflowLead === null;
  const champ = passes ? (ofGroupe ? 'GRP_eSellerLeadProcessBDC' : 'WorkflowBDC') : ofGroupe ? 'GRP_ReceptionLeads' : 'ReceptionLeads';
  const sujet = ofGroupe
    ? { table: 'gpParametres', id: String((await readGpParametres(db)).IDGpParametres), champ }
    : { table: 'workflowsLeads', id: String(IDWorkflowLead), champ };
  const cible = WorkflowBDC === null ? '' : `, puis ${ciblesBDC[WorkflowBDC]}`;
  return {
    code: 'regle',
    phrase: `La règle suivie est\u00a0: ${sourcesRegle[source]}, réception par ${receptions[ReceptionLeads]}${cible}.`,
    tient: true,
    sujet,
    lien: '/workflowsLeads',
    change: null,
    depuis: await readDepuis(db, session, sujet),
  };
};

/** Whether a person gets a lead in one step of its way, and all that it stands on. */
export const explainLead: Handler<typeof pourquoi.lead> = async ({ db, session, params: { idPeople }, query }) => {
  const { IDOrigineAction, IDSite, type, etape: nth } = query;
  const seen = { all: session.kind === 'operator' };
  await findSituation(db, seen, idPeople);
  await checkOption(db);
  await findLead(db, IDOrigineAction, IDSite, seen);
  const configuration = await readConfiguration(db, seen);
  const personnes: readonly Named[] = configuration.personnes;
  const personne = personnes.find(({ IDPeople }) => IDPeople === idPeople);
  const { regle, etapes } = resolverOf(configuration);
  const suivie = regle(IDOrigineAction, IDSite);
  const destinataires = etapes(suivie, type)[nth];
  if (!personne || !destinataires) throw unknownRecord();
  const missing = raisonsOf(personne, destinataires, type, IDSite);
  const judged: Judged = { db, session, personne, etape: destinatairesText(destinataires), type, IDSite };
  const raisons: Explication[] = [await ofRegle(judged, suivie, nth)];
  for (const code of keysOf(toutes)) {
    const { holds, fails, sujet, change } = dites[code];
    const tient = !missing.includes(code);
    raisons.push({
      code,
      phrase: tient ? holds(judged) : fails(judged),
      tient,
      sujet: sujet(judged),
      lien: `/utilisateurs/${idPeople}`,
      change: tient ? null : await change(judged),
      depuis: await readDepuis(db, session, sujet(judged)),
    });
  }
  return { Name: personne.Name, destinataires, verdict: missing.length === 0, raisons };
};
