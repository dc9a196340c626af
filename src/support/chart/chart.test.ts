/** `lagna chart`, `match` and `numerology`: input and output. */
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PoruthamsOfMoons } from '#src/astrology/contract-matching.ts';
import { referenceCharts, type ReferenceChart } from '#src/testing/reference-charts.ts';
import type { ChartOutput } from './output.ts';
import { runChart, type ChartOptions } from './chart.ts';
import { runMatch } from './match.ts';
import { runNumerology } from './numerology.ts';

type OutputLine = ChartOutput & { id?: string; error?: { code: string; field: string; message: string } };

async function runLines(lines: unknown[], options: ChartOptions = {}): Promise<OutputLine[]> {
  const printed: string[] = [];
  const input = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  const code = await runChart({ ndjson: true, ...options }, Readable.from(input), (line) =>
    printed.push(line),
  );
  expect(code).toBe(0);
  return printed.map((line) => JSON.parse(line) as OutputLine);
}

const toInput = ({ id, local, lat, lon, zone, utcOffsetSeconds }: ReferenceChart) => ({
  id,
  local,
  lat,
  lon,
  zone,
  utcOffsetSeconds,
});
const kota = {
  id: 'kota',
  local: '1996-06-04T14:30',
  lat: 25.18,
  lon: 75.83,
  zone: 'Asia/Kolkata',
};

