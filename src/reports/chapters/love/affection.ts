/** Venus, Moon and Mars: how one cherishes, rests and wants. Without an hour their signs alone speak. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { houseOf, lordOfSign, signsFrom } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import {
  heartGrown,
  heartLead,
  heartYoung,
  loveHeadings,
  partTitles,
} from '#src/reports/content/en/love/love-headings.ts';
import {
  needAndAffection,
  wantingAndCherishing,
  type Distance,
} from '#src/reports/content/en/love/love-links.ts';
import { marsQuarrels } from '#src/reports/content/en/love/mars-sign.ts';
import { moonSoothes } from '#src/reports/content/en/love/moon-sign-in-love.ts';
import { loveSources } from '#src/reports/content/en/love/love-sources.ts';
import { venusTends } from '#src/reports/content/en/love/venus-house.ts';
import { venusLoves } from '#src/reports/content/en/love/venus-sign.ts';
import { combust, retrograde } from '#src/reports/content/en/grahas/motion.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { grahaName, ordinal, signName, toLowercaseFirst } from '#src/reports/text/phrases.ts';
import { isYoung, skiesOf, standing } from './love-helpers.ts';
import { venusInNavamsa } from './navamsha.ts';

export const loveHeart: Chapter = {
  write: (reading) => ({
    kind: 'essay',
    id: 'love-heart',
    ...loveHeadings.heart,
    highlightedHouses: litOf(reading),
    lead: `${heartLead} ${isYoung(reading) ? heartYoung : heartGrown}`,
    leadBecause: toSentence(leadBecause(reading)),
    parts: [
      { id: 'venus', title: partTitles.venus, statements: venusStatements(reading) },
      { id: 'moon', title: partTitles.moon, statements: moonStatements(reading) },
      { id: 'mars', title: partTitles.mars, statements: marsStatements(reading) },
    ],
  }),
};

const THREE: readonly Graha[] = ['Venus', 'Moon', 'Mars'];

const litOf = ({ chart, day }: ReportContext): number[] =>
  day ? [] : [...new Set(THREE.map((graha) => houseOf(chart, graha)))].toSorted((a, b) => a - b);

function leadBecause({ chart: { grahas }, day }: ReportContext): string {
  const [venus, moon, mars] = THREE.map((graha) => signName(grahas[graha].sign));
  const hour = day ? 'at noon that day' : 'when you were born';
  return `${hour} Venus was in ${venus}, the Moon in ${moon} and Mars in ${mars}`;
}

function venusStatements(reading: ReportContext): Statement[] {
  const { chart, day } = reading;
  const { sign } = chart.grahas.Venus;
  const because = `Venus was in ${signName(sign)}, ${standing(chart, 'Venus')}`;
  return [
    createStatement(
      reading,
      venusLoves[sign - 1]!,
      because,
      ['Venus.sign', 'Venus.dignity'],
      loveSources.venusSign,
    ),
    ...(day ? venusInNavamsa(reading) : [venusHouse(reading)]),
    ...venusMotion(reading),
  ];
}

function venusHouse(reading: ReportContext): Statement {
  const house = houseOf(reading.chart, 'Venus');
  const because = `your ${ordinal(house)} house is the one that Venus looks after from inside`;
  return createStatement(reading, venusTends[house - 1]!, because, ['Venus.house'], loveSources.venusHouse);
}

function venusMotion(reading: ReportContext): Statement[] {
  const { Venus } = reading.chart.grahas;
  const sign = signName(Venus.sign);
  const back = `Venus went backwards through ${sign} at that time`;
  const near = `Venus was too close to the Sun to be seen, in ${sign}`;
  return [
    ...(Venus.retrograde ? [createStatement(reading, retrograde.Venus, back, ['Venus.retrograde'])] : []),
    ...(Venus.combust ? [createStatement(reading, combust.Venus, near, ['Venus.combust'])] : []),
  ];
}

function moonStatements(reading: ReportContext): Statement[] {
  const skies = skiesOf(reading, (chart) => chart.grahas.Moon.sign);
  return [
    ...skies.map((sky, i) => moonStatement(reading, sky, skies.length > 1 ? i : null)),
    ...moonLink(reading),
  ];
}

/** @param end 0 and 1 for the two ends of a day on which the Moon changed signs */
function moonStatement(reading: ReportContext, sky: Chart, end: number | null): Statement {
  const { sign } = sky.grahas.Moon;
  const when = end === null ? '' : end === 0 ? 'early that day ' : 'late that day ';
  const because = `${when}the Moon rested in ${signName(sign)}, where ${grahaName(lordOfSign(sign))} keeps house`;
  const soothes = moonSoothes[sign - 1]!;
  return createStatement(
    { ...reading, chart: sky },
    end === null ? soothes : `With the Moon in ${signName(sign)}: ${toLowercaseFirst(soothes)}`,
    because,
    ['Moon.sign'],
    loveSources.moonSign,
  );
}

function moonLink(reading: ReportContext): Statement[] {
  const apart = distance(reading, 'Moon', 'Venus');
  if (apart === null) return [];
  const because =
    apart === 1
      ? 'Venus and the Moon share a sign'
      : `Venus is in the ${ordinal(signsFrom(reading.chart, 'Moon', 'Venus'))} sign from the Moon, the Moon’s own being the first`;
  return [createStatement(reading, needAndAffection[apart], because, ['Venus.from.Moon'])];
}

function marsStatements(reading: ReportContext): Statement[] {
  const { chart } = reading;
  const { sign } = chart.grahas.Mars;
  const because = `Mars had ${signName(sign)} for its field, ${standing(chart, 'Mars')}`;
  const apart = distance(reading, 'Mars', 'Venus');
  const count =
    apart === 1
      ? 'Mars and Venus travelled in one sign'
      : `counting from Mars one reaches Venus in the ${ordinal(signsFrom(chart, 'Mars', 'Venus'))} sign`;
  return [
    createStatement(
      reading,
      marsQuarrels[sign - 1]!,
      because,
      ['Mars.sign', 'Mars.dignity'],
      loveSources.marsSign,
    ),
    ...(apart === null
      ? []
      : [createStatement(reading, wantingAndCherishing[apart], count, ['Venus.from.Mars'])]),
  ];
}

/** Signs between two grahas the shorter way round, both counted; null where the day of birth leaves it open. */
function distance(reading: ReportContext, from: Graha, to: Graha): Distance | null {
  if (skiesOf(reading, (chart) => signsFrom(chart, from, to)).length > 1) return null;
  const count = signsFrom(reading.chart, from, to);
  return Math.min(count, 14 - count) as Distance;
}
