import { initials, newEMail, newLogin, newPassword, sampleCustomerAccess } from './accounts.ts';
import { nissanProductType } from '../structure/brands.ts';
import type { Company } from '../structure/companies.ts';
import { personName } from './names.ts';
import { isNissan, lead, prcProfileId, teamProfileId, type TeamProfile } from '../functions/profiles.ts';
import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import type { Site } from '../structure/sites.ts';
import { landline, mobile, type RegionName } from '../structure/towns.ts';

/** What a person does, and where: the first site is the home site. */
interface Post {
  profile: TeamProfile;
  lead: number;
  sites: readonly Site[];
  name?: { Firstname: string; Lastname: string };
  isSampleAccount?: boolean;
  isMarketing?: boolean;
}
export type Person = Post & { row: ReturnType<typeof userRow> };

/** Staff of a site beside its sales manager: share in percent, profile, lead profile. */
const staff = [
  [54, 'Vendeur', lead.vendeur],
  [15, 'Conseiller service', lead.conseiller],
  [10, 'Secrétaire commerciale', lead.consultation],
  [6, 'Acheteur VO', lead.vendeur],
  [5, "Chef d'atelier", lead.conseiller],
  [5, 'Téléconseiller', lead.teleconseiller],
  [5, 'Consultation', lead.consultation],
] as const;

const staffPost = (draw: Random, real: readonly Site[], byCompany: ReadonlyMap<Company, readonly Site[]>): Post => {
  let left = draw.below(100);
  const [, profile, leadProfile] = staff.find(([share]) => (left -= share) < 0) ?? staff[0];
  const own = draw.pick(real);
  const others = (byCompany.get(own.company) ?? []).filter((site) => site !== own && draw.chance(0.04));
  return { profile, lead: leadProfile, sites: [own, ...others] };
};

const leaders = (recipe: Recipe, companies: readonly Company[], real: readonly Site[]): Post[] => {
  const all = { sites: real };
  const sellsNissan = real.filter(({ brand }) => brand?.TPR_IDTypeProduit === nissanProductType);
  const post = (profile: TeamProfile, leadProfile: number, sites: readonly Site[]): Post => ({ profile, lead: leadProfile, sites });
  return [
    ...(recipe.withSampleAccount
      ? [
          {
            profile: 'Administrateur groupe',
            lead: lead.administrateur,
            ...all,
            name: sampleCustomerAccess,
            isSampleAccount: true,
          } as const,
        ]
      : []),
    ...(recipe.withMarketingAccount
      ? [
          {
            profile: 'Consultation',
            lead: lead.administrateur,
            ...all,
            name: { Firstname: 'Marketing', Lastname: 'eDataVoice' },
            isMarketing: true,
          } as const,
        ]
      : []),
    post('Administrateur groupe', lead.administrateur, real),
    post('Correspondant informatique', lead.administrateur, real),
    ...(isNissan(recipe)
      ? [post('Chef de région Nissan', lead.direction, sellsNissan), post('Chef de région Nissan', lead.direction, sellsNissan)]
      : []),
    ...companies.map((company) =>
      post(
        'Directeur de concession',
        lead.direction,
        real.filter((site) => site.company === company),
      ),
    ),
    ...real.filter(({ row }) => row.EstVN || row.EstVO).map((site) => post('Chef des ventes', lead.chefDesVentes, [site])),
  ];
};

const sellerFlags = (draw: Random, { profile, sites }: Post) => {
  const own = sites[0]?.row;
  const sells = profile === 'Vendeur' || profile === 'Chef des ventes';
  const usedOnly = profile === 'Acheteur VO';
  const TypeVN = sells && own?.EstVN === true && draw.chance(0.85);
  return {
    TypeVN,
    TypeVO: usedOnly || (sells && (own?.EstVO === true ? draw.chance(0.7) || !TypeVN : !TypeVN)),
    TypeVDL: sells && draw.chance(0.08),
    TypeConseiller: profile === 'Conseiller service' || profile === "Chef d'atelier",
    TypeAutre: !sells && !usedOnly && profile !== 'Conseiller service' && profile !== "Chef d'atelier",
  };
};

