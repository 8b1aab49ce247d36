import { asLogin } from './fill.ts';

interface Those {
  first: number;
  last: number;
}

/** Writes a weekday's work: 20 changes of rows by three people at each customer, and at some of them what needs attention. */
export const fillActivity = (url: string, { first, last }: Those) =>
  asLogin(url, async (query) => {
    const customers = (each: number) => `generate_series(${first}, ${last}) n where n % ${each} = 0`;
    await query(
      `insert into comptoir."journal" ("IDCustomer", "Groupe", "DateH", "Auteur", "Kind", "Appel", "Action", "NomTable", "IDLigne", "Operation", "Avant", "Apres")
       select n, gen_random_uuid()::text, now() - make_interval(mins => line * 30), 'banc' || line % 3, 'operator', 'PUT /api/utilisateurs/' || line,
         'Modifier un utilisateur', 'utilisateurs', line::text, 'U', '{"Firstname": "Anne"}', '{"Firstname": "Zoé"}'
       from generate_series(${first}, ${last}) n, generate_series(1, 20) line`,
    );
    await query(
      `insert into comptoir."santeEtats" ("IDCustomer", "Interface", "Cible", "Libelle", "Verdict", "Message", "EchecsConsecutifs")
       select n, 'planetvo', '1', 'Société', 'refus', 'Identifiants refusés', 3 from ${customers(20)}`,
    );
    await query(
      `insert into comptoir."santeAlertes" ("IDCustomer", "IDAlerte", "Interface", "Cible", "Libelle", "Message", "Echecs")
       select n, 1, 'planetvo', '1', 'Société', 'Identifiants refusés', 3 from ${customers(20)}`,
    );
    await query(
      `insert into comptoir."imports" ("IDCustomer", "IDImport", "Import", "Fichier", "Auteur", "Groupe", "Vu", "Arret", "Lignes")
       select n, 1, 'utilisateurs', 'equipe.xlsx', 'banc1', gen_random_uuid()::text, now(), true, 40 from ${customers(50)}`,
    );
    await query(
      `insert into comptoir."demandes" ("IDCustomer", "IDDemande", "type", "name", "login", "sujet", "commentaire")
       select n, 1, 'ajout_site', 'Anne Roy', 'aroy', 'Horaires', 'À changer' from ${customers(10)}`,
    );
    await query(
      `insert into comptoir."chiffres" ("IDCustomer", "Mesure", "Jour", "Nombre")
       select n, 'erreur', current_date - day, (n + day) % 4 from generate_series(${first}, ${last}) n, generate_series(0, 14) day on conflict do nothing`,
    );
    await query('vacuum analyze');
  });
