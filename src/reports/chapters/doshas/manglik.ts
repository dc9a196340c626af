/** Manglik: Mars counted from lagna, Moon and Venus, the rules of cancellation, and the verdict. */
import { content } from '#src/reports/content/content.ts';
import type { Manglik, MarsCount } from '#src/astrology/contract-doshas.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { CountedHouse, ManglikVerdict } from '#src/reports/content/en/doshas/manglik.ts';
import { createContextsByMoonSign, removeRepeatedTexts } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { markConditions } from '#src/reports/text/condition-marks.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatDegrees, formatList, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { describeCancellation, describeOrigin } from './manglik-reasons.ts';

/** The counts that apply and the exceptions; null if no count applies. The verdict is on the page of verdicts. */
export function writeManglikPart(context: ReportContext): EssayPart | null {
  const { title, intro, introWithoutTime } = content.doshas.doshaParts.manglik;
  const statements = createContextsByMoonSign(context).flatMap((moonContext) =>
    writeStatements(moonContext, judgeManglik(moonContext.chart)),
  );
  if (statements.length === 0) return null;
  return {
    id: 'manglik',
    title,
    intro: context.isTimeKnown ? intro : introWithoutTime,
    statements: removeRepeatedTexts(statements),
  };
}

export const hasManglik = ({ chart }: ReportContext): boolean =>
  ['mild', 'present'].includes(judgeManglik(chart).verdict);

function writeStatements(context: ReportContext, manglik: Manglik): Statement[] {
  const applicableCounts = manglik.counts.filter(({ applies }) => applies);
  if (applicableCounts.length === 0) return [];
  return [
    ...applicableCounts.map((count) => writeCountStatement(context, count, manglik)),
    writeSignStatement(context),
    ...writeAppliedRuleStatements(context, manglik),
    writeUnmetRulesStatement(context),
  ];
}

/** The text that a verdict has: it depends on the counts that remain. */
export function chooseVerdictKey(
  { isTimeKnown }: ReportContext,
  { verdict, uncancelledOrigins, weight, counts }: Manglik,
): ManglikVerdict {
  if (verdict === 'none') return isTimeKnown ? 'none' : 'noneWithoutTime';
  if (verdict === 'cancelled') return isTimeKnown ? 'cancelled' : 'cancelledWithoutTime';
  if (!isTimeKnown) return 'mildWithoutTime';
  if (verdict === 'present') return uncancelledOrigins.length > 1 ? 'seconded' : 'alone';
  const countFromLagna = counts.find(({ origin }) => origin === 'lagna');
  if (!uncancelledOrigins.includes('lagna')) return 'elsewhere';
  return countFromLagna?.isSouthern && weight < 1 ? 'south' : 'softened';
}

/** The house of Mars from each origin. */
export function writeVerdictReason({ chart }: ReportContext, { counts }: Manglik): string {
  const sign = getSignName(chart.grahas.Mars.sign);
  const places = formatList(
    counts.map(({ house, origin }) =>
      content.doshas.marsPlaceReasons.place(formatOrdinal(house), describeOrigin(chart, origin)),
    ),
  );
  const { verdict, verdictWithoutCount } = content.doshas.marsPlaceReasons;
  const because = (counts.some(({ applies }) => applies) ? verdict : verdictWithoutCount)(sign, places);
  return markConditions(chart, because, ['Mars']);
}

function writeCountStatement(
  context: ReportContext,
  { origin, house, isSouthern, keys }: MarsCount,
  manglik: Manglik,
): Statement {
  const text = content.doshas.marsFromOrigin[origin][house as CountedHouse];
  const cancellationPhrase = manglik.uncancelledOrigins.includes(origin)
    ? content.doshas.marsPlaceReasons.uncancelled
    : content.doshas.marsPlaceReasons.cancelled;
  const southernNote = isSouthern ? content.doshas.marsPlaceReasons.southern : '';
  return createStatement(
    context,
    text,
    markConditions(
      context.chart,
      `${describeMarsPlace(context, origin, house)}${southernNote}, ${cancellationPhrase}`,
      ['Mars'],
    ),
    [
      ...keys,
      'Mars.dignity',
      'Mars.combust',
      ({ chart }) => judgeManglik(chart).uncancelledOrigins.includes(origin),
    ],
  );
}

