import type { Migration } from '../../migration.ts';

const said = (name: string) => `nullif(current_setting('comptoir.${name}', true), '')`;
const isNew = (column: string, usual: string) =>
  `(tg_op = 'INSERT' and new."${column}" <> ${usual}) or (tg_op = 'UPDATE' and new."${column}" <> old."${column}")`;

/** How short the password of somebody who may open the back office may be; the event of a policy says what changed. */
export const registryMotDePasse: Migration = {
  name: '1022-mot-de-passe',
  lens: { added: { politiques: { MotDePasseMinimum: 0 } } },
  tables: {},
  sql: `
alter table "politiques" add column "MotDePasseMinimum" smallint not null default 0
    check ("MotDePasseMinimum" between 0 and 8),
  add check ("IDCustomer" is not null or "MotDePasseMinimum" = 0);

create or replace function registry."note_politique"() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  changes text := '';
begin
  if (tg_op = 'INSERT' and (new."SecondFacteur" <> 'non' or not new."AnnonceConnexion" and new."MotDePasseMinimum" = 0))
    or (tg_op = 'UPDATE' and new."SecondFacteur" <> old."SecondFacteur") then
    changes := ', second facteur '
      || case new."SecondFacteur" when 'exige' then 'exigé' when 'conseille' then 'conseillé' else 'au choix de chacun' end;
  end if;
  if ${isNew('AnnonceConnexion', 'false')} then
    changes := changes || ', personne ' || case when new."AnnonceConnexion" then 'prévenue' else 'non prévenue' end
      || ' d’une connexion en son nom';
  end if;
  if ${isNew('MotDePasseMinimum', '0')} then
    changes := changes || case new."MotDePasseMinimum" when 0 then ', mot de passe sans longueur demandée'
      when 1 then ', mot de passe de 1 caractère au moins' else ', mot de passe de ' || new."MotDePasseMinimum" || ' caractères au moins' end;
  end if;
  if changes <> '' then
    insert into registry."securiteEvenements" ("Type", "Resultat", "Genre", "IDCustomer", "Qui", "Appel", "Requete", "Details")
      values ('politique', 'succes', coalesce(${said('kind')}, 'system'), new."IDCustomer", coalesce(${said('auteur')}, ''),
        coalesce(${said('appel')}, ''), coalesce(${said('groupe')}, ''),
        case when new."IDCustomer" is null then 'Opérateurs' else 'Accès client' end || changes);
  end if;
  return null;
end $$;
`,
};
