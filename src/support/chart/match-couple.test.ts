/** `lagna match` with both births as options. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Match } from '#src/kundli-milan/contract.ts';
import { runMatchOfCouple, type CoupleOptions } from './match-couple.ts';

const NOW = new Date('2026-11-29T06:30:00Z');
const GROOM = {
  groomDate: '1992-02-16',
  groomTime: '06:10',
  groomLat: '26.92',
  groomLon: '75.79',
  groomZone: 'Asia/Kolkata',
};
const BRIDE = {
  brideDate: '1996-06-04',
  brideTime: '14:30',
  brideLat: '25.18',
  brideLon: '75.83',
  brideZone: 'Asia/Kolkata',
};

const consoleErrorSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => consoleErrorSpy.mockClear());

async function run(options: CoupleOptions) {
  const lines: string[] = [];
  const code = await runMatchOfCouple(options, (line) => lines.push(line), NOW);
  return { code, lines, stderr: consoleErrorSpy.mock.calls.flat().join('\n') };
}

describe('lagna match with options', () => {
  it('prints the points, the kootas, Manglik and the poruthams in 80 columns', async () => {
    const { code, lines } = await run({ ...GROOM, ...BRIDE });
    expect(code).toBe(0);
    expect(lines).toContain('Points           24.5 of 36. A good match, with bhakoot dosha to talk about.');
    expect(lines.join('\n')).toMatch(/^Bhakoot +0 of 7 /m);
    expect(lines.join('\n')).toMatch(/^Manglik, bride +Manglik, cancelled\./m);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  it('prints with --json what the page shows', async () => {
    const { lines } = await run({ ...GROOM, ...BRIDE, json: true });
    expect(Match.parse(JSON.parse(lines.join(''))).points).toEqual({ lowest: 24.5, highest: 24.5 });
  });

  it('prints the points by the hour if a time is unknown', async () => {
    const { groomTime: _, ...groom } = GROOM;
    const { lines } = await run({ ...groom, ...BRIDE });
    expect(lines.join('\n')).toMatch(
      /27 +groom before 5:46 am\n.*24\.5 +groom between 5:46 am and 11:06 am\n.*13\.5 +groom after/,
    );
  });

  it('prints the hours of the points of a koota', async () => {
    const { groomTime: _, ...groom } = GROOM;
    const { lines } = await run({ ...groom, ...BRIDE });
    expect(lines.join(' ').replaceAll(/ +/g, ' ')).toContain(
      'Nadi 0 to 8 of 8 8 points if the groom was born before 11:06 am: Punarvasu is of adi',
    );
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  it('prints the hours of a dosha and what Manglik needs the hour for', async () => {
    const { brideTime: _, ...bride } = BRIDE;
    const { lines } = await run({
      ...GROOM,
      groomDate: '1990-10-17',
      groomTime: '11:12',
      ...bride,
      brideDate: '1993-03-09',
    });
    const text = lines.join(' ').replaceAll(/ +/g, ' ');
    expect(text).toContain('There is bhakoot dosha only if the bride was born before 12:32 am.');
    expect(text).toContain('Mildly Manglik, but the hour of birth can change this.');
  });

  it('prints the exceptions of the hours if a dosha has another one at each hour', async () => {
    const { brideTime: _, ...bride } = BRIDE;
    const { lines } = await run({
      ...GROOM,
      groomDate: '1974-02-14',
      groomTime: '02:28',
      ...bride,
      brideDate: '1990-07-19',
    });
    expect(lines.join(' ').replaceAll(/ +/g, ' ')).toContain(
      'By the hour, one of these exceptions is met: One lord of both Moon signs;',
    );
  });

  it.each([
    [{}, /--groom-date/],
    [{ ...GROOM, brideDate: '1996-06-04' }, /--bride-place, or all of --bride-lat/],
    [{ ...GROOM, ...BRIDE, groomTime: '25:00' }, /HH:MM/],
    [{ ...GROOM, ...BRIDE, brideDate: '2015-06-04' }, /18 or older/],
    [{ ...GROOM, ...BRIDE, brideZone: 'Mars/One' }, /zone/],
    [
      {
        ...GROOM,
        brideDate: '1992-02-16',
        brideTime: '06:10',
        brideLat: '26.92',
        brideLon: '75.79',
        brideZone: 'Asia/Kolkata',
      },
      /Both births are the same/,
    ],
  ])('refuses %o with a message and exit status 2', async (options, message) => {
    const { code, lines, stderr } = await run(options);
    expect([code, lines]).toEqual([2, []]);
    expect(stderr).toMatch(message);
  });
});
