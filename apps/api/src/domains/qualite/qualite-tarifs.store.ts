import { everyone, staff } from '@comptoir/contract/kit';
import { tranchesFaults } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import type { LigneQualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import { sql } from 'kysely';
import type { NumericText } from '../../db/numeric.ts';
import { chevauchements, inFrench, trousDeLAnnee } from './qualite.rules.ts';
import type { Db } from '../../db/tables.ts';
import type { Regle } from './qualite.store.ts';

/** The profiles that have ceilings. */
const vendeurs = 2;
const chefs = 3;

const grillesEcologiques = (db: Db) =>
  db
    .selectFrom('malusEcologique')
    .select([
      'malusEcologique.Libelle as label',
      sql<string>`'/malusEcologique/' || "malusEcologique"."IDGrilleMalusEcologique"`.as('href'),
    ]);

/** How many amounts of each grid are within its range. */
const montants = (db: Db) =>
  db
    .selectFrom('malusEcologiqueValues')
    .select(({ fn }) => fn.countAll<number>().as('nb'))
    .whereRef('malusEcologiqueValues.IDGrilleMalusEcologique', '=', 'malusEcologique.IDGrilleMalusEcologique' as never)
    .whereRef('EmissionCO2', '>=', 'malusEcologique.CO2Min' as never)
    .whereRef('EmissionCO2', '<=', 'malusEcologique.CO2Max' as never);

const kinds = [
  { table: 'malusEcologique', titre: 'Malus écologique', href: '/malusEcologique' },
  { table: 'malusMasse', titre: 'Malus masse', href: '/malusMasse' },
] as const;

type Kind = (typeof kinds)[number];
const periodes = async (db: Db, { table }: Kind) => {
  // Both tables have these columns, as their types say.
  const from = table as 'malusMasse';
  return db.selectFrom(from).select(['Libelle', 'DateDebut', 'DateFin']).orderBy('DateDebut').execute();
};

const today = async (db: Db) => {
  const { rows } = await sql<{ today: string }>`select (now() at time zone 'Europe/Paris')::date::text as today`.execute(db);
  return rows[0]?.today ?? '';
};

/** Days of this year without a grid; a group without any grid has no such tax. */
const anneesNonCouvertes = async (db: Db): Promise<readonly LigneQualite[]> => {
  const year = Number((await today(db)).slice(0, 4));
  const found = await Promise.all(kinds.map(async (kind) => ({ kind, grilles: await periodes(db, kind) })));
  return found.flatMap(({ kind: { titre, href }, grilles }) =>
    grilles.length === 0
      ? []
      : trousDeLAnnee(grilles, year).map(({ du, au }) => ({ label: `${titre}\u00a0: du ${inFrench(du)} au ${inFrench(au)}`, href })),
  );
};

const grillesQuiSeChevauchent = async (db: Db): Promise<readonly LigneQualite[]> => {
  const found = await Promise.all(kinds.map(async (kind) => ({ kind, grilles: await periodes(db, kind) })));
  return found.flatMap(({ kind: { titre, href }, grilles }) =>
    chevauchements(grilles).map(([one, other]) => ({ label: `${titre}\u00a0: ${one.Libelle} et ${other.Libelle}`, href })),
  );
};

const grillesMasseTrouees = async (db: Db): Promise<readonly LigneQualite[]> => {
  const grilles = await db.selectFrom('malusMasse').select(['IDGrilleMalusMasse', 'Libelle']).execute();
  const values = await db.selectFrom('malusMasseValues').selectAll().orderBy('MasseMin').execute();
  const ofGrille = (id: number) =>
    values.filter((row) => row.IDGrilleMalusMasse === id).map((row) => ({ ...row, MontantTaxe: Number(row.MontantTaxe) }));
  return grilles
    .filter(({ IDGrilleMalusMasse }) => {
      const rows = ofGrille(IDGrilleMalusMasse);
      return rows.length === 0 || tranchesFaults(rows).length > 0;
    })
    .map(({ IDGrilleMalusMasse, Libelle }) => ({ label: Libelle, href: `/malusMasse/${IDGrilleMalusMasse}` }));
};

/** The group, as 0, and each company. */
const lieux = (db: Db) =>
  db
    .selectNoFrom([sql<number>`0`.as('IDPlaque'), sql<string>`'Groupe'`.as('Libelle')])
    .unionAll(db.selectFrom('societes').select(['IDPlaque', 'Libelle']))
    .as('lieux');

// Written like the unique index of the ceilings, so that the index is used.
const isPlace = (plafond: string) => sql<boolean>`coalesce(${sql.ref(`${plafond}.IDPlaque`)}, 0) = "lieux"."IDPlaque"`;

/**
 * Where the sellers' ceiling is above the managers'. A company without its own has the group's.
 * A company that has neither is shown with the group, where it can be corrected.
 */
const plafondsInverses = (db: Db) =>
  db
    .selectFrom(lieux(db))
    .leftJoin('plafondsRemise as vendeur', (join) => join.on('vendeur.IDDRProfileEsellerLead', '=', vendeurs).on(isPlace('vendeur')))
    .leftJoin('plafondsRemise as chef', (join) => join.on('chef.IDDRProfileEsellerLead', '=', chefs).on(isPlace('chef')))
    .leftJoin('plafondsRemise as vendeurGroupe', (join) =>
      join.on('vendeurGroupe.IDDRProfileEsellerLead', '=', vendeurs).on('vendeurGroupe.IDPlaque', 'is', null),
    )
    .leftJoin('plafondsRemise as chefGroupe', (join) =>
      join.on('chefGroupe.IDDRProfileEsellerLead', '=', chefs).on('chefGroupe.IDPlaque', 'is', null),
    )
    .select(['lieux.Libelle as label', sql<string>`'/plafondsRemise'`.as('href')])
    .where(({ or, eb }) => or([eb('vendeur.Plafond', 'is not', null), eb('chef.Plafond', 'is not', null)]))
    .where(sql<boolean>`coalesce("vendeur"."Plafond", "vendeurGroupe"."Plafond") > coalesce("chef"."Plafond", "chefGroupe"."Plafond")`);

/** Checks of taxes, ceilings and follow-ups. */
export const controlesTarifs: readonly Regle[] = [
  {
    cle: 'malusEcologiqueTrou',
    niveau: 'erreur',
    titre: 'Grilles de malus écologique avec des émissions sans montant',
    aide: 'Le malus de ces émissions ne peut pas être calculé\u00a0: complétez la grille.',
    who: staff,
    lignes: (db) => grillesEcologiques(db).where(({ eb }) => eb(montants(db), '<', sql<number>`"CO2Max" - "CO2Min" + 1`)),
  },
  {
    cle: 'malusEcologiqueZero',
    niveau: 'information',
    titre: 'Grilles de malus écologique avec des montants à 0',
    aide: 'Vérifiez que ces émissions ne paient réellement rien.',
    who: staff,
    lignes: (db) => grillesEcologiques(db).where(({ eb }) => eb(montants(db).where('MontantTaxe', '=', sql<NumericText>`0`), '>', 0)),
  },
  {
    cle: 'malusMasseTrou',
    niveau: 'erreur',
    titre: 'Grilles de malus masse dont les tranches ne se suivent pas',
    aide: 'Chaque tranche commence juste après la précédente, et la dernière n’a pas de maximum.',
    who: staff,
    lignes: grillesMasseTrouees,
    lit: { tables: ['malusMasse', 'malusMasseValues'] },
  },
  {
    cle: 'malusAnneeNonCouverte',
    niveau: 'avertissement',
    titre: 'Jours de l’année sans grille de malus',
    aide: 'Les offres de ces jours ne comptent aucun malus\u00a0: ajoutez la grille, ou prolongez la précédente.',
    who: staff,
    lignes: anneesNonCouvertes,
    lit: { tables: kinds.map(({ table }) => table) },
  },
  {
    cle: 'malusChevauchement',
    niveau: 'avertissement',
    titre: 'Grilles de malus qui se chevauchent',
    aide: 'Deux grilles valent pour les mêmes jours\u00a0: terminez la première la veille de la seconde.',
    who: staff,
    lignes: grillesQuiSeChevauchent,
    lit: { tables: kinds.map(({ table }) => table) },
  },
  {
    cle: 'plafondVendeurSuperieur',
    niveau: 'avertissement',
    titre: 'Plafonds de remise des vendeurs supérieurs à ceux des chefs des ventes',
    aide: 'Un vendeur pourrait accorder plus que son chef\u00a0: abaissez son plafond, ou relevez celui du chef.',
    who: everyone,
    lignes: plafondsInverses,
  },
  {
    cle: 'relanceSansDisponibilite',
    niveau: 'erreur',
    titre: 'Relances automatiques disponibles pour personne',
    aide: 'Choisissez le groupe, des sociétés ou des sites.',
    who: everyone,
    lignes: (db) =>
      db
        .selectFrom('relances')
        .select(['relances.Libelle as label', sql<string>`'/relances/' || "relances"."IDRelanceAuto"`.as('href')])
        .where('Groupe', '=', false)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('relancesPlaques').select('IDPlaque').whereRef('relancesPlaques.IDRelanceAuto', '=', 'relances.IDRelanceAuto'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('relancesSites').select('IDSite').whereRef('relancesSites.IDRelanceAuto', '=', 'relances.IDRelanceAuto'))),
        ),
  },
];
