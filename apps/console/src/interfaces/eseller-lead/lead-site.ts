import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';

export type LeadSite = Pick<
  SiteRow,
  'IDSite' | 'Descr' | 'Plaque_Libelle' | 'Libelle' | 'EstFictif' | 'EstVN' | 'EstVO' | 'Marques' | 'Est_eSellerLeadActif'
>;

/** The sites with eSeller Lead. */
export const leadSitesOf = <S extends LeadSite>(sites: readonly S[]) => sites.filter(({ Est_eSellerLeadActif }) => Est_eSellerLeadActif);

export const withoutLabel = 'Ce site n’a pas de libellé propre aux leads';

/** Why a site cannot receive leads as it is. */
export const problemOf = ({ Libelle, EstFictif, EstVN, EstVO, Marques }: LeadSite): string | null => {
  const problems = [
    ...(Libelle.trim() === '' ? [withoutLabel] : []),
    ...(EstFictif || EstVN || EstVO ? [] : ['Ce site n’est ni fictif, ni VN, ni VO']),
    ...(EstVN && Marques.length === 0 ? ['Ce site VN n’a aucune marque'] : []),
  ];
  return problems.length > 0 ? `${problems.join('. ')}.` : null;
};
