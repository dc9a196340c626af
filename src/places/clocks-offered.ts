/** What is asked and said about the clock of a birth, in plain lines. */
import type { ResolvedBirth } from './contract-birth.ts';
import { clockChoices, OVERLAP_ASKED } from './birth-time.ts';
import { MEAN_TIME, offsetInWords } from './clock-words.ts';
import type { ClocksOffered, Place } from './contract.ts';
import { BOMBAY_SECONDS, CALCUTTA_SECONDS, STANDARD_SECONDS } from './india-clocks.ts';

/** Nothing where one clock alone can be meant and needs no explaining, nor where the hour is not known. */
export function clocksOffered(birth: ResolvedBirth): { clocks?: ClocksOffered; clockNote?: string } {
  if (birth.timeKind === 'unknown') return {};
  const { inForce, beside } = clockChoices(birth);
  const readings = [...inForce, ...beside];
  if (readings.length === 1) return noteOf(birth);
  const question = inForce.length > 1 ? OVERLAP_ASKED : questionAbout(birth.place, beside);
  return { clocks: { question, readings } };
}

function questionAbout(place: Place, beside: readonly { utcOffsetSeconds: number }[]): string {
  const reasons = beside.map(({ utcOffsetSeconds }) => reasonFor(utcOffsetSeconds, place));
  return `${reasons.join(' ')} Which one was the birth noted in?`;
}

function reasonFor(offset: number, place: Place): string {
  const clock = `${WHERE[offset] ?? ''} time, ${offsetInWords(offset)}`;
  if (offset === BOMBAY_SECONDS)
    return `${clocksIn(place, 'Mumbai', 'Bombay')} also kept on ${clock}, until 1955.`;
  if (offset === CALCUTTA_SECONDS)
    return `${clocksIn(place, 'Kolkata', 'Calcutta')} also kept on ${clock}, until 1948.`;
  return `In the war India’s clocks stood an hour ahead, but some people went on telling the old time, IST, ${offsetInWords(STANDARD_SECONDS)}.`;
}

const WHERE: Record<number, string> = { [BOMBAY_SECONDS]: 'Bombay', [CALCUTTA_SECONDS]: 'Calcutta' };

/** The city itself by the name it had then; the lands around it only had some of them. */
const clocksIn = ({ name, region = '' }: Place, city: string, then: string) =>
  name === city ? `Clocks in ${then} were` : `Some clocks in ${region} were`;

function noteOf({ place, clock, utcOffsetSeconds: offset }: ResolvedBirth): { clockNote?: string } {
  if (!clock.startsWith(MEAN_TIME)) return {};
  const ours = `the mean time of ${place.name} itself, ${offsetInWords(offset)}`;
  if (place.country === 'IN')
    return {
      clockNote: `Before 1906 nearly every Indian town kept its own local mean time. We use ${ours}.`,
    };
  return { clockNote: `There was no standard time there yet. We use ${ours}.` };
}
