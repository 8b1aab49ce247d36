import { brands, type Brand } from './brands.ts';
import { slug } from './companies.ts';
import type { Recipe } from '../recipes.ts';
import { numbered, type TableRows } from '../rows.ts';

interface Form {
  IDActivite: number;
  Descr: string;
  Neuf: boolean;
  /** Brands with a printed logo. */
  logo: string;
  file: string;
}

const agricultural = 2;

/** A form for new vehicles of each make, and two for all makes of an activity. */
const formsOf = ({ enseigne, activites, marques }: Recipe): Form[] => {
  const makes = [...new Set(marques)].map((name): Brand => brands[name]);
  return activites.flatMap((IDActivite) => {
    const kind = IDActivite === agricultural ? 'matériel' : 'véhicule';
    const code = IDActivite === agricultural ? 'MAT' : 'VH';
    return [
      ...makes
        .filter((make) => make.IDActivite === IDActivite)
        .map(({ name }) => ({
          IDActivite,
          Descr: `Bon de commande ${name} neuf`,
          Neuf: true,
          logo: name,
          file: `BDC_${code}N_${slug(name)}`,
        })),
      { IDActivite, Descr: `Bon de commande ${kind} d'occasion`, Neuf: false, logo: enseigne, file: `BDC_${code}O` },
      { IDActivite, Descr: `Bon de commande ${kind} de démonstration`, Neuf: false, logo: enseigne, file: `BDC_${code}D` },
    ];
  });
};

const texteReprise = "La reprise est ferme si l'état du véhicule est conforme à l'expertise, le jour de la livraison.";
const texteCO2 = 'Consommations et émissions de CO2 mesurées selon la procédure WLTP, données par le constructeur.';

export const bonDeCommandeRows = (recipe: Recipe): TableRows =>
  numbered(
    'BonDeCommande',
    'IDMarqueNeufOcc',
    formsOf(recipe).map(({ IDActivite, Descr, Neuf, logo, file }) => ({
      IDActivite,
      IDFamille: null,
      Descr,
      Neuf,
      NomFicBonDeCommande: `${file}.docx`,
      NomFicConditionsGenVente: `CGV_${Neuf ? 'neuf' : 'occasion'}.pdf`,
      NomFicAutreDoc: Neuf ? '' : 'Mandat_immatriculation.pdf',
      NomImageLogo: `logo_${slug(logo)}.png`,
      TexteReprise: texteReprise,
      AfficheOptionVersionConstr: Neuf,
      TexteCO2: Neuf && IDActivite !== agricultural ? texteCO2 : '',
    })),
  );
