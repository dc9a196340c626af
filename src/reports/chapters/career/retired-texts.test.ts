import { beforeAll, describe, expect, test } from 'vitest';
import * as retired from '#src/reports/content/en/career/retired/index.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import type { Page } from '#src/reports/contract.ts';
import { ASHA, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { createRandomCharts, RARE_CAREER_CHARTS } from '#src/testing/reports/career-charts.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { collectStrings, listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import { listUnfoundTexts } from '#src/testing/reports/unfound-texts.ts';
import { yogaCharts } from '#src/testing/reports/yoga-charts.ts';
import { amatyakarakaChapter } from './amatyakaraka.ts';
import { careerRemediesChapter } from './career-remedies.ts';
import { careerYogasChapter } from './career-yogas.ts';
import { dashamshaChapter } from './dashamsha.ts';
import { moneyHousesChapter } from './money-houses.ts';
import { planetsAtWorkChapter } from './planets-at-work.ts';
import { selfEmploymentChapter } from './self-employment.ts';
import { tenthHouseChapter } from './tenth-house.ts';
import { workAshtakavargaChapter } from './work-ashtakavarga.ts';
import { workDaysChapter } from './work-days.ts';
import { workFieldsChapter } from './work-fields.ts';
import { workPeopleChapter } from './work-people.ts';
import { workTransitsChapter } from './work-transits.ts';

const CHAPTERS = [
  planetsAtWorkChapter,
  amatyakarakaChapter,
  dashamshaChapter,
  workFieldsChapter,
  tenthHouseChapter,
  selfEmploymentChapter,
  workPeopleChapter,
  moneyHousesChapter,
  workAshtakavargaChapter,
  careerYogasChapter,
  workDaysChapter,
  careerRemediesChapter,
];

/** Asha Rao was born in 1996. */
const MADE_AT = '2058-06-01T00:00:00Z';

/** Charts with all texts. */
const CASES_WITH_ALL_TEXTS = [
  11, 30, 244, 315, 590, 109, 970, 40, 847, 1010, 15, 25, 49, 200, 478, 519, 65, 331, 694, 182, 1045, 393,
  129, 501, 196, 293, 1, 16, 371, 556, 673, 718, 910, 990, 1123, 3, 34, 102, 135, 191, 338, 352, 387, 610,
  1138, 1200,
];

/** Rahu is a karaka in one chart of three. */
function printChapters(
  positions: ChartPositions,
  index: number,
  chapters: readonly Chapter[] = CHAPTERS,
): string[] {
  const chart = createChart(positions);
  const karakas = index % 3 === 0 ? 8 : 7;
  const context = createContext({
    ...removeSensitivity(ASHA),
    product: 'career-wealth',
    order: { ...ASHA.order, madeAt: MADE_AT },
    chart: { ...chart, settings: { ...chart.settings, karakas } },
  });
  const pages = chapters.flatMap((chapter) => writeChapter(chapter, context) ?? []);
  return listPrintedStrings(pages.map((page) => ({ ...page, chapterNumber: 1 }) as Page));
}

/** Headings and tables are left out. */
const {
  careerHeadings,
  careerLeads,
  careerPartTitles,
  workDaysTexts,
  weekdayUse,
  moneyHouses,
  people,
  workTransitTexts,
  ...texts
} = retired;

const textsByTopic: Record<string, unknown> = {
  'the chapters': texts,
  leads: [careerLeads.tenthHouse, careerLeads.selfEmployment, careerLeads.people, workDaysTexts.lead],
  titles: [careerHeadings.selfEmployment.title, careerHeadings.people.title, careerPartTitles.verdict],
  weekdays: weekdayUse.Sun.gain,
  money: moneyHouses.map(({ lord, occupant, empty }) => [lord, occupant, empty]),
  people: Object.values(people).map(({ lord, occupant }) => [lord, occupant]),
};

describe('texts for readers after sixty', () => {
  let unfound: Set<string>;
  beforeAll(() => {
    const charts = [
      ...createRandomCharts(1200),
      ...RARE_CAREER_CHARTS.map(({ positions }) => positions),
      ...yogaCharts.map(({ withYoga }) => ({ lagna: 'Aries' as const, ...withYoga })),
    ];
    const cases = charts.map((positions, i) => () => printChapters(positions, i));
    unfound = listUnfoundTexts(collectStrings(textsByTopic), cases, CASES_WITH_ALL_TEXTS);
  });

  test.each(Object.keys(textsByTopic))('every text of %s is used', (topic) => {
    expect(collectStrings(textsByTopic[topic]).filter((text) => unfound.has(text))).toEqual([]);
  });
});

test('every transit of income and savings after sixty is used', () => {
  const strings = createRandomCharts(150).flatMap((positions, i) =>
    printChapters(positions, i, [workTransitsChapter]),
  );
  const printed = [...new Set(strings)].join('\n');
  const { Saturn, Jupiter } = workTransitTexts;
  const own = [Saturn.lagna, Saturn.Moon, Jupiter.lagna, Jupiter.Moon].map((texts) => [texts[11], texts[2]]);
  expect(collectStrings(own).filter((text) => !printed.includes(text))).toEqual([]);
});
