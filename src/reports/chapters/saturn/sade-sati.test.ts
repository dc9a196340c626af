/** Sade Sati and slow transits for many births and for dates from 2000 to 2060. */
import { beforeAll, describe, expect, test } from 'vitest';
import { listSignStays } from '#src/astrology/motion/sign-stays.ts';
import {
  comingPassageTexts,
  pastPassageTexts,
  runningPassageTexts,
} from '#src/reports/content/en/saturn/sade-sati-ages.ts';
import {
  saturnDutyByHouse,
  saturnGivingByElement,
  saturnRestByMoonSign,
  saturnServiceBySign,
} from '#src/reports/content/en/saturn/saturn-acts.ts';
import * as dhaiya from '#src/reports/content/en/saturn/dhaiya.ts';
import {
  manyBindusText,
  saturnGiftByDignity,
  cautionByMoonSign,
  steadyingByMoonSign,
} from '#src/reports/content/en/saturn/saturn-summary.ts';
import {
  saturnReturnByLord,
  sadeSatiFrequencyByMoonSign,
  noPurchaseBySaturnSign,
  mantraVoiceByMoonSign,
} from '#src/reports/content/en/saturn/saturn-by-natal-sign.ts';
import { sadeSatiPhasesByMoonSign } from '#src/reports/content/en/saturn/sade-sati-phases.ts';
import {
  remedyOfFreeYears,
  remedyBySadeSatiState,
  workerRemedyByElement,
} from '#src/reports/content/en/saturn/saturn-remedies.ts';
import * as natalSaturnEffects from '#src/reports/content/en/saturn/natal-saturn-effects.ts';
import { freeYearsTexts, sadeSatiToday } from '#src/reports/content/en/saturn/sade-sati-texts.ts';
import { jupiter } from '#src/reports/content/en/saturn/jupiter-transit.ts';
import { ketu } from '#src/reports/content/en/saturn/ketu-transit.ts';
import { rahu } from '#src/reports/content/en/saturn/rahu-transit.ts';
import { saturn } from '#src/reports/content/en/saturn/saturn-transit.ts';
import { transitBindusTexts } from '#src/reports/content/en/saturn/transit-bindus.ts';
import { obstructionTexts } from '#src/reports/content/en/saturn/slow-transit-texts.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { gradeBindus, requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import type { ReportInput } from '#src/reports/context/report-context.ts';
import { getSignName } from '#src/reports/text/phrases.ts';
import { writeReport } from '#src/reports/write-report.ts';
import {
  ASHA,
  KABIR,
  createPeople,
  PLACES,
  createReportInput,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { listOtherReasons, listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import {
  isBroken,
  listRepeatedSentences,
  listUntrueFacts,
  writeReportOf,
  type WrittenReport,
} from '#src/testing/reports/report-assertions.ts';

const withReportDate = (input: ReportInput, madeAt: string): ReportInput => ({
  ...input,
  order: { ...input.order, madeAt },
});
const findPage = ({ pages }: ReportDocument, id: string) => pages.find((page) => page.id === id)!;

/** 95 years. */
const MAX_AGE_MS = 3e12;

let reports: WrittenReport[];
beforeAll(() => {
  const births = createPeople(150);
  const getReportDate = (i: number) =>
    `${2000 + ((i * 7) % 60)}-${String((i % 12) + 1).padStart(2, '0')}-09T06:00:00Z`;
  const isAlive = (input: ReportInput, instant: string) =>
    input.birth.utc < instant && Date.parse(instant) - Date.parse(input.birth.utc) < MAX_AGE_MS;
  const inputs = births.map((birth) => createReportInput(birth, 'sade-sati-check'));
  const inputsOnOtherDates = inputs
    .map((input, i) => withReportDate(input, getReportDate(i)))
    .filter((input) => isAlive(input, input.order.madeAt));
  const youngInputs = createPeople(40).map((birth, i) =>
    createReportInput(
      { ...birth, date: `${2012 + (i % 14)}-${String((i % 12) + 1).padStart(2, '0')}-11` },
      'sade-sati-check',
    ),
  );
  const inputsWithoutTime = births
    .slice(0, 50)
    .map((birth) => createReportInput(removeTime(birth), 'sade-sati-check'));
  reports = [
    ...inputs,
    ...inputsOnOtherDates,
    ...createLowBindusInputs(inputs),
    ...youngInputs,
    ...inputsWithoutTime,
  ].map(writeReportOf);
});

const YEAR_MS = 365.25 * 86_400_000;

/** Rare cases: Jupiter with few or average bindus in some of its places, on the day it enters, for a reader of 20 to 58. */
function createLowBindusInputs(inputs: readonly ReportInput[]): ReportInput[] {
  const stays = listSignStays('Jupiter', '2008-01-01T00:00:00Z', '2060-01-01T00:00:00Z').slice(1);
  return inputs.flatMap((input) => {
    const { bindus } = requireAshtakavarga(input.chart).grahas.Jupiter;
    const isOfAge = (from: string) => {
      const age = (Date.parse(from) - Date.parse(input.birth.utc)) / YEAR_MS;
      return age > 20 && age < 58;
    };
    return [2, 5, 6, 7, 9, 10, 11]
      .map((place) => ({ place, sign: ((input.chart.grahas.Moon.sign + place - 2) % 12) + 1 }))
      .filter(({ place, sign }) => {
        const grade = gradeBindus(bindus[sign - 1]!);
        return grade === 'few' || (place === 9 && grade === 'some');
      })
      .flatMap(({ sign }) => stays.find((stay) => stay.sign === sign && isOfAge(stay.from)) ?? [])
      .map(({ from }) => withReportDate(input, from));
  });
}

describe('Sade Sati report of any birth', () => {
  test('no sentence occurs twice', () => {
    expect(reports.flatMap(listRepeatedSentences)).toEqual([]);
  });

  test('every reason has true facts on the date of the report', () => {
    expect(reports.flatMap(listUntrueFacts)).toEqual([]);
  });

  test('no printed string is empty or broken', () => {
    expect(reports.filter(isBroken).map(({ input }) => input.birth.name)).toEqual([]);
  });

  test('the captions of a page and the rows of a table are unique', () => {
    for (const { document } of reports) {
      for (const page of document.pages) {
        if (page.kind !== 'table') continue;
        const captions = [
          ...page.tables.map(({ caption }) => caption),
          ...(page.figures ?? []).map(({ caption }) => caption),
        ];
        expect(new Set(captions).size).toBe(captions.length);
        for (const { rows, head } of page.tables) {
          const cells = rows.map((row) => row.join('|'));
          expect(new Set(cells).size).toBe(cells.length);
          expect(new Set(head).size).toBe(head.length);
        }
      }
    }
  });

  test('no word of fear or certainty is printed', () => {
    const wordsOfFear =
      /\b(curse[ds]?|doom(ed)?|evil|malefic|inauspicious|unlucky|misfortunes?|disasters?|suffer\w*|punish\w*|beware|danger(s|ous)?|death|dying|afflict\w*|guaranteed|definitely|certainly|inevitabl\w*|destined|you will|divorc\w*|diseases?|hospitals?)\b/i;
    const textsWithFear = reports.flatMap(({ document }) =>
      listPrintedStrings(
        document.pages.filter(({ id }) =>
          ['summary', 'sade-sati', 'slow-transits', 'natal-saturn', 'saturn-remedies'].includes(id),
        ),
      ).filter((text) => wordsOfFear.test(text)),
    );
    expect(textsWithFear).toEqual([]);
  });
});

describe('texts of all Sade Sati reports', () => {
  const listPrintedTexts = () =>
    new Set(reports.flatMap(({ document }) => listStatements(document).map(({ text }) => text)));
  const listTexts = (table: object): string[] =>
    Object.values(table).flatMap((value) =>
      typeof value === 'string' ? [value] : listTexts(value as object),
    );

  test('every text is used', () => {
    const printedText = [...listPrintedTexts()].join('\n');
    const expected = [
      sadeSatiPhasesByMoonSign,
      natalSaturnEffects,
      pastPassageTexts,
      runningPassageTexts,
      comingPassageTexts,
      dhaiya,
      sadeSatiToday,
      freeYearsTexts,
      steadyingByMoonSign,
      cautionByMoonSign,
      saturnGiftByDignity,
      [manyBindusText],
      sadeSatiFrequencyByMoonSign,
      saturnReturnByLord,
      saturn,
      jupiter,
      rahu,
      ketu,
      transitBindusTexts,
      obstructionTexts,
    ].flatMap(listTexts);
    expect(expected.filter((text) => !printedText.includes(text))).toEqual([]);
  });

  test('each state of Sade Sati has a remedy', () => {
    const titles = reports.flatMap(({ document }) => {
      const page = findPage(document, 'saturn-remedies');
      return page.kind === 'remedies' ? page.remedies.map(({ title }) => title) : [];
    });
    expect(
      [...Object.values(remedyBySadeSatiState), ...remedyOfFreeYears].filter(
        ({ title }) => !titles.includes(title),
      ),
    ).toEqual([]);
  });

  test('every remedy by house, sign, Moon sign and element is used', () => {
    const printedStrings = new Set(reports.flatMap(({ document }) => listPrintedStrings(document.pages)));
    const expected = [
      saturnDutyByHouse,
      saturnServiceBySign,
      saturnRestByMoonSign,
      saturnGivingByElement,
    ].flatMap((remedies) => remedies.map(({ text }) => text));
    const printedText = [...printedStrings].join('\n');
    expect(
      [...expected, ...workerRemedyByElement, ...noPurchaseBySaturnSign, ...mantraVoiceByMoonSign].filter(
        (text) => !printedText.includes(text),
      ),
    ).toEqual([]);
  });
});

describe('Sade Sati report for a Moon in Sagittarius', () => {
  const document = writeReport({ ...ASHA, product: 'sade-sati-check' });

  test('the report says that there is no Sade Sati now, and when the last and next ones are', () => {
    const page = findPage(document, 'sade-sati');
    expect(page.kind === 'table' && page.lead).toBe(
      'You are not in Sade Sati. The last passage ended on 17 January 2023, when you were 26. The next begins on 11 December 2043.',
    );
  });

  test('the dates are those of the sign entries of Saturn', () => {
    const page = findPage(document, 'sade-sati');
    const rows = page.kind === 'table' ? page.tables[0]!.rows : [];
    expect(rows[0]).toEqual(['First', '2 Nov 2014', '26 Jan 2017', '24 Jan 2020', '17 Jan 2023', '18 to 26']);
  });

  test('a row of the transits is one stay of Saturn in a sign', () => {
    const page = findPage(document, 'slow-transits');
    const rows = page.kind === 'table' ? page.tables[0]!.rows : [];
    const stays = listSignStays('Saturn', '2020-01-01T00:00:00Z', '2035-01-01T00:00:00Z').filter(
      ({ to }) => to > '2026-11-21',
    );
    expect(rows[0]!.slice(0, 4)).toEqual(['Saturn', 'Pisces', '29 Mar 2025', '3 Jun 2027']);
    expect(stays.slice(0, 4).map(({ sign }) => sign)).toEqual([12, 1, 12, 1]);
  });
});

describe('unknown birth time', () => {
  test('the lagna and bindus are not named', () => {
    const document = writeReport(createReportInput(removeTime(KABIR), 'sade-sati-check'));
    const statements = listStatements(document)
      .map(({ text, because }) => `${text} ${because}`)
      .join('\n');
    expect(statements).not.toMatch(/lagna|rising\b|of eight points|eight points/i);
  });

  test('a statement that is the same for both Moon signs gives the dates of both', () => {
    const document = writeReport(
      createReportInput({ name: 'Two Signs', date: '1990-02-05', place: PLACES[2] }),
    );
    const statement = listStatements(document).find(({ text }) =>
      text.startsWith('The next Dhaiya is Kantaka'),
    )!;
    expect(statement.because).toMatch(
      /fourth from your Taurus Moon, .*; and Virgo is fourth from your Gemini Moon, /,
    );
  });

  test('both possible Moon signs have an answer', () => {
    const document = writeReport(
      createReportInput(removeTime({ ...KABIR, date: '1988-11-25' }), 'sade-sati-check'),
    );
    const page = findPage(document, 'sade-sati');
    expect(page.kind === 'table' && page.figures!.map(({ title }) => title)).toEqual([
      'If your Moon was in Gemini',
      'If your Moon was in Taurus',
    ]);
    expect(JSON.stringify(findPage(document, 'summary'))).toContain('there are two answers');
  });
});

test('on a day with two Moon signs, the remedy for today names the sign at noon first', () => {
  for (const { input, document } of reports.filter((report) => !report.input.chart.lagna)) {
    const [first] = listOtherReasons(document).flatMap((text) => text.match(/(?<=your Moon in )\w+/) ?? []);
    expect([getSignName(input.chart.grahas.Moon.sign), undefined], input.birth.name).toContain(first);
  }
});
