/** The chapter on doshas for many births and for constructed charts of rare cases. */
import { beforeAll, describe, expect, test } from 'vitest';
import { CANCELLATIONS } from '#src/astrology/doshas/manglik.ts';
import { KAAL_SARP_TYPES } from '#src/astrology/contract-doshas.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { RASHIS } from '#src/astrology/contract.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { childManglikVerdicts } from '#src/reports/content/en/answers/verdicts.ts';
import {
  gandaMulaTexts,
  gandantaTexts,
  gandaMulaByPada,
  gandaMulaByNakshatra,
} from '#src/reports/content/en/doshas/ganda-mula.ts';
import { kaalSarpKinds, kaalSarpOutside, kaalSarpTexts } from '#src/reports/content/en/doshas/kaal-sarp.ts';
import { manglikRules } from '#src/reports/content/en/doshas/manglik-rules.ts';
import {
  manglikVerdicts,
  marriedManglikVerdicts,
  marsFromOrigin,
  marsInSign,
} from '#src/reports/content/en/doshas/manglik.ts';
import { doshaRemedies } from '#src/reports/content/en/doshas/dosha-texts.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import {
  ASHA,
  PLACES,
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { verdictsChapter } from '#src/reports/chapters/answers/verdicts-page.ts';
import { doshasChapter } from './doshas.ts';

const createChartContext = (positions: ChartPositions): ReportContext =>
  createContext({ ...removeSensitivity(ASHA), chart: createChart({ lagna: 'Aries', ...positions }) });

const statementsByContext = new WeakMap<ReportContext, Statement[]>();

/** Written once per context, because every test reads them. */
function listStatements(context: ReportContext): Statement[] {
  const statements = statementsByContext.get(context) ?? writeStatements(context);
  statementsByContext.set(context, statements);
  return statements;
}

/** The statements of the page of verdicts, then those of the chapter on doshas. */
function writeStatements(context: ReportContext): Statement[] {
  const pages = [verdictsChapter, doshasChapter].map((chapter) => writeChapter(chapter, context)!);
  return pages.flatMap((page) => {
    if (page.kind === 'verdicts') return page.verdicts.slice(-1).map(({ statement }) => statement);
    if (page.kind !== 'essay') throw new Error('Not an essay.');
    return page.parts.flatMap((part) => part.statements);
  });
}

const getSignAt = (n: number): string => RASHIS[(n + 11) % 12]!.english;

/**
 * Rahu at 5 degrees of a sign and the seven classical grahas in the half after the leading node, except the outside graha.
 * @param rahu its sign, 1 to 12
 */
function createKaalSarpPositions(
  rahu: number,
  leadingNode: 'Rahu' | 'Ketu',
  outsideGraha?: (typeof CLASSICAL_GRAHAS)[number],
): ChartPositions {
  const firstSign = leadingNode === 'Rahu' ? rahu : rahu + 6;
  const positions = CLASSICAL_GRAHAS.map(
    (graha, i) => [graha, `${getSignAt(firstSign + 1 + (i % 4))} 12`] as const,
  );
  return {
    Rahu: `${getSignAt(rahu)} 5`,
    ...Object.fromEntries(positions),
    ...(outsideGraha ? { [outsideGraha]: `${getSignAt(firstSign + 8)} 12` } : {}),
  };
}

/** A Moon in the middle of a pada. */
function formatMoonPosition(nakshatra: number, pada: number): string {
  const longitude = ((nakshatra - 1) * 40) / 3 + ((pada - 0.5) * 10) / 3;
  return `${getSignAt(Math.floor(longitude / 30) + 1)} ${(longitude % 30).toFixed(3)}`;
}

const GANDA_MULA_NAKSHATRAS = [1, 9, 10, 18, 19, 27] as const;
const PADAS = [1, 2, 3, 4] as const;

const BIRTH_COUNT = 280;
const contexts: ReportContext[] = [];
beforeAll(() => {
  const births = createPeople(BIRTH_COUNT);
  contexts.push(
    ...births.map((birth) => createContext(removeSensitivity(createReportInput(birth)))),
    ...births.slice(0, 120).map((birth) => createContext(createReportInput(removeTime(birth)))),
    ...KAAL_SARP_TYPES.map((_, i) =>
      createChartContext(createKaalSarpPositions(i + 1, i % 2 ? 'Rahu' : 'Ketu')),
    ),
    ...CLASSICAL_GRAHAS.map((graha) => createChartContext(createKaalSarpPositions(1, 'Rahu', graha))),
    createChartContext({ ...createKaalSarpPositions(1, 'Rahu'), Venus: 'Aries 5.5' }),
    ...GANDA_MULA_NAKSHATRAS.flatMap((nakshatra) =>
      PADAS.map((pada) => createChartContext({ Moon: formatMoonPosition(nakshatra, pada) })),
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
        Venus: `${getSignAt(RASHIS.findIndex((rashi) => rashi.english === english) + 7)} 8`,
        Mars: 'Libra 3',
      }),
    ),
  );
});

