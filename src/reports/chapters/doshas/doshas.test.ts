/** The chapter on doshas for many births and for constructed charts of rare cases. */
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

const createChartContext = (words: ChartWords): ReportContext =>
  createContext({ ...ASHA, chart: createChart({ lagna: 'Aries', ...words }) });

function listStatements(context: ReportContext): Statement[] {
  const page = writeChapter(doshasChapter, context)!;
  if (page.kind !== 'essay') throw new Error('Not an essay.');
  return page.parts.flatMap((part) => part.statements);
}

const signAt = (n: number): string => RASHIS[(n + 11) % 12]!.english;

/** Rahu at 5 degrees of a sign, the seven after it or after Ketu, with one of them on the other side. */
function createKaalSarpPositions(
  rahu: number,
  ahead: 'Rahu' | 'Ketu',
  out?: (typeof CLASSICAL_GRAHAS)[number],
): ChartWords {
  const first = ahead === 'Rahu' ? rahu : rahu + 6;
  const inside = CLASSICAL_GRAHAS.map((graha, i) => [graha, `${signAt(first + 1 + (i % 4))} 12`] as const);
  return {
    Rahu: `${signAt(rahu)} 5`,
    ...Object.fromEntries(inside),
    ...(out ? { [out]: `${signAt(first + 8)} 12` } : {}),
  };
}

/** A Moon in the middle of a pada. */
function formatMoonPosition(star: number, quarter: number): string {
  const longitude = ((star - 1) * 40) / 3 + ((quarter - 0.5) * 10) / 3;
  return `${signAt(Math.floor(longitude / 30) + 1)} ${(longitude % 30).toFixed(3)}`;
}

const STARS = [1, 9, 10, 18, 19, 27] as const;
const QUARTERS = [1, 2, 3, 4] as const;

const contexts: ReportContext[] = [];
beforeAll(() => {
  const births = createBirths(280);
  contexts.push(
    ...births.map((born) => createContext(reportInput(born))),
    ...births.slice(0, 120).map((born) => createContext(reportInput(withoutTime(born)))),
    ...KAAL_SARP_TYPES.map((_, i) =>
      createChartContext(createKaalSarpPositions(i + 1, i % 2 ? 'Rahu' : 'Ketu')),
    ),
    ...CLASSICAL_GRAHAS.map((graha) => createChartContext(createKaalSarpPositions(1, 'Rahu', graha))),
    createChartContext({ ...createKaalSarpPositions(1, 'Rahu'), Venus: 'Aries 5.5' }),
    ...STARS.flatMap((star) =>
      QUARTERS.map((quarter) => createChartContext({ Moon: formatMoonPosition(star, quarter) })),
    ),
    ...['Leo 0.2', 'Aries 0.1', 'Sagittarius 0.1', 'Pisces 29.8'].map((Moon) => createChartContext({ Moon })),
    createChartContext({
      lagna: 'Pisces',
      Mars: 'Cancer',
      Moon: 'Aquarius',
      Venus: 'Aries',
      Jupiter: 'Capricorn',
    }),
    ...RASHIS.flatMap(({ english: lagna }) =>
      RASHIS.map(({ english: Mars }) => createChartContext({ lagna, Mars: `${Mars} 8` })),
    ),
    ...RASHIS.map(({ english: Venus }) =>
      createChartContext({ Venus: `${Venus} 8`, Mars: 'Virgo 10', lagna: 'Pisces' }),
    ),
    ...RASHIS.map(({ english: Moon }) => createChartContext({ Moon: `${Moon} 8`, lagna: 'Cancer' })),
    ...RASHIS.map(({ english }) =>
      createChartContext({
        lagna: english,
        Venus: `${signAt(RASHIS.findIndex((r) => r.english === english) + 7)} 8`,
        Mars: 'Libra 3',
      }),
    ),
  );
}, 60_000);

const collectTexts = () =>
  new Set(contexts.flatMap((context) => listStatements(context).map(({ text }) => text)));

test('every text is used', () => {
  const texts = [...collectTexts()].join('\n');
  const expectedTexts = [
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
  expect(expectedTexts.filter((text) => !texts.includes(text))).toEqual([]);
});

test('every rule of the computation has a text', () => {
  expect(Object.keys(manglikRules).toSorted()).toEqual(CANCELLATIONS.map(({ key }) => key).toSorted());
});

test('every reason has true facts, and none occurs twice in the chapter', () => {
  for (const context of contexts) {
    const statements = listStatements(context);
    const untrue = statements.flatMap(({ facts = [] }) => facts).filter((fact) => !isFactTrue(fact, context));
    expect(untrue).toEqual([]);
    const reasons = statements.map(({ because }) => because);
    expect(reasons.filter((reason, i) => reasons.indexOf(reason) !== i)).toEqual([]);
  }
});

test('each possible Moon sign has one Manglik verdict that agrees with the listed rules', () => {
  const verdicts = Object.values(manglikVerdicts);
  for (const context of contexts) {
    const statements = listStatements(context);
    // if two possible Moon signs give two verdicts, each begins with its Moon sign
    const given = statements.filter(({ text }) =>
      verdicts.some((verdict) => text.endsWith(verdict.slice(1))),
    );
    expect(given.length).toBeGreaterThan(0);
    if (context.chart.lagna) expect(given).toHaveLength(1);
    const isCancelled = given[0]!.text === manglikVerdicts.cancelled;
    if (isCancelled)
      expect(statements.some(({ because }) => because.includes('and nothing lifts it'))).toBe(false);
  }
});

describe('unknown birth time', () => {
  test('no house is named for an unknown birth time', () => {
    const statements = contexts
      .filter(({ dayRange }) => dayRange)
      .flatMap((context) => listStatements(context));
    const printed = statements.map(({ text, because }) => `${text} ${because}`).join('\n');
    expect(printed).not.toMatch(
      /lagna|rising|\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house/i,
    );
  });
});

describe('stated frequencies of the doshas', () => {
  /** For births spread evenly over eighty years. */
  const share = (of: (context: ReportContext) => boolean) => {
    const timed = contexts.slice(0, 280);
    return timed.filter(of).length / timed.length;
  };
  const says = (text: string) => (context: ReportContext) =>
    listStatements(context).some((one) => one.text.startsWith(text));

  test('stated frequencies are close to those of computed charts', () => {
    expect(share(says(manglikVerdicts.none))).toBeCloseTo(1 / 8, 1);
    expect(share(says(kaalSarpTexts.none))).toBeCloseTo(2 / 3, 1);
    expect(share(says(kaalSarpTexts.full))).toBeCloseTo(1 / 14, 1);
    expect(share(says(gandaMulaTexts.none))).toBeCloseTo(7 / 9, 1);
  });
});
