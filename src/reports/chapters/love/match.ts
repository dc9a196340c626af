/** The own star beside the twenty-seven, as families count it. */
import { SEVEN, type Seven } from '#src/astrology/contract-names.ts';
import { getFriendship } from '#src/astrology/dignity.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, TablePage } from '#src/reports/contract.ts';
import { loveHeadings } from '#src/reports/content/en/love/love-headings.ts';
import { loveSources } from '#src/reports/content/en/love/love-sources.ts';
import {
  matchingStarsCount,
  gana,
  matchGroups,
  maitri,
  matchIntro,
  matchLimit,
  nadi,
  matchLimitByLord,
  matchTableCaptions,
  matchTableHead,
  yoni,
} from '#src/reports/content/en/love/match.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createGeneralStatement, createStatement } from '#src/reports/text/statement.ts';
import {
  formatGraha,
  formatList,
  toNumberWord,
  signName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { listDistinctCharts } from './love-helpers.ts';
import { totalAllStars, getMatchTraits, type StarTotals } from './match-totals.ts';

export const matchChapter: Chapter = {
  write: (context) => {
    const skies = listDistinctCharts(context, ({ grahas }) => grahas.Moon.nakshatra);
    const own = skies.map((sky) => ({
      star: sky.grahas.Moon.nakshatra,
      sky,
      stars: totalAllStars(listPossibleMoons(context, sky)),
    }));
    const sure = own.length === 1;
    return {
      kind: 'table',
      id: 'love-match',
      ...loveHeadings.match,
      lead: matchIntro,
      statements: [
        ...removeRepeatedTexts(
          own.flatMap(({ sky, stars }) => writeStarStatements({ ...context, chart: sky }, stars)),
        ),
        ...writeMindStatement(context),
        writeLimitStatement(context, sure),
      ],
      tables: own.map(({ star, stars }, i) => buildTable(star, stars, writeCaption(sure, i))),
      statementsFirst: true,
    };
  },
};

function writeLimitStatement(context: ReportContext, sure: boolean): Statement {
  const compared = 'the thirty-six points compare two Moons and nothing else';
  if (!sure) return createGeneralStatement(matchLimit, compared);
  const { nakshatra } = context.chart.grahas.Moon;
  const { lord } = NAKSHATRAS[nakshatra - 1]!;
  const because = `the points compare two Moons, of which yours was in ${getNakshatraName(nakshatra)}, a star of ${formatGraha(lord)}`;
  return createStatement(context, matchLimitByLord[lord], because, ['Moon.nakshatra']);
}

/** What two possible stars have in common. */
const removeRepeatedTexts = (statements: readonly Statement[]): Statement[] =>
  statements.filter(({ text }, i) => statements.findIndex((other) => other.text === text) === i);

const writeCaption = (sure: boolean, i: number): string =>
  sure ? matchTableCaptions.known : i === 0 ? matchTableCaptions.early : matchTableCaptions.late;

/** Within one star the Moon may still have changed its quarter during a day without an hour. */
function listPossibleMoons({ day }: ReportContext, sky: ReportContext['chart']) {
  const all = day ? [day.earliest, sky, day.latest] : [sky];
  const { nakshatra } = sky.grahas.Moon;
  return all.map(({ grahas }) => grahas.Moon).filter((moon) => moon.nakshatra === nakshatra);
}

function writeStarStatements(context: ReportContext, stars: readonly StarTotals[]): Statement[] {
  const { Moon } = context.chart.grahas;
  const star = getNakshatraName(Moon.nakshatra);
  const own = getMatchTraits(Moon);
  const enough = stars.filter(({ highest }) => highest >= 18).length;
  const speaks = (text: string, because: string) =>
    createStatement(context, text, because, ['Moon.nakshatra'], loveSources.stars);
  return [
    speaks(yoni[own.yoni]!, `the yoni of ${star}, its animal, is the ${own.yoni.toLowerCase()}`),
    speaks(gana[own.gana]!, `by gana, ${star} is listed among the ${own.gana} stars`),
    speaks(nadi[own.nadi]!, `${star} is threaded on the nadi called ${own.nadi}`),
    speaks(
      matchingStarsCount[gradeCount(enough)],
      `${formatCount(enough)} of the twenty-seven stars can reach eighteen points beside ${star}`,
    ),
  ];
}

/** Not on a day on which the Moon changed its sign. */
function writeMindStatement(context: ReportContext): Statement[] {
  const { sign } = context.chart.grahas.Moon;
  if (context.day && !hasOneSign(context.day, 'Moon')) return [];
  const lord = getSignLord(sign) as Seven;
  const friends = SEVEN.filter((other) => other !== lord && getFriendship(lord, other) === 'friendly');
  const because = `five of the points compare the lords of two Moon signs, and ${formatGraha(lord)}, of your ${signName(sign)}, calls ${formatList(friends.map(formatGraha))} friends`;
  return [createStatement(context, maitri[lord], because, ['Moon.sign'], loveSources.stars)];
}

/** Most stars find eighteen points and more with about two thirds of the others. */
const gradeCount = (enough: number): keyof typeof matchingStarsCount =>
  enough >= 21 ? 'many' : enough >= 17 ? 'some' : 'few';

const formatCount = (n: number): string => (n <= 10 ? toNumberWord(n) : String(n));

/** In three groups by what the better order reaches. */
function buildTable(own: number, stars: readonly StarTotals[], caption: string): TablePage['tables'][number] {
  const group = ({ highest }: StarTotals) => (highest >= 25 ? 0 : highest >= 18 ? 1 : 2);
  const rows = matchGroups.flatMap((title, i) => {
    const of = stars.filter((star) => group(star) === i);
    return of.length > 0 ? [[title], ...of.map((star) => buildRow(star, own))] : [];
  });
  return { caption, head: [...matchTableHead], rows };
}

const buildRow = ({ star, lowest, highest, gana, yoni, nadi }: StarTotals, own: number): string[] => [
  star === own ? `${getNakshatraName(star)}, your own` : getNakshatraName(star),
  lowest === highest ? formatPoints(highest) : `${formatPoints(lowest)} to ${formatPoints(highest)}`,
  gana,
  yoni,
  nadi,
];

/** "24½" */
const formatPoints = (n: number): string => (Number.isInteger(n) ? String(n) : `${Math.floor(n)}½`);
