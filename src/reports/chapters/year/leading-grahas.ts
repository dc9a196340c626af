/** The grahas that lead a year, for its remedies. */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { formatGraha, signName } from '#src/reports/text/phrases.ts';
import { getMainSolarYear } from '#src/reports/year/year-ahead.ts';
import { listAntardashas } from '#src/reports/year/dated-periods.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';
import { getMunthaSignFromMoon } from './muntha-without-time.ts';

type LeadingGraha = { graha: Graha; because: string };

/** At most three. */
export function listLeadingGrahas(context: ReportContext): LeadingGraha[] {
  const all = context.timeKnown ? listLeadingWithTime(context) : listLeadingWithoutTime(context);
  return all.filter(({ graha }, i) => all.findIndex((other) => other.graha === graha) === i).slice(0, 3);
}

function listLeadingWithTime(context: TimeKnownContext): LeadingGraha[] {
  const { rule, strengths, age } = getMainSolarYear(context);
  const { months, to } = getYearAhead(context);
  const [antar] = listAntardashas(context.chart, months[0]!.firstInstant, to);
  const weakest = CLASSICAL_GRAHAS.toSorted((a, b) => strengths[a].total - strengths[b].total)[0]!;
  return [
    {
      graha: rule!.yearLord.graha,
      because: `${formatGraha(rule!.yearLord.graha)} is lord of year ${age + 1} of your life`,
    },
    {
      graha: rule!.muntha.lord,
      because: `${formatGraha(rule!.muntha.lord)} looks after the muntha in ${signName(rule!.muntha.sign)}`,
    },
    ...(antar
      ? [
          {
            graha: antar.lord,
            because: `the antardasha of ${formatGraha(antar.lord)} is running as the months begin`,
          },
        ]
      : []),
    {
      graha: weakest,
      because: `${formatGraha(weakest)} has the least strength in the chart of the year, ${strengths[weakest].total.toFixed(1)} of twenty`,
    },
  ];
}

function listLeadingWithoutTime(context: TimeUnknownContext): LeadingGraha[] {
  const { age } = getMainSolarYear(context);
  const { sign } = context.chart.grahas.Moon;
  const muntha = getMunthaSignFromMoon(context, age);
  const [moonLord, munthaLord] = [getSignLord(sign), getSignLord(muntha)];
  return [
    {
      graha: munthaLord,
      because: `${formatGraha(munthaLord)} looks after ${signName(muntha)}, to which the muntha has come from your Moon`,
    },
    { graha: moonLord, because: `${formatGraha(moonLord)} is host to your Moon in ${signName(sign)}` },
    { graha: 'Moon', because: 'without an hour the Moon is what the whole year is counted from' },
  ];
}
