import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';

const sitesCard = z.strictObject({ Actif: z.boolean(), Warning: z.boolean(), CountSitesActif: z.number(), CountSites: z.number() });
const plaquesCard = z.strictObject({ Actif: z.boolean(), Warning: z.boolean(), CountPlaquesActif: z.number(), CountPlaques: z.number() });

const card = <const Path extends `/api/${string}`, const A extends z.ZodType>(path: Path, name: string, answer: A) =>
  endpoint({ method: 'GET', path, who: everyone, on: 'customer', action: `Tableau de bord\u00a0: ${name}`, answer });

/** How many of something there were on a day: active sites or companies of an interface. */
const tendance = z.strictObject({ Mesure: z.string(), Jour: z.string(), Nombre: z.number() });
export type Tendance = z.infer<typeof tendance>;

export const dashboard = {
  tendances: { ...card('/api/dashboard/tendances', 'tendances', z.array(tendance)), present: 'suivi' as const },
  factureeSeller: {
    ...card('/api/bdref3/facturation', 'facturation eSeller', z.strictObject({ FAM_FactureeSeller: z.boolean() })),
    scope: 'dashboard:lire' as const,
  },
  esellerLead: card('/api/interfaces/esellerLead/dashboard', 'eSeller Lead', sitesCard),
  planetvo: card('/api/interfaces/planetvo/dashboard', 'PlanetVO', plaquesCard),
  corporateSales: card('/api/interfaces/corporateSales/dashboard', 'Corporate Sales', plaquesCard),
  basevn: card('/api/interfaces/basevn/dashboard', 'Base VN', sitesCard),
  opelvn: card('/api/interfaces/opelvn/dashboard', 'Opel VN toolbox', sitesCard),
  smartDataForLead: card(
    '/api/interfaces/smartDataForLead/dashboard',
    'SmartDataForLead',
    /** `Password` only says whether one is stored: a mask, or ''. */
    z.strictObject({ Actif: z.boolean(), Login: z.string(), Password: z.string() }),
  ),
  planetvo2: card(
    '/api/interfaces/planetvo2/dashboard',
    'PlanetVO 2',
    z.strictObject({ countActiveSites: z.number(), countSites: z.number() }),
  ),
  facturation: card(
    '/api/interfaces/facturation/dashboard',
    'facturation',
    z.strictObject({ eDataVoiceActif: z.boolean(), eSellerActif: z.boolean() }),
  ),
};
