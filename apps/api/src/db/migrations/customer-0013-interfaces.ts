import type { Migration } from './kit.ts';

const flag = 'boolean not null default false';

/** What the screens of partners keep of sites. */
export const customerInterfaces: Migration = {
  name: '0013-interfaces',
  tables: {
    sitesWLTP: { key: ['IDSite', 'IDMarque'] },
  },
  sql: `
alter table "gpParametres"
  add column "reportingLeadMenuExist" ${flag};

alter table "sites"
  add column "OffreCodeConstructeurActif" ${flag};

-- The brands that a site answers for in WLTP.
create table "sitesWLTP" (
  "IDSite" bigint not null references "sites" on delete cascade,
  "IDMarque" bigint not null references "marques" on delete cascade,
  primary key ("IDSite", "IDMarque")
);
create index on "sitesWLTP" ("IDMarque");
`,
};
