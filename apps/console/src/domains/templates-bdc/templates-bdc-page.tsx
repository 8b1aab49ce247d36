import { TemplatesBdcList } from './templates-bdc-list.tsx';

/** The list on a page of its own. */
export const TemplatesBdcPage = () => (
  <TemplatesBdcList
    title="Modèles de bon de commande"
    purpose="Le bon de commande et les conditions de vente imprimés selon la marque et le type de véhicule."
    notice={null}
  />
);
