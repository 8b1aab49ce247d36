import { setImmediate as nextTurn } from 'node:timers/promises';
import { fieldAt } from '@comptoir/contract/fields/described';
import { inputShape } from '@comptoir/contract/fields/shapes';
import { dbsConfigForm } from '@comptoir/contract/interfaces/dbs/dbs.calls';
import { accountFields, emailSmsForm } from '@comptoir/contract/interfaces/email-sms/email-sms.calls';
import { planetVOForm } from '@comptoir/contract/interfaces/planetvo/planetvo.calls';
import { everyone } from '@comptoir/contract/kit';
import type { LigneQualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import { sql } from 'kysely';
import { z } from 'zod';
import { wordOfKey } from '../../http/labels.ts';
import type { SecretAddress } from '../../secrets/vault.ts';
import { fullName, visibleColumns, visibleUtilisateurs, type Visibility } from '../utilisateurs/utilisateurs.store.ts';
import type { Db } from '../../db/tables.ts';
import type { Around, Regle } from './qualite.store.ts';

/** A sealed value, and the line to show if it can no longer be read. */
interface Scelle extends LigneQualite, Pick<SecretAddress, 'column' | 'id'> {
  sealed: string | null;
}

type Lieu = (db: Db, seen: Visibility, probes: Around['probes']) => Promise<Scelle[]>;

const noms: Readonly<Record<string, string>> = { Username: 'identifiant', Password: 'mot de passe', MotDePasse: 'mot de passe' };

const forms = [z.object(inputShape(accountFields)), emailSmsForm, dbsConfigForm, planetVOForm];

/** What the screens call a field of an account. */
const nomOf = (Champ: string) => {
  const label = forms.map((form) => fieldAt(form, Champ)?.label).find(Boolean);
  return label ?? noms[Champ] ?? wordOfKey(Champ) ?? Champ;
};

const groupe = (column: string, id: number, titre: string, href: string, sealed: string | null): Scelle => ({
  column,
  id,
  sealed,
  label: `${titre}\u00a0: mot de passe`,
  href,
});

/** Where an account has a screen of its own. */
const ownScreens: Readonly<Record<string, (Cible: string) => string>> = {
  planetvo: (Cible) => `/interfaces/planetVO/utilisateurs/${Cible}`,
};

const listAccesNamed = (db: Db) =>
  db
    .selectFrom('accesPartenaires as a')
    .leftJoin('utilisateurs', (join) => join.on(sql<boolean>`a."Interface" = 'planetvo' and a."Cible" = "utilisateurs"."IDPeople"::text`))
    .leftJoin('societes', (join) => join.on(sql<boolean>`a."Interface" = 'sms' and a."Cible" = "societes"."IDPlaque"::text`))
    .leftJoin('sites', (join) => join.on(sql<boolean>`a."Interface" = 'corporatesales' and a."Cible" = "sites"."IDSite"::text`))
    .leftJoin('wallyComptes', (join) => join.on(sql<boolean>`a."Interface" = 'wally' and a."Cible" = "wallyComptes"."IdWallyCompte"::text`))
    .select(['a.Interface', 'a.Cible', 'a.Champ', 'a.Valeur'])
    .select(
      sql<string>`coalesce(${fullName}, "societes"."Libelle", "sites"."Descr", "wallyComptes"."Identifiant", a."Cible")`.as('Libelle'),
    )
    .execute();

/** One for each table with sealed values; all but the first belong to operators' screens. */
export const lieux: Readonly<Record<string, Lieu>> = {
  utilisateurs: async (db, seen) => {
    const rows = await visibleUtilisateurs(db, seen)
      .select(['utilisateurs.IDPeople', fullName.as('Name'), 'Password'])
      .execute();
    return rows.map(({ IDPeople, Name, Password }) => ({
      column: 'Password',
      id: IDPeople,
      sealed: Password,
      label: `${Name}\u00a0: mot de passe`,
      href: `/utilisateurs/${IDPeople}`,
    }));
  },
  renaultCsb: async (db) => {
    const query = db.selectFrom('renaultCsb').innerJoin('utilisateurs', 'utilisateurs.IDPeople', 'renaultCsb.IDPeople');
    const rows = await query.select(['renaultCsb.IDPeople', fullName.as('Name'), 'renaultCsb.Username', 'renaultCsb.Password']).execute();
    return rows.flatMap(({ IDPeople, Name, ...sealed }) =>
      (['Username', 'Password'] as const).map((column) => ({
        column,
        id: IDPeople,
        sealed: sealed[column],
        label: `${Name}\u00a0: ${noms[column]} Renault CSB`,
        href: '/interfaces/renault/csb',
      })),
    );
  },
  wsimport: async (db) => {
    const rows = await db.selectFrom('wsimport').select(['IDWSImport', 'Login', 'Password']).execute();
    return rows.map(({ IDWSImport, Login, Password }) => ({
      column: 'Password',
      id: IDWSImport,
      sealed: Password,
      label: `${Login}\u00a0: mot de passe du compte d’import de leads`,
      href: '/WSImport',
    }));
  },
  gpParametres: async (db) => {
    const column = 'GRP_SmartDataForLead_Password';
    const rows = await db.selectFrom('gpParametres').select(['IDGpParametres', column]).execute();
    return rows.map((row) => groupe(column, row.IDGpParametres, 'SmartDataForLead', '/interfaces/smartDataForLead', row[column]));
  },
  publicationFtp: async (db) => {
    const rows = await db.selectFrom('publicationFtp').select(['IDPublicationFtp', 'Password']).execute();
    return rows.map(({ IDPublicationFtp: id, Password }) =>
      groupe('Password', id, 'Serveur FTP de la publication', '/publication/configurationFtp', Password),
    );
  },
  accesPartenaires: async (db, _, probes) =>
    (await listAccesNamed(db)).map(({ Interface, Cible, Champ, Valeur, Libelle }) => {
      const { Titre, Ecran } = probes.find((one) => one.Interface === Interface) ?? { Titre: Interface, Ecran: '/sante' };
      const whose = Libelle === '' ? '' : `, ${Libelle}`;
      return {
        column: 'Valeur',
        id: `${Interface}/${Cible}/${Champ}`,
        sealed: Valeur,
        label: `${Titre}${whose}\u00a0: ${nomOf(Champ)}`,
        href: ownScreens[Interface]?.(Cible) ?? Ecran,
      };
    }),
};

/** Values opened before other requests get their turn. */
const lot = 500;

const illisibles = async (table: string, scelles: readonly Scelle[], { vault, schema }: Around) => {
  const found: LigneQualite[] = [];
  for (const [at, { column, id, sealed, label, href }] of scelles.entries()) {
    if (sealed !== null && vault.read({ schema, table, column, id }, sealed) === null) found.push({ label, href });
    if (at % lot === lot - 1) await nextTurn();
  }
  return found;
};

/** Sealed values that no longer open. */
export const controlesSecrets: readonly Regle[] = [
  {
    cle: 'secretARessaisir',
    niveau: 'erreur',
    titre: 'Mots de passe et clés à ressaisir',
    aide: 'La valeur enregistrée ne peut plus être lue, et rien ne s’en sert plus\u00a0: saisissez-la à nouveau.',
    who: everyone,
    lignes: async (db, seen, around) => {
      const found: LigneQualite[] = [];
      for (const [table, lieu] of Object.entries(lieux)) {
        if (seen.all || table === 'utilisateurs') found.push(...(await illisibles(table, await lieu(db, seen, around.probes), around)));
      }
      return found;
    },
    lit: {
      tables: [...Object.keys(lieux), 'profilsESellerTeam', 'profilsLead', 'profilsEDataVoicePrc', 'societes', 'sites', 'wallyComptes'],
      // All passwords are opened: not where somebody's telephone changes.
      colonnes: {
        utilisateurs: [...visibleColumns, 'Password'],
        sites: ['IDSite', 'IDPlaque', 'Descr', 'Libelle'],
        societes: ['IDPlaque', 'Libelle'],
        gpParametres: ['IDGpParametres', 'GRP_SmartDataForLead_Password'],
      },
    },
  },
];
