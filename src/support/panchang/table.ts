/** Renders the panchang of a day for the terminal, in the clock of the place. */
import { Temporal } from 'temporal-polyfill';
import type { DayPanchang, HoursOfDay, LimbStay, TimeSpan } from '#src/astrology/contract-almanac.ts';
import { NAKSHATRAS, RASHIS } from '#src/astrology/contract-names.ts';
import {
  getKaranaName,
  formatTithiName,
  LUNAR_MONTHS,
  VARAS,
  YOGAS,
} from '#src/astrology/panchang/panchang-names.ts';

const NAME_WIDTH = 17;
const renderRow = (name: string, text: string): string => `${name.padEnd(NAME_WIDTH)}${text}`;

export function renderPanchang(day: DayPanchang, { label, zone }: { label: string; zone: string }): string[] {
  const clock = createClock(zone, day.date);
  const vara = VARAS[day.vara - 1]!;
  const { bounds, hours } = day;
  return [
    `${label}, ${vara.english}, ${day.date} (${zone})`,
    hours
      ? `from sunrise ${clock(bounds.from)} to sunrise ${clock(bounds.to)}`
      : 'from midnight to midnight: the Sun does not rise or set on this day',
    '',
    ...renderLimb('Tithi', day.tithis, formatTithiName, clock),
    ...renderLimb('Nakshatra', day.nakshatras, (part) => NAKSHATRAS[part - 1]!.name, clock),
    ...renderLimb('Yoga', day.yogas, (part) => YOGAS[part - 1]!.english, clock),
    ...renderLimb('Karana', day.karanas, (part) => getKaranaName(part).english, clock),
    renderRow('Vara', vara.sanskrit),
    '',
    renderRow('Sun', `${renderTimes(day.sunrise, day.sunset, clock)}, ${nameSky(day.sun)}`),
    renderRow('Moon', `${renderTimes(day.moonrise, day.moonset, clock)}, ${nameSky(day.moon)}`),
    ...renderMonth(day),
    ...(hours ? ['', ...renderHours(hours, clock)] : []),
  ];
}

type Clock = (iso: string) => string;

/** 24 hours; a time of another day has its date: "02:37 (23 Nov)". */
const createClock =
  (zone: string, date: string): Clock =>
  (iso) => {
    const local = Temporal.Instant.from(iso).toZonedDateTimeISO(zone);
    const time = local.toPlainTime().toString().slice(0, 5);
    if (local.toPlainDate().toString() === date) return time;
    return `${time} (${local.toLocaleString('en-GB', { day: 'numeric', month: 'short' })})`;
  };

function renderTimes(rise: string | null, set: string | null, clock: Clock): string {
  const risesAt = rise === null ? 'does not rise' : `rises ${clock(rise)}`;
  return `${risesAt}, ${set === null ? 'does not set' : `sets ${clock(set)}`}`;
}

function renderLimb(
  name: string,
  stays: readonly LimbStay[],
  nameOf: (part: number) => string,
  clock: Clock,
): string[] {
  return stays.map(({ part, to }, index) =>
    renderRow(index === 0 ? name : '', `${nameOf(part)} until ${clock(to)}`),
  );
}

const nameSky = ({ sign, nakshatra }: DayPanchang['sun']): string =>
  `${RASHIS[sign - 1]!.sanskrit}, ${NAKSHATRAS[nakshatra - 1]!.name}`;

function renderMonth({ month, ayana, ritu }: DayPanchang): string[] {
  const nameMonth = (number: number) =>
    `${LUNAR_MONTHS[number - 1]!.english}${month.isLeap ? ' (leap)' : ''}`;
  const skipped = month.skipped ? `, ${LUNAR_MONTHS[month.skipped - 1]!.english} is left out` : '';
  return [
    renderRow('Month', `${nameMonth(month.amanta)}${skipped}; northern count ${nameMonth(month.purnimanta)}`),
    renderRow('Year', `Vikram ${month.vikramYear}, Shaka ${month.shakaYear}; ${ayana}, ${ritu}`),
  ];
}

function renderHours(hours: HoursOfDay, clock: Clock): string[] {
  const span = ({ from, to }: TimeSpan) => `${clock(from)} to ${clock(to)}`;
  const { choghadiyas, horas } = hours;
  return [
    renderRow('Rahu Kaal', span(hours.rahuKaal)),
    renderRow('Yamaganda', span(hours.yamaganda)),
    renderRow('Gulika', span(hours.gulika)),
    renderRow('Abhijit', span(hours.abhijit)),
    renderRow('Brahma', span(hours.brahmaMuhurta)),
    '',
    ...renderParts('Choghadiya', choghadiyas.day, ({ name }) => name, clock),
    ...renderParts('  of the night', choghadiyas.night, ({ name }) => name, clock),
    ...renderParts('Hora', horas.day, ({ lord }) => lord, clock),
    ...renderParts('  of the night', horas.night, ({ lord }) => lord, clock),
  ];
}

const PARTS_IN_LINE = 4;
const PART_WIDTH = 14;

/** "06:51 udveg", four in a line, so that a line has at most 80 columns. */
function renderParts<T extends TimeSpan>(
  name: string,
  parts: readonly T[],
  nameOf: (part: T) => string,
  clock: Clock,
): string[] {
  const cells = parts.map((part) => `${clock(part.from).slice(0, 5)} ${nameOf(part)}`.padEnd(PART_WIDTH));
  return Array.from({ length: cells.length / PARTS_IN_LINE }, (_, line) =>
    renderRow(
      line === 0 ? name : '',
      cells
        .slice(line * PARTS_IN_LINE, (line + 1) * PARTS_IN_LINE)
        .join(' ')
        .trimEnd(),
    ),
  );
}
