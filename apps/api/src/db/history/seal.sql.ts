import { quoteText, roles } from '../names.ts';
import { barrierNatures } from './barriers.ts';

/** The lock under which one customer is sealed at a time, and under which its lines are replaced. */
export const sealingLock = (customer: string) => `1836411, ${customer}`;

export const hexOf = (bytes: string) => `encode(${bytes}, 'hex')`;
export const sha256 = (text: string) => `sha256(convert_to(${text}, 'UTF8'))`;
const microsOf = (time: string) => `(extract(epoch from ${time}) * 1000000)::bigint`;

/** Of a line's values: their digest; that of what they were where they have been erased (\`{"": digest}\`). */
const valueDigest = (column: string) =>
  `case when ${column} is null then null when ${column} ? '' then ${column} ->> '' else ${hexOf(sha256(`${column}::text`))} end`;

/** The digest of one line of the journal, whose alias is \`j\`. */
const lineDigest = sha256(
  `jsonb_build_array(j."IDJournal", j."Groupe", ${microsOf('j."DateH"')}, j."Auteur", j."Reel", j."Kind", j."IDPeople", j."Appel", j."Action",
    j."Motif", j."Cause", j."NomTable", j."IDLigne", j."Operation", ${valueDigest('j."Avant"')}, ${valueDigest('j."Apres"')})::text`,
);

/** The digest of many lines, in the order of their numbers. */
export const linesDigest = `sha256(coalesce(string_agg(${lineDigest}, ''::bytea order by j."IDJournal"), ''::bytea))`;

/** The digest of an instant, whose alias is \`i\`. It leaves out the customer's number, which another installation changes. */
export const instantDigest = sha256(
  `jsonb_build_array(i."IDInstant", ${microsOf('i."DateH"')}, i."Nature", i."Jusqua", i."Tardifs", i."Nombre", ${hexOf('i."Lignes"')}, ${hexOf('i."Precedente"')})::text`,
);

/**
 * Seals what has been committed for the connection's customer since the last time: answers how many lines, and null where
 * somebody else seals it or replaces its lines. It writes nothing that it has not read in the journal, so requests may call it.
 * Lines are read after the oldest running transaction has been looked up, and the transaction takes its own number after them: it
 * is above that of every writer whose line may still come. The end of a snapshot is not, for it knows only of transactions
 * that have ended. A transaction that had its number before settles nothing.
 */
export const sealSql = `
create or replace function comptoir."seal"() returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  customer integer := comptoir.customer();
  etat comptoir."scellements";
  isUnnumbered boolean;
  oldest bigint;
  fresh record;
  i comptoir."instants";
begin
  if customer is null then raise exception 'no customer is named'; end if;
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'sealing needs a new snapshot for each of its statements';
  end if;
  if not pg_try_advisory_xact_lock(${sealingLock('customer')}) then return null; end if;
  select * into etat from comptoir."scellements" where "IDCustomer" = customer;
  if not found then
    insert into comptoir."scellements" values (customer, 0, 0, '{}', 0, 0, null) returning * into etat;
  end if;
  isUnnumbered := pg_current_xact_id_if_assigned() is null;
  oldest := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  select count(*)::integer as "Nombre", max(j."IDJournal") as highest, array_agg(j."IDJournal" order by j."IDJournal") as ids,
      coalesce(array_agg(j."IDJournal" order by j."IDJournal") filter (where j."IDJournal" <= etat."Jusqua"), '{}') as late,
      coalesce(max(j."Apres" ->> 'nature') filter (where j."NomTable" = '*' and j."Apres" ->> 'nature' = any (${quoteText(`{${barrierNatures.join(',')}}`)}::text[])), 'ecritures') as "Nature",
      ${linesDigest} as "Lignes"
    into fresh
    from comptoir."journal" j
    where j."IDCustomer" = customer and j."IDJournal" > etat."Plancher"
      and not exists (select from unnest(etat."Vus") as seen(id) where seen.id = j."IDJournal");
  if fresh."Nombre" > 0 then
    i."IDCustomer" := customer;
    i."IDInstant" := nextval('comptoir."instants_IDInstant_seq"');
    i."DateH" := clock_timestamp();
    i."Nature" := fresh."Nature";
    i."Jusqua" := greatest(etat."Jusqua", fresh.highest);
    i."Tardifs" := fresh.late;
    i."Nombre" := fresh."Nombre";
    i."Lignes" := fresh."Lignes";
    i."Precedente" := etat."Empreinte";
    i."Empreinte" := ${instantDigest};
    insert into comptoir."instants" overriding system value select i.*;
    etat."Jusqua" := i."Jusqua";
    etat."Vus" := etat."Vus" || fresh.ids;
    etat."Empreinte" := i."Empreinte";
  end if;
  -- A number above any of this cluster: the rows were brought here from another one, where nothing of theirs runs any more.
  if isUnnumbered and etat."Plancher" < etat."Jusqua"
    and (oldest >= etat."CandidatXmax" or etat."CandidatXmax" > pg_snapshot_xmax(pg_current_snapshot())::text::bigint) then
    etat."Plancher" := etat."Candidat";
    etat."Vus" := array(select id from unnest(etat."Vus") as seen(id) where id > etat."Plancher");
    etat."Candidat" := etat."Jusqua";
    etat."CandidatXmax" := pg_current_xact_id()::text::bigint;
  end if;
  update comptoir."scellements" s
    set "Jusqua" = etat."Jusqua", "Plancher" = etat."Plancher", "Vus" = etat."Vus", "Candidat" = etat."Candidat",
      "CandidatXmax" = etat."CandidatXmax", "Empreinte" = etat."Empreinte"
    where "IDCustomer" = customer and s is distinct from etat;
  return fresh."Nombre";
end $$;
revoke execute on function comptoir."seal"() from public;
grant execute on function comptoir."seal"() to ${roles.app};
`;
