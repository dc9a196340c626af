/** What two Moons give at every possible hour of birth: one reading, two, or more. */
import { content } from '#src/reports/content/content.ts';
import { describeByHours, listByDecidingHour, type MoonPair } from './moon-hours.ts';
import { listMoons, type Match } from './match.ts';
import { describeMoonSigns, describeMoonStars } from './match-phrases.ts';

export type Reading = { text: string; because: string };

export function listMoonPairs({ first, second }: Match): MoonPair[] {
  const seconds = listMoons(second);
  return listMoons(first).flatMap((moon) => seconds.map((other) => ({ first: moon, second: other })));
}

/**
 * One text for all possible Moons is printed as it is, two are printed both.
 * @param open printed instead of three texts and more, which only two unknown hours together can give
 */
export function combineReadings(
  match: Match,
  read: (moons: MoonPair) => Reading,
  {
    subject,
    open,
    by = 'sign',
  }: { subject: { open: string; fixed: string }; open?: string; by?: 'sign' | 'nakshatra' },
): Reading {
  const readings = listMoonPairs(match).map(read);
  const [reading, other, ...more] = [...new Map(readings.map((each) => [each.text, each])).values()];
  const places = by === 'sign' ? describeMoonSigns(match) : describeMoonStars(match);
  const { everyHourReason, hourReason, twoReadings, twoReasons } = content.match;
  if (other === undefined)
    return listUnique(readings.map(({ because }) => because)).length > 1
      ? { text: reading!.text, because: everyHourReason(places, subject.fixed) }
      : reading!;
  const byHours = readByHours(match, read);
  if (byHours)
    return {
      text: byHours,
      because:
        listUnique(readings.map(({ because }) => because)).length > 2
          ? hourReason(places, subject.open)
          : twoReasons(reading!.because, other.because),
    };
  if (open && more.length > 0) return { text: open, because: hourReason(places, subject.open) };
  return {
    text: twoReadings(reading!.text, other.text),
    because: twoReasons(reading!.because, other.because),
  };
}

/** Of one unknown hour that decides each reading has its hours; null if both hours matter. */
function readByHours(match: Match, read: (moons: MoonPair) => Reading): string | null {
  const decided = listByDecidingHour(match, (moons) => read(moons).text);
  return (
    (decided &&
      describeByHours(decided.values, (hours) => content.match.ifBorn(decided.person.name, hours))) ??
    null
  );
}

export const listUnique = <T>(values: readonly T[]): T[] => [...new Set(values)];
