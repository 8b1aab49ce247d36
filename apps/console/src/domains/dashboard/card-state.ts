import type { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import type { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import type { Answer } from '@comptoir/contract/kit';

export type CardTone = 'off' | 'ok' | 'warning' | 'failed';

export interface Share {
  active: number;
  all: number;
  unit: 'site' | 'société';
}

/** What a card says of one interface (docs/regles/tableau-de-bord.md#colours). The word says as much as the colour. */
export interface CardState {
  tone: CardTone;
  word: string;
  details: readonly string[];
  share?: Share;
}

type SitesCard = Answer<typeof dashboard.esellerLead>;
type PlaquesCard = Answer<typeof dashboard.planetvo>;

const words: Record<Exclude<CardTone, 'failed'>, string> = { off: 'Désactivé', ok: 'Actif', warning: 'Actif, à vérifier' };

const activeOf = ({ Actif, Warning }: Pick<SitesCard, 'Actif' | 'Warning'>, share: Share): CardState => {
  if (!Actif) return { tone: 'off', word: words.off, details: [], share };
  if (Warning) return { tone: 'warning', word: words.warning, details: ['Une partie de la configuration est incomplète.'], share };
  return { tone: 'ok', word: words.ok, details: [], share };
};

/** eSeller Lead, BaseVN, OpelVN. */
export const sitesState = (card: SitesCard) => activeOf(card, { active: card.CountSitesActif, all: card.CountSites, unit: 'site' });

/** PlanetVO, Corporate Sales. */
export const plaquesState = (card: PlaquesCard) =>
  activeOf(card, { active: card.CountPlaquesActif, all: card.CountPlaques, unit: 'société' });

export const planetvo2State = ({ countActiveSites: active, countSites: all }: Answer<typeof dashboard.planetvo2>): CardState => {
  const share: Share = { active, all, unit: 'site' };
  if (active === 0) return { tone: 'off', word: words.off, details: [], share };
  if (active < all) return { tone: 'warning', word: 'Actif en partie', details: [], share };
  return { tone: 'ok', word: words.ok, details: [], share };
};

/** The other cards of sites are counted by the server, without fictitious ones too (docs/regles/tableau-de-bord.md#what-counts). */
export const bee2LinkState = ({ sites }: { sites: readonly { Actif: boolean; EstFictif: boolean }[] }): CardState => {
  const real = sites.filter(({ EstFictif }) => !EstFictif);
  const active = real.filter(({ Actif }) => Actif).length;
  const share: Share = { active, all: real.length, unit: 'site' };
  return active > 0 ? { tone: 'ok', word: words.ok, details: [], share } : { tone: 'off', word: words.off, details: [], share };
};

export const smartDataForLeadState = ({ Actif, Login, Password }: Answer<typeof dashboard.smartDataForLead>): CardState => {
  if (!Actif) return { tone: 'off', word: words.off, details: [] };
  if (Login && Password) return { tone: 'ok', word: 'Configuré', details: [] };
  return { tone: 'warning', word: 'Non configuré', details: ['L’identifiant ou le mot de passe n’est pas renseigné.'] };
};

const billed = (active: boolean) => (active ? 'activée' : 'désactivée');

/** Green for exactly one kind of billing, yellow for both. */
export const facturationState = ({ eSellerActif, eDataVoiceActif }: Answer<typeof dashboard.facturation>): CardState => {
  const details = [`eSeller\u00a0: ${billed(eSellerActif)}`, `eDataVoice\u00a0: ${billed(eDataVoiceActif)}`];
  if (eSellerActif && eDataVoiceActif) return { tone: 'warning', word: 'Deux facturations actives', details };
  if (eSellerActif || eDataVoiceActif) return { tone: 'ok', word: 'Une facturation active', details };
  return { tone: 'off', word: 'Aucune facturation active', details };
};

export const dpoContactState = ({ config, exist, mailDPOSent, message }: Answer<typeof gpParametres.dpoContact>): CardState => {
  if (config) return { tone: 'ok', word: 'Groupe configuré', details: [] };
  if (exist)
    return {
      tone: 'warning',
      word: 'Groupe existant, non configuré',
      details: [mailDPOSent ? 'Mail envoyé au DPO' : 'Mail non-envoyé au DPO'],
    };
  return { tone: 'failed', word: 'Groupe non créé', details: message ? [message] : [] };
};

/** `51 sites actifs sur 59` */
export const shareInWords = ({ active, all, unit }: Share) => {
  if (all === 0) return unit === 'site' ? 'Aucun site' : 'Aucune société';
  const adjective = unit === 'site' ? 'actif' : 'active';
  const plural = active > 1 ? 's' : '';
  return `${active.toLocaleString('fr-FR')} ${unit}${plural} ${adjective}${plural} sur ${all.toLocaleString('fr-FR')}`;
};
