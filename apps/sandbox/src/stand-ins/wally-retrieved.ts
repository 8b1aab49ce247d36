import { numberOf } from '../numbers.ts';

interface Named {
  id: string;
  name: string;
}

/** A point of sale or an origin with the brands for which it is met. */
interface Thing extends Named {
  brands: readonly string[];
}

const firstnames = ['Anne', 'Yann', 'Élise', 'Marc', 'Soizic', 'Paul'];
const names = ['Morvan', 'Le Gall', 'Caradec', 'Petit', 'Rivière', 'Kermarrec'];

interface Asked {
  crm: string;
  login: string;
  moments: readonly string[];
  sites: readonly Thing[];
  origins: readonly Thing[];
  brands: readonly Named[];
  /** Where the sandbox answers. */
  base: string;
}

/** What the robot has read by each of these moments: two leads, then an offer with its PDF. */
export const retrievedOf = ({ crm, login, moments, sites, origins, brands, base }: Asked) =>
  moments.map((at) => {
    const words = `${crm}/${login}/${at}`;
    const draw = (what: string, under: number) => numberOf(`${words}/${what}`, under);
    const site = sites[draw('site', sites.length)]!;
    const brand = site.brands[draw('marque', site.brands.length)]!;
    const met = origins.filter((origin) => origin.brands.includes(brand));
    const letters = crm === 'customer_first' ? 'CF' : crm.slice(0, 2).toUpperCase();
    const code = `${letters}-${String(draw('code', 1_000_000_000)).padStart(9, '0')}`;
    const turn = Math.floor(Date.parse(at) / 300_000);
    const isReachable = turn % 8 > 0;
    const lead = {
      code,
      at,
      site: site.id,
      brand,
      brandName: brands.find(({ id }) => id === brand)?.name ?? brand,
      origin: met[draw('origine', Math.max(1, met.length))]?.name ?? '',
      name: names[draw('nom', names.length)]!,
      firstname: firstnames[draw('prenom', firstnames.length)]!,
      phone: isReachable ? `06${String(draw('tel', 100_000_000)).padStart(8, '0')}` : '',
      email: isReachable ? `client.${draw('mail', 10_000)}@client.example` : '',
    };
    const isOffer = turn % 3 === 0;
    return { ...lead, offer: isOffer ? { url: `${base}/documents/${code}`, pdf: `${base}/documents/${code}.pdf` } : null };
  });
