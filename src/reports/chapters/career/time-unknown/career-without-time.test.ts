/** The career report for an unknown birth time: its statements hold at both ends of the day. */
import { beforeAll, describe, expect, test } from 'vitest';
import { countSigns } from '#src/astrology/houses.ts';
import { workDecadesIntro, mahaAtWork } from '#src/reports/content/en/career/time-unknown/work-decades.ts';
import {
  moneyKarakaTexts,
  livelihoodByGraha,
} from '#src/reports/content/en/career/time-unknown/money-karakas.ts';
import { karakaPairTexts } from '#src/reports/content/en/career/time-unknown/karaka-pairs.ts';
import { transitDateLine } from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import {
  sunAndMoonYogas,
  noSunOrMoonYoga,
} from '#src/reports/content/en/career/time-unknown/sun-and-moon-yogas.ts';
import { planetsAtWorkIntro } from '#src/reports/content/en/career/planets-at-work.ts';
import type { Page, ReportDocument } from '#src/reports/contract.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { type ReportContext, createContext, type ReportInput } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { collectStrings, listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import { createRandomCharts } from '#src/testing/reports/career-charts.ts';
import { listUnfoundTexts } from '#src/testing/reports/unfound-texts.ts';
import { rankSignificatorsWithoutTime } from './significators-without-time.ts';

type ReportWithContext = { context: ReportContext; document: ReportDocument };
let reports: ReportWithContext[];
/** The Moon changes its sign on almost half of the days, and a mahadasha of some reader begins every few months. */
const BIRTH_COUNT = 140;
/** The reports of all births, and constructed charts with the texts that none of them has. */
const CASES_WITH_ALL_TEXTS = [0];

const writeReportWithContext = (input: ReportInput): ReportWithContext => ({
  context: createContext(input),
  document: writeReport(input),
});

beforeAll(() => {
  reports = createPeople(2 * BIRTH_COUNT)
    .filter((_, i) => i % 2 === 0)
    .map((birth) => writeReportWithContext(createReportInput(removeTime(birth), 'career-wealth')));
});

const printReports = (written: readonly ReportWithContext[]): string[] =>
  written.flatMap(({ document }) => listPrintedStrings(document.pages));

const findPage = ({ document }: ReportWithContext, id: string): Page | undefined =>
  document.pages.find((page) => page.id === id);

describe('counts from the Moon', () => {
  test('the tenth sign is counted from two Moon signs exactly if the Moon changed its sign', () => {
    const mismatchedReports = reports.filter((report) => {
      const page = findPage(report, 'work-tenth-from-moon');
      if (page?.kind !== 'essay') return true;
      const hasTwoCounts = page.parts.some(({ title }) => title.includes('if the Moon was in'));
      return hasTwoCounts === hasOneSign(report.context.dayRange!, 'Moon');
    });
    expect(mismatchedReports).toEqual([]);
  });

  test('an occupant of the tenth from the Moon was there at one end of the day at least', () => {
    const wrongOccupants = reports.flatMap((report) => {
      const { earliest, latest } = report.context.dayRange!;
      return listStatements(report.document)
        .flatMap(({ because }) => [...because.matchAll(/^(?:the )?(\w+) stood tenth from the Moon/g)])
        .filter(
          ([, graha]) =>
            ![earliest, latest].some((chart) => countSigns(chart, 'Moon', graha as 'Sun') === 10),
        );
    });
    expect(wrongOccupants).toEqual([]);
  });

  test('no significator changed its sign that day', () => {
    const significatorsWithTwoSigns = reports.flatMap(({ context }) =>
      context.isTimeKnown
        ? []
        : rankSignificatorsWithoutTime(context).filter(({ graha }) => !hasOneSign(context.dayRange, graha)),
    );
    expect(significatorsWithTwoSigns).toEqual([]);
  });
});

describe('mahadashas of work', () => {
  test('“running now” is printed only if both ends of the day agree', () => {
    const wrongLords = reports.flatMap((report) => {
      const now = report.context.now;
      return report.context.dayRange!.earliest.vimshottari.flatMap(({ lord, start, end }) => {
        const latestMaha = report.context.dayRange!.latest.vimshottari.find((maha) => maha.lord === lord);
        const isRunning = [{ start, end }, latestMaha!].every((maha) => maha.start <= now && now < maha.end);
        const isPrinted = listPrintedStrings(report.document.pages).some((text) =>
          new RegExp(`^(The )?${lord}, running now`).test(text),
        );
        return isPrinted && !isRunning ? [lord] : [];
      });
    });
    expect(wrongLords).toEqual([]);
  });

  test('old readers and children have different introductions', () => {
    const createDecadesPageJson = (date: string) => {
      const birth = { ...createPeople(1)[0]!, date };
      const page = findPage(
        writeReportWithContext(createReportInput(removeTime(birth), 'career-wealth')),
        'work-decades',
      );
      return JSON.stringify(page);
    };
    expect(createDecadesPageJson('1949-05-05')).toContain(workDecadesIntro.elder);
    expect(createDecadesPageJson('2019-05-05')).toContain(workDecadesIntro.young);
    const pageOfAdult = createDecadesPageJson('1989-05-05');
    expect(pageOfAdult).not.toContain(workDecadesIntro.elder);
    expect(pageOfAdult).not.toContain(workDecadesIntro.young);
  });
});

describe('texts of all career reports without a birth time', () => {
  const textsByTopic: Record<string, unknown> = {
    'karakas of money': moneyKarakaTexts,
    livelihood: livelihoodByGraha,
    'pairs of karakas': karakaPairTexts,
    yogas: { ...sunAndMoonYogas, noSunOrMoonYoga },
    'mahadashas at work': mahaAtWork,
    'transits in the summary': transitDateLine,
    'decades of work': workDecadesIntro,
    'planets at work': planetsAtWorkIntro,
  };

  let unfound: Set<string>;
  beforeAll(() => {
    const baseInput = createReportInput(removeTime(createPeople(1)[0]!), 'career-wealth');
    const constructedCases = createRandomCharts(260).map(({ lagna: _, ...words }, i) => () => {
      const chart = createChart(words);
      const madeAt = new Date(Date.UTC(2002 + ((i * 7) % 60), 5, 1)).toISOString();
      const dayRange = { earliest: chart, latest: chart, charts: [chart] };
      const order = { ...baseInput.order, madeAt };
      return printReports([writeReportWithContext({ ...baseInput, chart, dayRange, order })]);
    });
    const cases = [() => printReports(reports), ...constructedCases];
    unfound = listUnfoundTexts(collectStrings(textsByTopic), cases, CASES_WITH_ALL_TEXTS);
  });

  test.each(Object.keys(textsByTopic))('every text on %s is used', (topic) => {
    expect(collectStrings(textsByTopic[topic]).filter((text) => unfound.has(text))).toEqual([]);
  });
});