const collectTexts = () =>
  new Set(contexts.flatMap((context) => listStatements(context).map(({ text }) => text)));

test('every text is used', () => {
  const texts = [...collectTexts()].join('\n');
  const expectedTexts = [
    ...Object.values(marsFromOrigin).flatMap((houses) => Object.values(houses)),
    ...marsInSign,
    ...Object.values(manglikVerdicts),
    ...Object.values(marriedManglikVerdicts),
    ...Object.values(manglikRules).map(({ text }) => text),
    ...Object.values(kaalSarpKinds),
    ...Object.values(kaalSarpOutside),
    ...Object.values(kaalSarpTexts),
    ...Object.values(gandaMulaByNakshatra),
    ...Object.values(gandaMulaByPada).flat(),
    ...Object.values(gandantaTexts),
    ...Object.values(gandaMulaTexts),
    ...Object.values(doshaRemedies),
  ];
  expect(expectedTexts.filter((text) => !texts.includes(text))).toEqual([]);
});

test('without a birth time no text says that all three doshas are absent', () => {
  const texts = contexts.filter(({ isTimeKnown }) => !isTimeKnown).flatMap(listStatements);
  expect(
    texts.filter(
      ({ text, because }) => text.startsWith('None of the three') || because.startsWith('none of'),
    ),
  ).toEqual([]);
});

test('every rule of the computation has a text', () => {
  expect(Object.keys(manglikRules).toSorted()).toEqual(CANCELLATIONS.map(({ key }) => key).toSorted());
});

test('every reason has true facts, and none occurs twice in the chapter', () => {
  for (const context of contexts) {
    const statements = listStatements(context);
    const facts = statements.flatMap((statement) => statement.facts ?? []);
    expect(facts.filter((fact) => !isFactTrue(fact, context))).toEqual([]);
    const reasons = statements.map(({ because }) => because);
    expect(reasons.filter((reason, i) => reasons.indexOf(reason) !== i)).toEqual([]);
  }
});

test('a known birth time has one Manglik verdict, and no reason contradicts the verdict “cancelled”', () => {
  const verdicts = [
    ...Object.values(manglikVerdicts),
    ...Object.values(marriedManglikVerdicts),
    ...Object.values(childManglikVerdicts),
  ];
  for (const context of contexts.filter(({ chart }) => chart.lagna)) {
    const statements = listStatements(context);
    expect(statements.filter(({ text }) => verdicts.includes(text))).toHaveLength(1);
    if ([manglikVerdicts.cancelled, marriedManglikVerdicts.cancelled].includes(statements[0]!.text))
      expect(statements.some(({ because }) => because.includes('and nothing cancels it'))).toBe(false);
  }
});

describe('unknown birth time', () => {
  // The Moon left Aries for Taurus, and Bharani for Krittika, that day.
  test('on a day with two Moon signs each reason on the Moon names its sign or its stars', () => {
    const context = createContext(
      createReportInput({ name: 'Meera Joshi', date: '1995-09-14', place: PLACES[0] }, 'janam-kundli'),
    );
    const statements = listStatements(context);
    const unmet = statements.filter(({ text }) => text.includes('were also checked'));
    expect(unmet.map(({ text }) => text.slice(0, 29))).toEqual([
      'With the Moon in Aries these ',
      'With the Moon in Taurus these',
    ]);
    const gandaMula = statements.find(({ text }) => text.includes('Ganda Mula birth'));
    expect(gandaMula!.because).toMatch(/Bharani before .* and Krittika after/);
    const page = writeChapter(verdictsChapter, context);
    expect(JSON.stringify(page)).toContain('the seventh from the Moon in Aries and the second from Venus');
  });

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
  /** The share of the computed births, which are spread evenly over ninety years. */
  const computeShare = (predicate: (context: ReportContext) => boolean) => {
    const contextsWithTime = contexts.slice(0, BIRTH_COUNT);
    return contextsWithTime.filter(predicate).length / contextsWithTime.length;
  };
  const hasStatement = (text: string) => (context: ReportContext) =>
    listStatements(context).some((statement) => statement.text.startsWith(text));

  test('the frequencies stated in the texts are close to those of computed charts', () => {
    expect(computeShare(hasStatement(manglikVerdicts.none))).toBeCloseTo(1 / 8, 1);
    expect(computeShare(hasStatement(kaalSarpTexts.none))).toBeCloseTo(2 / 3, 1);
    expect(computeShare(hasStatement(kaalSarpTexts.full))).toBeCloseTo(1 / 14, 1);
    expect(computeShare(hasStatement(gandaMulaTexts.none))).toBeCloseTo(7 / 9, 1);
  });
});
