import { malusMasse, type MalusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { grilleRemoval, GrillesList } from '../../kit/grilles/grilles-list.tsx';
import { useRead } from '../../kit/queries.ts';
import { grilleMassePath, importMalusMassePath, newMalusMassePath } from './malus-masse.links.ts';

const keyOf = (row: MalusMasse) => row.IDGrilleMalusMasse;
const hrefOf = (row: MalusMasse) => grilleMassePath(keyOf(row));

const removal = grilleRemoval('malus masse', {
  endpoint: malusMasse.remove,
  params: ({ IDGrilleMalusMasse }: MalusMasse) => ({ IDGrilleMalusMasse }),
});

export const MalusMasseList = () => (
  <GrillesList
    title="Malus masse"
    purpose="Les grilles de la taxe sur la masse des véhicules, par période."
    none="Aucune grille de malus masse n’est enregistrée."
    csvName="malus-masse"
    corbeille="malusMasse"
    query={useRead(malusMasse.list, {})}
    keyOf={keyOf}
    hrefOf={hrefOf}
    newHref={newMalusMassePath}
    importHref={importMalusMassePath}
    removal={removal}
  />
);
