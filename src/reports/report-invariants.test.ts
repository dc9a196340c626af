/** Properties of every report, for many births with all lagnas and Moon signs, with known and unknown times. */
import { beforeAll, describe, expect, test } from 'vitest';
import { GRAHAS } from '#src/astrology/contract.ts';
import { checkClaims } from '#src/testing/reports/reason-checker.ts';
import { forbiddenPairs } from '#src/testing/reports/forbidden-pairs.ts';
import { createInvariantInputs, kundlisAndBlueprints } from '#src/testing/reports/invariant-inputs.ts';
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
import { listUnfoundTexts } from '#src/testing/reports/unfound-texts.ts';
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
import type { Page, ReportDocument, Statement } from './contract.ts';
import { getSignName } from './text/phrases.ts';
import { createContext, listPossibleCharts } from './context/report-context.ts';

let writtenReports: WrittenReport[];
beforeAll(() => {
  writtenReports = createInvariantInputs().map(writeReportOf);
}, 600_000);

const hasCertainties = ({ input }: WrittenReport): boolean =>
  [input, ...(input.partner ? [input.partner] : [])].every(
    ({ sensitivity, chart }) => sensitivity !== undefined || chart.lagna === null,
  );

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

  test('a reason continues the sentence after “because”', () => {
    const capitalized = writtenReports.flatMap(({ input, document }) =>
      listStatements(document)
        .filter(({ because }) =>
          /^(The|A|An|Your|His|Her|In|From|It|No|Both|All|One|This|At|On)\b/.test(because),
        )
        .map(({ because }) => `${input.product}: ${because}`),
    );
    expect(capitalized).toEqual([]);
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

  /** So that a text is not found within a longer statement. */
  const markEnds = (text: string) => `<${text}>`;
  type ListTexts = (document: ReportDocument) => string[];
  /** The written reports, then one by one the kundlis and blueprints that are not written. */
  const listCases = (listTexts: ListTexts) => [
    () => writtenReports.flatMap(({ document }) => listTexts(document)),
    ...kundlisAndBlueprints.map((create) => () => listTexts(writeReportOf(create()).document)),
  ];

  describe('as statements', () => {
    let unfound: Set<string>;
    beforeAll(() => {
      const cases = listCases((document) => listStatements(document).map(({ text }) => markEnds(text)));
      unfound = listUnfoundTexts(Object.values(textsBySubject).flat().map(markEnds), cases, [0]);
    });

    test.each(Object.keys(textsBySubject))('every text on %s is used', (subject) => {
      expect(textsBySubject[subject]!.filter((text) => unfound.has(markEnds(text)))).toEqual([]);
    });
  });

  describe('as parts', () => {
    let unfound: Set<string>;
    beforeAll(() => {
      const cases = listCases(({ pages }) => listPrintedStrings(pages));
      unfound = listUnfoundTexts(collectStrings(partsBySubject), cases, [0]);
    });

    test.each(Object.entries(partsBySubject))('every text on %s is printed', (_, part) => {
      expect(collectStrings(part).filter((text) => unfound.has(text))).toEqual([]);
    });
  });
});
