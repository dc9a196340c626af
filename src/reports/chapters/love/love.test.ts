/** The love report for many births and for constructed charts of rare cases. */
import { beforeAll, describe, expect, test } from 'vitest';
import { GRAHAS, RASHIS, type Chart } from '#src/astrology/contract.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import type { ReportDocument, Statement } from '#src/reports/contract.ts';
import { singlesByLagnaLord } from '#src/reports/content/en/love/living-alone.ts';
import { darakaraka } from '#src/reports/content/en/love/darakaraka.ts';
import {
  affectionLeadOfYoung,
  statusIntro,
  partnerIntroForYoung,
} from '#src/reports/content/en/love/love-headings.ts';
import * as household from '#src/reports/content/en/love/household.ts';
import * as links from '#src/reports/content/en/love/love-links.ts';
import * as manglik from '#src/reports/content/en/love/manglik-in-marriage.ts';
import { marsSignInLove } from '#src/reports/content/en/love/mars-sign.ts';
import {
  loveCautionLine,
  venusSignLine,
  loveStrengthLine,
  seventhSignLine,
} from '#src/reports/content/en/love/love-summary.ts';
import { moonSignInLove } from '#src/reports/content/en/love/moon-sign-in-love.ts';
import * as navamsa from '#src/reports/content/en/love/navamsha.ts';
import * as questions from '#src/reports/content/en/love/questions.ts';
import * as remedies from '#src/reports/content/en/love/love-remedies.ts';
import * as promises from '#src/reports/content/en/love/promises.ts';
import { presentPeriod, periodByHouse, periodByLord } from '#src/reports/content/en/love/marriage-timing.ts';
import * as seventhOccupants from '#src/reports/content/en/love/seventh-occupants.ts';
import * as seventhLord from '#src/reports/content/en/love/seventh-lord-in-love.ts';
import { seventhSignTexts } from '#src/reports/content/en/love/seventh-sign.ts';
import * as nakshatras from '#src/reports/content/en/love/match.ts';
import { upapadaTexts } from '#src/reports/content/en/love/upapada.ts';
import { venusHouseInLove } from '#src/reports/content/en/love/venus-house.ts';
import { venusSignInLove } from '#src/reports/content/en/love/venus-sign.ts';
import { affectionChapter } from '#src/reports/chapters/love/affection.ts';
import { householdChapter } from '#src/reports/chapters/love/household.ts';
import { loveSummaryChapter } from '#src/reports/chapters/love/love-summary.ts';
import { matchChapter } from '#src/reports/chapters/love/match.ts';
import { partnerChapter } from '#src/reports/chapters/love/partner.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { getUpapadaSign } from '#src/reports/chapters/love/navamsha.ts';
import { getSignName } from '#src/reports/text/phrases.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import {
  ASHA,
  KABIR,
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import {
  isBroken,
  listRepeatedSentences,
  listUntrueFacts,
  listVagueReasons,
  writeReportOf,
  type WrittenReport,
} from '#src/testing/reports/report-assertions.ts';

/** Births with a weak Mars, Saturn or Venus in the seventh house. */
const BIRTHS_WITH_WEAK_SEVENTH = [547, 852, 1149];

/** Every fourth report is written with certainties. */
const CERTAINTY_STEP = 4;

const inputs = [
  ...BIRTHS_WITH_WEAK_SEVENTH.map((i) => createReportInput(createPeople(i + 1)[i]!, 'love-marriage')),
  ...createPeople(140)
    .map((birth) => createReportInput(birth, 'love-marriage'))
    .map((input, i) => (i % CERTAINTY_STEP === 0 ? input : removeSensitivity(input))),
  ...createPeople(40).map((birth) => createReportInput(removeTime(birth), 'love-marriage')),
  ...createPeople(60).map((birth) =>
    createReportInput({ ...birth, date: `2000${birth.date.slice(4)}` }, 'love-marriage'),
  ),
  createReportInput({ ...KABIR, date: '2019-03-01' }, 'love-marriage'),
  createReportInput({ ...KABIR, date: '1902-03-01' }, 'love-marriage'),
];
let reports: WrittenReport[];
beforeAll(() => {
  reports = inputs.map(writeReportOf);
});

