import { products, type Product } from '@comptoir/contract/domains/connexions/connexions.calls';

interface Group {
  /** eSeller Lead is active. */
  hasLead: boolean;
  /** The group is an eDataVoice client. */
  isEDatavoice: boolean;
}

/** The products to sign in to as a user of this group, in their order (docs/regles/connexions.md#products). */
export const productsOf = ({ hasLead, isEDatavoice }: Group): { product: Product; label: string }[] => {
  const isThere: Record<Product, boolean> = { team: true, lead: hasLead, reporting: true, eDataVoice: isEDatavoice };
  // The entries of the products' own names.
  return (Object.entries(products) as [Product, string][])
    .filter(([product]) => isThere[product])
    .map(([product, label]) => ({ product, label }));
};
