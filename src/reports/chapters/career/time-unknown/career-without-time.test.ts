/** The career report for an unknown birth time: counts from the Moon, valid at both ends of the day. */
import { beforeAll, describe, expect, test } from 'vitest';
import { countSigns } from '#src/astrology/houses.ts';
import { workDecadesIntro, mahaAtWork } from '#src/reports/content/en/career/time-unknown/work-decades.ts';
import {
  moneyKarakaTexts,
  livelihoodByGraha,
} from '#src/reports/content/en/career/time-unknown/money-karakas.ts';
import { karakaPairTexts } from '#src/reports/content/en/career/time-unknown/karaka-pairs.ts';
import { transitDateLine } from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import { lightYogas, noLightYoga } from '#src/reports/content/en/career/time-unknown/light-yogas.ts';
import { planetsAtWorkIntro } from '#src/reports/content/en/career/planets-at-work.ts';
import type { Page, ReportDocument } from '#src/reports/contract.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { type ReportContext, createContext, type ReportInput } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { createBirths, reportInput, withoutTime } from '#src/testing/fixtures/births.ts';
import { listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import { createCharts } from '#src/testing/reports/career-charts.ts';
import { rankSignificatorsWithoutTime } from './significators-without-time.ts';

type Written = { context: ReportContext; document: ReportDocument };
let written: Written[];
let printedText: string;

const write = (input: ReportInput): Written => ({
  context: createContext(input),
  document: writeReport(input),
});

beforeAll(() => {
  const births = createBirths(280).map(withoutTime);
  written = births.map((born) => write(reportInput(born, 'career-wealth')));
  const base = reportInput(births[0]!, 'career-wealth');
  const constructed = createCharts(260).map(({ lagna: _, ...words }, i) => {
    const chart = createChart(words);
    const madeAt = new Date(Date.UTC(2002 + ((i * 7) % 60), 5, 1)).toISOString();
    const dayRange = { earliest: chart, latest: chart };
    return write({ ...base, chart, dayRange, order: { ...base.order, madeAt } });
  });
  printedText = [...written, ...constructed]
    .flatMap(({ document }) => listPrintedStrings(document.pages))
    .join('\n');
}, 90_000);

const findPage = ({ document }: Written, id: string): Page | undefined =>
  document.pages.find((page) => page.id === id);

describe('counts from the Moon', () => {
  test('there are two counts exactly if the Moon changed its sign', () => {
    const mismatches = written.filter((one) => {
      const page = findPage(one, 'work-tenth');
      if (page?.kind !== 'essay') return true;
      const twice = page.parts.some(({ title }) => title.includes('if the Moon was in'));
      return twice === hasOneSign(one.context.dayRange!, 'Moon');
    });
    expect(mismatches).toEqual([]);
  });

  test('an occupant of the tenth from the Moon was there at one end of the day at least', () => {
    const wrong = written.flatMap((one) => {
      const { earliest, latest } = one.context.dayRange!;
      return listStatements(one.document)
        .flatMap(({ because }) => [...because.matchAll(/^(?:the )?(\w+) stood tenth from the Moon/g)])
        .filter(
          ([, graha]) => ![earliest, latest].some((sky) => countSigns(sky, 'Moon', graha as 'Sun') === 10),
        );
    });
    expect(wrong).toEqual([]);
  });

  test('no significator changed its sign that day', () => {
    const moved = written.flatMap(({ context }) =>
      context.timeKnown
        ? []
        : rankSignificatorsWithoutTime(context).filter(({ graha }) => !hasOneSign(context.dayRange, graha)),
    );
    expect(moved).toEqual([]);
  });
});

describe('maha dashas of work', () => {
  test('“running now” is printed only if both ends of the day agree', () => {
    const wrong = written.flatMap((one) => {
      const now = one.context.now;
      return one.context.dayRange!.earliest.vimshottari.flatMap(({ lord, start, end }) => {
        const other = one.context.dayRange!.latest.vimshottari.find((maha) => maha.lord === lord);
        const runs = [{ start, end }, other!].every((maha) => maha.start <= now && now < maha.end);
        const isPrinted = listPrintedStrings(one.document.pages).some((text) =>
          new RegExp(`^(The )?${lord}, running now`).test(text),
        );
        return isPrinted && !runs ? [lord] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('old readers and children have different introductions', () => {
    const texts = (date: string) => {
      const born = { ...createBirths(1)[0]!, date };
      const page = findPage(write(reportInput(withoutTime(born), 'career-wealth')), 'work-decades');
      return JSON.stringify(page);
    };
    expect(texts('1949-05-05')).toContain(workDecadesIntro.elder);
    expect(texts('2019-05-05')).toContain(workDecadesIntro.young);
    expect(texts('1989-05-05')).not.toMatch(/fills the morning|grow into/);
  });
});

describe('all reports together', () => {
  const sets: Record<string, unknown> = {
    'karakas of money': moneyKarakaTexts,
    livelihood: livelihoodByGraha,
    'pairs of karakas': karakaPairTexts,
    yogas: { ...lightYogas, noLightYoga },
    'maha dashas at work': mahaAtWork,
    'transits in the summary': transitDateLine,
    'decades of work': workDecadesIntro,
    'planets at work': planetsAtWorkIntro,
  };

  test.each(Object.keys(sets))('every text on %s is used', (set) => {
    expect(collectTexts(sets[set]).filter((text) => !printedText.includes(text))).toEqual([]);
  });
});

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(collectTexts) : [];
}