describe('love report of any birth', () => {
  test('no sentence occurs twice', () => {
    expect(reports.flatMap(listRepeatedSentences)).toEqual([]);
  });

  test('every statement has true facts', () => {
    expect(reports.flatMap(listUntrueFacts)).toEqual([]);
  });

  test('every reason names its facts', () => {
    expect(reports.flatMap(listVagueReasons)).toEqual([]);
  });

  test('no printed string is empty or broken', () => {
    expect(reports.filter(isBroken).map(({ input }) => input.birth.name)).toEqual([]);
  });

  test('no text assumes a gender', () => {
    const genderedWords =
      /\b(he|she|his|hers|him|her|himself|herself|husbands?|wife|wives|boyfriends?|girlfriends?|brides?|grooms?|manly|womanly|sons?|daughters?|man|men|woman|women|sir|madam|lady|ladies)\b/i;
    const genderedTexts = reports.flatMap(({ document }) =>
      listPrintedStrings(document.pages.filter(({ id }) => id.startsWith('love') || id === 'summary')).filter(
        (text) => genderedWords.test(text),
      ),
    );
    expect(genderedTexts).toEqual([]);
  });

  test('the summary has two or three strengths and one or two cautions', () => {
    for (const { document } of reports) {
      const summary = document.pages.find((page) => page.kind === 'summary')!;
      expect([2, 3]).toContain(summary.strengths.length);
      expect([1, 2]).toContain(summary.cautions.length);
    }
  });
});

describe('unknown birth time', () => {
  const document = writeReport(createReportInput(removeTime(KABIR), 'love-marriage'));

  test('chapters that count houses from the lagna are left out for an unknown birth time', () => {
    expect(document.pages.map(({ id }) => id)).toEqual([
      'answers',
      'contents',
      'ten-years',
      'summary',
      'birth',
      'charts',
      'grahas',
      'possible-lagnas',
      'moon',
      'love-affection',
      'love-partner-from-moon',
      'love-household',
      'love-match',
      'periods',
      'love-remedies',
      'astrologer',
      'method',
      'glossary',
      'closing',
    ]);
  });

  test('no reason names the lagna or a house of the reader for an unknown birth time', () => {
    const houseStatements = listStatements(document).filter(({ because }) =>
      /your \w+ house|of your lagna/.test(because),
    );
    expect(houseStatements).toEqual([]);
  });
});

describe('upapada', () => {
  // the twelfth from an Aries lagna is Pisces, ruled by Jupiter
  test.each([
    ['Gemini', 'Gemini'],
    ['Aries', 'Taurus'],
    ['Pisces', 'Sagittarius'],
    ['Virgo', 'Sagittarius'],
    ['Leo', 'Capricorn'],
  ])('with an Aries lagna and Jupiter in %s the upapada is %s', (lordSign, expected) => {
    const sign = getUpapadaSign(createChart({ lagna: 'Aries', Jupiter: lordSign }));
    expect(getSignName(sign)).toBe(expected);
  });
});

describe('partnership periods', () => {
  test('partnership periods of a child begin with the twenty-first birthday', () => {
    const { pages } = writeReport(createReportInput({ ...KABIR, date: '2019-03-01' }, 'love-marriage'));
    const page = pages.find(({ id }) => id === 'love-timing')!;
    const first = page.kind === 'table' ? page.statements[0] : undefined;
    expect(first?.text).toBe(presentPeriod.young);
    expect(first?.because).toContain('1 March 2040');
  });

  test('a minor has the note for minors and no text on a shared life', () => {
    const printReport = (date: string) =>
      JSON.stringify(writeReport(createReportInput({ ...KABIR, date }, 'love-marriage')).pages);
    expect(printReport('2010-03-01')).toContain(partnerIntroForYoung);
    expect(printReport('2010-03-01')).toContain(affectionLeadOfYoung);
    expect(printReport('2010-03-01')).not.toContain(statusIntro);
    expect(printReport('1989-03-01')).not.toContain(partnerIntroForYoung);
  });

  test('partnership periods are left out after the 120 years of the dasha cycle', () => {
    const { pages } = writeReport(createReportInput({ ...KABIR, date: '1902-03-01' }, 'love-marriage'));
    expect(pages.map(({ id }) => id)).not.toContain('love-timing');
  });
});