const leadFlags = (draw: Random, recipe: Recipe, post: Post) => {
  const usesLead = recipe.interfaces.lead > 0;
  const IDDRProfileEsellerLead = recipe.eDataVoice || (usesLead && post.lead !== lead.consultation) ? post.lead : null;
  return {
    HorsTraitementLeads: usesLead && draw.chance(0.05),
    HorsTraitementLeadsAPV: usesLead && draw.chance(0.05),
    EnCopieRDVeSellerLead: usesLead && IDDRProfileEsellerLead === lead.chefDesVentes && draw.chance(0.6),
    AccesLeadVNVO: usesLead && post.lead !== lead.conseiller && post.lead !== lead.consultation,
    AccesLeadAPV: usesLead && (post.lead === lead.conseiller || draw.chance(0.1)),
    IDDRProfileEsellerLead,
    IDProfil: recipe.eDataVoice ? prcProfileId(post.lead) : null,
  };
};

const makerCodes = (draw: Random, { sites, lead: leadProfile }: Post) => {
  const maker = leadProfile === lead.administrateur ? undefined : sites[0]?.brand?.maker;
  return {
    CodeIPNRenault: maker === 'Renault' && draw.chance(0.7) ? `p${draw.digits(6)}` : '',
    CodeFRStellantis: maker === 'Stellantis' && draw.chance(0.7) ? `FR${draw.digits(5)}` : '',
  };
};

const accountFlags = (draw: Random, { profile, isSampleAccount, isMarketing }: Post) => {
  const Actif = isSampleAccount === true || isMarketing === true || draw.chance(0.93);
  const usesCRM = profile !== 'Consultation' && profile !== 'Correspondant informatique';
  return {
    Actif,
    Superviseur: profile === 'Administrateur groupe' || profile === 'Directeur de concession',
    AccesCRMeSeller: usesCRM,
    OffreEnTTC: draw.chance(0.9),
    RechercheVNParFiltre: draw.chance(0.35),
    RechercheAvanceeVNParDefaut: draw.chance(0.15),
    EstEDVMarketing: isMarketing === true,
    IsAccountOpened: isSampleAccount === true || (Actif && usesCRM && draw.chance(0.85)) || (!Actif && draw.chance(0.1)),
  };
};

const phones = (draw: Random, { isMarketing }: Post, region: RegionName) => ({
  PhoneNumber: !isMarketing && draw.chance(0.85) ? landline(draw, region) : '',
  MobilePhone: !isMarketing && draw.chance(0.75) ? mobile(draw) : '',
  PrivatePhone: !isMarketing && draw.chance(0.1) ? mobile(draw) : '',
});

interface Taken {
  logins: Set<string>;
  emails: Set<string>;
}

const userRow = (draw: Random, recipe: Recipe, post: Post, IDPeople: number, taken: Taken) => {
  const region = post.sites[0]?.town.region ?? recipe.regions[0] ?? 'bretagne';
  const { Firstname, Lastname } = post.name ?? personName(draw, region);
  return {
    IDPeople,
    Lastname,
    Firstname,
    Initial: initials(Firstname, Lastname),
    EMail: newEMail(Firstname, Lastname, recipe.domain, taken.emails),
    ...phones(draw, post, region),
    LoginWEB: newLogin(Firstname, Lastname, taken.logins),
    Password: post.isSampleAccount ? sampleCustomerAccess.password : newPassword(draw),
    ...accountFlags(draw, post),
    ...sellerFlags(draw, post),
    ...leadFlags(draw, recipe, post),
    ...makerCodes(draw, post),
    drprofile_id: teamProfileId(recipe, post.profile),
  };
};

/** The group's leaders, then the staff of the sites, up to the number in the recipe. */
export const peopleOf = (recipe: Recipe, companies: readonly Company[], sites: readonly Site[]): Person[] => {
  const draw = random(`${recipe.BDGp}/people`);
  const real = sites.filter(({ row }) => !row.EstFictif);
  const posts = leaders(recipe, companies, real).slice(0, recipe.utilisateurs);
  const byCompany = new Map(companies.map((company) => [company, real.filter((site) => site.company === company)]));
  while (posts.length < recipe.utilisateurs) posts.push(staffPost(draw, real, byCompany));
  const taken: Taken = { logins: new Set(), emails: new Set() };
  return posts.map((post, at) => ({ ...post, row: userRow(draw, recipe, post, at + 1, taken) }));
};
