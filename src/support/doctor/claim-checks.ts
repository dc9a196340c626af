import { createOk, createProductionError, type Check } from './check.ts';

/** The largest claim of the site: "50,000+ clients" on /about-us (web/src/content/about.ts). */
const CLAIMED_CLIENTS = 50_000;

/**
 * The site states numbers of clients that the specification prescribes (decision 29). They need a proof: as many members, or a
 * document that CLAIM_CLIENTS names, such as the records of an earlier business.
 */
export const checkClaims: Check = async ({ openDatabase, config, environment }) => {
  const db = await openDatabase();
  const { rows } = await db.raw<{ rows: [{ count: string }] }>('select count(*) from members');
  const count = Number(rows[0].count);
  const claim = `marketing claim “${CLAIMED_CLIENTS.toLocaleString('en-IN')}+ clients”`;
  if (count >= CLAIMED_CLIENTS) return [createOk(`${claim}: ${count} members`)];
  const proof = environment.CLAIM_CLIENTS?.trim();
  return [
    proof
      ? createOk(`${claim}: proof is ${proof}`)
      : createProductionError(
          config,
          `${claim} has no proof (CLAIM_CLIENTS): ${count} ${count === 1 ? 'member' : 'members'} today`,
        ),
  ];
};
