/** What holds for every reader: checked over many people, all lagnas, all Moon signs, with and without an hour. */
import { beforeAll, describe, expect, test } from 'vitest';
import { checkClaims } from '#src/testing/reports/reason-checker.ts';
import { forbiddenPairs } from '#src/testing/reports/forbidden-pairs.ts';
import { createBirths, reportInput, withoutTime } from '#src/testing/fixtures/births.ts';
import { listOtherReasons, listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import {
  isBroken,
  listRepeatedSentences,
  listUntrueFacts,
  listVagueReasons,
  write,
  type Written,
} from '#src/testing/reports/report-assertions.ts';
import * as almanac from './content/en/panchang/almanac.ts';
import { antarDasha } from './content/en/periods/antar-dasha.ts';
import { conjunctions } from './content/en/grahas/conjunctions.ts';
import { grahaInHouse } from './content/en/grahas/graha-in-house.ts';
import { grahaInSign } from './content/en/grahas/graha-in-sign.ts';
import * as ofGrahas from './content/en/grahas/roles-and-traits.ts';
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
import * as ofRemedies from './content/en/remedies/general-remedies.ts';
import { risingNakshatra } from './content/en/lagna/rising-nakshatra.ts';
import { quietArea, lifeAreas, lifeAreasLead } from './content/en/life-areas/life-areas.ts';
import { nakshatraLordTexts } from './content/en/periods/nakshatra-lord.ts';
import { debilitatedTexts, exaltedTexts, ownSignTexts } from './content/en/grahas/dignity.ts';
import type { Page, Statement } from './contract.ts';
import { signName } from './text/phrases.ts';
import { products } from './products.ts';
import { createContext, type WritableReport } from './context/report-context.ts';

const KEYS = Object.keys(products) as WritableReport[];
const PEOPLE = 560;
/** As many as reach every text of the chapters that most reports share; the life blueprint has them all. */
const BLUEPRINTS = 330;
const LONGEST = 'क्ष्वेळिका-Venkatanarasimharajuvaripeta श्रीलक्ष्मीनारायणस्वामी Bhattacharyya-Ó Súilleabháin';

let written: Written[];

/** The first have the blueprint, the others one of the nine by turns; every eighth of those knows no hour. */
beforeAll(() => {
  const births = createBirths(PEOPLE).map((born, i) => (i % 50 === 0 ? makeExtreme(born) : born));
  written = births.map((born, i) => {
    if (i < BLUEPRINTS) return write(reportInput(born, 'life-blueprint'));
    return write(reportInput(i % 8 === 0 ? withoutTime(born) : born, KEYS[i % KEYS.length]));
  });
  written.push(...KEYS.map((key, i) => write(reportInput(withoutTime(births[i * 20]!), key))));
}, 90_000);

/** 80 letters of name in two scripts, 120 of place. */
const makeExtreme = (born: ReturnType<typeof createBirths>[number]) => ({
  ...born,
  name: LONGEST.slice(0, 80),
  place: { ...born.place, name: 'Thiruvananthapuram'.repeat(7).slice(0, 120) },
});

const name = ({ input }: Written) => `${input.birth.name}, ${input.product}, ${input.birth.timeKind}`;

describe('for every person', () => {
  test('no sentence stands twice in one document', () => {
    expect(written.flatMap(listRepeatedSentences)).toEqual([]);
  });

  test('every statement rests on facts that hold', () => {
    expect(written.flatMap(listUntrueFacts)).toEqual([]);
  });

  test('every statement has facts and a mark, but for a remark and for statements on the given birth time', () => {
    const bare = written.flatMap(({ input, document }) =>
      document.pages.flatMap((page) =>
        listStatements({ pages: [page] })
          .filter((statement) => !isMarked(statement) && !isArgued(page, statement))
          .map(({ text }) => `${input.product}, ${page.id}: ${text}`),
      ),
    );
    expect([...new Set(bare)]).toEqual([]);
  });

  test('a reason names the house, the sign, the count or the number that it rests on', () => {
    expect(written.flatMap(listVagueReasons)).toEqual([]);
  });

  test('every degree in a reason is the degree of a graha or of the lagna', () => {
    const wrong = written.flatMap(({ input: { chart }, document }) =>
      listStatements(document)
        .flatMap(({ because }) => [...because.matchAll(/(\d+)°(\d\d)′ of ([A-Z][a-z]+)/g)])
        .filter(([, degree, minute, sign]) => {
          const points = [...Object.values(chart.grahas), ...(chart.lagna ? [chart.lagna] : [])];
          return !points.some(
            (point) =>
              signName(point.sign) === sign &&
              Math.floor(point.degreeInSign * 60 + 1e-6) === Number(degree) * 60 + Number(minute),
          );
        })
        .map(([found]) => found),
    );
    expect(wrong).toEqual([]);
  });

  test('a chapter, a remedy and a sub-period name the houses, signs, stars and dates of the chart', () => {
    const read = written.flatMap(({ input, document }) => {
      const { dayRange } = createContext(input);
      const charts = [input.chart, ...(dayRange ? [dayRange.earliest, dayRange.latest] : [])];
      return listOtherReasons(document).map((because) => checkClaims(because, charts));
    });
    expect(read.flatMap(({ untrue }) => untrue)).toEqual([]);
    expect(read.filter((one) => one.read > 0).length).toBeGreaterThan(read.length / 2);
  });

  test('nothing printed is empty, undefined or broken', () => {
    expect(written.filter(isBroken).map(name)).toEqual([]);
  });

  test.each(forbiddenPairs.map((pair) => [pair.name, pair] as const))(
    'no copy says both: %s',
    (_, { one, other }) => {
      const both = written.filter(({ document }) => one(document) && other(document));
      expect(both.map(name)).toEqual([]);
    },
  );

  test('there are two or three strengths, and one or two things to go gently with', () => {
    const odd = written.filter(({ input, document }) => {
      const minute = document.pages.find((page) => page.kind === 'summary')!;
      if (input.product !== 'janam-kundli' && input.product !== 'life-blueprint') return false;
      const counts = [minute.strengths.length, minute.cautions.length];
      return input.chart.lagna && !(counts[0]! >= 2 && counts[0]! <= 3 && counts[1]! >= 1 && counts[1]! <= 2);
    });
    expect(odd.map(name)).toEqual([]);
  });
});

const isMarked = ({ facts, certainty }: Statement): boolean =>
  certainty !== undefined && (facts?.length ?? 0) > 0;

/** Said to every reader alike: how old the schools are, what a spelling can do, what custom thinks of eighteen points. */
const REMARKS = new Set(['numbers-origins', 'numbers-spelling', 'love-match']);

/** Of a clock itself there is no telling how far it may be wrong: such statements have facts and no mark. */
const isArgued = ({ id }: Page, { facts }: Statement): boolean =>
  facts ? facts.length > 0 && facts.every((fact) => fact.startsWith('given.')) : REMARKS.has(id);

describe('over all of them', () => {
  const reached = new Set<string>();
  let printed: string;
  beforeAll(() => {
    printed = [...new Set(written.flatMap(({ document }) => listPrintedStrings(document.pages)))].join('\n');
    for (const { document } of written) {
      for (const { text } of listStatements(document)) reached.add(text);
      for (const page of document.pages)
        if (page.kind === 'periods') page.antar.rows.forEach(({ text }) => reached.add(text));
    }
  });

  const sets: Record<string, readonly string[]> = {
    'graha in house': Object.values(grahaInHouse).flat(),
    'graha in sign': Object.values(grahaInSign).flat(),
    'house lord in house': Object.values(houseLord).flat(),
    'sign on a house': Object.values(houseSign).flat(),
    'look upon a house': Object.values(houseAspect).flatMap((looks) => Object.values(looks)),
    lagna: lagnas
      .flatMap(({ firstImpression, gifts, caution }) => [...firstImpression, ...gifts, caution])
      .map(({ text }) => text),
    'rising star': risingNakshatra,
    'Moon sign': moonSigns.flatMap(({ statements }) => statements).map(({ text }) => text),
    'Moon phase': moonPhases.map(({ text }) => text),
    nakshatra: nakshatraTexts.flatMap(({ statements }) => statements).map(({ text }) => text),
    quarter: [...padaAims.map(({ text }) => text), ...moonNavamsha],
    'star lord': Object.values(nakshatraLordTexts),
    company: Object.values(conjunctions),
    motion: [...Object.values(retrogradeTexts), ...Object.values(combustTexts)],
    weight: [exaltedTexts, ownSignTexts, debilitatedTexts].flatMap((texts) => Object.values(texts)),
    'sub-period': Object.values(antarDasha).flatMap((texts) => Object.values(texts)),
  };

  test.each(Object.keys(sets))('every text on %s is reached', (set) => {
    expect(sets[set]!.filter((text) => !reached.has(text))).toEqual([]);
  });

  /** Printed beside others in one string, or elsewhere than in a statement. */
  const parts: Record<string, object> = {
    'a great period': [mahaTheme, mahaLater],
    'a great period by its house': mahaInHouse,
    'the tone of a period': [mahaTone, antarTone],
    remedies: ofRemedies,
    'rooms of life': [
      lifeAreasLead,
      quietArea,
      lifeAreas.map(({ title, intro, occupantsIntro }) => [title, intro, occupantsIntro]),
    ],
    'what a graha is, gives and asks': ofGrahas,
    'the day of birth': almanac,
  };

  test.each(Object.entries(parts))('every text on %s is printed', (_, part) => {
    expect(collectTexts(part).filter((text) => !printed.includes(text))).toEqual([]);
  });
});

const collectTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(collectTexts);
