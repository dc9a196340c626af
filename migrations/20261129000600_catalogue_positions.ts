/** Leaves room between the positions of the catalogue, so that a new report can stand between two others. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex('reports').update({ position: knex.raw('position * 10') });
}

export async function down(knex: Knex): Promise<void> {
  await knex('reports').update({ position: knex.raw('position / 10') });
}
