import type { sante } from '@comptoir/contract/domains/sante/sante.calls';
import type { Explication } from '@comptoir/contract/pourquoi';
import { unknownRecord } from '../../db/existing.ts';
import type { Handler } from '../../http/call.ts';
import type { Repos } from '../../partners/circuits.ts';
import { inWords } from '../../partners/partner-failure.ts';
import { unreadableAccess } from '../../secrets/a-ressaisir.ts';
import { explainCorrespondances } from './explain-correspondances.ts';
import { exigencesDe, worstOf, type EtapeSante } from './sante.rules.ts';
import { listEtats, sameSince } from './sante.store.ts';
import { holderOf } from './verify-interface.ts';

/** What is so, and what is said where it is not and the check gave no sentence of its own. */
const phrases: Readonly<Record<EtapeSante, readonly [string, string]>> = {
  acces: ['Un accès est configuré.', 'Aucun accès n’est configuré\u00a0: il n’y a rien à vérifier.'],
  lisible: ['Ses identifiants se lisent.', unreadableAccess],
  verifie: ['Cet accès a été vérifié.', 'Cet accès n’a encore jamais été vérifié.'],
  adresse: [
    'L’adresse du partenaire est connue de cette installation.',
    'L’adresse du partenaire n’est pas configurée sur cette installation.',
  ],
  repond: ['Le partenaire répond.', 'Le partenaire ne répond pas comme prévu.'],
  accepte: ['Le partenaire accepte cet accès et ce qui lui est relié.', 'Le partenaire refuse cet accès.'],
  valide: ['Le mot de passe n’a pas expiré.', 'Le mot de passe a expiré chez le partenaire.'],
};

/** Whether the partner is called just now: after failures, or where it asks for it, it is left alone for a while. */
const ofRepos = (repos: Repos | undefined, Interface: string): Explication => ({
  code: 'appele',
  phrase: repos
    ? `Les appels sont suspendus après plusieurs échecs, ou à la demande du partenaire\u00a0: ils reprendront dans ${inWords(repos.jusque - Date.now())}.`
    : 'Les appels ne sont pas suspendus.',
  tient: !repos,
  sujet: null,
  lien: `/echanges?partenaire=${Interface}`,
  change: null,
  depuis: repos ? { DateH: new Date(repos.depuis).toISOString(), Auteur: '', Groupe: '' } : null,
});

/** What an interface's state stands on: told of the worst of its accesses, down to where its check ended. */
export const explainInterface: Handler<typeof sante.pourquoi> = async ({ app, db, customer, session, params }) => {
  const Interface = params.Interface.toLowerCase();
  const probes = app.probes.find((one) => one.Interface === Interface);
  if (!probes) throw unknownRecord();
  const acces = await probes.list(holderOf(app, customer, db));
  const cibles = acces.map(({ Cible }) => Cible);
  const etats = (await listEtats(db)).filter((one) => one.Interface === Interface && cibles.includes(one.Cible));
  const etat = worstOf(etats);
  const unreadable = acces.find(({ ARessaisir = [] }) => ARessaisir.length > 0);
  const own = unreadable ?? acces.find(({ Cible }) => Cible === etat?.Cible) ?? acces[0];
  const exigences = exigencesDe(own, etat);
  const since = etat ? await sameSince(db, Interface, etat.Cible, etat.Verdict) : null;
  const at = (DateH: string | null | undefined): Explication['depuis'] => (DateH ? { DateH, Auteur: '', Groupe: '' } : null);
  const raisons = exigences.map(({ code, tient }): Explication => {
    const [holds, fails] = phrases[code];
    const said = etat?.Message ?? '';
    const isOutcome = !tient && !['acces', 'lisible', 'verifie'].includes(code);
    return {
      code,
      phrase: tient ? holds : isOutcome && said !== '' ? said : fails,
      tient,
      sujet: null,
      lien: probes.Ecran,
      change: null,
      depuis: code === 'acces' ? at(own?.DateModification) : at(isOutcome || (tient && code === 'valide') ? since : null),
    };
  });
  if (own) {
    raisons.push(ofRepos(app.partners.restOf(Interface, customer), Interface));
    raisons.push(...(await explainCorrespondances({ app, db, customer, session }, { probes, cibles, etats })));
  }
  return { Titre: probes.Titre, Libelle: own?.Libelle ?? '', verdict: raisons.every(({ tient }) => tient), raisons };
};
