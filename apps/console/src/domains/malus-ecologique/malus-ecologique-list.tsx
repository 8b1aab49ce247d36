import { malusEcologique, type MalusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { grilleRemoval, GrillesList } from '../../kit/grilles/grilles-list.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { useRead } from '../../kit/queries.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { grilleEcologiquePath, importMalusEcologiquePath, newMalusEcologiquePath } from './malus-ecologique.links.ts';

const keyOf = (row: MalusEcologique) => row.IDGrilleMalusEcologique;
const hrefOf = (row: MalusEcologique) => grilleEcologiquePath(keyOf(row));
/** Users know this sentence (docs/regles/ecrans.md#french-texts). */
const warningOf = ({ Completed }: MalusEcologique) => (Completed ? '' : 'Des malus ne sont pas renseignés ou sont à 0');

const columns: Column<MalusEcologique>[] = [
  {
    id: 'Completed',
    heading: 'Avertissement',
    kind: 'text',
    value: warningOf,
    cell: (row) => !row.Completed && <StatusBadge tone="warning">{warningOf(row)}</StatusBadge>,
    width: 400,
    grow: 2,
  },
];

const removal = grilleRemoval('malus écologique', {
  endpoint: malusEcologique.remove,
  params: ({ IDGrilleMalusEcologique }: MalusEcologique) => ({ IDGrilleMalusEcologique }),
});

export const MalusEcologiqueList = () => (
  <GrillesList
    title="Malus écologique"
    purpose="Les grilles de la taxe sur les émissions de CO2, par période."
    none="Aucune grille de malus écologique n’est enregistrée."
    csvName="malus-ecologique"
    corbeille="malusEcologique"
    query={useRead(malusEcologique.list, {})}
    keyOf={keyOf}
    hrefOf={hrefOf}
    newHref={newMalusEcologiquePath}
    importHref={importMalusEcologiquePath}
    removal={removal}
    columns={columns}
  />
);
