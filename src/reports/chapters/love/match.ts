/** The own star beside the twenty-seven, as families count it. */
import { SEVEN, type Seven } from '#src/astrology/contract-names.ts';
import { friendship } from '#src/astrology/dignity.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { lordOfSign } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, TablePage } from '#src/reports/contract.ts';
import { loveHeadings } from '#src/reports/content/en/love/love-headings.ts';
import { loveSources } from '#src/reports/content/en/love/love-sources.ts';
import {
  countedWell,
  gana,
  groups,
  maitri,
  matchIntro,
  matchSober,
  nadi,
  soberBy,
  tableCaptions,
  tableHead,
  yoni,
} from '#src/reports/content/en/love/match.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createGeneralStatement, createStatement } from '#src/reports/text/statement.ts';
import { grahaName, listed, toNumberWord, signName, getNakshatraName } from '#src/reports/text/phrases.ts';
import { skiesOf } from './love-helpers.ts';
import { besideAll, likenessesOf, type Beside } from './match-totals.ts';

export const loveMatch: Chapter = {
  write: (reading) => {
    const skies = skiesOf(reading, ({ grahas }) => grahas.Moon.nakshatra);
    const own = skies.map((sky) => ({
      star: sky.grahas.Moon.nakshatra,
      sky,
      stars: besideAll(moonsOf(reading, sky)),
    }));
    const sure = own.length === 1;
    return {
      kind: 'table',
      id: 'love-match',
      ...loveHeadings.match,
      lead: matchIntro,
      statements: [
        ...saidOnce(own.flatMap(({ sky, stars }) => starStatements({ ...reading, chart: sky }, stars))),
        ...mindStatement(reading),
        sober(reading, sure),
      ],
      tables: own.map(({ star, stars }, i) => tableOf(star, stars, captionOf(sure, i))),
      statementsFirst: true,
    };
  },
};

function sober(reading: ReportContext, sure: boolean): Statement {
  const compared = 'the thirty-six points compare two Moons and nothing else';
  if (!sure) return createGeneralStatement(matchSober, compared);
  const { nakshatra } = reading.chart.grahas.Moon;
  const { lord } = NAKSHATRAS[nakshatra - 1]!;
  const because = `the points compare two Moons, of which yours was in ${getNakshatraName(nakshatra)}, a star of ${grahaName(lord)}`;
  return createStatement(reading, soberBy[lord], because, ['Moon.nakshatra']);
}

/** What two possible stars have in common. */
const saidOnce = (statements: readonly Statement[]): Statement[] =>
  statements.filter(({ text }, i) => statements.findIndex((other) => other.text === text) === i);

const captionOf = (sure: boolean, i: number): string =>
  sure ? tableCaptions.known : i === 0 ? tableCaptions.early : tableCaptions.late;

/** Within one star the Moon may still have changed its quarter during a day without an hour. */
function moonsOf({ day }: ReportContext, sky: ReportContext['chart']) {
  const all = day ? [day.earliest, sky, day.latest] : [sky];
  const { nakshatra } = sky.grahas.Moon;
  return all.map(({ grahas }) => grahas.Moon).filter((moon) => moon.nakshatra === nakshatra);
}

function starStatements(reading: ReportContext, stars: readonly Beside[]): Statement[] {
  const { Moon } = reading.chart.grahas;
  const star = getNakshatraName(Moon.nakshatra);
  const own = likenessesOf(Moon);
  const enough = stars.filter(({ highest }) => highest >= 18).length;
  const speaks = (text: string, because: string) =>
    createStatement(reading, text, because, ['Moon.nakshatra'], loveSources.stars);
  return [
    speaks(yoni[own.yoni]!, `the yoni of ${star}, its animal, is the ${own.yoni.toLowerCase()}`),
    speaks(gana[own.gana]!, `by gana, ${star} is listed among the ${own.gana} stars`),
    speaks(nadi[own.nadi]!, `${star} is threaded on the nadi called ${own.nadi}`),
    speaks(
      countedWell[howMany(enough)],
      `${numberInWords(enough)} of the twenty-seven stars can reach eighteen points beside ${star}`,
    ),
  ];
}

/** Not on a day on which the Moon changed its sign. */
function mindStatement(reading: ReportContext): Statement[] {
  const { sign } = reading.chart.grahas.Moon;
  if (reading.day && !hasOneSign(reading.day, 'Moon')) return [];
  const lord = lordOfSign(sign) as Seven;
  const friends = SEVEN.filter((other) => other !== lord && friendship(lord, other) === 'friendly');
  const because = `five of the points compare the lords of two Moon signs, and ${grahaName(lord)}, of your ${signName(sign)}, calls ${listed(friends.map(grahaName))} friends`;
  return [createStatement(reading, maitri[lord], because, ['Moon.sign'], loveSources.stars)];
}

/** Most stars find eighteen points and more with about two thirds of the others. */
const howMany = (enough: number): keyof typeof countedWell =>
  enough >= 21 ? 'many' : enough >= 17 ? 'some' : 'few';

const numberInWords = (n: number): string => (n <= 10 ? toNumberWord(n) : String(n));

/** In three groups by what the better order reaches. */
function tableOf(own: number, stars: readonly Beside[], caption: string): TablePage['tables'][number] {
  const group = ({ highest }: Beside) => (highest >= 25 ? 0 : highest >= 18 ? 1 : 2);
  const rows = groups.flatMap((title, i) => {
    const of = stars.filter((star) => group(star) === i);
    return of.length > 0 ? [[title], ...of.map((star) => rowOf(star, own))] : [];
  });
  return { caption, head: [...tableHead], rows };
}

const rowOf = ({ star, lowest, highest, gana, yoni, nadi }: Beside, own: number): string[] => [
  star === own ? `${getNakshatraName(star)}, your own` : getNakshatraName(star),
  lowest === highest ? points(highest) : `${points(lowest)} to ${points(highest)}`,
  gana,
  yoni,
  nadi,
];

/** "24½" */
const points = (n: number): string => (Number.isInteger(n) ? String(n) : `${Math.floor(n)}½`);
