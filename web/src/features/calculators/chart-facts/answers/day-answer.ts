/** The possible answers of a day of birth whose time is unknown, in words: what holds all day, and when the rest changes. */
import { formatSignIn, getSignNameIn } from '#src/astrology/contract-sign-names.ts';
import type { DashaSpan, DayFacts } from '#src/chart-facts/contract.ts';
import type { ChartFactsCalculatorId } from '#web/content/calculator-texts/chart-facts.ts';
import { formatIstDate } from '#web/lib/dates.ts';
import type { AnswerText } from './answer.ts';
import {
  formatChanges,
  formatChoice,
  formatClock,
  formatGraha,
  getNakshatra,
  mergeChanges,
  type Wording,
} from './format.ts';

export function describeDay(id: ChartFactsCalculatorId, facts: DayFacts, wording: Wording): AnswerText {
  return DESCRIBE_BY_CALCULATOR[id](facts, wording);
}

const DESCRIBE_BY_CALCULATOR: Record<
  ChartFactsCalculatorId,
  (facts: DayFacts, wording: Wording) => AnswerText
> = {
  'sun-sign': describeSunSign,
  'moon-sign': describeMoonSign,
  rashi: describeRashi,
  'rising-ascendant': describeLagna,
  dasha: describeDasha,
  'atmakaraka-darakaraka': describeKarakas,
  numerology: describeSunAndMoon,
};

type SignStay = { sign: number; from: string | null };
const toSignChanges = (stays: readonly SignStay[], { vocabulary }: Wording) =>
  mergeChanges(stays.map(({ sign, from }) => ({ name: getSignNameIn(vocabulary, sign), from: from! })));

const listSigns = (stays: readonly SignStay[]) => [...new Set(stays.map(({ sign }) => sign))];

/** "Dhanu (Sagittarius)", "Dhanu until 3:10 pm, then Makara" */
function formatSigns(stays: readonly SignStay[], wording: Wording): string {
  const signs = listSigns(stays);
  return signs.length === 1
    ? formatSignIn(wording.vocabulary, signs[0]!)
    : formatChanges(toSignChanges(stays, wording), wording.utcOffsetSeconds);
}

const listSignMatches = (stays: readonly SignStay[]) =>
  listSigns(stays).map((sign) => [getSignNameIn('english', sign)]);

/** @param body "Sun" or "Moon" */
function explainSigns(body: string, stays: readonly SignStay[], wording: Wording): string {
  const [first, second] = toSignChanges(stays, wording);
  return second
    ? `the ${body} went from ${first!.name} to ${second.name} at ${formatClock(second.from, wording.utcOffsetSeconds)} on that day, and the birth time is not known.`
    : `the ${body} was in ${first!.name} all day, so the birth time makes no difference.`;
}

function describeSunSign({ sun, moon }: DayFacts, wording: Wording): AnswerText {
  return {
    headline: `Sun in ${formatSigns(sun, wording)}`,
    because: explainSigns('Sun', sun, wording),
    facts: [{ label: 'Moon sign (rashi)', value: formatSigns(moon, wording) }],
    matches: listSignMatches(sun),
  };
}

function describeMoonSign({ sun, moon }: DayFacts, wording: Wording): AnswerText {
  return {
    headline: `Moon in ${formatSigns(moon, wording)}`,
    because: explainSigns('Moon', moon, wording),
    facts: [{ label: 'Sun sign, sidereal', value: formatSigns(sun, wording) }],
    matches: listSignMatches(moon),
  };
}

const formatNakshatras = ({ moon }: DayFacts, wording: Wording) =>
  formatChanges(
    moon.map(({ nakshatra, from }) => ({ name: getNakshatra(nakshatra).name, from })),
    wording.utcOffsetSeconds,
  );

function describeRashi(facts: DayFacts, wording: Wording): AnswerText {
  const { moon } = facts;
  return {
    headline: formatSigns(moon, wording),
    because: explainSigns('Moon', moon, wording),
    facts: [
      { label: 'Nakshatra', value: formatNakshatras(facts, wording) },
      { label: 'Pada', value: 'It needs the birth time: the Moon passes a pada in about six hours.' },
    ],
    matches: moon.map(({ sign, nakshatra }) => [
      getSignNameIn('sanskrit', sign),
      getNakshatra(nakshatra).name,
    ]),
  };
}

