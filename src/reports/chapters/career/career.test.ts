/** The career report for many births and for constructed charts of rare cases. */
import { beforeAll, describe, expect, test } from 'vitest';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import type { Page } from '#src/reports/contract.ts';
import { createContext, type ReportInput } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import {
  ASHA,
  KABIR,
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { careerTextsByTopic } from '#src/testing/reports/career-texts.ts';
import { collectStrings, listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import {
  isBroken,
  listRepeatedSentences,
  listUntrueFacts,
  listVagueReasons,
  writeReportOf,
  type WrittenReport,
} from '#src/testing/reports/report-assertions.ts';
import { listUnfoundTexts } from '#src/testing/reports/unfound-texts.ts';
import { createRandomCharts, RARE_CAREER_CHARTS } from '#src/testing/reports/career-charts.ts';
import { yogaCharts } from '#src/testing/reports/yoga-charts.ts';
import { workCalendarChapter } from './work-calendar.ts';
import { dashamshaChapter } from './dashamsha.ts';
import { workDaysChapter } from './work-days.ts';
import { workFieldsChapter } from './work-fields.ts';
import { amatyakarakaChapter } from './amatyakaraka.ts';
import { careerSummaryChapter } from './career-summary.ts';
import { moneyHousesChapter } from './money-houses.ts';
import { workTransitsChapter } from './work-transits.ts';
import { workPeopleChapter } from './work-people.ts';
import { workAshtakavargaChapter } from './work-ashtakavarga.ts';
import { careerRemediesChapter } from './career-remedies.ts';
import { tenthHouseChapter } from './tenth-house.ts';
import { selfEmploymentChapter } from './self-employment.ts';
import { planetsAtWorkChapter } from './planets-at-work.ts';
import { careerYogasChapter } from './career-yogas.ts';

const BIRTH_COUNT = 240;
/** Every sixth report is written with certainties. */
const CERTAINTY_STEP = 6;
let reports: WrittenReport[];
/** The reports of all births, and constructed charts with the texts that none of them has. */
const CASES_WITH_ALL_TEXTS = [
  0, 600, 637, 225, 299, 679, 4, 17, 23, 26, 28, 46, 50, 57, 80, 133, 170, 182, 209, 294, 332, 339, 369, 491,
  587, 669, 885, 886, 888, 889, 891, 1002, 1496, 1933,
];

beforeAll(() => {
  const births = createPeople(BIRTH_COUNT);
  reports = [
    ...births
      .map((birth) => createReportInput(birth, 'career-wealth'))
      .map((input, i) => writeReportOf(i % CERTAINTY_STEP === 0 ? input : removeSensitivity(input))),
    ...births
      .filter((_, i) => i < 60 || i % 8 === 0)
      .map((birth) => writeReportOf(createReportInput(removeTime(birth), 'career-wealth'))),
  ];
});

describe('career report of any birth', () => {
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

  test('the summary has three strengths and two cautions, or two strengths and one caution', () => {
    const counts = reports.map(({ document }) => {
      const summary = document.pages.find((page) => page.kind === 'summary')!;
      return `${summary.strengths.length} ${summary.cautions.length}`;
    });
    expect(new Set(counts)).toEqual(new Set(['3 2', '2 1']));
  });
});

describe('certainty', () => {
  test('statements have a certainty, and none on the dashamsha lagna is stable', () => {
    const { document } = reports[0]!;
    const statementsWithCertainty = listStatements(document).filter(({ certainty }) => certainty);
    expect(statementsWithCertainty.length).toBeGreaterThan(60);
    const dashamshaLagnaStatements = statementsWithCertainty.filter(({ facts = [] }) =>
      facts.some((fact) => fact.startsWith('D10.lagna')),
    );
    expect(dashamshaLagnaStatements.length).toBeGreaterThan(1);
    expect(dashamshaLagnaStatements.every(({ certainty }) => certainty!.level !== 'stable')).toBe(true);
  });
});

describe('unknown birth time', () => {
  const PAGE_IDS = [
    'answers',
    'contents',
    'summary',
    'birth',
    'charts',
    'grahas',
    'possible-lagnas',
    'moon',
    'nine-grahas',
    'work-planets',
    'work-tenth-from-moon',
    'work-amatyakaraka',
    'work-fields',
    'work-leadership',
    'work-money',
    'periods',
    'work-decades',
    'work-transits',
    'work-days',
    'remedies',
    'astrologer',
    'method',
    'glossary',
    'closing',
  ];

  test('two chapters are left out if the amatyakaraka and the Moon sign are uncertain', () => {
    const { pages } = writeReport(createReportInput(removeTime(KABIR), 'career-wealth'));
    expect(pages.map(({ id }) => id).filter((id) => id !== 'ten-years')).toEqual(
      PAGE_IDS.filter((id) => !['work-amatyakaraka', 'work-days'].includes(id)),
    );
    const pageIds = reports
      .filter(({ input }) => !input.chart.lagna)
      .map(({ document }) => document.pages.map(({ id }) => id).filter((id) => id !== 'ten-years'));
    expect(pageIds).toContainEqual(PAGE_IDS);
  });

  test('no statement is about the lagna or a house if the birth time is unknown, but where lagnas are compared', () => {
    const texts = reports
      .filter(({ input }) => !input.chart.lagna)
      .flatMap(({ document }) =>
        listStatements({ pages: document.pages.filter(({ id }) => id !== 'possible-lagnas') }),
      )
      .map(({ text, because }) => `${text} ${because}`);
    const houseTexts = texts.filter((text) =>
      /lagna|rising sign|was rising|\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house/i.test(
        text,
      ),
    );
    expect(houseTexts).toEqual([]);
  });
});

test('the work calendar is left out after the 120 years of the dasha cycle', () => {
  const { pages } = writeReport(createReportInput({ ...KABIR, date: '1902-03-01' }, 'career-wealth'));
  expect(pages.map(({ id }) => id)).not.toContain('work-calendar');
});

describe('texts of all career reports', () => {
  let unfound: Set<string>;
  beforeAll(() => {
    const charts = [
      ...createRandomCharts(500),
      ...yogaCharts.map(({ withYoga }) => ({ lagna: 'Aries', ...withYoga })),
    ];
    const cases = [
      () => listPrintedStrings(reports.flatMap(({ document }) => document.pages)),
      ...charts.map((positions, i) => () => printChapters(createInput(positions, createReportDate(i)))),
      ...charts
        .slice(0, 300)
        .map((positions, i) => () => printChapters(createInput(positions, createReportDate(i), 8))),
      ...RARE_CAREER_CHARTS.map(
        ({ positions, madeAt }) =>
          () =>
            printChapters(createInput(positions, madeAt ?? createReportDate(0))),
      ),
      ...createRandomCharts(1800)
        .slice(500)
        .map(
          (positions, i) => () =>
            printChapters(createInput(positions, createReportDate(i)), CHAPTERS_WITH_RARE_TEXTS),
        ),
    ];
    unfound = listUnfoundTexts(collectStrings(careerTextsByTopic), cases, CASES_WITH_ALL_TEXTS);
  });

  test.each(Object.keys(careerTextsByTopic))('every text on %s is used', (topic) => {
    expect(collectStrings(careerTextsByTopic[topic]).filter((text) => unfound.has(text))).toEqual([]);
  });
});

/** Without a sensitivity, because these charts serve for texts alone. */
function createInput(positions: ChartPositions, madeAt: string, karakas: 7 | 8 = 7): ReportInput {
  const chart = createChart(positions);
  return {
    ...removeSensitivity(ASHA),
    product: 'career-wealth',
    order: { ...ASHA.order, madeAt },
    chart: { ...chart, settings: { ...chart.settings, karakas } },
  };
}

const createReportDate = (i: number): string => new Date(Date.UTC(2002 + ((i * 7) % 60), 5, 1)).toISOString();

function printChapters(input: ReportInput, chapters: readonly Chapter[] = CHAPTERS): string[] {
  const context = createContext(input);
  const pages = chapters.flatMap((chapter) => writeChapter(chapter, context) ?? []);
  return listPrintedStrings(pages.map((page) => ({ ...page, chapterNumber: 1 }) as Page));
}

const CHAPTERS = [
  careerSummaryChapter,
  tenthHouseChapter,
  planetsAtWorkChapter,
  amatyakarakaChapter,
  dashamshaChapter,
  workFieldsChapter,
  selfEmploymentChapter,
  workPeopleChapter,
  moneyHousesChapter,
  workAshtakavargaChapter,
  careerYogasChapter,
  workCalendarChapter,
  workTransitsChapter,
  workDaysChapter,
  careerRemediesChapter,
];

const CHAPTERS_WITH_RARE_TEXTS = [workFieldsChapter, workCalendarChapter, tenthHouseChapter];
