/** Remedies by cost, for the graha that needs them, the period that is running, and the birth star. A gem comes last, if at all. */
import type { Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { RemediesPage } from '#src/reports/contract.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import {
  gems,
  remedies as texts,
  remedyLead,
  treeCare,
} from '#src/reports/content/en/remedies/general-remedies.ts';
import { hasOneSign, hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import { getHouse, isHidden, getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { chooseGrahaForRemedies, isSeven } from '#src/reports/facts/graha-strength.ts';
import {
  formatGraha,
  formatOrdinal,
  formatShortDate,
  signName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';

type Remedy = RemediesPage['remedies'][number];

export const remediesChapter: Chapter = {
  write: (context) => ({
    kind: 'remedies',
    id: 'remedies',
    ...headings.remedies,
    lead: remedyLead,
    remedies: [
      writeHabitRemedy(context),
      writeMantraRemedy(context),
      ...writeServiceRemedy(context),
      ...writeTreeRemedy(context),
      writeGivingRemedy(context),
      ...writeGemRemedy(context),
    ].map((remedy) => ({ ...remedy, because: toSentence(remedy.because) })),
  }),
};

function writeHabitRemedy({ chart }: ReportContext): Remedy {
  const graha = chooseGrahaForRemedies(chart);
  return { cost: 'Free', ...texts[graha].habit, because: writeNeedReason(chart, graha) };
}

/** Why this graha of all nine. */
function writeNeedReason(chart: ReportContext['chart'], graha: Graha): string {
  const { dignity, sign, combust } = chart.grahas[graha];
  const name = formatGraha(graha);
  const title = chart.lagna && getHouseLord(chart, 1) === graha ? `${name}, lord of your lagna,` : name;
  if (dignity === 'debilitated') return `${title} is in its sign of fall, ${signName(sign)}`;
  if (combust) return `${title} is lost in the light of the Sun`;
  if (chart.lagna && isHidden(getHouse(chart, graha)))
    return `${title} is tucked away in the ${formatOrdinal(getHouse(chart, graha))} house`;
  if (dignity === 'enemy') return `${title} is a stranger in ${signName(sign)}`;
  return `${title} has the least support of the seven`;
}

function writeMantraRemedy({ chart }: ReportContext): Remedy {
  const graha = chooseGrahaForRemedies(chart);
  const { devanagari, iast, when, text } = texts[graha].mantra;
  return {
    cost: 'Free',
    when,
    title: `Mantra for ${formatGraha(graha)}`,
    text: `${iast}. ${text}`,
    mantra: devanagari,
    because: `${texts[graha].day} is the day of ${formatGraha(graha)}, and a voice that is faint can be practised`,
  };
}

/** For the lord of the time or, without an hour, the lord of the Moon’s sign; not when that graha is already served. */
function writeServiceRemedy(context: ReportContext): Remedy[] {
  if (context.day) return writeServiceRemedyWithoutTime(context);
  const { chart, now } = context;
  const { maha, antar } = findDashasAt(chart, now);
  const lord = [antar, maha].find((period) => period.lord !== chooseGrahaForRemedies(chart));
  if (!lord) return [];
  const span = lord === antar ? 'sub-period' : 'great period';
  const because = `the ${span} of ${formatGraha(lord.lord)} is running, until ${formatShortDate(lord.end)}`;
  return [{ cost: 'Free', ...texts[lord.lord].service, because }];
}

function writeServiceRemedyWithoutTime({ chart, day }: ReportContext): Remedy[] {
  const { sign } = chart.grahas.Moon;
  const lord = getSignLord(sign);
  if (!hasOneSign(day!, 'Moon') || lord === chooseGrahaForRemedies(chart)) return [];
  return [
    {
      cost: 'Free',
      ...texts[lord].service,
      because: `${formatGraha(lord)} is host to your Moon in ${signName(sign)}`,
    },
  ];
}

function writeTreeRemedy({ chart, day }: ReportContext): Remedy[] {
  if (day && !hasOneNakshatra(day)) return [];
  const { nakshatra, pada } = chart.grahas.Moon;
  return [
    {
      cost: 'Free, or nearly',
      when: 'in the rains',
      title: 'Befriend a tree',
      text: `Lists of star trees give ${getNakshatraName(nakshatra)} ${nakshatraTexts[nakshatra - 1]!.tree}. ${treeCare[day ? 0 : pada - 1]!}`,
      because: `your birth star is ${getNakshatraName(nakshatra)}, and old gardens kept a tree for each of the twenty-seven`,
    },
  ];
}

function writeGivingRemedy({ chart }: ReportContext): Remedy {
  const { cost, when, title, text, reason } = texts[chooseGrahaForRemedies(chart)].giving;
  return { cost, when, title, text, because: reason };
}

/** Tradition names a gem by the lord of the lagna, so there is none without a birth time. */
function writeGemRemedy({ chart, day }: ReportContext): Remedy[] {
  if (day) return [];
  const lord = getHouseLord(chart, 1);
  if (!isSeven(lord)) return [];
  return [
    {
      cost: 'Optional',
      when: 'we sell no stones',
      title: 'A gem, last of all',
      text: `For ${signName(chart.lagna!.sign)} rising, tradition names ${gems[lord].stone}. ${gems[lord].word}`,
      because: `${formatGraha(lord)} rules the sign that was rising`,
      last: true,
    },
  ];
}
