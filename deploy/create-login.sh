#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: a database, and a login that may do in it what the server needs and no more.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --set=password="$(cat /run/secrets/comptoir-password)" <<'SQL'
create role comptoir login createrole nosuperuser nocreatedb noreplication password :'password';
create database comptoir encoding 'UTF8' template template0;
revoke all on database comptoir from public;
grant connect, create, temporary on database comptoir to comptoir;
revoke connect on database postgres from public;
SQL
