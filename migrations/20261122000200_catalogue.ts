/** Reports on sale, and a notification after each change, so that running servers render their pages again. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  await knex.raw(`
    create table reports (
      key text primary key check (key ~ '^[a-z0-9-]{1,60}$'),
      position integer not null,
      name text not null,
      description text not null,
      category text not null,
      price_paise integer not null check (price_paise >= 0),
      page_count integer,
      chapters jsonb not null default '[]',
      features jsonb not null default '[]',
      available boolean not null default false
    )`);
  await knex.raw(`
    create function catalogue_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', '');
      return null;
    end $$;
    create trigger reports_changed after insert or update or delete on reports
      for each statement execute function catalogue_changed()`);
  await knex.raw('grant select, insert, update on reports to ??', [appRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table reports; drop function catalogue_changed()');
}
