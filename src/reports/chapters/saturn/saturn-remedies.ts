/** Remedies for Saturn: free ones first; the last one names what the reader does not have to buy. */
import { content } from '#src/reports/content/content.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext, TimedChart } from '#src/reports/context/report-context.ts';
import {
  buildMantraRemedy,
  buildRemediesPage,
  type Remedy,
} from '#src/reports/chapters/remedies/remedies-page.ts';
import { formatOrdinal, formatShortDate, getSignName } from '#src/reports/text/phrases.ts';
import { getMoonSignName, getSadeSatiTimeline, type SadeSatiTimeline } from './sade-sati-timeline.ts';

export const saturnRemediesChapter: Chapter = {
  write: (context) =>
    buildRemediesPage(
      'saturn-remedies',
      { ...content.saturn.saturnRemedyHeadings, lead: content.saturn.saturnRemedyLead },
      [
        context.isTimeKnown ? writeDutyRemedy(context.chart) : writeGeneralDutyRemedy(),
        ...writeStateRemedies(context),
        writeSaturnMantraRemedy(context),
        writeServiceRemedy(context),
        writeRestRemedy(context),
        writeWorkerRemedy(context),
        writeGivingRemedy(context),
        writeNoPurchaseRemedy(context),
      ],
    ),
};

/** With a text for the Moon sign, if the sign is certain. */
function writeSaturnMantraRemedy(context: ReportContext): Remedy {
  const { mantra } = content.remedies.remedies.Saturn;
  if (!hasOneMoonSign(context))
    return buildMantraRemedy('Saturn', mantra, content.saturn.saturnRemedyReasons.mantra);
  const { sign } = context.chart.grahas.Moon;
  const because = content.saturn.saturnRemedyReasons.mantraOfMoon(getSignName(sign));
  return buildMantraRemedy(
    'Saturn',
    { ...mantra, text: content.saturn.mantraVoiceByMoonSign[sign - 1]! },
    because,
  );
}

function writeNoPurchaseRemedy({ chart }: ReportContext): Remedy {
  const { sign } = chart.grahas.Saturn;
  const because = content.saturn.saturnRemedyReasons.noPurchase(getSignName(sign));
  return {
    ...content.saturn.noPurchaseRemedy,
    text: content.saturn.noPurchaseBySaturnSign[sign - 1]!,
    because,
    isPurchase: true,
  };
}

function writeWorkerRemedy(context: ReportContext): Remedy {
  const elementIndex = getElementIndex(context);
  const because = hasOneMoonSign(context)
    ? content.saturn.saturnRemedyReasons.wageByElement[elementIndex]!
    : content.saturn.saturnRemedyReasons.wage;
  return {
    ...content.saturn.workerRemedy,
    text: content.saturn.workerRemedyByElement[elementIndex]!,
    because,
  };
}

function writeDutyRemedy(chart: TimedChart): Remedy {
  const house = getHouse(chart, 'Saturn');
  const because = content.saturn.saturnRemedyReasons.habitOfHouse(formatOrdinal(house));
  return {
    cost: content.remedies.FREE,
    when: content.remedies.remedies.Saturn.habit.when,
    ...content.saturn.saturnDutyByHouse[house - 1]!,
    because,
  };
}

const writeGeneralDutyRemedy = (): Remedy => ({
  cost: content.remedies.FREE,
  ...content.remedies.remedies.Saturn.habit,
  because: content.saturn.saturnRemedyReasons.habit,
});

function writeServiceRemedy({ chart }: ReportContext): Remedy {
  const { sign } = chart.grahas.Saturn;
  const because = content.saturn.saturnRemedyReasons.service(getSignName(sign));
  return {
    cost: content.remedies.FREE,
    when: content.remedies.remedies.Saturn.service.when,
    ...content.saturn.saturnServiceBySign[sign - 1]!,
    because,
  };
}

/** The general text where two Moon signs are possible. */
function writeRestRemedy(context: ReportContext): Remedy {
  const { habit } = content.remedies.remedies.Moon;
  if (!hasOneMoonSign(context))
    return {
      cost: content.remedies.FREE,
      ...habit,
      because: content.saturn.saturnRemedyReasons.rest,
    };
  const { sign } = context.chart.grahas.Moon;
  const because = content.saturn.saturnRemedyReasons.restOfMoon(getSignName(sign));
  return {
    cost: content.remedies.FREE,
    when: habit.when,
    ...content.saturn.saturnRestByMoonSign[sign - 1]!,
    because,
  };
}

/** The element of the Moon sign, as an index: fire, earth, air, water. */
const getElementIndex = ({ chart }: ReportContext): number => (chart.grahas.Moon.sign - 1) % 4;

function writeGivingRemedy({ chart }: ReportContext): Remedy {
  const { cost, title, text, reason } =
    content.saturn.saturnGivingByElement[(chart.grahas.Saturn.sign - 1) % 4]!;
  return { cost, when: content.remedies.remedies.Saturn.giving.when, title, text, because: reason };
}

/** One remedy for each state of Sade Sati that the possible Moon signs lead to. */
function writeStateRemedies(context: ReportContext): Remedy[] {
  const moonTimelines = createContextsByMoonSign(context).map((moonContext) => ({
    context: moonContext,
    timeline: getSadeSatiTimeline(moonContext),
  }));
  const states = moonTimelines.map(({ timeline }) => timeline.state);
  return moonTimelines
    .filter((_, i) => states.indexOf(states[i]!) === i)
    .map(({ context: moonContext, timeline }) => ({
      cost: content.remedies.FREE,
      ...(timeline.state === 'free'
        ? content.saturn.remedyOfFreeYears[getElementIndex(moonContext)]!
        : content.saturn.remedyBySadeSatiState[timeline.state]),
      because: writeStateReason(moonContext, timeline),
    }));
}

function writeStateReason(context: ReportContext, { state, running, next }: SadeSatiTimeline): string {
  const texts = content.saturn.saturnStateReasons;
  const moon = content.saturn.yourMoonInSign(getMoonSignName(context));
  if (state === 'free' && next) return texts.freeUntil(moon, formatShortDate(next.from));
  if (state === 'free' || !running) return texts.free(moon);
  if (state === 'between') return texts.between(moon);
  return texts.running(state, moon, formatShortDate(running.to));
}
