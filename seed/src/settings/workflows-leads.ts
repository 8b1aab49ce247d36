import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { numbered, type Row, type TableRows } from '../rows.ts';
import type { Site } from '../structure/sites.ts';

const cibles = ['BdcToChefsVentes', 'BdcToVendeurs', 'BdcToChefsVentesVendeurs', 'BdcToPotCommunVendeurs', ''] as const;
/** Numbers of the types VN, VO and VDL. */
const lastType = 3;
/** A group configures its most productive origins. */
const most = 60;

const reception = (draw: Random) => {
  const ReceptionLeads = draw.pick(['CDV', 'CDV', 'VEND', 'BDC']);
  return { ReceptionLeads, WorkflowBDC: ReceptionLeads === 'BDC' ? draw.pick(cibles) : '' };
};

const isOffered = (row: Row) =>
  row['EstInactif'] === false && typeof row['IDOrigineActionType'] === 'number' && row['IDOrigineActionType'] <= lastType;

/** Some origins have workflows: for all sites, and for a few sites. */
export const workflowRows = (recipe: Recipe, origines: readonly Row[], sites: readonly Site[]): TableRows => {
  const draw = random(`${recipe.BDGp}/workflows`);
  const places = sites.filter(({ row }) => row.Est_eSellerLeadActif && !row.EstFictif).map(({ row }) => row.IDSite);
  const own = origines.filter((row) => isOffered(row) && draw.chance(0.4)).slice(0, most);
  const rows = own.flatMap(({ IDOrigineAction = null }): Row[] => {
    const apart = draw.chance(0.5) ? draw.shuffled(places).slice(0, 1 + draw.below(4)) : [];
    const general = apart.length === 0 || draw.chance(0.7) ? [null] : [];
    return [...general, ...apart].map((IDSite) => ({ IDOrigineAction, IDSite, ...reception(draw) }));
  });
  return numbered('workflowsLeads', 'IDWorkflowLead', recipe.interfaces.lead > 0 ? rows : []);
};
