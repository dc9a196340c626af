/** `lagna panchang`: input and output. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DayPanchang } from '#src/astrology/contract-almanac.ts';
import { runPanchang, type PanchangOptions } from './panchang.ts';

const NOW = '2026-11-22T20:00:00Z';
const JAIPUR = { lat: '26.9196', lon: '75.7878', zone: 'Asia/Kolkata' };

const consoleErrorSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => consoleErrorSpy.mockClear());

async function run(options: PanchangOptions) {
  const lines: string[] = [];
  const code = await runPanchang(options, (line) => lines.push(line), NOW);
  return { code, lines, stderr: consoleErrorSpy.mock.calls.flat().join('\n') };
}

describe('lagna panchang', () => {
  it('prints the limbs with their ends by the clock of the place, and the date of times after midnight', async () => {
    const { code, lines } = await run({ ...JAIPUR, date: '2026-11-22' });
    expect(code).toBe(0);
    expect(lines).toContain('Tithi            Shukla Trayodashi until 02:37 (23 Nov)');
    expect(lines).toContain('Karana           Kaulava until 15:52');
    expect(lines).toContain('Moon             rises 15:33, sets 05:14 (23 Nov), Mesha, Ashwini');
    expect(lines).toContain('Rahu Kaal        16:13 to 17:33');
  });

  it('fits 80 columns', async () => {
    const { lines } = await run({ ...JAIPUR, date: '1983-01-25' });
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.join('\n')).toContain('Magha is left out');
  });

  it('prints today by the clock of the place if no date is given', async () => {
    const { lines } = await run({ ...JAIPUR, json: true });
    const { date, place } = JSON.parse(lines.join('')) as DayPanchang & { place: { zone: string } };
    // 20:00 in Greenwich is 1:30 of the next day in India.
    expect([date, place.zone]).toEqual(['2026-11-23', 'Asia/Kolkata']);
  });

  it('says that there are no hours where the Sun does not rise', async () => {
    const { lines } = await run({ lat: '69.65', lon: '18.96', zone: 'Europe/Oslo', date: '2026-12-21' });
    const text = lines.join('\n');
    expect(text).toContain('from midnight to midnight: the Sun does not rise or set on this day');
    expect(text).not.toContain('Rahu Kaal');
  });

  it.each([
    [{}, /Give --place, or all of --lat/],
    [{ ...JAIPUR, lat: '91' }, /--lat/],
    [{ ...JAIPUR, date: '22-11-2026' }, /YYYY-MM-DD/],
    [{ ...JAIPUR, date: '2026-02-30' }, /not a date of the calendar/],
    [{ ...JAIPUR, date: '2101-01-01' }, /from 1800 to 2100/],
    [{ ...JAIPUR, zone: 'Mars/One' }, /time zone/],
    [{ place: 'Kota' }, /^"Kota" can mean several places\. Choose one:\n  --place "Kota, Rajasthan, India"/],
    [{ place: 'Xyzzyq' }, /^No place is called "Xyzzyq"\. The most similar name:\n  --place "[^"]+"$/],
  ])('refuses %o with a message and exit status 2', async (options, message) => {
    const { code, lines, stderr } = await run(options);
    expect([code, lines]).toEqual([2, []]);
    expect(stderr).toMatch(message);
  });
});
