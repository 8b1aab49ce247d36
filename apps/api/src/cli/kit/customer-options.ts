import type { Config } from '../../config/config.ts';
import { hostOf, isCustomerHost } from '../../domains/session/login.rules.ts';
import type { CustomerEntry } from '../../data/format.ts';
import { Misuse, required } from './program.ts';

const text = { type: 'string' } as const;
const several = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

export const customerOptions = {
  name: text,
  label: text,
  activites: text,
  groupement: text,
  host: several,
  url: several,
  facturee: flag,
  edatavoice: flag,
  'delete-origines': flag,
  'import-fidelite': flag,
};

export const customerUsage = `
  --label TEXTE           nom du groupe, tel qu’il se lit
  --activites 1,2         activités du groupe (1 automobile, 2 agriculture)
  --groupement N          IDGroupements
  --host HÔTE             hôte d’accès client\u00a0; l’option se répète\u00a0; --host '' les retire tous
  --url PRODUIT=ADRESSE   adresse d’un produit du client\u00a0; l’option se répète\u00a0; --url '' les retire toutes
  --[no-]facturee         le groupe est facturé eSeller
  --[no-]edatavoice       eDataVoice est actif
  --[no-]delete-origines  les origines peuvent être supprimées
  --[no-]import-fidelite  les cartes de fidélité peuvent être importées`;

export interface CustomerValues {
  label?: string | undefined;
  activites?: string | undefined;
  groupement?: string | undefined;
  host?: string[] | undefined;
  url?: string[] | undefined;
  facturee?: boolean | undefined;
  edatavoice?: boolean | undefined;
  'delete-origines'?: boolean | undefined;
  'import-fidelite'?: boolean | undefined;
}

const wholeNumber = (given: string, option: string) => {
  if (!/^\d{1,9}$/.test(given.trim())) throw new Misuse(`--${option} ${given}\u00a0: un nombre entier est attendu.`);
  return Number(given);
};

const readActivites = (given: string) =>
  [...new Set(given.split(',').map((one) => wholeNumber(one, 'activites')))].toSorted((a, b) => a - b);

const readHost = (given: string, { backofficeLabel }: Config) => {
  const host = hostOf(given);
  const isName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(host);
  if (isName && isCustomerHost(host, backofficeLabel)) return host;
  throw new Misuse(
    `--host ${given}\u00a0: ce n’est pas un hôte d’accès client (client.${backofficeLabel}.domaine ou ${backofficeLabel}.domaine).`,
  );
};

const readUrl = (given: string, IDGroupements: number | null) => {
  const [, product, URL] = /^([^=]+)=(https?:\/\/\S+)$/.exec(given) ?? [];
  if (!product || !URL) throw new Misuse(`--url ${given}\u00a0: PRODUIT=https://… est attendu.`);
  return { product, URL, IDGroupements };
};

const given = (values: readonly string[]) => values.filter((value) => value.trim() !== '');

/** The entry with the given options applied. @throws Misuse */
export const applyOptions = (entry: CustomerEntry, values: CustomerValues & Record<string, unknown>, config: Config): CustomerEntry => {
  const IDGroupements = values.groupement === undefined ? entry.IDGroupements : wholeNumber(values.groupement, 'groupement');
  return {
    ...entry,
    IDGroupements,
    label: values.label === undefined ? entry.label : required(values, 'label'),
    activites: values.activites === undefined ? entry.activites : readActivites(values.activites),
    hosts: values.host ? [...new Set(given(values.host).map((host) => readHost(host, config)))] : entry.hosts,
    urls: values.url ? given(values.url).map((url) => readUrl(url, IDGroupements)) : entry.urls,
    FAM_FactureeSeller: values.facturee ?? entry.FAM_FactureeSeller,
    eDataVoiceActif: values.edatavoice ?? entry.eDataVoiceActif,
    deleteOrigines: values['delete-origines'] ?? entry.deleteOrigines,
    importFidelite: values['import-fidelite'] ?? entry.importFidelite,
  };
};

export const emptyEntry = (name: string, label: string): CustomerEntry => ({
  name,
  label,
  activites: [1],
  IDGroupements: null,
  hosts: [],
  urls: [],
  FAM_FactureeSeller: false,
  eDataVoiceActif: false,
  deleteOrigines: false,
  importFidelite: false,
});
