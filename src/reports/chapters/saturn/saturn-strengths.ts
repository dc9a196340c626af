/** What to lean on and what to go gently with when Saturn is about. */
import { NAKSHATRAS } from '#src/astrology/names.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  manyBindusText,
  saturnGiftByDignity,
  cautionByMoonSign,
  steadyingByMoonSign,
} from '#src/reports/content/en/saturn/saturn-summary.ts';
import { saturnReturnByLord } from '#src/reports/content/en/saturn/saturn-by-natal-sign.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { gradeBindus, getBindus } from './slow-stays.ts';
import { formatGraha, toNumberWord, signName, getNakshatraName } from '#src/reports/text/phrases.ts';

export function writeSaturnStrengths(moons: readonly ReportContext[]): Statement[] {
  const [context] = moons as [ReportContext];
  const { chart } = context;
  const { sign, dignity } = chart.grahas.Saturn;
  const grade = dignity ?? 'neutral';
  const given = createStatement(
    context,
    saturnGiftByDignity[grade],
    `Saturn counts as ${DIGNITY_PHRASES[grade]} in ${signName(sign)}`,
    ['Saturn.dignity', 'Saturn.sign'],
  );
  return [
    ...moons.map(writeSteadyingStatement),
    given,
    ...(moons.length > 1 ? [] : writeBindusStatements(context)),
  ].slice(0, 3);
}

const DIGNITY_PHRASES = {
  exalted: 'exalted',
  moolatrikona: 'holding office',
  own: 'at home',
  friendly: 'a welcome guest',
  neutral: 'a plain lodger',
  enemy: 'a stranger',
  debilitated: 'fallen',
};

function writeSteadyingStatement(context: ReportContext): Statement {
  const { sign } = context.chart.grahas.Moon;
  return createStatement(
    context,
    steadyingByMoonSign[sign - 1]!,
    `this is what a Moon in ${signName(sign)} leans on`,
    ['Moon.sign'],
  );
}

function writeBindusStatements(context: ReportContext): Statement[] {
  const { sign } = context.chart.grahas.Moon;
  const points = getBindus(context.chart, 'Saturn', sign);
  if (points === null || gradeBindus(points) !== 'many') return [];
  return [
    createStatement(
      context,
      manyBindusText,
      `Saturn has ${toNumberWord(points)} of eight points in ${signName(sign)}`,
      [`bindus.Saturn.${sign}`],
    ),
  ];
}

export function writeMoonCaution(context: ReportContext): Statement {
  const { sign } = context.chart.grahas.Moon;
  return createStatement(
    context,
    cautionByMoonSign[sign - 1]!,
    `${signName(sign)} is where the Moon stood, and what Saturn leans on when it comes`,
    ['Moon.sign'],
  );
}

export function writeSaturnReturnCaution(context: ReportContext): Statement {
  const { nakshatra } = context.chart.grahas.Saturn;
  const { lord } = NAKSHATRAS[nakshatra - 1]!;
  const whose = lord === 'Saturn' ? 'its own' : formatGraha(lord);
  const because = `your Saturn was born in ${getNakshatraName(nakshatra)}, a star of ${whose}, and is back there every twenty-nine and a half years`;
  return createStatement(context, saturnReturnByLord[lord], because, ['Saturn.nakshatra']);
}
