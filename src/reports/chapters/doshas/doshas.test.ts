/** The chapter on doshas: every text reached, over people and over charts made for what is rare. */
import { beforeAll, describe, expect, test } from 'vitest';
import { CANCELLATIONS } from '#src/astrology/doshas/manglik.ts';
import { KAAL_SARP_TYPES } from '#src/astrology/contract-doshas.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { RASHIS } from '#src/astrology/contract.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  gandaMulaTexts,
  gandantaTexts,
  gandaMulaByPada,
  gandaMulaByStar,
} from '#src/reports/content/en/doshas/ganda-mula.ts';
import { kaalSarpKinds, kaalSarpOutside, kaalSarpTexts } from '#src/reports/content/en/doshas/kaal-sarp.ts';
import { manglikRules } from '#src/reports/content/en/doshas/manglik-rules.ts';
import { manglikVerdicts, marsFromOrigin, marsInSign } from '#src/reports/content/en/doshas/manglik.ts';
import { doshaRemedies } from '#src/reports/content/en/doshas/dosha-texts.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { createChart, type ChartWords } from '#src/testing/reports/create-chart.ts';
import { ASHA, createBirths, reportInput, withoutTime } from '#src/testing/fixtures/births.ts';
import { doshasChapter } from './doshas.ts';

const made = (words: ChartWords): ReportContext =>
  createContext({ ...ASHA, chart: createChart({ lagna: 'Aries', ...words }) });

function statements(context: ReportContext): Statement[] {
  const page = writeChapter(doshasChapter, context)!;
  if (page.kind !== 'essay') throw new Error('Not an essay.');
  return page.parts.flatMap((part) => part.statements);
}

const signAt = (n: number): string => RASHIS[(n + 11) % 12]!.english;

/** Rahu at 5 degrees of a sign, the seven ahead of it or of Ketu, with one of them put on the other side. */
function serpent(rahu: number, ahead: 'Rahu' | 'Ketu', out?: (typeof CLASSICAL_GRAHAS)[number]): ChartWords {
  const first = ahead === 'Rahu' ? rahu : rahu + 6;
  const inside = CLASSICAL_GRAHAS.map((graha, i) => [graha, `${signAt(first + 1 + (i % 4))} 12`] as const);
  return {
    Rahu: `${signAt(rahu)} 5`,
    ...Object.fromEntries(inside),
    ...(out ? { [out]: `${signAt(first + 8)} 12` } : {}),
  };
}

/** The thirteen degrees and a third of a star, its quarters in the middle. */
function moonAt(star: number, quarter: number): string {
  const longitude = ((star - 1) * 40) / 3 + ((quarter - 0.5) * 10) / 3;
  return `${signAt(Math.floor(longitude / 30) + 1)} ${(longitude % 30).toFixed(3)}`;
}

const STARS = [1, 9, 10, 18, 19, 27] as const;
const QUARTERS = [1, 2, 3, 4] as const;

const readings: ReportContext[] = [];
beforeAll(() => {
  const births = createBirths(280);
  readings.push(
    ...births.map((born) => createContext(reportInput(born))),
    ...births.slice(0, 120).map((born) => createContext(reportInput(withoutTime(born)))),
    ...KAAL_SARP_TYPES.map((_, i) => made(serpent(i + 1, i % 2 ? 'Rahu' : 'Ketu'))),
    ...CLASSICAL_GRAHAS.map((graha) => made(serpent(1, 'Rahu', graha))),
    made({ ...serpent(1, 'Rahu'), Venus: 'Aries 5.5' }),
    ...STARS.flatMap((star) => QUARTERS.map((quarter) => made({ Moon: moonAt(star, quarter) }))),
    ...['Leo 0.2', 'Aries 0.1', 'Sagittarius 0.1', 'Pisces 29.8'].map((Moon) => made({ Moon })),
    made({ lagna: 'Pisces', Mars: 'Cancer', Moon: 'Aquarius', Venus: 'Aries', Jupiter: 'Capricorn' }),
    ...RASHIS.flatMap(({ english: lagna }) =>
      RASHIS.map(({ english: Mars }) => made({ lagna, Mars: `${Mars} 8` })),
    ),
    ...RASHIS.map(({ english: Venus }) => made({ Venus: `${Venus} 8`, Mars: 'Virgo 10', lagna: 'Pisces' })),
    ...RASHIS.map(({ english: Moon }) => made({ Moon: `${Moon} 8`, lagna: 'Cancer' })),
    ...RASHIS.map(({ english }) =>
      made({
        lagna: english,
        Venus: `${signAt(RASHIS.findIndex((r) => r.english === english) + 7)} 8`,
        Mars: 'Libra 3',
      }),
    ),
  );
}, 60_000);

