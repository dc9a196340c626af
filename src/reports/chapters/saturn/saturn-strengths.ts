/** What to lean on and what to go gently with when Saturn is about. */
import { NAKSHATRAS } from '#src/astrology/names.ts';
import type { Statement } from '#src/reports/contract.ts';
import { goodCount, saturnGives, snags, steadiers } from '#src/reports/content/en/saturn/saturn-summary.ts';
import { calmBy } from '#src/reports/content/en/saturn/saturn-by-natal-sign.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { bandOf, pointsIn } from './slow-stays.ts';
import { grahaName, toNumberWord, signName, getNakshatraName } from '#src/reports/text/phrases.ts';

export function strengthsOf(moons: readonly ReportContext[]): Statement[] {
  const [reading] = moons as [ReportContext];
  const { chart } = reading;
  const { sign, dignity } = chart.grahas.Saturn;
  const grade = dignity ?? 'neutral';
  const given = createStatement(
    reading,
    saturnGives[grade],
    `Saturn counts as ${GRADES[grade]} in ${signName(sign)}`,
    ['Saturn.dignity', 'Saturn.sign'],
  );
  return [...moons.map(steadier), given, ...(moons.length > 1 ? [] : countOf(reading))].slice(0, 3);
}

const GRADES = {
  exalted: 'exalted',
  moolatrikona: 'holding office',
  own: 'at home',
  friendly: 'a welcome guest',
  neutral: 'a plain lodger',
  enemy: 'a stranger',
  debilitated: 'fallen',
};

function steadier(reading: ReportContext): Statement {
  const { sign } = reading.chart.grahas.Moon;
  return createStatement(reading, steadiers[sign - 1]!, `this is what a Moon in ${signName(sign)} leans on`, [
    'Moon.sign',
  ]);
}

function countOf(reading: ReportContext): Statement[] {
  const { sign } = reading.chart.grahas.Moon;
  const points = pointsIn(reading.chart, 'Saturn', sign);
  if (points === null || bandOf(points) !== 'many') return [];
  return [
    createStatement(
      reading,
      goodCount,
      `Saturn has ${toNumberWord(points)} of eight points in ${signName(sign)}`,
      [`bindus.Saturn.${sign}`],
    ),
  ];
}

export function snagOf(reading: ReportContext): Statement {
  const { sign } = reading.chart.grahas.Moon;
  return createStatement(
    reading,
    snags[sign - 1]!,
    `${signName(sign)} is where the Moon stood, and what Saturn leans on when it comes`,
    ['Moon.sign'],
  );
}

export function ownCalendar(reading: ReportContext): Statement {
  const { nakshatra } = reading.chart.grahas.Saturn;
  const { lord } = NAKSHATRAS[nakshatra - 1]!;
  const whose = lord === 'Saturn' ? 'its own' : grahaName(lord);
  const because = `your Saturn was born in ${getNakshatraName(nakshatra)}, a star of ${whose}, and is back there every twenty-nine and a half years`;
  return createStatement(reading, calmBy[lord], because, ['Saturn.nakshatra']);
}
