/** Renders a match for the terminal, at most 80 columns wide. */
import { toUppercaseFirst } from '#src/astrology/phrases.ts';
import { MATCH_ROLES } from '#src/kundli-milan/contract-couple.ts';
import { formatDoshaHours, formatKootaOfHours } from '#src/kundli-milan/contract-birth-hours.ts';
import type { Match, MatchDosha, MatchHours, MatchKoota, PointRange } from '#src/kundli-milan/contract.ts';
import { formatPoints, ROLE_NAMES } from '#src/kundli-milan/texts/words.ts';
import { wrapText } from '#src/support/terminal/wrap.ts';

const WIDTH = 80;
const NAME_WIDTH = 17;

export function renderMatch(match: Match): string[] {
  const { points, title, reason, kootas, doshas, manglik, poruthams, hours } = match;
  return [
    ...MATCH_ROLES.flatMap((role) => {
      const { born, place, clock } = match[role];
      return renderRow(toUppercaseFirst(role), `${born}, ${place} (${clock})`);
    }),
    '',
    ...renderRow('Points', `${formatPoints(points)} of 36. ${title}.`),
    ...renderRow('', `${toUppercaseFirst(reason)}.`),
    ...match.closeCalls.flatMap((text) => renderRow('', text)),
    ...(hours ? renderHours(hours) : []),
    '',
    ...kootas.flatMap(renderKoota),
    '',
    ...doshas.flatMap((dosha) => renderRow(`${dosha.name} dosha`, describeDosha(dosha))),
    '',
    ...MATCH_ROLES.flatMap((role) => renderRow(`Manglik, ${role}`, describeManglik(manglik[role]))),
    ...renderRow('', manglik.match.text),
    '',
    ...renderRow('Poruthams', `${formatPoints(poruthams.agreeing)} of 10 agree`),
    ...poruthams.items.flatMap((item) =>
      renderRow(`  ${item.name}`, [toUppercaseFirst(item.label), item.reason].filter(Boolean).join('. ')),
    ),
  ];
}

function renderKoota({ name, points, maximum, reason, byHour }: MatchKoota): string[] {
  const reasons = byHour.map((ofHours) => formatKootaOfHours(ROLE_NAMES, ofHours));
  return renderRow(name, [formatOf(points, maximum), reason, ...reasons].filter(Boolean).join(' '));
}

/** Continuation lines are indented to the start of the text. */
function renderRow(name: string, text: string): string[] {
  const lines = wrapText(text, WIDTH - NAME_WIDTH);
  return lines.map((line, index) => `${(index === 0 ? name : '').padEnd(NAME_WIDTH)}${line}`);
}

const formatOf = (points: PointRange, maximum: number): string =>
  `${formatPoints(points)} of ${maximum}`.padEnd(POINTS_WIDTH);

/** "0.5 to 4 of 5" */
const POINTS_WIDTH = 13;

/** One line for each pair of hours. */
const renderHours = ({ groom, bride, totals }: MatchHours): string[] =>
  groom.flatMap((ofGroom, row) =>
    bride.flatMap((ofBride, column) => {
      const conditions = [
        ...(groom.length > 1 ? [`groom ${ofGroom.label}`] : []),
        ...(bride.length > 1 ? [`bride ${ofBride.label}`] : []),
      ];
      return renderRow('', `${String(totals[row]![column]).padEnd(5)} ${conditions.join(', ')}`.trimEnd());
    }),
  );

function describeDosha({ name: doshaName, state, hours, text, exceptions }: MatchDosha): string {
  const met = exceptions.filter(({ isMet }) => isMet).map(({ name, source }) => `${name} (${source})`);
  const byHour = exceptions.filter(({ isMet }) => isMet === null).map(({ name }) => name);
  const exception =
    met.length > 0
      ? ` Exception met: ${met.join('; ')}.`
      : state === 'excepted'
        ? ` By the hour, one of these exceptions is met: ${byHour.join('; ')}.`
        : '';
  const when = formatDoshaHours(doshaName, ROLE_NAMES, hours);
  return [`${STATES[state]}.`, when, `${text}${exception}`].filter(Boolean).join(' ');
}

const STATES: Record<MatchDosha['state'], string> = {
  absent: 'Not present',
  excepted: 'Present',
  present: 'Present',
  uncertain: 'Uncertain',
};

function describeManglik({ label, text, reason }: Match['manglik']['groom']): string {
  return [`${toUppercaseFirst(label)}.`, text, reason && `${toUppercaseFirst(reason)}.`]
    .filter(Boolean)
    .join(' ');
}
