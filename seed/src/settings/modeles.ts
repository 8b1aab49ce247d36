import { brands, type Brand } from '../structure/brands.ts';
import { slug } from '../structure/companies.ts';
import { asBytes, pdfOf } from '../pdf.ts';
import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, numbered, type Row, type TableRows } from '../rows.ts';
import type { Site } from '../structure/sites.ts';

const template = (Description: string, offre: boolean, bdc: boolean, bonEssai: boolean) => ({
  Description,
  TypeTemplateImpression_ActifOffre: offre,
  TypeTemplateImpression_ActifBdc: bdc,
  TypeTemplateImpression_ActifBonEssai: bonEssai,
});

const templates = [
  template('Offre classique', true, false, false),
  template('Offre avec photos', true, false, false),
  template('Offre et bon de commande sur une page', true, true, false),
  template('Bon de commande classique', false, true, false),
  template('Bon de commande détaillé', false, true, false),
  template("Bon d'essai", false, false, true),
  template("Bon d'essai avec décharge", false, false, true),
];

const ofGroupe = { offre: 1, bdc: 4, bonEssai: 6 } as const;
/** The templates that some sites use instead. */
const ofSites = { offre: [2, 3], bdc: [3, 5], bonEssai: [7] } as const;

const siteRows = (recipe: Recipe, sites: readonly Site[]): Row[] => {
  const draw = random(`${recipe.BDGp}/impression`);
  return sites
    .filter(({ row }) => !row.EstFictif)
    .flatMap(({ row: { IDSite } }) =>
      Object.entries(ofSites)
        .filter(() => draw.chance(0.08))
        .map(([Categorie, ids]) => ({ IDSite, Categorie, IDTemplateImpression: draw.pick<number>(ids) })),
    );
};

const articles = [
  "Article 1. Objet. Les présentes conditions s'appliquent à toute vente conclue entre le vendeur et son client. Le client les accepte en signant le bon de commande.",
  "Article 2. Prix. Le prix est celui du bon de commande. Il est garanti jusqu'à la date de livraison prévue, sauf changement de la réglementation technique ou fiscale.",
  'Article 3. Livraison. La date limite de livraison figure sur le bon de commande. Passé ce délai, le client peut mettre le vendeur en demeure de livrer, puis résoudre la vente.',
  'Article 4. Reprise. La reprise est ferme si le jour de la livraison le véhicule repris est dans l’état décrit par l’expertise.',
  'Article 5. Garantie. Le vendeur répond des défauts de conformité et des vices cachés dans les conditions prévues par la loi.',
  'Article 6. Médiation. En cas de litige, le client peut recourir gratuitement au médiateur de la consommation.',
];

const agricultural = 2;

const documentsOf = ({ activites }: Recipe) => [
  ...(activites.includes(1) ? ['CGV véhicules neufs', "CGV véhicules d'occasion"] : []),
  ...(activites.includes(agricultural) ? ['CGV matériels agricoles'] : []),
];

interface Template {
  marque: Brand | null;
  row: { IDActivite: number; Nom: string; IDMatType: number | null; DocumentBDC: string; DocumentCGV: string };
}

/** New vehicles of each of the first makes, used ones of all makes, and one for both. */
const orderForms = ({ activites, marques }: Recipe): Template[] => {
  const makes = [...new Set(marques)].map((name): Brand => brands[name]);
  return activites.flatMap((IDActivite): Template[] => {
    const isFarming = IDActivite === agricultural;
    const cgv = isFarming ? ['CGV matériels agricoles', 'CGV matériels agricoles'] : ['CGV véhicules neufs', "CGV véhicules d'occasion"];
    const what = isFarming ? 'matériels' : 'véhicules';
    const common = (row: Omit<Template['row'], 'IDActivite'>) => ({ marque: null, row: { IDActivite, ...row } });
    return [
      ...makes
        .filter((make) => make.IDActivite === IDActivite)
        .slice(0, 4)
        .map((marque) => ({
          marque,
          row: {
            IDActivite,
            Nom: `${marque.name} neuf`,
            IDMatType: 1,
            DocumentBDC: `BDC_${slug(marque.name)}_neuf`,
            DocumentCGV: cgv[0]!,
          },
        })),
      common({ Nom: `Tous ${what} d'occasion`, IDMatType: 2, DocumentBDC: 'BDC_occasion', DocumentCGV: cgv[1]! }),
      common({ Nom: `Tous ${what}`, IDMatType: null, DocumentBDC: 'BDC_commun', DocumentCGV: '' }),
    ];
  });
};

/** Print templates, conditions of sale, and the order-form templates of each brand. */
export const modeleRows = (recipe: Recipe, sites: readonly Site[]): TableRows[] => {
  const documents = documentsOf(recipe);
  const forms = orderForms(recipe);
  return [
    numbered('templatesImpression', 'IDTemplateImpression', templates),
    inserted(
      'templatesImpressionGroupe',
      null,
      Object.entries(ofGroupe).map(([Categorie, IDTemplateImpression]) => ({ Categorie, IDTemplateImpression })),
    ),
    inserted('templatesImpressionSites', null, siteRows(recipe, sites)),
    numbered(
      'documentsPdf',
      'IDDocumentPdf',
      documents.map((Document) => ({ Document, Contenu: asBytes(pdfOf(`${recipe.enseigne} – ${Document}`, articles)) })),
    ),
    numbered(
      'cgv',
      'IDCGV',
      documents.map((Nom, at) => ({ Nom, IDDocumentPdf: at + 1 })),
    ),
    numbered(
      'templatesBDC',
      'IDTemplateBDC',
      forms.map(({ row }) => row),
    ),
    inserted(
      'templatesBDCMarques',
      null,
      forms.flatMap(({ marque, row: { IDActivite } }, at) => (marque ? [{ IDTemplateBDC: at + 1, Marque: marque.name, IDActivite }] : [])),
    ),
  ];
};