function describeLagna({ lagna }: DayFacts, { utcOffsetSeconds: offset, vocabulary }: Wording): AnswerText {
  return {
    headline: 'The lagna needs the birth time',
    because:
      lagna.length > 0
        ? 'all twelve signs rise within a day, each for about two hours. These rose on that day at your place of birth.'
        : 'every sign can rise within a day. So far north or south, some rise in minutes and others not at all.',
    facts: lagna.map(({ sign, from, to }) => ({
      label: formatSignIn(vocabulary, sign),
      value: `${formatClock(from!, offset)} to ${formatClock(to!, offset)}`,
    })),
    matches: [],
  };
}

function describeDasha({ dashas }: DayFacts, { utcOffsetSeconds: offset }: Wording): AnswerText {
  if (dashas.length === 0)
    return {
      headline: 'All nine periods are over',
      because: 'the Vimshottari cycle has 120 years.',
      facts: [],
      matches: [],
    };
  const isCertain = dashas.length === 1;
  return {
    headline: `${formatChoice(dashas.map(({ lord }) => lord))} mahadasha`,
    because: isCertain
      ? 'it is the same for every birth time of that day. The dates depend on the minute, because the Moon moves on.'
      : 'the periods are counted from the place of the Moon, and the Moon moved on during that day.',
    facts: dashas.map((span) => ({
      label: isCertain ? `Mahadasha of ${formatGraha(span.lord)}` : formatBirthTimes(span, dashas, offset),
      value: `${isCertain ? '' : `${span.lord}; it `}${formatPeriodRange(span)}`,
    })),
    matches: dashas.map(({ lord }) => [lord]),
  };
}

type Span = { from: string; to: string };

/** "Born before 3:10 am", "Born from 3:10 am to 5:02 pm", "Born after 5:02 pm" */
function formatBirthTimes(span: Span, spans: readonly Span[], offset: number): string {
  const [from, to] = [formatClock(span.from, offset), formatClock(span.to, offset)];
  if (span === spans[0]) return `Born before ${to}`;
  return span === spans.at(-1) ? `Born after ${from}` : `Born from ${from} to ${to}`;
}

/** "ends between 3 Mar 2030 and 9 Sep 2032" */
const formatPeriodRange = ({ end: { earliest, latest } }: DashaSpan) =>
  formatIstDate(earliest) === formatIstDate(latest)
    ? `ends on ${formatIstDate(latest)}`
    : `ends between ${formatIstDate(earliest)} and ${formatIstDate(latest)}`;

function describeKarakas({ karakas }: DayFacts, { utcOffsetSeconds: offset }: Wording): AnswerText {
  const [first] = karakas;
  const matches = karakas.map(({ atmakaraka, darakaraka }) => [atmakaraka, darakaraka]);
  if (karakas.length === 1)
    return {
      headline: `Atmakaraka ${first!.atmakaraka}, darakaraka ${first!.darakaraka}`,
      detail: 'The first stands for the self, the second for the partner.',
      because: 'these two are the same among the seven grahas for every birth time of that day.',
      facts: [],
      matches,
    };
  return {
    headline: 'The two depend on the birth time',
    because: 'the Moon passes through half a sign in a day, and changes its rank among the seven grahas.',
    facts: karakas.map((span) => ({
      label: formatBirthTimes(span, karakas, offset),
      value: `Atmakaraka ${span.atmakaraka}, darakaraka ${span.darakaraka}`,
    })),
    matches,
  };
}

function describeSunAndMoon(facts: DayFacts, wording: Wording): AnswerText {
  const { sun, moon } = facts;
  return {
    headline: `Sun in ${formatSigns(sun, wording)}`,
    detail: `Moon in ${formatSigns(moon, wording)}. Numerology does not use them; a birth chart does.`,
    because: explainSigns('Moon', moon, wording),
    facts: [{ label: 'Nakshatra of the Moon', value: formatNakshatras(facts, wording) }],
    matches: [],
  };
}