describe('lagna chart --ndjson', () => {
  it('chart --ndjson matches the reference charts', async () => {
    const outputs = await runLines(referenceCharts.map(toInput));
    expect(outputs.map(({ id }) => id)).toEqual(referenceCharts.map(({ id }) => id));
    for (const [index, output] of outputs.entries()) {
      const reference = referenceCharts[index]!;
      expect(output.utc).toBe(reference.utc);
      expect(output.ascendant!.longitude).toBeCloseTo(reference.ascendant.lon, 3);
      expect(Object.keys(output.grahas)).toEqual(Object.keys(reference.grahas));
      for (const [name, { lon, sign, nakshatra, pada, retrograde }] of Object.entries(reference.grahas)) {
        expect(output.grahas[name]).toMatchObject({ sign, nakshatra, pada, retrograde });
        expect(output.grahas[name]!.longitude).toBeCloseTo(lon, 3);
      }
      expect(output.vargas).toEqual(reference.vargas);
      const { tithi, yoga, karana } = reference.panchang;
      expect(output.panchang).toMatchObject({ tithi, yoga, karana });
      const { seven, eightTrue, eightMean } = reference.karakas;
      expect(output.karakas).toEqual({ seven, eight: eightMean, eightTrue, eightMean });
      expect(output.vimshottari.map(({ lord }) => lord)).toEqual(reference.maha.map(([lord]) => lord));
      expect(output.vimshottari[0]!.antar).toHaveLength(9);
    }
  });

  it('chart --ndjson prints an error for an invalid line and continues', async () => {
    const invalidLines = [
      { ...kota, id: 'old', local: '1799-06-04T14:30' },
      { ...kota, id: 'no-day', local: '1996-06-31T14:30' },
      { ...kota, id: 'nowhere', zone: 'Asia/Kotah' },
      { ...kota, id: 'pole', lat: 90 },
      { ...kota, id: 'twice', local: '2024-11-03T01:30', zone: 'America/New_York' },
      { id: 'empty' },
      'no json',
    ];
    const outputs = await runLines([...invalidLines, kota]);
    expect(outputs.map(({ id, error }) => [id, error?.code, error?.field])).toEqual([
      ['old', 'out-of-range', 'local'],
      ['no-day', 'impossible-date-or-time', 'local'],
      ['nowhere', 'unknown-zone', 'zone'],
      ['pole', 'bad-input', 'lat'],
      ['twice', 'clock-overlap', 'local'],
      ['empty', 'bad-input', 'local'],
      [undefined, 'bad-input', 'line'],
      ['kota', undefined, undefined],
    ]);
  });

  it('chart --ndjson treats null as missing', async () => {
    const [withoutOffset, withNullOffset] = await runLines([kota, { ...kota, utcOffsetSeconds: null }]);
    expect(withNullOffset).toEqual(withoutOffset);
    const [withOffset] = await runLines([{ ...kota, zone: null, utcOffsetSeconds: 19_800 }]);
    expect(withOffset!.utc).toBe(withoutOffset!.utc);
  });

  it('chart --ndjson applies the settings', async () => {
    const [lahiri] = await runLines([kota]);
    const [raman] = await runLines([kota], { ayanamsa: 'raman', yearDays: '360', sunrise: 'hindu' });
    expect(raman!.settings).toMatchObject({ ayanamsa: 'raman', yearDays: 360, sunrise: 'hindu' });
    expect(lahiri!.ayanamsa - raman!.ayanamsa).toBeCloseTo(5206.7 / 3600, 4);
    expect(raman!.sunrise! > lahiri!.sunrise!).toBe(true);
  });

  it('chart --ndjson applies the deflection of light only on request', async () => {
    const [byDefault] = await runLines([kota]);
    const [withDeflection] = await runLines([kota], { lightDeflection: true });
    expect(byDefault!.settings).toMatchObject({ isLightDeflected: false });
    expect(withDeflection!.settings).toMatchObject({ isLightDeflected: true });
  });

  it('chart --ndjson names the node that it used', async () => {
    const [byDefault] = await runLines([kota]);
    const [byTrueNode] = await runLines([kota], { node: 'true', karakas: '8' });
    expect(byDefault!.settings).toMatchObject({ node: 'mean', karakas: 7 });
    expect(byTrueNode!.settings).toMatchObject({ node: 'true', karakas: 8 });
    expect(byTrueNode!.karakas.eight).toEqual(byTrueNode!.karakas.eightTrue);
  });

  it('chart --ndjson without a time has no lagna and a note', async () => {
    const [output] = await runLines([{ ...kota, local: '1996-06-04' }]);
    expect(output!.ascendant).toBeNull();
    expect(output!.vargas.D9).not.toHaveProperty('Lagna');
    expect(output!.notes.map(({ code, field }) => [code, field])).toEqual([['no-time', 'local']]);
  });

  /** Summer time of Norway, which ICU lacks: the Sun rose at 0:55, before the midnight of ICU. */
  it('chart --ndjson bounds the civil day by the clock of the birth', async () => {
    const tromso = { ...kota, local: '1960-05-18T00:20', lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' };
    const [output] = await runLines([tromso]);
    expect([output!.utc, output!.panchang.vara]).toEqual(['1960-05-17T22:20:00Z', 'Tuesday']);
    expect(output!.sunrise).toMatch(/^1960-05-17T22:55/);
  });

  it('chart --ndjson has a note when the Sun does not rise', async () => {
    const tromso = { ...kota, local: '1995-06-21T02:15', lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' };
    const [output] = await runLines([tromso]);
    expect([output!.sunrise, output!.sunset]).toEqual([null, null]);
    expect(output!.notes.map(({ code, field }) => [code, field])).toEqual([['no-sunrise', 'lat']]);
  });
});

describe('lagna chart with options', () => {
  const options = { date: '1996-06-04', time: '14:30', lat: '25.18', lon: '75.83', zone: 'Asia/Kolkata' };
  const consoleErrorSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
  afterEach(() => consoleErrorSpy.mockClear());
  const runWith = async (change: ChartOptions) => {
    const printed: string[] = [];
    const code = await runChart({ ...options, ...change }, Readable.from([]), (line) => printed.push(line));
    return { code, output: printed.join('\n'), stderr: consoleErrorSpy.mock.calls.flat().join('\n') };
  };

  it('chart --json prints the same as chart --ndjson', async () => {
    const { output } = await runWith({ json: true });
    const [{ id: _id, ...line }] = (await runLines([kota])) as [OutputLine];
    expect(JSON.parse(output)).toEqual(line);
  });

  it('chart prints a table by default', async () => {
    const { output, code } = await runWith({});
    expect(code).toBe(0);
    expect(output).toMatch(/^Lagna +Virgo +18°46′14\.0″ +Hasta 3$/m);
    expect(output).toMatch(/^Jupiter .* retrograde, own, house 4$/m);
  });

  it.each([
    [{ lat: '91' }, /latitude/],
    [{ date: '1799-01-01' }, /between 1800 and 2100/],
    [{ zone: 'Mars/One' }, /time zone/],
    [{ ayanamsa: 'mine' }, /lahiri/],
    [{ yearDays: 'long' }, /number/],
    [{ node: 'middle' }, /true/],
    [{ sunrise: 'noon' }, /upper-limb/],
    [{ karakas: '9' }, /7/],
    [{ syllable: 'va' }, /Devanagari/],
  ])('chart rejects %o with a message and exit status 2', async (change, message) => {
    const { code, output, stderr } = await runWith(change);
    expect([code, output]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });
});

describe('lagna chart --all', () => {
  const options = { date: '1996-06-04', time: '14:30', lat: '25.18', lon: '75.83', zone: 'Asia/Kolkata' };

  it('chart --all takes the first syllable of the name for the strength of the activities', async () => {
    const findStrength = async (change: ChartOptions) => {
      const printed: string[] = [];
      await runChart({ ...options, all: true, ...change }, Readable.from([]), (line) => printed.push(line));
      const { astrologerTables } = JSON.parse(printed.join('')) as {
        astrologerTables: { avasthas: Record<string, { shayanadi: { strength: string | null } }> };
      };
      return astrologerTables.avasthas.Sun!.shayanadi.strength;
    };
    expect(await findStrength({})).toBeNull();
    expect(await findStrength({ syllable: 'वि' })).toBeTypeOf('string');
  });

  it('chart --all adds all derived values, with transits of the given time', async () => {
    const printed: string[] = [];
    const now = '2026-11-21T03:00:00Z';
    const code = await runChart(
      { ...options, all: true },
      Readable.from([]),
      (line) => printed.push(line),
      now,
    );
    const output = JSON.parse(printed.join('')) as Record<string, unknown> & { yogas: { key: string }[] };
    expect(code).toBe(0);
    expect(output.houses).toHaveLength(12);
    expect(output.yogas.find(({ key }) => key === 'hamsa')).toMatchObject({ isPresent: true });
    expect(output.ashtakavarga).toHaveProperty('sarvaByHouse');
    expect(output.varshphal).toMatchObject({ age: 30 });
    expect(output.sky).toMatchObject({ at: now });
    for (const property of [
      'shadbala',
      'manglik',
      'kaalSarp',
      'sadeSati',
      'transits',
      'sensitivity',
      'pratyantars',
    ])
      expect(output[property], property).toBeTruthy();
  });
});

describe('lagna match', () => {
  const runMatchOn = async (lines: unknown[]) => {
    const printed: string[] = [];
    const input = Readable.from(lines.map((line) => `${JSON.stringify(line)}\n`));
    return { code: await runMatch(input, (line) => printed.push(line)), output: printed.join('') };
  };

  it('match compares two births in both directions', async () => {
    const { code, output } = await runMatchOn([kota, { ...kota, local: '1994-01-20T08:15' }]);
    const { kootas, manglik } = JSON.parse(output) as {
      kootas: { lowest: number; highest: number };
      manglik: unknown;
    };
    expect(code).toBe(0);
    expect(kootas.lowest).toBeGreaterThanOrEqual(0);
    expect(kootas.highest).toBeLessThanOrEqual(36);
    expect(manglik).toBeTruthy();
  });

  it('match prints the ten poruthams with the second birth as the bride, and exchanged', async () => {
    const { output } = await runMatchOn([kota, { ...kota, local: '1994-01-20T08:15' }]);
    const { poruthams } = JSON.parse(output) as { poruthams: Record<string, PoruthamsOfMoons[]> };
    const [asGiven, exchanged] = [poruthams.asGiven!, poruthams.exchanged!];
    expect([asGiven.length, exchanged.length]).toEqual([1, 1]);
    expect(asGiven[0]!.poruthams).toHaveLength(10);
    expect(asGiven[0]!.bride).toEqual(exchanged[0]!.groom);
    expect(asGiven[0]!.groom).toEqual(exchanged[0]!.bride);
  });

  it('match prints the poruthams for each pada of the Moon if a birth time is unknown', async () => {
    const { output } = await runMatchOn([kota, { ...kota, local: '1994-01-20' }]);
    const { poruthams } = JSON.parse(output) as { poruthams: Record<string, PoruthamsOfMoons[]> };
    const brides = poruthams.asGiven!.map(({ bride }) => bride);
    const padas = brides.map(({ nakshatra, pada }) => nakshatra * 4 + pada);
    expect(padas.length).toBeGreaterThan(3);
    expect(padas).toEqual(padas.map((_, index) => padas[0]! + index));
    expect(new Set(poruthams.asGiven!.map(({ groom }) => JSON.stringify(groom))).size).toBe(1);
  });

  it('match requires two lines', async () => {
    const consoleErrorSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await runMatchOn([kota])).code).toBe(2);
    expect(consoleErrorSpy.mock.calls.flat().join()).toMatch(/two lines/);
    consoleErrorSpy.mockRestore();
  });
});

describe('lagna numerology', () => {
  it('numerology contains every line of the calculation', () => {
    const printed: string[] = [];
    const code = runNumerology({ name: 'Asha Rao', date: '1996-06-04' }, '2026-11-21', (line) =>
      printed.push(line),
    );
    const profile = JSON.parse(printed.join('')) as { lifePath: { value: number; workings: string[] } };
    expect(code).toBe(0);
    expect(profile.lifePath.value).toBe(8);
    expect(profile.lifePath.workings[0]).toContain('35');
  });

  it('numerology rejects a date that does not exist', () => {
    const consoleErrorSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(runNumerology({ name: 'Asha', date: '1996-06-31' }, '2026-11-21', () => {})).toBe(2);
    consoleErrorSpy.mockRestore();
  });
});
