/** Writes the question about the UTC offset of a birth, or a note about the clock, for the confirmation form. */
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { listBirthOffsets, OVERLAP_QUESTION } from './resolve-birth.ts';
import { MEAN_TIME_LABEL, formatOffset } from './clock-labels.ts';
import type { OffsetChoice, Place } from '#src/places/contract.ts';
import { BOMBAY_OFFSET_SECONDS, CALCUTTA_OFFSET_SECONDS, STANDARD_OFFSET_SECONDS } from './india-clocks.ts';

/** Empty if only one offset is possible and needs no explanation, or if the time is unknown. */
export function describeOffsetChoice(birth: ResolvedBirth): {
  offsetChoice?: OffsetChoice;
  clockNote?: string;
} {
  if (birth.timeKind === 'unknown') return {};
  const { official, alternatives } = listBirthOffsets(birth);
  const readings = [...official, ...alternatives];
  if (readings.length === 1) return createMeanTimeNote(birth);
  const question = official.length > 1 ? OVERLAP_QUESTION : createQuestion(birth.place, alternatives);
  return { offsetChoice: { question, readings } };
}

function createQuestion(place: Place, alternatives: readonly { utcOffsetSeconds: number }[]): string {
  const reasons = alternatives.map(({ utcOffsetSeconds }) => explainOffset(utcOffsetSeconds, place));
  return `${reasons.join(' ')} Which one was the birth noted in?`;
}

function explainOffset(offsetSeconds: number, place: Place): string {
  const clock = `${CITY_NAMES[offsetSeconds] ?? ''} time, ${formatOffset(offsetSeconds)}`;
  if (offsetSeconds === BOMBAY_OFFSET_SECONDS)
    return `${describeClocks(place, 'Mumbai', 'Bombay')} also kept on ${clock}, until 1955.`;
  if (offsetSeconds === CALCUTTA_OFFSET_SECONDS)
    return `${describeClocks(place, 'Kolkata', 'Calcutta')} also kept on ${clock}, until 1948.`;
  return `In the war India’s clocks were an hour ahead, but some people still used the old time, IST, ${formatOffset(STANDARD_OFFSET_SECONDS)}.`;
}

const CITY_NAMES: Record<number, string> = {
  [BOMBAY_OFFSET_SECONDS]: 'Bombay',
  [CALCUTTA_OFFSET_SECONDS]: 'Calcutta',
};

/**
 * Says for the city that its clocks differed, for the surrounding states that some did. The city has its historical
 * name.
 */
const describeClocks = ({ name, region = '' }: Place, city: string, historicalName: string) =>
  name === city ? `Clocks in ${historicalName} were` : `Some clocks in ${region} were`;

function createMeanTimeNote({ place, clock, utcOffsetSeconds: offset }: ResolvedBirth): {
  clockNote?: string;
} {
  if (!clock.startsWith(MEAN_TIME_LABEL)) return {};
  const description = `the mean time of ${place.name} itself, ${formatOffset(offset)}`;
  if (place.country === 'IN')
    return {
      clockNote: `Before 1906 nearly every Indian town kept its own local mean time. We use ${description}.`,
    };
  return { clockNote: `There was no standard time there yet. We use ${description}.` };
}
