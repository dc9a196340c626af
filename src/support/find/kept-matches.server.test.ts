/** Kept matches for support: found by name and by member, and erased. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStream } from '#src/ledger/read.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

const MEMBER = randomUUID();
const [MATCH, OTHER_MATCH] = [randomUUID(), randomUUID()];
const EMAIL = 'keeper@example.in';
const BIRTH = { date: '1992-02-16', time: '06:10', timeKind: 'exact', place: { id: '1', name: 'Jaipur' } };
const REASON = ['--reason', 'request of the other person'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const now = new Date();
  await db('members').insert({ id: MEMBER, name: 'Asha Rao', email: EMAIL, created_at: now });
  for (const [id, groom] of [
    [MATCH, 'Rohan Mathur'],
    [OTHER_MATCH, ''],
  ])
    await db('kept_matches').insert({
      id,
      member_id: MEMBER,
      groom: JSON.stringify({ ...BIRTH, name: groom }),
      bride: JSON.stringify({ ...BIRTH, name: 'Divya Secret-Name' }),
      consent_text_version: '2026-11',
      created_at: now,
    });
});
afterAll(() => database.close());

const erase = (...args: string[]) => runCli(database, 'member', 'erase-kept-match', ...args, ...REASON);
const listIds = () => database.db('kept_matches').orderBy('id').pluck('id');

describe('find', () => {
  it.each([
    [['mathur'], [MATCH]],
    [
      ['div', 'secret'],
      [MATCH, OTHER_MATCH],
    ],
    [[EMAIL], [MATCH, OTHER_MATCH]],
    [[MATCH], [MATCH]],
  ])('finds the kept matches of %s', async (words, ids) => {
    const { code, stdout } = await runCli(database, 'find', ...words, '--json');
    const { matches } = JSON.parse(stdout) as { matches: { kind: string; id: string }[] };
    const found = matches.filter(({ kind }) => kind === 'kept-match').map(({ id }) => id);
    expect([code, found.toSorted()]).toEqual([0, ids.toSorted()]);
  });

  it('prints both names and the member who keeps the match', async () => {
    const { stdout } = await runCli(database, 'find', 'mathur');
    expect(stdout).toMatch(new RegExp(`kept match +${MATCH} +Rohan Mathur and Divya Secret-Name +${EMAIL}`));
    expect(stdout).toMatch(new RegExp(`^Show one: lagna member show ${EMAIL}$`, 'm'));
    expect((await runCli(database, 'find', OTHER_MATCH)).stdout).toContain('groom and Divya Secret-Name');
  });
});

describe('member erase-kept-match', () => {
  it('changes nothing in a dry run, after another answer and for an unknown id', async () => {
    const { code, stdout } = await erase(MATCH, '--dry-run');
    expect([code, stdout]).toEqual([0, expect.stringContaining('Would erase the match of Rohan Mathur')]);
    const args = ['member', 'erase-kept-match', MATCH, ...REASON];
    const { code: codeOfAnswer } = await runCliInTerminal(database, { answer: 'yes' }, ...args);
    expect(codeOfAnswer).toBe(1);
    for (const id of [randomUUID(), 'mathur'])
      expect(await erase(id, '--yes')).toMatchObject({
        code: 1,
        stderr: `No kept match ${id} found. \`lagna find\` lists them by name.\n`,
      });
    expect(await listIds()).toHaveLength(2);
  });

  it('erases the match after its id was typed, and leaves an event without names', async () => {
    const args = ['member', 'erase-kept-match', MATCH, ...REASON];
    const { code, stdout } = await runCliInTerminal(database, { answer: MATCH }, ...args);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`The match ${MATCH} is erased.`)]);
    expect(await listIds()).toEqual([OTHER_MATCH]);
    const events = await readStream(database.db, `member-${MEMBER}`);
    expect(events).toMatchObject([
      {
        type: 'KeptMatchErasedBySupport',
        data: { matchId: MATCH },
        meta: { cause: 'request of the other person' },
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Secret-Name|Mathur|keeper@/);
    expect((await runCli(database, 'member', 'show', EMAIL)).stdout).toContain(
      `Kept match ${MATCH} of member`,
    );
  });
});