const reached = () => new Set(readings.flatMap((context) => statements(context).map(({ text }) => text)));

test('every text is reached', () => {
  const texts = [...reached()].join('\n');
  const wanted = [
    ...Object.values(marsFromOrigin).flatMap((houses) => Object.values(houses)),
    ...marsInSign,
    ...Object.values(manglikVerdicts),
    ...Object.values(manglikRules).map(({ text }) => text),
    ...Object.values(kaalSarpKinds),
    ...Object.values(kaalSarpOutside),
    ...Object.values(kaalSarpTexts),
    ...Object.values(gandaMulaByStar),
    ...Object.values(gandaMulaByPada).flat(),
    ...Object.values(gandantaTexts),
    ...Object.values(gandaMulaTexts),
    ...Object.values(doshaRemedies),
  ];
  expect(wanted.filter((text) => !texts.includes(text))).toEqual([]);
});

test('every rule of the engine has its words', () => {
  expect(Object.keys(manglikRules).toSorted()).toEqual(CANCELLATIONS.map(({ key }) => key).toSorted());
});

test('every reason is true, and none stands twice in one chapter', () => {
  for (const context of readings) {
    const told = statements(context);
    const untrue = told.flatMap(({ facts = [] }) => facts).filter((fact) => !isFactTrue(fact, context));
    expect(untrue).toEqual([]);
    const reasons = told.map(({ because }) => because);
    expect(reasons.filter((reason, i) => reasons.indexOf(reason) !== i)).toEqual([]);
  }
});

test('one verdict on Manglik is given for each Moon, and it agrees with what is listed', () => {
  const verdicts = Object.values(manglikVerdicts);
  for (const context of readings) {
    const told = statements(context);
    // where the two Moons of a day come to two verdicts, each begins with its Moon
    const given = told.filter(({ text }) => verdicts.some((verdict) => text.endsWith(verdict.slice(1))));
    expect(given.length).toBeGreaterThan(0);
    if (context.chart.lagna) expect(given).toHaveLength(1);
    const isCancelled = given[0]!.text === manglikVerdicts.cancelled;
    if (isCancelled) expect(told.some(({ because }) => because.includes('and nothing lifts it'))).toBe(false);
  }
});

describe('without an hour', () => {
  test('no house is named', () => {
    const untimed = readings.filter(({ dayRange }) => dayRange).flatMap((context) => statements(context));
    const spoken = untimed.map(({ text, because }) => `${text} ${because}`).join('\n');
    expect(spoken).not.toMatch(
      /lagna|rising|\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house/i,
    );
  });
});

describe('the frequencies it names', () => {
  /** Among births spread evenly over eighty years. */
  const share = (of: (reading: ReportContext) => boolean) => {
    const timed = readings.slice(0, 280);
    return timed.filter(of).length / timed.length;
  };
  const says = (text: string) => (context: ReportContext) =>
    statements(context).some((one) => one.text.startsWith(text));

  test('are near those of real skies', () => {
    expect(share(says(manglikVerdicts.none))).toBeCloseTo(1 / 8, 1);
    expect(share(says(kaalSarpTexts.none))).toBeCloseTo(2 / 3, 1);
    expect(share(says(kaalSarpTexts.full))).toBeCloseTo(1 / 14, 1);
    expect(share(says(gandaMulaTexts.none))).toBeCloseTo(7 / 9, 1);
  });
});
