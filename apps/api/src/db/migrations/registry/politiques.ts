import type { Migration } from '../../migration.ts';

const said = (name: string) => `nullif(current_setting('comptoir.${name}', true), '')`;

/** Whether a person is told that an operator connects as them; the event of a policy says what changed, and nothing else. */
export const registryPolitiques: Migration = {
  name: '1021-politiques',
  lens: { added: { politiques: { AnnonceConnexion: false } } },
  tables: {},
  sql: `
alter table "politiques" add column "AnnonceConnexion" boolean not null default false,
  add check ("IDCustomer" is not null or not "AnnonceConnexion");

create or replace function registry."note_politique"() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  changes text := '';
begin
  if (tg_op = 'INSERT' and (new."SecondFacteur" <> 'non' or not new."AnnonceConnexion"))
    or (tg_op = 'UPDATE' and new."SecondFacteur" <> old."SecondFacteur") then
    changes := ', second facteur '
      || case new."SecondFacteur" when 'exige' then 'exigé' when 'conseille' then 'conseillé' else 'au choix de chacun' end;
  end if;
  if (tg_op = 'INSERT' and new."AnnonceConnexion") or (tg_op = 'UPDATE' and new."AnnonceConnexion" <> old."AnnonceConnexion") then
    changes := changes || ', personne ' || case when new."AnnonceConnexion" then 'prévenue' else 'non prévenue' end
      || ' d’une connexion en son nom';
  end if;
  if changes <> '' then
    insert into registry."securiteEvenements" ("Type", "Resultat", "Genre", "IDCustomer", "Qui", "Appel", "Requete", "Details")
      values ('politique', 'succes', coalesce(${said('kind')}, 'system'), new."IDCustomer", coalesce(${said('auteur')}, ''),
        coalesce(${said('appel')}, ''), coalesce(${said('groupe')}, ''),
        case when new."IDCustomer" is null then 'Opérateurs' else 'Accès client' end || changes);
  end if;
  return null;
end $$;
drop trigger "evenement" on "politiques";
create trigger "evenement" after insert or update on "politiques" for each row execute function registry."note_politique"();
`,
};
