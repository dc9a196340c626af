/** Remedies for the weakest graha, the current period and the birth nakshatra; the gem comes last. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition } from '#src/reports/text/condition-phrases.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { hasOneBirthNakshatra, hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { chooseGrahaForRemedies } from '#src/reports/context/weakest-graha.ts';
import { getHabitRemedy, getServiceRemedy } from '#src/reports/text/graha-remedies.ts';
import { formatGraha, formatShortDate, getSignName, getNakshatraName } from '#src/reports/text/phrases.ts';
import { buildMantraRemedy, buildRemediesPage, type Remedy } from './remedies-page.ts';

export const writeGeneralRemedies = (context: ReportContext) =>
  buildRemediesPage('remedies', { ...content.common.headings.remedies, lead: content.remedies.remedyLead }, [
    writeHabitRemedy(context),
    writeGrahaMantraRemedy(context),
    ...(context.isTimeKnown ? writeServiceRemedies(context) : writeServiceRemediesWithoutTime(context)),
    ...(hasOneBirthNakshatra(context) ? [writeTreeRemedy(context)] : []),
    writeGivingRemedy(context),
    ...(context.isTimeKnown ? writeGemRemedies(context) : []),
  ]);

export const remediesChapter: Chapter = { write: writeGeneralRemedies };

function writeHabitRemedy(context: ReportContext): Remedy {
  const graha = chooseGrahaForRemedies(context);
  return {
    cost: content.remedies.FREE,
    ...getHabitRemedy(context, graha),
    because: writeNeedReason(context.chart, graha),
  };
}

function writeNeedReason(chart: Chart, graha: Graha): string {
  const name = formatGraha(graha);
  const isLagnaLord = chart.lagna !== null && getHouseLord(chart, 1) === graha;
  const title = isLagnaLord ? content.remedies.remedyReasons.lagnaLord(name) : name;
  const condition = describeCondition(chart, graha);
  return getCondition(chart, graha) === 'weak'
    ? content.remedies.remedyReasons.need(title, condition)
    : content.remedies.remedyReasons.leastSupport(title, condition);
}

function writeGrahaMantraRemedy(context: ReportContext): Remedy {
  const graha = chooseGrahaForRemedies(context);
  const because = content.remedies.remedyReasons.mantra(
    content.remedies.remedies[graha].day,
    formatGraha(graha),
  );
  return buildMantraRemedy(graha, content.remedies.remedies[graha].mantra, because);
}

/** For the lord of the current period, unless the other remedies already serve that graha. */
function writeServiceRemedies(context: TimeKnownContext): Remedy[] {
  const { chart, now } = context;
  const { maha, antar } = findDashasAt(chart, now);
  const period = [antar, maha].find(({ lord }) => lord !== chooseGrahaForRemedies(context));
  if (!period) return [];
  const writeReason =
    period === antar ? content.remedies.remedyReasons.antar : content.remedies.remedyReasons.maha;
  const because = writeReason(formatGraha(period.lord), formatShortDate(period.end));
  return [{ cost: content.remedies.FREE, ...getServiceRemedy(context, period.lord), because }];
}

/** For the lord of the Moon sign, if the sign is certain. */
function writeServiceRemediesWithoutTime(context: TimeUnknownContext): Remedy[] {
  const { chart } = context;
  const { sign } = chart.grahas.Moon;
  const lord = getSignLord(sign);
  if (!hasOneMoonSign(context) || lord === chooseGrahaForRemedies(context)) return [];
  const because = content.remedies.remedyReasons.moonLord(formatGraha(lord), getSignName(sign));
  return [{ cost: content.remedies.FREE, ...getServiceRemedy(context, lord), because }];
}

function writeTreeRemedy({ chart, isTimeKnown }: ReportContext): Remedy {
  const { nakshatra, pada } = chart.grahas.Moon;
  const nakshatraName = getNakshatraName(nakshatra);
  return {
    cost: content.remedies.treeRemedy.cost,
    when: content.remedies.treeRemedy.when,
    title: content.remedies.treeRemedy.title,
    text: `${content.remedies.treeRemedy.tree(nakshatraName, content.moon.nakshatraTexts[nakshatra - 1]!.tree)} ${content.remedies.treeCare[isTimeKnown ? pada - 1 : 0]!}`,
    because: content.remedies.treeRemedy.because(nakshatraName),
  };
}

function writeGivingRemedy(context: ReportContext): Remedy {
  const { cost, when, title, text, reason } =
    content.remedies.remedies[chooseGrahaForRemedies(context)].giving;
  return { cost, when, title, text, because: reason };
}

/** Tradition names the gem by the lord of the lagna. */
function writeGemRemedies({ chart }: TimeKnownContext): Remedy[] {
  const lord = getHouseLord(chart, 1);
  if (!isClassicalGraha(lord)) return [];
  return [
    {
      cost: content.remedies.gemRemedy.cost,
      when: content.remedies.gemRemedy.when,
      title: content.remedies.gemRemedy.title,
      text: `${content.remedies.gemRemedy.stone(getSignName(chart.lagna.sign), content.remedies.gems[lord].stone)} ${content.remedies.gems[lord].word}`,
      because: content.remedies.gemRemedy.because(formatGraha(lord)),
      isPurchase: true,
    },
  ];
}
