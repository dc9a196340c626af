/** The birth nakshatra of the buyer compared with all twenty-seven by the Ashtakoota points. */
import { content } from '#src/reports/content/content.ts';
import type { FactKey, FactReader } from '#src/reports/facts/derived-facts.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getFriendship } from '#src/astrology/dignity.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { NAKSHATRAS } from '#src/astrology/nakshatra-deities.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { Nadi } from '#src/astrology/matching/nadi.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { isReadAsMarried } from '#src/reports/context/life-stage.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { withChart, type ReportContext } from '#src/reports/context/report-context.ts';
import {
  describeHoursOfStay,
  listDescribedNakshatras,
  listMoonsOfDay,
} from '#src/reports/facts/nakshatras-of-day.ts';
import { CUSTOMARY_POINTS, SCORE_BANDS } from '#src/astrology/contract-score-bands.ts';
import { createGeneralStatement, createStatement, introduceHours } from '#src/reports/text/statement.ts';
import {
  formatGraha,
  formatList,
  toNumberWord,
  getSignName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { listNakshatraTotals, getMatchTraits, type NakshatraTotals } from './match-totals.ts';

export const matchChapter: Chapter = {
  write: (context) => {
    const possibleNakshatras = listPossibleNakshatras(context);
    const isNakshatraKnown = possibleNakshatras.length === 1;
    const { twoFigures, sameNadi } = content.love.matchTableCaptions;
    return {
      kind: 'table',
      id: 'love-match',
      ...content.love.loveHeadings.match,
      lead: isReadAsMarried(context)
        ? `${content.love.matchIntro} ${content.love.matchIntroForMarried}`
        : content.love.matchIntro,
      statements: [
        ...writeStatementsOfPossibleNakshatras(context, possibleNakshatras),
        ...writeMindStatements(context),
        writeLimitStatement(context, isNakshatraKnown),
      ],
      tables: possibleNakshatras.map(({ nakshatra, nakshatraTotals, hours }, i) => {
        const isLast = i === possibleNakshatras.length - 1;
        const caption = writeCaption(nakshatra, hours);
        return buildTable(
          nakshatra,
          nakshatraTotals,
          isLast ? [caption, twoFigures, sameNadi].join(' ') : caption,
        );
      }),
      hasStatementsFirst: true,
    };
  },
};

type TraitReading = {
  getText: (star: PossibleNakshatra) => string;
  /** @param stars those with this text */
  getReason: (stars: readonly PossibleNakshatra[]) => string;
  /** of a known birth time, whose reason is one star */
  keys: readonly FactKey<ReportContext>[];
  /** of an unknown one */
  keysOfDay: readonly FactKey<ReportContext>[];
};

/** A text that does not hold for every possible nakshatra stands after its hours. */
const writeStatementsOfPossibleNakshatras = (
  context: ReportContext,
  stars: readonly PossibleNakshatra[],
): Statement[] => listTraitReadings(stars).flatMap((reading) => writeReading(context, stars, reading));

function writeReading(
  context: ReportContext,
  stars: readonly PossibleNakshatra[],
  { getText, getReason, keys, keysOfDay }: TraitReading,
): Statement[] {
  const starsByText = [...Map.groupBy(stars, getText)];
  return starsByText.map(([text, starsWithText]) => {
    const hours = starsByText.length > 1 ? starsWithText.map((star) => star.hours) : [];
    const statement = createStatement(
      withChart(context, starsWithText[0]!.chart),
      text,
      getReason(starsWithText),
      context.isTimeKnown ? keys : keysOfDay,
      content.love.loveSources.nakshatras,
    );
    return introduceHours(omitEmptyFacts(statement), content.grammar.formatAlternatives(hours));
  });
}

/** A count of stars is no fact of the chart. */
function omitEmptyFacts({ facts, ...statement }: Statement): Statement {
  return facts && facts.length > 0 ? { ...statement, facts } : statement;
}

const formatStars = (stars: readonly PossibleNakshatra[]): string =>
  formatList(stars.map(({ nakshatra }) => getNakshatraName(nakshatra)));

function listTraitReadings(stars: readonly PossibleNakshatra[]): TraitReading[] {
  const { matchReasons, matchingNakshatrasCount, animalPhrases } = content.love;
  const names = content.astrologer.avakahadaNames;
  const getTraits = ({ chart }: Pick<ReportContext, 'chart'>) => getMatchTraits(chart.grahas.Moon);
  const getGrade = ({ nakshatraTotals }: PossibleNakshatra) => gradeCount(countMatches(nakshatraTotals));
  const readGrade: FactReader<ReportContext> = ({ chart }) => {
    const star = stars.find(({ nakshatra }) => nakshatra === chart.grahas.Moon.nakshatra);
    return star ? getGrade(star) : null;
  };
  const keys = ['Moon.nakshatra'];
  return [
    {
      getText: (star) => content.love.yoni[getTraits(star).yoni],
      getReason: (some) => matchReasons.yoni(formatStars(some), animalPhrases[getTraits(some[0]!).yoni]),
      keys,
      keysOfDay: ['Moon.yoni'],
    },
    {
      getText: (star) => content.love.gana[getTraits(star).gana],
      getReason: (some) => matchReasons.gana(formatStars(some), names[getTraits(some[0]!).gana]),
      keys,
      keysOfDay: ['Moon.gana'],
    },
    {
      getText: (star) => content.love.nadi[getTraits(star).nadi],
      getReason: (some) => matchReasons.nadi(formatStars(some), names[getTraits(some[0]!).nadi]),
      keys,
      keysOfDay: ['Moon.nadi'],
    },
    {
      getText: (star) => matchingNakshatrasCount[getGrade(star)],
      getReason: (some) =>
        formatList(
          some.map(({ nakshatra, nakshatraTotals }, i) =>
            (i === 0 ? matchReasons.count : matchReasons.otherCount)(
              formatCount(countMatches(nakshatraTotals)),
              getNakshatraName(nakshatra),
            ),
          ),
        ),
      keys: [...keys, ({ chart }) => countMatches(listNakshatraTotals([chart.grahas.Moon]))],
      keysOfDay: [readGrade],
    },
  ];
}

function writeLimitStatement(context: ReportContext, isNakshatraKnown: boolean): Statement {
  const generalReason = content.love.matchReasons.limit;
  if (!isNakshatraKnown) return createGeneralStatement(content.love.matchLimit, generalReason);
  const { nakshatra } = context.chart.grahas.Moon;
  const { lord } = NAKSHATRAS[nakshatra - 1]!;
  const because = content.love.matchReasons.limitOfStar(getNakshatraName(nakshatra), formatGraha(lord));
  return createStatement(context, content.love.matchLimitByLord[lord], because, ['Moon.nakshatra']);
}

/** `hours`: those of the birth day in which the Moon was there; empty if it was there all day, or the time is known. */
type PossibleNakshatra = {
  nakshatra: number;
  chart: Chart;
  hours: string;
  nakshatraTotals: readonly NakshatraTotals[];
};

function listPossibleNakshatras(context: ReportContext): PossibleNakshatra[] {
  if (context.isTimeKnown) {
    const { Moon } = context.chart.grahas;
    const nakshatraTotals = listNakshatraTotals([Moon]);
    return [{ nakshatra: Moon.nakshatra, chart: context.chart, hours: '', nakshatraTotals }];
  }
  // within one nakshatra the Moon may still change its sign or the half of a sign during the day
  const moons = listMoonsOfDay(context);
  return listDescribedNakshatras(context).map((stay) => ({
    nakshatra: stay.nakshatra,
    chart: stay.chart,
    hours: describeHoursOfStay(context, stay),
    nakshatraTotals: listNakshatraTotals(moons.filter(({ nakshatra }) => nakshatra === stay.nakshatra)),
  }));
}

const writeCaption = (nakshatra: number, hours: string): string =>
  hours
    ? content.love.matchTableCaptions.forHours(getNakshatraName(nakshatra), hours)
    : content.love.matchTableCaptions.known;

const countMatches = (nakshatraTotals: readonly NakshatraTotals[]): number =>
  nakshatraTotals.filter(({ highest }) => highest >= CUSTOMARY_POINTS).length;

/** Left out if the Moon changed its sign that day. */
function writeMindStatements(context: ReportContext): Statement[] {
  const { sign } = context.chart.grahas.Moon;
  if (!hasOneMoonSign(context)) return [];
  const lord = getSignLord(sign) as ClassicalGraha;
  const friends = CLASSICAL_GRAHAS.filter(
    (other) => other !== lord && getFriendship(lord, other) === 'friendly',
  );
  const because = content.love.matchReasons.maitri(
    formatGraha(lord),
    getSignName(sign),
    formatList(friends.map(formatGraha)),
  );
  return [
    createStatement(
      context,
      content.love.maitri[lord],
      because,
      ['Moon.sign'],
      content.love.loveSources.nakshatras,
    ),
  ];
}

/** Most nakshatras reach eighteen points with about two thirds of the others. */
const gradeCount = (count: number): keyof typeof content.love.matchingNakshatrasCount =>
  count >= 21 ? 'many' : count >= 17 ? 'some' : 'few';

const formatCount = (n: number): string => (n <= 10 ? toNumberWord(n) : String(n));

/** Three groups by the higher of the two possible totals. */
function buildTable(
  birthNakshatra: number,
  nakshatraTotals: readonly NakshatraTotals[],
  caption: string,
): Table {
  const getGroup = ({ highest }: NakshatraTotals) =>
    highest >= SCORE_BANDS.good ? 0 : highest >= SCORE_BANDS.accepted ? 1 : 2;
  const ownNadi = nakshatraTotals[birthNakshatra - 1]!.nadi;
  const rows = content.love.matchGroups.flatMap((title, i) => {
    const group = nakshatraTotals.filter((totals) => getGroup(totals) === i);
    return group.length > 0
      ? [[title], ...group.map((totals) => buildRow(totals, birthNakshatra, ownNadi))]
      : [];
  });
  return { caption, head: [...content.love.matchTableHead], rows };
}

const buildRow = (
  { nakshatra, lowest, highest, gana, yoni, nadi }: NakshatraTotals,
  birthNakshatra: number,
  ownNadi: Nadi,
): string[] => [
  nakshatra === birthNakshatra
    ? content.love.markOwnStar(getNakshatraName(nakshatra))
    : getNakshatraName(nakshatra),
  lowest === highest
    ? formatPoints(highest)
    : content.grammar.formatSpan(formatPoints(lowest), formatPoints(highest)),
  content.astrologer.avakahadaNames[gana],
  content.astrologer.avakahadaNames[yoni],
  formatNadi(nadi, ownNadi),
];

const formatNadi = (nadi: Nadi, ownNadi: Nadi): string => {
  const name = content.astrologer.avakahadaNames[nadi];
  return nadi === ownNadi ? content.love.markNadiDosha(name) : name;
};

/** "24½" */
const formatPoints = (n: number): string => (Number.isInteger(n) ? String(n) : `${Math.floor(n)}½`);
