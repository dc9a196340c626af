/** The drawing in one sentence, for screen readers. */
import type { PanchangView } from '#src/panchang/contract.ts';
import type { TownClock } from '#web/features/panchang/town-clock.ts';

export function describeDay(panchang: PanchangView, clock: TownClock, now: number | undefined): string {
  const { hours, bounds, varaNames, sunset, moonrise, moonset } = panchang;
  const sentences = [
    hours
      ? `The day from sunrise, ${clock.formatTime(bounds.from)} on ${varaNames.english}, to the next sunrise, ${clock.formatTime(bounds.to)}`
      : `The day from midnight to midnight, ${varaNames.english}`,
    [
      ...(hours && sunset ? [`Sunset ${clock.formatTime(sunset)}`] : []),
      ...(moonrise ? [`moonrise ${clock.formatMoment(moonrise)}`] : []),
      ...(moonset ? [`moonset ${clock.formatMoment(moonset)}`] : []),
    ].join(', '),
    ...(now === undefined ? [] : [`Now it is ${clock.formatTime(new Date(now).toISOString())}`]),
    'All times are in the lists below',
  ];
  return `${sentences.filter(Boolean).join('. ')}.`;
}
