import { references } from '@comptoir/contract/references/all';
import type { RouteEntry } from '../../apps/console/src/app/routes/route-entry.ts';

/** A record of the sample data for each parameter of an address. */
const parameters: Readonly<Record<string, string>> = {
  id: '1',
  idPeople: '30',
  product: 'team',
  idPlaque: '1',
  IDOrigineAction: '1',
  idSite: '1',
  idProfile: '3',
  idProfil: '1',
  idPasserelleDMS: '1',
  idPasserelleDMSHisto: '1',
  idRelanceAuto: '1',
  idMarqueNeufOcc: '1',
  IDGrille: '1',
  IDEchange: '1',
  IDTypeMaterialAgri: '1',
  crm: 'customer_first',
  // This account has a choice for every point of sale, so the later steps are open.
  IdWallyCompte: '2',
  cle: 'siteVnSansMarque',
};

/** Where a screen is found at the sample customers. */
export const addressOf = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${path}: say in \`parameters\` what stands for {${name}}`);
    return value;
  });

/** What a sample customer is to the screens' conditions. */
export const group = { BDGp: 'BDGpArmor', activites: [1], flags: { importFidelite: true } };

/** The kind of a screen: a list, an entry, a record, or one below it. */
export const shapeOf = ({ path }: RouteEntry) =>
  path.endsWith('/create') ? 'create' : path.endsWith('}') ? 'record' : path.includes('{') ? 'within' : 'list';

const smallLists = new Set<string>(references.flatMap(({ route }) => [route, `${route}/create`, `${route}/{id}`]));

/** Small lists share their pages; other screens are written one by one. */
export const areaOf = (entry: RouteEntry) => {
  if (smallLists.has(entry.path)) return `small lists: ${shapeOf(entry)}`;
  const [, area, partner] = entry.path.split('/');
  return area === 'interfaces' ? `${area}/${partner}` : `${area}`;
};
