import { lignesFrequentes } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.calls';
import { ligneFrequenteFields } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.fields';
import { lotFieldsOf } from '@comptoir/contract/lots';
import { FieldLotPage } from '../../kit/lot/field-lot-page.tsx';
import { ligneFrequentePath, lignesFrequentesPath } from './lignes-frequentes.links.ts';

/** Changes the ticked frequent lines. */
export const LotLignesFrequentesPage = () => (
  <FieldLotPage
    calls={lignesFrequentes}
    table="lignesFrequentes"
    rows={{ one: 'une ligne fréquente', many: 'lignes fréquentes' }}
    fields={lotFieldsOf(ligneFrequenteFields)}
    list={{ label: 'Lignes fréquentes', href: lignesFrequentesPath }}
    recordHref={ligneFrequentePath}
    csvName="modification_lignes_frequentes"
  />
);
