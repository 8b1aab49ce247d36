import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';

const texts = [
  `Bonjour {{civilite}} {{nomClient}},

Je vous remercie de votre visite à {{nomSite}}. Vous trouverez en pièce jointe notre offre {{infoOffre1}}.

Je reste à votre disposition au {{mobileVendeur}}.

{{prenomVendeur}} {{nomVendeur}}
{{nomSite}} – {{adresseSite}}
{{telephoneSite}} – {{emailSite}}`,
  `{{civilite}} {{prenomClient}} {{nomClient}},

Comme convenu, voici notre proposition : {{infoOffre1}}, {{infoOffre2}}.

À bientôt,
{{prenomVendeur}} {{nomVendeur}}, {{telephoneVendeur}}
{{logo}}`,
];

const followUps = [
  'Appel-7-Satisfaction après livraison;E-mail-30-Premier bilan',
  'Appel-3-Prise de nouvelles',
  'E-mail-10-Enquête;Appel-180-Premier entretien;Appel-365-Bilan annuel',
];

/** Settings of a company for offers, follow-ups and reports; some keep the defaults. */
export const companySettings = ({ BDGp, domain }: Recipe, IDPlaque: number) => {
  const draw = random(`${BDGp}/company ${IDPlaque}`);
  const follows = draw.chance(0.6);
  const afterClosing = draw.chance(0.4);
  const group = (share: number) => (draw.chance(share) ? 100 + draw.below(40) : null);
  return {
    DureeValid: draw.pick([5, 5, 8, 10, 15, 30]),
    ImprPortableComOffre: draw.chance(0.8),
    NbJrsRelanceLiv: follows ? draw.pick([3, 7, 10]) : null,
    NbJrsRelanceLivMulti: follows && draw.chance(0.6) ? draw.pick(followUps) : '',
    LibRelanceLiv: follows ? 'Appel après livraison' : '',
    NbJrsRelanceAvLiv: follows ? draw.pick([2, 5]) : null,
    LibRelanceAvLiv: follows ? 'Préparer la livraison' : '',
    AlerteNbJoursEnStock: draw.chance(0.7) ? draw.pick([60, 90, 120]) : null,
    Affiche_TTC: draw.chance(0.85),
    JoursRapportAuto: draw.pick(['2,3,4,5,6,7', '2,3,4,5,6', '2,4,6', '1,2,3,4,5,6,7']),
    CreationOffreSansEtape: draw.chance(0.2),
    IDMiniGpOffre: group(0.3),
    IDMiniGpStock: group(0.3),
    IDMiniGpRapport: group(0.2),
    TitreRepriseOffre: draw.chance(0.5) ? 'Reprise de votre véhicule' : '',
    EmailEnvoiAutoBonDeCde: draw.chance(0.4) ? `bons-de-commande@${domain}` : '',
    UrlCotation: draw.chance(0.3) ? `https://cotation.${domain}/estimer` : '',
    EmailAdministratifWelcomePro: draw.chance(0.3) ? `welcome-pro@${domain}` : '',
    NomFicBonDeCdeVO: draw.chance(0.5) ? `BDC_VO_${String(IDPlaque).padStart(3, '0')}.docx` : '',
    TexteEmailOffre: draw.chance(0.6) ? draw.pick(texts) : '',
    AfficherOptionsVDDansOffre: draw.chance(0.3),
    RelanceApresClotureLead: afterClosing,
    RelanceApresClotureLeadObligatoire: afterClosing && draw.chance(0.3),
  };
};