function describeMarsPlace({ chart }: ReportContext, origin: MarsCount['origin'], house: number): string {
  const { degreeInSign, sign } = chart.grahas.Mars;
  const ordinal = formatOrdinal(house);
  if (origin === 'lagna')
    return content.doshas.marsPlaceReasons.lagna(ordinal, formatDegrees(degreeInSign), getSignName(sign));
  return content.doshas.marsPlaceReasons[origin](ordinal, getSignName(chart.grahas[origin].sign));
}

function writeSignStatement(context: ReportContext): Statement {
  const { sign, dignity } = context.chart.grahas.Mars;
  const because = content.doshas.marsPlaceReasons.sign(
    getSignName(sign),
    content.common.dignityOfSign[dignity ?? 'neutral'],
  );
  return createStatement(context, content.doshas.marsInSign[sign - 1]!, because, [
    'Mars.sign',
    'Mars.dignity',
    isCounted,
  ]);
}

/** Whether Mars is in one of the houses that count, from any origin. */
const isCounted = ({ chart }: ReportContext): boolean =>
  judgeManglik(chart).counts.some(({ applies }) => applies);

function writeAppliedRuleStatements(context: ReportContext, { cancellations }: Manglik): Statement[] {
  return cancellations
    .filter(({ applies }) => applies)
    .map((cancellation) => {
      const { name, text, source } = content.doshas.manglikRules[cancellation.key]!;
      const { because, keys } = describeCancellation(context.chart, cancellation);
      const readReason = ({ chart }: ReportContext) => describeAppliedRule(chart, cancellation.key);
      return createStatement(context, `${name}. ${text}`, because, [...keys, readReason], source);
    });
}

/** The reason of a rule; null if it does not apply. */
function describeAppliedRule(chart: Chart, key: string): string | null {
  const rule = judgeManglik(chart).cancellations.find((cancellation) => cancellation.key === key);
  return rule?.applies ? describeCancellation(chart, rule).because : null;
}

/** Names the rules that do not apply. A rule that needs a house has the reason "no house …" when the birth time is unknown. */
function writeUnmetRulesStatement(context: ReportContext): Statement {
  const names = listUnmetRules(context);
  const [marsSign, moonSign] = (['Mars', 'Moon'] as const).map((graha) =>
    getSignName(context.chart.grahas[graha].sign),
  );
  const { one, ofMoonSign } = content.doshas.unmetRulesLead;
  return createStatement(
    context,
    `${hasOneMoonSign(context) ? one : ofMoonSign(moonSign!)}: ${names.join('; ')}.`,
    content.doshas.marsPlaceReasons.unmetRules(marsSign!, moonSign!, names.length),
    ['Mars.sign', 'Moon.sign', (other) => listUnmetRules(other).join()],
  );
}

function listUnmetRules({ chart, isTimeKnown }: ReportContext): string[] {
  const needsBirthTime = (because: string) => !isTimeKnown && because.startsWith('no house');
  return judgeManglik(chart)
    .cancellations.filter(
      ({ applies, because, key, keys }) => !applies && !needsBirthTime(because) && isRelevantRule(key, keys),
    )
    .map(({ key }) => toListItem(content.doshas.manglikRules[key]!.name));
}

/** A rule about one house is relevant only if Mars is in that house from some origin: its keys then name that count too. */
const isRelevantRule = (key: string, keys: readonly string[]): boolean =>
  !/^(second|fourth|eighth|twelfth)-of-|^seventh-cancer/.test(key) || keys.length > 1;

const toListItem = (name: string): string =>
  name.replace(/^(The|Second|Fourth|Seventh|Eighth|Twelfth) /, (word) => word.toLowerCase());