describe('texts of all love reports', () => {
  const printedTexts = new Set<string>();
  beforeAll(() => {
    for (const { document } of reports) addTexts(document.pages.flatMap((page) => listTexts(page)));
    for (const chart of createCharts()) addTexts(writeLoveTexts(chart));
  });

  const addTexts = (texts: readonly string[]) => {
    for (const text of texts) printedTexts.add(text);
  };

  const textsByTopic: Record<string, unknown> = {
    'Venus by sign': venusSignInLove,
    'Moon by sign': moonSignInLove,
    'Mars by sign': marsSignInLove,
    'Venus by house': venusHouseInLove,
    'seventh sign': seventhSignTexts,
    'seventh lord': seventhLord,
    'occupants of the seventh': seventhOccupants,
    links,
    darakaraka,
    household,
    'living alone': singlesByLagnaLord,
    navamsa,
    questions,
    promises,
    upapada: upapadaTexts,
    'cautions of the summary': loveCautionLine,
    'strengths of the summary': loveStrengthLine,
    'the current period': presentPeriod,
    'periods by lord': periodByLord,
    'periods by house': periodByHouse,
    manglik,
    'matching stars': [
      nakshatras.yoni,
      nakshatras.gana,
      nakshatras.nadi,
      nakshatras.matchingNakshatrasCount,
      nakshatras.matchLimit,
      nakshatras.matchLimitByLord,
      nakshatras.maitri,
    ],
    'no gem': [remedies.noGemByLord, remedies.noGemForMarried],
    remedies: [remedies.seventhLordRemedy, remedies.venusRemedy, remedies.fullMoonRemedyByElement].flatMap(
      (texts) => Object.values(texts).map(({ text }) => text),
    ),
  };

  test.each(Object.keys(textsByTopic))('every text on %s is used', (topic) => {
    const printed = [...printedTexts].join('\n');
    expect(collectStrings(textsByTopic[topic]).filter((text) => !printed.includes(text))).toEqual([]);
  });

  test('every line of the summary is used', () => {
    const printed = [...printedTexts].join('\n');
    expect([...venusSignLine, ...seventhSignLine].filter((text) => !printed.includes(text))).toEqual([]);
  });
});

/** Strings of more than three words, so without keys and titles. */
function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return value.split(' ').length > 3 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectStrings) : [];
}

function listTexts(page: ReportDocument['pages'][number]): string[] {
  const statements: Statement[] =
    page.kind === 'summary'
      ? [page.lead, ...page.strengths, ...page.cautions]
      : page.kind === 'essay'
        ? page.parts.flatMap(({ statements }) => statements)
        : page.kind === 'table'
          ? page.statements
          : [];
  return page.kind === 'remedies'
    ? page.remedies.map(({ text }) => text)
    : statements.map(({ text }) => text);
}

/** The texts that the love chapters write for a constructed chart. */
function writeLoveTexts(chart: Chart): string[] {
  const context = createContext({ ...ASHA, product: 'love-marriage', chart });
  return LOVE_CHAPTERS.flatMap((chapter) => writeChapter(chapter, context) ?? []).flatMap((page) =>
    listTexts({ ...page, chapterNumber: 1 } as ReportDocument['pages'][number]),
  );
}

const LOVE_CHAPTERS = [loveSummaryChapter, affectionChapter, partnerChapter, householdChapter, matchChapter];

/** Every graha in every sign as the seventh, and as the darakaraka without and with Rahu among the karakas. */
function createCharts(): Chart[] {
  const signs = RASHIS.map(({ english }) => english);
  const seventhHouseCharts = GRAHAS.flatMap((graha) =>
    signs.map((sign, i) => createChart({ lagna: `${signs[(i + 6) % 12]!} 11`, [graha]: `${sign} 12` })),
  );
  const lowestDegreeCharts = GRAHAS.flatMap((graha) =>
    signs.map((sign) => createChart({ lagna: 'Aries', [graha]: `${sign} ${graha === 'Rahu' ? 29.9 : 0.1}` })),
  );
  const chartsWithRahu = lowestDegreeCharts.map((chart): Chart => ({
    ...chart,
    settings: { ...chart.settings, karakas: 8 },
  }));
  return [...seventhHouseCharts, ...lowestDegreeCharts, ...chartsWithRahu];
}
