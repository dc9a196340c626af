/** The answer for a known birth time, in words. */
import { formatSignIn, getOtherVocabulary, getSignNameIn } from '#src/astrology/contract-sign-names.ts';
import type { MomentFacts, ChartFactsResponse } from '#src/chart-facts/contract.ts';
import { formatDegrees } from '#web/charts/descriptions.ts';
import type { ChartFactsCalculatorId } from '#web/content/calculator-texts/chart-facts.ts';
import { formatIstDate } from '#web/lib/dates.ts';
import type { AnswerText } from './answer.ts';
import {
  formatClock,
  formatFirstMinute,
  formatGraha,
  formatPada,
  getNakshatra,
  getSignLordName,
  type Wording,
} from './format.ts';
import { createRisingRuler, createSignRuler } from './ruler.ts';

type Response = Omit<ChartFactsResponse, 'facts'> & Wording;

export function describeMoment(
  id: ChartFactsCalculatorId,
  facts: MomentFacts,
  response: Response,
): AnswerText {
  return DESCRIBE_BY_CALCULATOR[id](facts, response);
}

const DESCRIBE_BY_CALCULATOR: Record<
  ChartFactsCalculatorId,
  (facts: MomentFacts, response: Response) => AnswerText
> = {
  'sun-sign': describeSunSign,
  'moon-sign': describeMoonSign,
  rashi: describeRashi,
  'rising-ascendant': describeLagna,
  dasha: describeDasha,
  'atmakaraka-darakaraka': describeKarakas,
  numerology: describeSunAndMoon,
};

function describeSunSign({ sun, moon }: MomentFacts, { vocabulary }: Response): AnswerText {
  const name = getSignNameIn(vocabulary, sun.sign);
  return {
    headline: `Sun in ${formatSignIn(vocabulary, sun.sign)}`,
    ruler: createSignRuler('Sun', sun, vocabulary),
    because: `the Sun was at ${formatDegrees(sun.degreeInSign)} of ${name} at your birth, counted from the stars.`,
    facts: [{ label: 'Moon sign (rashi)', value: formatSignIn(vocabulary, moon.sign) }],
    matches: [[getSignNameIn('english', sun.sign)]],
  };
}

function describeMoonSign({ sun, moon }: MomentFacts, { vocabulary }: Response): AnswerText {
  const name = getSignNameIn(vocabulary, moon.sign);
  return {
    headline: `Moon in ${formatSignIn(vocabulary, moon.sign)}`,
    detail: `Your rashi is ${name}. Its lord is ${formatGraha(getSignLord(moon.sign))}.`,
    ruler: createSignRuler('Moon', moon, vocabulary),
    because: `the Moon was at ${formatDegrees(moon.degreeInSign)} of ${name} at your birth.`,
    facts: [{ label: 'Sun sign, sidereal', value: formatSignIn(vocabulary, sun.sign) }],
    matches: [[getSignNameIn('english', moon.sign)]],
  };
}

const getSignLord = (sign: number) => getSignLordName(sign) as Parameters<typeof formatGraha>[0];

function describeRashi({ moon }: MomentFacts, { vocabulary }: Response): AnswerText {
  const rashi = getSignNameIn(vocabulary, moon.sign);
  const nakshatra = getNakshatra(moon.nakshatra);
  return {
    headline: `${rashi}, ${nakshatra.name}, ${formatPada(moon.pada)}`,
    detail: `${getSignNameIn(getOtherVocabulary(vocabulary), moon.sign)}. Lord of the sign: ${getSignLordName(moon.sign)}. Lord of the nakshatra: ${nakshatra.lord}.`,
    ruler: createSignRuler('Moon', moon, vocabulary),
    because: `the Moon was at ${formatDegrees(moon.degreeInSign)} of ${rashi} at your birth. ${describePada(moon)}`,
    facts: [],
    matches: [[getSignNameIn('sanskrit', moon.sign), nakshatra.name]],
  };
}

const PADA_DEGREES = 360 / 108;

/** "The fourth pada of Purva Ashadha runs from 23°20′ to 26°40′ of that sign." */
function describePada({ sign, nakshatra, pada }: MomentFacts['moon']): string {
  const start = ((nakshatra - 1) * 4 + pada - 1) * PADA_DEGREES - (sign - 1) * 30;
  const [from, to] = [start, start + PADA_DEGREES].map(formatDegrees) as [string, string];
  return `The ${formatPada(pada)} of ${getNakshatra(nakshatra).name} runs from ${from} to ${to} of that sign.`;
}

function describeLagna({ lagna }: MomentFacts, response: Response): AnswerText {
  const { point, rising } = lagna!;
  const { utcOffsetSeconds, place, birthUtc, vocabulary } = response;
  const sign = getSignNameIn(vocabulary, point.sign);
  const time = formatClock(birthUtc, utcOffsetSeconds);
  const ruler = createRisingRuler(rising, { utc: Date.parse(birthUtc), time }, response);
  return {
    headline: `Lagna ${formatSignIn(vocabulary, point.sign)}`,
    detail: `Lord of the lagna: ${getSignLordName(point.sign)}. Nakshatra of the lagna: ${getNakshatra(point.nakshatra).name}, ${formatPada(point.pada)}.`,
    ...(ruler && { ruler }),
    because: describeRising(sign, rising, { place: place!, time, birthUtc, utcOffsetSeconds }),
    facts: [],
    matches: [[getSignNameIn('english', point.sign)]],
  };
}

