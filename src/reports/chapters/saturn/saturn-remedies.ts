/** For Saturn: free things first, and last what need not be bought. */
import { getHouse } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { RemediesPage } from '#src/reports/contract.ts';
import { remedies as texts } from '#src/reports/content/en/remedies/general-remedies.ts';
import {
  saturnDutyByHouse,
  saturnGivingByElement,
  saturnRestByMoonSign,
  saturnServiceBySign,
} from '#src/reports/content/en/saturn/saturn-acts.ts';
import {
  noPurchaseBySaturnSign,
  mantraVoiceByMoonSign,
} from '#src/reports/content/en/saturn/saturn-by-natal-sign.ts';
import {
  remedyOfFreeYears,
  remedyBySadeSatiState,
  saturnRemedyReasons,
  saturnRemedyHeadings,
  saturnRemedyLead,
  noPurchaseRemedy,
  workerRemedy,
  workerRemedyByElement,
} from '#src/reports/content/en/saturn/saturn-remedies.ts';
import type { SadeSatiState } from '#src/reports/content/en/saturn/sade-sati-texts.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { formatOrdinal, formatShortDate, signName } from '#src/reports/text/phrases.ts';
import {
  PHASE_NAMES,
  getSadeSatiTimeline,
  describeMoonWithSign,
  type SadeSatiTimeline,
} from './sade-sati-timeline.ts';

type Remedy = RemediesPage['remedies'][number];

export const saturnRemediesChapter: Chapter = {
  write: (context) => ({
    kind: 'remedies',
    id: 'for-saturn',
    ...saturnRemedyHeadings,
    lead: saturnRemedyLead,
    remedies: listRemedies(context).map((remedy) => ({ ...remedy, because: toSentence(remedy.because) })),
  }),
};

function listRemedies(context: ReportContext): Remedy[] {
  return [
    writeDutyRemedy(context),
    ...writeStateRemedies(context),
    writeMantraRemedy(context),
    writeServiceRemedy(context),
    writeRestRemedy(context),
    {
      ...workerRemedy,
      text: workerRemedyByElement[getElementIndex(context)]!,
      because: writeWageReason(context),
    },
    writeGivingRemedy(context),
    writeNoPurchaseRemedy(context),
  ];
}

/** In the voice of the Moon, where it is known. */
function writeMantraRemedy(context: ReportContext): Remedy {
  const { devanagari, iast, when, text } = texts.Saturn.mantra;
  const { sign } = context.chart.grahas.Moon;
  const known = hasOneMoonSign(context);
  return {
    cost: 'Free',
    when,
    title: 'Mantra for Saturn',
    text: `${iast}. ${known ? mantraVoiceByMoonSign[sign - 1]! : text}`,
    mantra: devanagari,
    because: known
      ? `${saturnRemedyReasons.voice}, at the pace of a Moon in ${signName(sign)}`
      : saturnRemedyReasons.mantra,
  };
}

function writeNoPurchaseRemedy({ chart }: ReportContext): Remedy {
  const { sign } = chart.grahas.Saturn;
  const because = `Saturn was in ${signName(sign)} when you were born, ${saturnRemedyReasons.unneeded}`;
  return { ...noPurchaseRemedy, text: noPurchaseBySaturnSign[sign - 1]!, because, last: true };
}

const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;

const writeWageReason = (context: ReportContext): string =>
  hasOneMoonSign(context)
    ? `${saturnRemedyReasons.wageOf}, and your Moon is of ${ELEMENTS[getElementIndex(context)]!}`
    : saturnRemedyReasons.wage;

/** By the house of Saturn at birth; without an hour the duty that suits them all. */
function writeDutyRemedy({ chart }: ReportContext): Remedy {
  const { habit } = texts.Saturn;
  if (!chart.lagna) return { cost: 'Free', ...habit, because: saturnRemedyReasons.habit };
  const house = getHouse(chart, 'Saturn');
  const because = `${saturnRemedyReasons.habit}, and yours stands in the ${formatOrdinal(house)} house`;
  return { cost: 'Free', when: habit.when, ...saturnDutyByHouse[house - 1]!, because };
}

function writeServiceRemedy({ chart }: ReportContext): Remedy {
  const { sign } = chart.grahas.Saturn;
  const because = `${saturnRemedyReasons.service}, and yours serves in the manner of ${signName(sign)}`;
  return { cost: 'Free', when: texts.Saturn.service.when, ...saturnServiceBySign[sign - 1]!, because };
}

/** On a day of two Moons what calms either. */
function writeRestRemedy(context: ReportContext): Remedy {
  const { habit } = texts.Moon;
  if (!hasOneMoonSign(context))
    return { cost: 'Free', ...habit, because: `${saturnRemedyReasons.moon}, which rests when the body does` };
  const { sign } = context.chart.grahas.Moon;
  const because = `${saturnRemedyReasons.moon}, and yours was in ${signName(sign)}`;
  return { cost: 'Free', when: habit.when, ...saturnRestByMoonSign[sign - 1]!, because };
}

/** Of the Moon’s sign: fire, earth, air, water. */
const getElementIndex = ({ chart }: ReportContext): number => (chart.grahas.Moon.sign - 1) % 4;

function writeGivingRemedy({ chart }: ReportContext): Remedy {
  const { cost, title, text, reason } = saturnGivingByElement[(chart.grahas.Saturn.sign - 1) % 4]!;
  return { cost, when: texts.Saturn.giving.when, title, text, because: reason };
}

/** For where Saturn is today; on a day of two Moons for both, or where they agree for the one that holds at noon. */
function writeStateRemedies(context: ReportContext): Remedy[] {
  const counted = createContextsByMoonSign(context).map((one) => ({
    one,
    passages: getSadeSatiTimeline(one),
  }));
  const states = counted.filter(
    ({ passages: { state } }, i) => counted.findIndex(({ passages }) => passages.state === state) === i,
  );
  return states.map(({ one, passages }) => ({
    cost: 'Free',
    ...(passages.state === 'free'
      ? remedyOfFreeYears[getElementIndex(one)]!
      : remedyBySadeSatiState[passages.state]),
    because: writeStateReason(one, passages.state, passages),
  }));
}

function writeStateReason(
  context: ReportContext,
  state: SadeSatiState,
  { running, next }: SadeSatiTimeline,
): string {
  const moon = describeMoonWithSign(context);
  if (state === 'free' && next) return `nothing presses, from ${moon}, before ${formatShortDate(next.from)}`;
  if (state === 'free' || !running) return `nothing presses now, seen from ${moon}`;
  if (state === 'between') return `Saturn has left the three signs around ${moon} and comes back`;
  return `the ${PHASE_NAMES[state]} is running for ${moon}; all of it ends on ${formatShortDate(running.to)}`;
}
