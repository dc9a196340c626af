/** Properties of every report, for many births with all lagnas and Moon signs, with known and unknown times. */
import { beforeAll, describe, expect, test } from 'vitest';
import { GRAHAS } from '#src/astrology/contract.ts';
import { checkClaims } from '#src/testing/reports/reason-checker.ts';
import { forbiddenPairs } from '#src/testing/reports/forbidden-pairs.ts';
import {
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import {
  collectStrings,
  listOtherReasons,
  listPrintedStrings,
  listStatements,
} from '#src/testing/reports/printed-text.ts';
import {
  isBroken,
  listRepeatedSentences,
  listUntrueFacts,
  listVagueReasons,
  writeReportOf,
  type WrittenReport,
} from '#src/testing/reports/report-assertions.ts';
import * as almanac from './content/en/panchang/almanac.ts';
import { conjunctions } from './content/en/grahas/conjunctions.ts';
import { grahaInHouse } from './content/en/grahas/graha-in-house.ts';
import { grahaInSign } from './content/en/grahas/graha-in-sign.ts';
import { marriedGrahaInHouse, marriedVenusInSign } from './content/en/grahas/late-texts.ts';
import * as rolesAndTraits from './content/en/grahas/roles-and-traits.ts';
import { houseAspect } from './content/en/houses/house-aspects.ts';
import { houseLord } from './content/en/houses/house-lord.ts';
import { houseSign } from './content/en/houses/house-sign.ts';
import { lagnas } from './content/en/lagna/lagna.ts';
import { mahaLater, mahaTheme } from './content/en/periods/maha-dasha.ts';
import { mahaInHouse } from './content/en/periods/maha-dasha-by-house.ts';
import { moonPhases } from './content/en/moon/moon-phase.ts';
import { moonSigns } from './content/en/moon/moon-sign.ts';
import { combustTexts, retrogradeTexts } from './content/en/grahas/motion.ts';
import { nakshatraTexts } from './content/en/moon/nakshatra.ts';
import { moonNavamsha, padaAims } from './content/en/moon/pada.ts';
import { antarTone, mahaTone } from './content/en/periods/period-tones.ts';
import * as generalRemedies from './content/en/remedies/general-remedies.ts';
import { risingNakshatra } from './content/en/lagna/rising-nakshatra.ts';
import { emptyAreaTexts, areaTexts, lifeAreasLead } from './content/en/life-areas/life-areas.ts';
import { nakshatraLordTexts } from './content/en/periods/nakshatra-lord.ts';
import { debilitatedTexts, exaltedTexts, ownSignTexts } from './content/en/grahas/dignity.ts';
import type { Page, Statement } from './contract.ts';
import { getSignName } from './text/phrases.ts';
import { products } from './products.ts';
import {
  createContext,
  listPossibleCharts,
  type ProductKey,
  type ReportInput,
} from './context/report-context.ts';

/** Those on one person. */
const PRODUCT_KEYS = (Object.keys(products) as ProductKey[]).filter((key) => key !== 'match-report');
/** Matches, half of them with certainties; the second people have all roles, and one has no time of birth. */
const MATCH_COUNT = 60;
const PEOPLE_COUNT = 720;
/** Enough births to use every text of the shared chapters, most of which are in the janam kundli. */
const KUNDLI_COUNT = 330;
/** Enough births for the chapters that only the life blueprint has. */
const BLUEPRINT_COUNT = 160;
/** Enough children for the chapter on houses, which only a child's life blueprint has. */
const CHILD_COUNT = 110;
/**
 * Every seventh report is written with certainties, the others only with texts, reasons and facts. Seven has no factor in common with
 * the nine products on one person.
 */
const CERTAINTY_STEP = 7;
const LONGEST_NAME = 'क्ष्वेळिका-Venkatanarasimharajuvaripeta श्रीलक्ष्मीनारायणस्वामी Bhattacharyya-Ó Súilleabháin';

let writtenReports: WrittenReport[];

/**
 * The first births get the janam kundli, the next ones the life blueprint, the others one of the nine products on one person in turn, every eighth
 * of them without a birth time. Then each product once more without a birth time, life blueprints of children, and matches.
 */
beforeAll(() => {
  const births = createPeople(PEOPLE_COUNT).map((birth, i) =>
    i % 50 === 0 ? setLongestNames(birth) : birth,
  );
  const adults = births.map((birth, i) => {
    if (i < KUNDLI_COUNT) return createReportInput(birth, 'janam-kundli');
    if (i < KUNDLI_COUNT + BLUEPRINT_COUNT) return createReportInput(birth, 'life-blueprint');
    return createReportInput(i % 8 === 0 ? removeTime(birth) : birth, PRODUCT_KEYS[i % PRODUCT_KEYS.length]);
  });
  const children = births
    .slice(0, CHILD_COUNT)
    .map((birth) => createReportInput({ ...birth, ...toChildhood(birth) }, 'life-blueprint'));
  const matches = births
    .slice(0, MATCH_COUNT)
    .map((birth, i) => createReportInput(i % 10 === 0 ? removeTime(birth) : birth, 'match-report'))
    .map((input, i) => (i % 2 === 0 ? input : removeSensitivity(input)));
  writtenReports = [
    ...adults.map(keepSomeSensitivities),
    ...PRODUCT_KEYS.map((key, i) => createReportInput(removeTime(births[i * 20]!), key)),
    ...children.map(keepSomeSensitivities),
    ...matches,
  ].map(writeReportOf);
}, 600_000);

const keepSomeSensitivities = (input: ReportInput, i: number): ReportInput =>
  i % CERTAINTY_STEP === 0 ? input : removeSensitivity(input);

const hasCertainties = ({ input }: WrittenReport): boolean =>
  [input, ...(input.partner ? [input.partner] : [])].every(
    ({ sensitivity, chart }) => sensitivity !== undefined || chart.lagna === null,
  );

/** The same day and month in 2015 to 2022. */
const toChildhood = ({ date }: { date: string }) => ({
  date: `${2015 + (Number(date.slice(0, 4)) % 8)}${date.slice(4)}`.replace('-02-29', '-02-28'),
});

/** A name of 80 letters in two scripts, a place of 120 letters. */
const setLongestNames = (birth: ReturnType<typeof createPeople>[number]) => ({
  ...birth,
  name: LONGEST_NAME.slice(0, 80).trim(),
  place: { ...birth.place, name: 'Thiruvananthapuram'.repeat(7).slice(0, 120) },
});

const describeInput = ({ input }: WrittenReport) =>
  `${input.birth.name}, ${input.product}, ${input.birth.timeKind}`;

describe('every report', () => {
  test('no sentence occurs twice in one document', () => {
    expect(writtenReports.flatMap(listRepeatedSentences)).toEqual([]);
  });

  test('every statement has true facts', () => {
    expect(writtenReports.flatMap(listUntrueFacts)).toEqual([]);
  });

  test('every statement has facts and certainty, except general statements and those on the given birth time', () => {
    const withoutCertainty = writtenReports.filter(hasCertainties).flatMap(({ input, document }) =>
      document.pages.flatMap((page) =>
        listStatements({ pages: [page] })
          .filter((statement) => !hasCertainty(statement) && !isExempt(page, statement))
          .map(({ text }) => `${input.product}, ${page.id}: ${text}`),
      ),
    );
    expect([...new Set(withoutCertainty)]).toEqual([]);
  });

  test('a reason names its house, sign, count or number', () => {
    expect(writtenReports.flatMap(listVagueReasons)).toEqual([]);
  });

  test('every degree in a reason is the degree of a graha or of the lagna', () => {
    const wrongDegrees = writtenReports.flatMap(({ input: { chart }, document }) =>
      listStatements(document)
        .flatMap(({ because }) => [...because.matchAll(/(\d+)°(\d\d)′ of ([A-Z][a-z]+)/g)])
        .filter(([, degree, minute, sign]) => {
          const points = [...Object.values(chart.grahas), ...(chart.lagna ? [chart.lagna] : [])];
          return !points.some(
            (point) =>
              getSignName(point.sign) === sign &&
              Math.floor(point.degreeInSign * 60 + 1e-6) === Number(degree) * 60 + Number(minute),
          );
        })
        .map(([phrase]) => phrase),
    );
    expect(wrongDegrees).toEqual([]);
  });

  test('reasons of chapters, remedies and antardashas name houses, signs, nakshatras and dates of the chart', () => {
    const checked = writtenReports.flatMap(({ input, document }) => {
      const context = createContext(input);
      const charts = [context, ...(context.partner ? [context.partner.context] : [])].flatMap(
        listPossibleCharts,
      );
      return listOtherReasons(document).map((because) => checkClaims(because, charts));
    });
    expect(checked.flatMap(({ untrue }) => untrue)).toEqual([]);
    expect(checked.filter(({ claimCount }) => claimCount > 0).length).toBeGreaterThan(checked.length / 2);
  });

  test('no printed string is empty, undefined or broken', () => {
    expect(writtenReports.filter(isBroken).map(describeInput)).toEqual([]);
  });

  test.each(forbiddenPairs.map((pair) => [pair.name, pair] as const))(
    'no report contains the contradiction: %s',
    (_, { hasFirst, hasSecond }) => {
      const reportsWithBoth = writtenReports.filter(
        // Of two people one may be the contrary of the other.
        ({ input, document }) => !input.partner && hasFirst(document) && hasSecond(document),
      );
      expect(reportsWithBoth.map(describeInput)).toEqual([]);
    },
  );

  test('the summary has two or three strengths and one or two cautions', () => {
    const failures = writtenReports.filter(({ input, document }) => {
      const summary = document.pages.find((page) => page.kind === 'summary')!;
      if (input.product !== 'janam-kundli' && input.product !== 'life-blueprint') return false;
      const [strengthCount, cautionCount] = [summary.strengths.length, summary.cautions.length];
      return input.chart.lagna && !([2, 3].includes(strengthCount) && [1, 2].includes(cautionCount));
    });
    expect(failures.map(describeInput)).toEqual([]);
  });
});

const hasCertainty = ({ facts, certainty }: Statement): boolean =>
  certainty !== undefined && (facts?.length ?? 0) > 0;

/** Chapters with general statements, which have no facts. */
const CHAPTERS_WITH_GENERAL_STATEMENTS = new Set([
  'numbers-workings',
  'numbers-spelling',
  'numbers-grid',
  'numbers-daily',
  'numbers-people',
  'love-match',
  'possible-lagnas',
  'match-manglik',
  'match-differences',
]);

/** Statements on the given birth time itself have facts but no certainty. */
const isExempt = ({ id }: Page, { facts }: Statement): boolean =>
  facts
    ? facts.length > 0 && facts.every((fact) => /^(?:partner\.)?given\./.test(fact))
    : CHAPTERS_WITH_GENERAL_STATEMENTS.has(id);

describe('all reports together', () => {
  const printedTexts = new Set<string>();
  let printed: string;
  beforeAll(() => {
    printed = [...new Set(writtenReports.flatMap(({ document }) => listPrintedStrings(document.pages)))].join(
      '\n',
    );
    for (const { document } of writtenReports) {
      for (const { text } of listStatements(document)) printedTexts.add(text);
    }
  });

  const textsOfTheUnmarried = [
    ...grahaInSign.Venus.filter((_, i) => marriedVenusInSign[i + 1]),
    ...GRAHAS.flatMap((graha) => grahaInHouse[graha].filter((_, i) => marriedGrahaInHouse[graha]?.[i + 1])),
  ];
  const textsBySubject: Record<string, readonly string[]> = {
    // late-texts.test.ts reaches the texts that readers under forty alone have.
    'graha in house': Object.values(grahaInHouse)
      .flat()
      .filter((text) => !textsOfTheUnmarried.includes(text)),
    'graha in sign': Object.values(grahaInSign)
      .flat()
      .filter((text) => !textsOfTheUnmarried.includes(text)),
    'house lord in house': Object.values(houseLord).flat(),
    'sign on a house': Object.values(houseSign).flat(),
    'aspects on a house': Object.values(houseAspect).flatMap((texts) => Object.values(texts)),
    lagna: lagnas
      .flatMap(({ firstImpression, gifts, caution }) => [...firstImpression, ...gifts, caution])
      .map(({ text }) => text),
    'rising nakshatra': risingNakshatra,
    'Moon sign': moonSigns.flatMap(({ statements }) => statements).map(({ text }) => text),
    'Moon phase': moonPhases.map(({ text }) => text),
    nakshatra: nakshatraTexts.flatMap(({ statements }) => statements).map(({ text }) => text),
    pada: [...padaAims.map(({ text }) => text), ...moonNavamsha],
    'lord of the nakshatra': Object.values(nakshatraLordTexts),
    conjunction: Object.values(conjunctions),
    motion: [...Object.values(retrogradeTexts), ...Object.values(combustTexts)],
    dignity: [exaltedTexts, ownSignTexts, debilitatedTexts].flatMap((texts) => Object.values(texts)),
  };

  test.each(Object.keys(textsBySubject))('every text on %s is used', (subject) => {
    expect(textsBySubject[subject]!.filter((text) => !printedTexts.has(text))).toEqual([]);
  });

  /** Texts printed within a longer string, or outside statements. */
  const partsBySubject: Record<string, object> = {
    'a mahadasha': [mahaTheme, mahaLater],
    'a mahadasha by its house': mahaInHouse,
    'the tone of a period': [mahaTone, antarTone],
    remedies: generalRemedies,
    'areas of life': [lifeAreasLead, emptyAreaTexts, areaTexts],
    'roles and traits of the grahas': rolesAndTraits,
    'the day of birth': almanac,
  };

  test.each(Object.entries(partsBySubject))('every text on %s is printed', (_, part) => {
    expect(collectStrings(part).filter((text) => !printed.includes(text))).toEqual([]);
  });
});