function describeRising(
  sign: string,
  { from, to }: NonNullable<MomentFacts['lagna']>['rising'],
  birth: { place: string; time: string; birthUtc: string; utcOffsetSeconds: number },
): string {
  const { place, time, birthUtc, utcOffsetSeconds } = birth;
  if (from === null || to === null) return `${sign} was rising in the east of ${place} at ${time}.`;
  const [start, end] = [formatFirstMinute(from, utcOffsetSeconds), formatClock(to, utcOffsetSeconds)];
  const margins = [Date.parse(birthUtc) - Date.parse(from), Date.parse(to) - Date.parse(birthUtc)];
  const minutes = margins.map((ms) => Math.floor(ms / 60_000)) as [number, number];
  return `${sign} rose in the east of ${place} from ${start} to ${end}. Your lagna stays the same if the birth was up to ${formatMinutes(minutes[0])} earlier or ${formatMinutes(minutes[1])} later.`;
}

function formatMinutes(minutes: number): string {
  const count = minutes % 60;
  const hours = Math.floor(minutes / 60);
  const text = count === 1 ? '1 minute' : `${count} minutes`;
  if (hours === 0) return text;
  return `${hours === 1 ? '1 hour' : `${hours} hours`}${count > 0 ? ` and ${text}` : ''}`;
}

function describeDasha({ dasha, moon }: MomentFacts): AnswerText {
  const { name, lord } = getNakshatra(moon.nakshatra);
  const because = `the Moon was in ${name} at your birth, and the lord of ${name} is ${formatGraha(lord)}. So life began in the period of ${formatGraha(lord)}, and the others follow in their order.`;
  if (!dasha.current)
    return {
      headline: 'All nine periods are over',
      detail: 'The Vimshottari cycle has 120 years.',
      because,
      facts: [],
      matches: [],
    };
  const { maha, antar } = dasha.current;
  return {
    headline: `${maha.lord} mahadasha, ${antar.lord} antardasha`,
    because,
    facts: [
      { label: `Mahadasha of ${formatGraha(maha.lord)}`, value: formatPeriod(maha) },
      { label: `Antardasha of ${formatGraha(antar.lord)}`, value: formatPeriod(antar) },
      ...(dasha.next
        ? [
            {
              label: 'Next mahadasha',
              value: `${dasha.next.lord}, from ${formatIstDate(dasha.next.start)}`,
            },
          ]
        : []),
    ],
    matches: [[maha.lord, ...(dasha.next ? [dasha.next.lord] : [])]],
  };
}

const formatPeriod = ({ start, end }: { start: string; end: string }) =>
  `${formatIstDate(start)} to ${formatIstDate(end)}`;

function describeKarakas({ karakas }: MomentFacts): AnswerText {
  const [first, last] = [karakas[0]!, karakas.at(-1)!];
  const [self, partner] = [formatGraha(first.graha), formatGraha(last.graha)];
  return {
    headline: `Atmakaraka ${first.graha}, darakaraka ${last.graha}`,
    detail: 'The first stands for the self, the second for the partner.',
    because: `among the seven grahas ${self} had come furthest in its sign, to ${formatDegrees(first.degreeInSign)}, and ${partner} least far, to ${formatDegrees(last.degreeInSign)}. Rahu and Ketu are not ranked, as in our reports.`,
    facts: karakas.map(({ graha, degreeInSign }) => ({ label: graha, value: formatDegrees(degreeInSign) })),
    matches: [[first.graha, last.graha]],
  };
}

function describeSunAndMoon({ sun, moon }: MomentFacts, { vocabulary }: Response): AnswerText {
  return {
    headline: `Sun in ${getSignNameIn(vocabulary, sun.sign)}, Moon in ${getSignNameIn(vocabulary, moon.sign)}`,
    detail: `${getSignNameIn(getOtherVocabulary(vocabulary), sun.sign)} and ${getSignNameIn(getOtherVocabulary(vocabulary), moon.sign)}. Numerology does not use them; a birth chart does.`,
    ruler: createSignRuler('Moon', moon, vocabulary),
    because: `the Sun was at ${formatDegrees(sun.degreeInSign)} of ${getSignNameIn(vocabulary, sun.sign)}, and the Moon at ${formatDegrees(moon.degreeInSign)} of ${getSignNameIn(vocabulary, moon.sign)}.`,
    facts: [
      {
        label: 'Nakshatra of the Moon',
        value: `${getNakshatra(moon.nakshatra).name}, ${formatPada(moon.pada)}`,
      },
    ],
    matches: [],
  };
}
