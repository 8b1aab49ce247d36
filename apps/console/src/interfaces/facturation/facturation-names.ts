import { periodeFields, type FacturationProduit } from '@comptoir/contract/interfaces/facturation/facturation.calls';

export const facturationName = (produit: FacturationProduit) =>
  periodeFields.Produit.options.find(({ value }) => value === produit)?.label ?? produit;
