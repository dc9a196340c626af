/** Spells the status of an authorized payment as the gateway does. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex('gateway_status_checks')
    .where({ payment_status: 'authorised' })
    .update({ payment_status: 'authorized' });
}

export async function down(knex: Knex): Promise<void> {
  await knex('gateway_status_checks')
    .where({ payment_status: 'authorized' })
    .update({ payment_status: 'authorised' });
}
