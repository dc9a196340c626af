/** Promises, and what to ask of a match: from signs only, so they need no birth time. */
import { elementOf } from '#src/reports/content/en/love/darakaraka.ts';
import { lovePartTitles } from '#src/reports/content/en/love/love-headings.ts';
import { jupiterSignInLove, saturnSignInLove } from '#src/reports/content/en/love/promises.ts';
import {
  questionByMarsElement,
  questionByMoonElement,
  questionByVenusElement,
} from '#src/reports/content/en/love/questions.ts';
import { loveSources } from '#src/reports/content/en/love/love-sources.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { signName } from '#src/reports/text/phrases.ts';
import { type Part, listDistinctCharts, describeDignity } from './love-helpers.ts';

export const writePromisesPart = (context: ReportContext): Part => ({
  id: 'promises',
  title: lovePartTitles.promises,
  statements: [writeForgivingStatement(context), writeKeepingStatement(context)],
});

export const writeQuestionsPart = (context: ReportContext): Part => ({
  id: 'ask',
  title: lovePartTitles.ask,
  statements: writeQuestionStatements(context),
});

function writeForgivingStatement(context: ReportContext): Statement {
  const { sign } = context.chart.grahas.Jupiter;
  const because = `Jupiter, who pardons, was in ${signName(sign)}, ${describeDignity(context.chart, 'Jupiter')}`;
  const keys = ['Jupiter.sign', 'Jupiter.dignity'];
  return createStatement(context, jupiterSignInLove[sign - 1]!, because, keys, loveSources.jupiterSign);
}

function writeKeepingStatement(context: ReportContext): Statement {
  const { sign } = context.chart.grahas.Saturn;
  const because = `Saturn, who holds to terms, was in ${signName(sign)}, ${describeDignity(context.chart, 'Saturn')}`;
  const keys = ['Saturn.sign', 'Saturn.dignity'];
  return createStatement(context, saturnSignInLove[sign - 1]!, because, keys, loveSources.saturnSign);
}

function writeQuestionStatements(context: ReportContext): Statement[] {
  const { grahas } = context.chart;
  const [moon, venus, mars] = [grahas.Moon.sign, grahas.Venus.sign, grahas.Mars.sign];
  const moonSignKnown =
    context.timeKnown || listDistinctCharts(context, ({ grahas }) => grahas.Moon.sign).length === 1;
  const forMoon = `your Moon needs what ${signName(moon)}, of ${elementOf(moon)}, needs`;
  const forVenus = `${signName(venus)}, where Venus was, is made of ${elementOf(venus)}`;
  const forMars = `Mars in ${signName(mars)} fights as ${elementOf(mars)} does`;
  return [
    ...(moonSignKnown
      ? [createStatement(context, questionByMoonElement[elementOf(moon)], forMoon, ['Moon.sign'])]
      : []),
    createStatement(context, questionByVenusElement[elementOf(venus)], forVenus, ['Venus.sign']),
    createStatement(context, questionByMarsElement[elementOf(mars)], forMars, ['Mars.sign']),
  ];
}
