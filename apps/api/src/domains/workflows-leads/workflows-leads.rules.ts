import type { CibleBDC, NewWorkflow, Reception } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import type { Destinataires, Raison, SourceRegle, TypeLead } from '@comptoir/contract/domains/workflows-leads/suivi';

/** Lead profiles by number (docs/regles/profils.md#lead-profiles). */
const vendeur = 2;
export const chefDesVentes = 3;
const bdc = 4;

export interface Regle extends Omit<NewWorkflow, 'WorkflowBDC'> {
  IDWorkflowLead: number;
  /** Empty: the group's default. */
  WorkflowBDC: CibleBDC | '';
}

export interface Personne {
  IDPeople: number;
  IDDRProfileEsellerLead: number | null;
  Actif: boolean;
  HorsTraitementLeads: boolean;
  HorsTraitementLeadsAPV: boolean;
  TypeVN: boolean;
  TypeVO: boolean;
  TypeVDL: boolean;
  TypeConseiller: boolean;
  AccesLeadVNVO: boolean;
  AccesLeadAPV: boolean;
  Sites: readonly number[];
}

export interface Site {
  IDSite: number;
  EstVN: boolean;
  EstVO: boolean;
}

/** Everything that decides where a lead goes. */
export interface Configuration {
  groupe: {
    GRP_ReceptionLeads: Reception;
    GRP_eSellerLeadProcessBDC: CibleBDC;
    GRP_BDCTraitementLeadsAPV: boolean;
  };
  workflows: readonly Regle[];
  personnes: readonly Personne[];
}

export interface RegleSuivie {
  source: SourceRegle;
  IDWorkflowLead: number | null;
  ReceptionLeads: Reception;
  /** Of the BDC only. */
  WorkflowBDC: CibleBDC | null;
  cibleDuGroupe: boolean;
}

const profils: Readonly<Record<Exclude<Destinataires, 'CONSEILLERS'>, readonly number[]>> = {
  CDV: [chefDesVentes],
  VEND: [vendeur],
  BDC: [bdc],
  BdcToChefsVentes: [chefDesVentes],
  BdcToVendeurs: [vendeur],
  BdcToChefsVentesVendeurs: [chefDesVentes, vendeur],
  BdcToPotCommunVendeurs: [vendeur],
  BdcToChefsVentesVendeursPotCommunVendeurs: [chefDesVentes, vendeur],
};

/** The field of a person that says whether leads of a type are theirs. */
export const champDuType = { VN: 'TypeVN', VO: 'TypeVO', VDL: 'TypeVDL', APV: 'TypeConseiller' } as const satisfies Record<
  TypeLead,
  keyof Personne
>;

/** Why a person does not receive a lead of this type on this site; empty if they do. The BDC works for every site and type. */
export const raisonsOf = (personne: Personne, destinataires: Destinataires, type: TypeLead, IDSite: number): Raison[] => {
  const isAPV = type === 'APV';
  const isBDC = destinataires === 'BDC';
  const hasProfil = destinataires === 'CONSEILLERS' || profils[destinataires].some((profil) => profil === personne.IDDRProfileEsellerLead);
  const faults: Record<Raison, boolean> = {
    inactif: !personne.Actif,
    horsTraitement: isAPV ? personne.HorsTraitementLeadsAPV : personne.HorsTraitementLeads,
    autreProfil: !hasProfil,
    autreType: !isBDC && !personne[champDuType[type]],
    sansAcces: !(isAPV ? personne.AccesLeadAPV : personne.AccesLeadVNVO),
    autreSite: !isBDC && !personne.Sites.includes(IDSite),
  };
  // The keys of an object literal are all of its type's.
  return (Object.keys(faults) as Raison[]).filter((raison) => faults[raison]);
};

/** The steps of a lead, each with its recipients. */
const etapesOf = (
  { ReceptionLeads, WorkflowBDC }: Pick<RegleSuivie, 'ReceptionLeads' | 'WorkflowBDC'>,
  type: TypeLead,
  { GRP_BDCTraitementLeadsAPV }: Configuration['groupe'],
): readonly Destinataires[] => {
  if (type === 'APV') return ReceptionLeads === 'BDC' && GRP_BDCTraitementLeadsAPV ? ['BDC', 'CONSEILLERS'] : ['CONSEILLERS'];
  return WorkflowBDC === null ? [ReceptionLeads] : ['BDC', WorkflowBDC];
};

/** Whether the site sells this kind; nothing is stored of company and rental vehicles, or of the workshop. */
export const vend = ({ EstVN, EstVO }: Site, type: TypeLead) => (type === 'VN' ? EstVN : type === 'VO' ? EstVO : true);

const grouped = <K, V>(values: readonly V[], keysOf: (value: V) => readonly K[]) => {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    for (const key of keysOf(value)) {
      const group = groups.get(key);
      if (group) group.push(value);
      else groups.set(key, [value]);
    }
  }
  return groups;
};

/** Finds, for one configuration, the rule of a lead and whom it reaches. */
export const resolverOf = (configuration: Configuration) => {
  const { groupe, workflows, personnes } = configuration;
  const byOrigine = grouped(workflows, ({ IDOrigineAction }) => [IDOrigineAction]);
  const bySite = grouped(personnes, ({ Sites }) => Sites);
  const bySiteOf = new Map([...byOrigine].map(([origine, own]) => [origine, new Map(own.map((regle) => [regle.IDSite, regle]))]));
  const reached = new Map<string, boolean>();

  /** The site's rule, else the origin's, else the group's. */
  const regle = (IDOrigineAction: number, IDSite: number): RegleSuivie => {
    const own = bySiteOf.get(IDOrigineAction);
    const found = own?.get(IDSite) ?? own?.get(null);
    const ReceptionLeads = found ? found.ReceptionLeads : groupe.GRP_ReceptionLeads;
    const cible = found && found.WorkflowBDC !== '' ? found.WorkflowBDC : null;
    const isBDC = ReceptionLeads === 'BDC';
    return {
      source: found ? (found.IDSite === null ? 'origine' : 'site') : 'groupe',
      IDWorkflowLead: found?.IDWorkflowLead ?? null,
      ReceptionLeads,
      WorkflowBDC: isBDC ? (cible ?? groupe.GRP_eSellerLeadProcessBDC) : null,
      cibleDuGroupe: isBDC && cible === null,
    };
  };

  const hasSomebody = (destinataires: Destinataires, type: TypeLead, IDSite: number) => {
    // The BDC is the same for every site.
    const key = `${destinataires} ${type} ${destinataires === 'BDC' ? '' : IDSite}`;
    const known = reached.get(key);
    if (known !== undefined) return known;
    const candidates = destinataires === 'BDC' ? personnes : (bySite.get(IDSite) ?? []);
    const found = candidates.some((personne) => raisonsOf(personne, destinataires, type, IDSite).length === 0);
    reached.set(key, found);
    return found;
  };

  return {
    regle,
    etapes: (suivie: RegleSuivie, type: TypeLead) => etapesOf(suivie, type, groupe),
    /** Every step has somebody. */
    atteint: (suivie: RegleSuivie, type: TypeLead, IDSite: number) =>
      etapesOf(suivie, type, groupe).every((destinataires) => hasSomebody(destinataires, type, IDSite)),
  };
};
